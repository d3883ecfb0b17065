#pragma once

namespace tiller::cli {

/// Makes Ctrl+C, and SIGTERM, end this process with the exit code of shells: 130 and 143. It ends
/// at once, unless a Cleanup exists; the second time also then.
void watchForInterruption();

/// While it exists, Ctrl+C lets the command stop by itself, so that no unfinished file is left
/// behind. Only long functions that look at interruptionCode often are called meanwhile.
class Cleanup {
public:
    Cleanup();
    ~Cleanup();
    Cleanup(const Cleanup&) = delete;
    Cleanup& operator=(const Cleanup&) = delete;
};

/// The exit code of an interrupted command; 0 if it goes on.
[[nodiscard]] int interruptionCode();

} // namespace tiller::cli
