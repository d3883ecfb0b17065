#pragma once

#include "core/base/number_text.h"
#include "core/base/text.h"
#include "core/io/file_writer.h"
#include "core/io/files.h"
#include "core/io/project_io.h"

#include <atomic>
#include <chrono>
#include <condition_variable>
#include <cstdint>
#include <cstdio>
#include <functional>
#include <mutex>
#include <optional>
#include <string>
#include <thread>
#include <vector>

namespace tiller::cli {

enum ExitCode { success = 0, problemsInFile = 1, wrongUsage = 2, notReadOrWritten = 3 };

/// From now on texts show in the language of the environment.
void speak();

/// Whether there are translations for a language, or it is English.
[[nodiscard]] bool isKnown(const std::string& language);

/// Writes text to a file or to standard output, in pieces. Every write is checked. A file keeps
/// its old content until the new one is whole. On standard output, control characters are visible.
class Output {
public:
    /// @param name a file, which is overwritten, or - for standard output
    explicit Output(const std::string& name);

    void write(std::string_view text);

    /// Whether all of the text was written. If not, standard error says why.
    [[nodiscard]] bool finish();

private:
    void writePending();

    std::optional<FileWriter> m_file; ///< none: standard output
    std::string m_pending;
    std::optional<Problem> m_problem; ///< the first one
};

/// Writes lines to a file, see Output. On standard output, names in them that may hold line feeds
/// went through toVisible. Returns the exit code, success or notReadOrWritten.
[[nodiscard]] int print(std::string_view text, const std::string& file = "-");

/// Writes a sentence to standard error, after the program's name.
void complain(std::string_view text);

/// @name Writes a sentence, and returns the exit code
/// @{
[[nodiscard]] int refuse(std::string_view text);        ///< of a wrong call
[[nodiscard]] int notWritten(const Problems& problems); ///< of a file that is not read or written
/// @}

/// `FILE:LINE:COLUMN: error: text`, as compilers write it and editors read it.
[[nodiscard]] std::string toText(const std::string& file, const Problem& problem,
                                 std::string_view word = {});

/// Shows on a terminal, from its second second on, that a long step goes on.
class Waiting {
public:
    using TextOf = std::function<std::string(double seconds)>;

    explicit Waiting(const std::string& what); ///< of unknown length
    /// @param textOf is called by a thread of its own
    explicit Waiting(const TextOf& textOf);
    ~Waiting();
    Waiting(const Waiting&) = delete;
    Waiting& operator=(const Waiting&) = delete;

private:
    void show(const TextOf& textOf);

    std::mutex m_mutex;
    std::condition_variable m_ended;
    bool m_isOver = false;
    std::thread m_thread; ///< none without a terminal
};

/// The text of a file. If the file cannot be read, standard error says why.
[[nodiscard]] std::optional<std::string> readText(const std::string& file,
                                                  std::size_t mostBytes = maxFileBytes);

/// Writes problems of a file to standard error.
void report(const std::string& file, const Problems& problems);

/// What @p read makes of a file's text. If it fails, standard error has the problems, and
/// @p exitCode is set.
template <class T>
[[nodiscard]] std::optional<T> load(const std::string& file, Result<T> (*read)(std::string_view),
                                    int& exitCode, std::size_t mostBytes = maxFileBytes) {
    const auto text = readText(file, mostBytes);
    if (!text) {
        exitCode = notReadOrWritten;
        return {};
    }
    const Waiting waiting(say("reading %1", {file}));
    Result<T> loaded = read(*text);
    if (loaded)
        return std::move(loaded).value();
    report(file, loaded.problems());
    exitCode = problemsInFile;
    return {};
}

/// A number with few decimals. @param parts of 1 that it is rounded to
[[nodiscard]] std::string rounded(double number, double parts = 1000);

/// Measures the seconds since its construction.
class StopWatch {
public:
    [[nodiscard]] double seconds() const {
        return std::chrono::duration<double>(std::chrono::steady_clock::now() - m_start).count();
    }

private:
    std::chrono::steady_clock::time_point m_start = std::chrono::steady_clock::now();
};

/// Shows on a terminal how far a long run is.
class Progress {
public:
    explicit Progress(std::uint64_t ticks);
    void at(std::uint64_t tick) { m_tick = tick; }

private:
    std::atomic<std::uint64_t> m_tick = 0;
    Waiting m_waiting;
};

/// A file of a call, with its option: "--trace", or "FILE".
struct CallFile {
    std::string option;
    std::string file; ///< empty: the call has none; - is standard output
};

/// Finds an output that would overwrite an input (under any path) or another output. Returns a
/// sentence about the first one, or nothing.
[[nodiscard]] std::optional<std::string> findOverwrite(const std::vector<CallFile>& inputs,
                                                       const std::vector<CallFile>& outputs);

/// The project with @p agents agents in all, at the same density: counts, and the areas of world
/// and scene, grow in proportion. Agents that were placed by hand start at random places instead.
/// Refused: a project without agents, and a world beyond its limits.
[[nodiscard]] Result<Project> scaledTo(const Project& project, std::uint64_t agents);

} // namespace tiller::cli
