#pragma once

namespace tiller {

/// `tiller-editor --render OUT [options] FILE` writes a picture (*.png) or a film (*.gif, *.mp4)
/// without a display. `tiller render` calls it. Returns the exit code: 0 fine, 1 problems in the
/// file, 2 wrong call, 3 a file could not be read or written, or ffmpeg is missing.
[[nodiscard]] int renderCommand(int argc, char* argv[]);

} // namespace tiller
