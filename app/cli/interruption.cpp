#include "app/cli/interruption.h"

#include <csignal>
#include <unistd.h>

namespace tiller::cli {

namespace {

volatile std::sig_atomic_t cleanups = 0;
volatile std::sig_atomic_t receivedSignal = 0;

constexpr int codeOf(int signal) {
    return 128 + signal;
}

} // namespace

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
