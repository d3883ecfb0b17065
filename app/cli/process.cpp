#include "app/cli/process.h"

#include <cstdlib>

#ifdef _WIN32
#include <fcntl.h>
#include <filesystem>
#include <io.h>
#include <windows.h>
#else
#include <csignal>
#endif

namespace tiller::cli {

#ifdef _WIN32

void prepareProcess() {
    ::_setmode(1, _O_BINARY);
    ::SetConsoleOutputCP(CP_UTF8);
}

std::vector<std::string> wordsOfCall(int argc, char** argv) {
    int count = 0;
    wchar_t** wide = ::CommandLineToArgvW(::GetCommandLineW(), &count);
    if (!wide)
        return {argv, argv + argc};
    std::vector<std::string> words;
    for (int i = 0; i < count; ++i)
        words.push_back(std::filesystem::path(wide[i]).string());
    ::LocalFree(wide);
    return words;
}

void setEnvironment(const std::string& name, const std::string& value) {
    ::_putenv_s(name.c_str(), value.c_str());
}

#else

void prepareProcess() {
    std::signal(SIGXFSZ, SIG_IGN);
}

std::vector<std::string> wordsOfCall(int argc, char** argv) {
    return {argv, argv + argc};
}

void setEnvironment(const std::string& name, const std::string& value) {
    ::setenv(name.c_str(), value.c_str(), 1);
}

#endif

std::vector<char*> pointersTo(std::vector<std::string>& words) {
    std::vector<char*> pointers;
    for (std::string& word : words)
        pointers.push_back(word.data());
    pointers.push_back(nullptr);
    return pointers;
}

} // namespace tiller::cli
