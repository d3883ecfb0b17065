#pragma once

#include <string>
#include <vector>

/// What differs between systems about the process of a command.
namespace tiller::cli {

/// Standard output gets the same bytes on every system, and a limit for files makes write() fail
/// instead of ending the process.
void prepareProcess();

/// The words of the call, in UTF-8; the first names the program.
[[nodiscard]] std::vector<std::string> wordsOfCall(int argc, char** argv);

/// For the programs that this one starts.
void setEnvironment(const std::string& name, const std::string& value);

/// Words as a program takes them, followed by a null pointer. Valid as long as the words are.
[[nodiscard]] std::vector<char*> pointersTo(std::vector<std::string>& words);

} // namespace tiller::cli
