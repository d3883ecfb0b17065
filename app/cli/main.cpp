#include "app/cli/process.h"

int main(int argc, char** argv) {
    return tiller::cli::runProgram(argc, argv);
}
