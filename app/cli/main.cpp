#include "app/cli/command_line.h"
#include "app/cli/console.h"
#include "app/cli/process.h"

#include <exception>
#include <new>

int main(int argc, char** argv) {
    using namespace tiller::cli;
    prepareProcess();
    watchForInterruption();
    try {
        return CommandLine().run(wordsOfCall(argc, argv));
    } catch (const std::bad_alloc&) {
        complain("there is not enough memory. Run fewer agents.");
    } catch (const std::exception& error) {
        complain(std::string("unexpected error: ") + error.what() + ". Please report it.");
    }
    return notReadOrWritten;
}
