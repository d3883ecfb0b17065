#pragma once

#include "core/io/project_io.h"

#include <chrono>
#include <cstdio>
#include <optional>

namespace tiller::cli {

/// Text into a file or to standard output, in pieces; every write is checked.
class Output {
public:
    /// @param name a file, which is emptied, or - for standard output
    explicit Output(const std::string& name);
    ~Output();
    Output(const Output&) = delete;
    Output& operator=(const Output&) = delete;

    void write(std::string_view text);

    /// Whether all of it arrived; says on standard error why if not.
    [[nodiscard]] bool finish();

private:
    std::string m_name;
    std::FILE* m_file;
    int m_error = 0; ///< the first errno
};

/// Writes to standard output; the exit code, fine or notReadOrWritten.
[[nodiscard]] int print(std::string_view text);

/// A sentence on standard error, after the program's name.
void complain(std::string_view text);

/// `FILE:LINE:COLUMN: error: text`, as compilers and editors know it.
[[nodiscard]] std::string toText(const std::string& file, const Problem& problem);

/// The project of a file. If it cannot be had its problems go to standard error, and
/// @p exitCode says of what kind they are.
[[nodiscard]] std::optional<LoadedProject> load(const std::string& file, int& exitCode);

[[nodiscard]] std::string toHex(std::uint64_t hash); ///< 16 digits

/// Seconds since it was made.
class StopWatch {
public:
    [[nodiscard]] double seconds() const {
        return std::chrono::duration<double>(std::chrono::steady_clock::now() - m_start).count();
    }

private:
    std::chrono::steady_clock::time_point m_start = std::chrono::steady_clock::now();
};

/// Tells on standard error how far a long run is: from its second second on, in place on a
/// terminal, else a line every five seconds.
class Progress {
public:
    explicit Progress(std::uint64_t ticks);
    ~Progress();
    Progress(const Progress&) = delete;
    Progress& operator=(const Progress&) = delete;

    void at(std::uint64_t tick);

private:
    std::uint64_t m_ticks;
    bool m_isTerminal;
    StopWatch m_watch;
    double m_next = 1;
    bool m_said = false;
};

} // namespace tiller::cli
