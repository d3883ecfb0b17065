#pragma once

#include <string>
#include <vector>

/// The process of a command: what differs between systems.
namespace tiller::cli {

/// The program `tiller`: its exit code. What goes wrong is said on standard error.
[[nodiscard]] int runProgram(int argc, char** argv);

/// Standard output gets the same bytes on every system, and a limit for files makes write() fail
/// instead of ending the process.
void prepareProcess();

/// The words of the call, in UTF-8; the first names the program.
[[nodiscard]] std::vector<std::string> wordsOfCall(int argc, char** argv);

/// For the programs that this one starts.
void setEnvironment(const std::string& name, const std::string& value);

/// Words as a program takes them, followed by a null pointer. Valid as long as the words are.
[[nodiscard]] std::vector<char*> pointersTo(std::vector<std::string>& words);

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
