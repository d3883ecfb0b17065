#include "app/cli/process.h"

#include <csignal>
#include <cstdlib>
#include <unistd.h>

#ifdef _WIN32
#include <fcntl.h>
#include <filesystem>
#include <io.h>
#include <windows.h>
#endif

namespace tiller::cli {

namespace {

volatile std::sig_atomic_t cleanups = 0;
volatile std::sig_atomic_t receivedSignal = 0;

constexpr int codeOf(int signal) {
    return 128 + signal;
}

} // namespace

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

void watchForInterruption() {
    for (const int each : {SIGINT, SIGTERM})
        std::signal(each, [](int signal) {
            if (cleanups == 0 || receivedSignal != 0)
                ::_exit(codeOf(signal));
            receivedSignal = signal;
        });
}

Cleanup::Cleanup() {
    cleanups = cleanups + 1;
}

Cleanup::~Cleanup() {
    cleanups = cleanups - 1;
}

int interruptionCode() {
    return receivedSignal == 0 ? 0 : codeOf(receivedSignal);
}

} // namespace tiller::cli
