#pragma once

#include <functional>
#include <string>

/// Makes a call of the system fail, one at a time. Programs that link tiller_faults call the system
/// through it (the linker's --wrap): our own code, not Qt's.
namespace tiller::faults {

/// What happens instead of a call.
struct Fault {
    const char* name = "";
    int error = 0;           ///< errno; 0: only writes are concerned
    std::size_t bytes = 0;   ///< with error 0: how many a write writes
    bool persists = false;   ///< all later calls of the same kind fail, too
    bool isHarmless = false; ///< the call is to be repeated, so the work succeeds
};

extern const Fault all[9]; ///< ENOSPC, EIO, EINTR, EDQUOT, ...

/// From now on the call of number @p number, from 1, fails. Calls are counted from here; 0: none.
void arm(int number, const Fault& fault);

struct Report {
    int calls = 0;      ///< how many calls were made
    std::string failed; ///< the name of the call that failed; empty: none
};
Report disarm();

/// Is called before each write while armed, with the file.
extern std::function<void(int file)> onWrite;

/// Counts of a harness, which it prints at its end.
struct Tally {
    int runs = 0;    ///< with a call that failed
    int oldFile = 0; ///< a failure was reported, and the old file is there
    int newFile = 0; ///< success was reported, and the new file is there
    int unsure = 0;  ///< the new file is there, but a failure was reported
};

/// Fails every call of @p work in turn, with every fault.
/// @param prepare brings back the old state before each run
/// @param work returns whether it reports success
/// @param look describes the state: "old", "new", or what is wrong
/// @param faults of `all`, how many from the first on
/// @return what is wrong; empty if nothing is
std::string failEveryCall(const std::function<void()>& prepare, const std::function<bool()>& work,
                          const std::function<std::string()>& look, std::size_t faults,
                          Tally& tally);

/// Prints a row of the table.
void print(const char* what, const Tally& tally);

} // namespace tiller::faults
