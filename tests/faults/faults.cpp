#include "tests/faults/faults.h"

#include <algorithm>
#include <atomic>
#include <cerrno>
#include <cstdarg>
#include <cstdio>
#include <fcntl.h>
#include <mutex>
#include <sys/stat.h>
#include <unistd.h>

namespace tiller::faults {

const Fault all[9] = {
    {.name = "ENOSPC", .error = ENOSPC},
    {.name = "EINTR", .error = EINTR, .isHarmless = true},
    {.name = "short write", .bytes = 1, .isHarmless = true},
    {.name = "EIO", .error = EIO},
    {.name = "EDQUOT", .error = EDQUOT},
    {.name = "write of 0 bytes"},
    {.name = "ENOSPC from then on", .error = ENOSPC, .persists = true},
    {.name = "EIO from then on", .error = EIO, .persists = true},
    {.name = "EDQUOT from then on", .error = EDQUOT, .persists = true},
};

std::function<void(int)> onWrite;

namespace {

std::mutex mutex;
std::atomic<bool> armed = false;
int failAt = 0;
Fault fault;
Report report;

/// Whether this call fails.
bool fails(const char* name) {
    if (!armed)
        return false;
    const std::scoped_lock lock(mutex);
    ++report.calls;
    const bool isIt = report.calls == failAt ||
                      (fault.persists && report.calls > failAt && report.failed == name);
    if (!isIt || failAt == 0)
        return false;
    if (fault.error == 0 && std::string(name) != "write")
        return false; // only writes can be short
    report.failed = name;
    errno = fault.error;
    return true;
}

} // namespace

void arm(int number, const Fault& chosen) {
    const std::scoped_lock lock(mutex);
    failAt = number;
    fault = chosen;
    report = {};
    armed = true;
}

Report disarm() {
    armed = false;
    const std::scoped_lock lock(mutex);
    return report;
}

std::string failEveryCall(const std::function<void()>& prepare, const std::function<bool()>& work,
                          const std::function<std::string()>& look, std::size_t faults,
                          Tally& tally) {
    prepare();
    arm(0, {});
    work();
    const int usual = disarm().calls; // an early failure leaves fewer
    for (std::size_t f = 0; f < faults; ++f) {
        for (int number = 1, calls = usual; number <= calls; ++number) {
            prepare();
            arm(number, all[f]);
            const bool succeeded = work();
            const Report made = disarm();
            calls = std::max(calls, made.calls);
            if (made.failed.empty())
                continue;
            ++tally.runs;
            const std::string state = look();
            const std::string run = std::string(all[f].name) + " in call " +
                                    std::to_string(number) + ", " + made.failed + ": ";
            if (state != "old" && state != "new")
                return run + state;
            if (succeeded && state == "old")
                return run + "reports success, but the file is the old one";
            if (!succeeded && all[f].isHarmless)
                return run + "gives up, though the call could be repeated";
            ++(state == "old" ? tally.oldFile : succeeded ? tally.newFile : tally.unsure);
        }
    }
    return {};
}

void print(const char* what, const Tally& tally) {
    std::printf("faults | %-28s | %5d failed calls | %5d old | %5d new | %3d new, not synced | "
                "0 torn | 0 left\n",
                what, tally.runs, tally.oldFile, tally.newFile, tally.unsure);
    std::fflush(stdout);
}

} // namespace tiller::faults

// The linker leads calls here. Each has the type of the real one.
extern "C" {

using tiller::faults::fails;

int __real_open(const char* path, int flags, ...);
int __wrap_open(const char* path, int flags, ...) {
    mode_t mode = 0;
    if ((flags & O_CREAT) != 0) {
        va_list arguments;
        va_start(arguments, flags);
        mode = va_arg(arguments, mode_t);
        va_end(arguments);
    }
    return fails("open") ? -1 : __real_open(path, flags, mode);
}

ssize_t __real_read(int file, void* to, size_t size);
ssize_t __wrap_read(int file, void* to, size_t size) {
    return fails("read") ? -1 : __real_read(file, to, size);
}

ssize_t __real_write(int file, const void* from, size_t size);
ssize_t __wrap_write(int file, const void* from, size_t size) {
    if (tiller::faults::armed && tiller::faults::onWrite)
        tiller::faults::onWrite(file);
    if (!fails("write"))
        return __real_write(file, from, size);
    if (tiller::faults::fault.error != 0)
        return -1;
    return tiller::faults::fault.bytes == 0 ? 0 : __real_write(file, from, 1);
}

int __real_fsync(int file);
int __wrap_fsync(int file) {
    return fails("fsync") ? -1 : __real_fsync(file);
}

int __real_fchmod(int file, mode_t mode);
int __wrap_fchmod(int file, mode_t mode) {
    return fails("fchmod") ? -1 : __real_fchmod(file, mode);
}

int __real_fchown(int file, uid_t user, gid_t group);
int __wrap_fchown(int file, uid_t user, gid_t group) {
    return fails("fchown") ? -1 : __real_fchown(file, user, group);
}

int __real_flock(int file, int operation);
int __wrap_flock(int file, int operation) {
    return fails("flock") ? -1 : __real_flock(file, operation);
}

int __real_fcntl(int file, int command, ...);
int __wrap_fcntl(int file, int command, ...) {
    va_list arguments;
    va_start(arguments, command);
    const long argument = va_arg(arguments, long);
    va_end(arguments);
    return fails("fcntl") ? -1 : __real_fcntl(file, command, argument);
}

int __real_rename(const char* from, const char* to);
int __wrap_rename(const char* from, const char* to) {
    return fails("rename") ? -1 : __real_rename(from, to);
}

/// As on Linux, the file is closed even if the call fails.
int __real_close(int file);
int __wrap_close(int file) {
    if (!fails("close"))
        return __real_close(file);
    const int error = errno;
    __real_close(file);
    errno = error;
    return -1;
}
}
