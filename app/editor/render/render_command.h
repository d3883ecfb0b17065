#pragma once

namespace tiller {

/// `tiller-editor --render OUT [options] FILE`: a picture (*.png) or a film (*.gif, *.mp4) without
/// a display, as `tiller render` asks for it. The exit code: 0 fine, 1 problems in the file, 2
/// wrong call, 3 could not read or write, or ffmpeg is missing.
[[nodiscard]] int renderCommand(int argc, char* argv[]);

} // namespace tiller
