#include "app/cli/console.h"

#include "core/base/platform.h"
#include "core/base/text.h"
#include "core/base/visible.h"
#include "core/io/files.h"

#include <cerrno>
#include <cmath>
#include <cstring>
#include <filesystem>
#include <unistd.h>

namespace tiller::cli {

namespace {

constexpr std::size_t pieceSize = 1 << 16; // bytes

/// Whether two paths lead to one file, which need not exist. A device such as /dev/null does not
/// count.
bool areSame(const FilePath& a, const FilePath& b) {
    std::error_code error;
    if (std::filesystem::exists(a, error) && std::filesystem::exists(b, error))
        return std::filesystem::equivalent(a, b, error) &&
               !std::filesystem::is_character_file(a, error);
    const auto fullPath = [&error](const std::filesystem::path& path) {
        return std::filesystem::weakly_canonical(std::filesystem::absolute(path, error), error);
    };
    return !fullPath(a).empty() && fullPath(a) == fullPath(b);
}

} // namespace

Output::Output(const std::string& name) {
    if (name == "-")
        return;
    m_file.emplace(name);
    if (const Result<Done> opened = m_file->open(); !opened)
        m_problem = opened.problems().front();
}

void Output::write(std::string_view text) {
    m_pending += m_file ? std::string(text) : toVisibleLines(text);
    if (m_pending.size() >= pieceSize)
        writePending();
}

void Output::writePending() {
    if (!m_problem && m_file) {
        if (const Result<Done> written = m_file->write(m_pending); !written)
            m_problem = written.problems().front();
    } else if (!m_problem &&
               (std::fwrite(m_pending.data(), 1, m_pending.size(), stdout) != m_pending.size() ||
                std::fflush(stdout) != 0)) {
        m_problem =
            Problem{.text = say("could not write to standard output: %1.", {std::strerror(errno)})};
    }
    m_pending.clear();
}

bool Output::finish() {
    writePending();
    if (!m_problem && m_file)
        if (const Result<Done> finished = m_file->finish(); !finished)
            m_problem = finished.problems().front();
    if (m_problem)
        complain(m_problem->text);
    return !m_problem;
}

int print(std::string_view text) {
    Output output("-");
    output.write(text);
    return output.finish() ? success : notReadOrWritten;
}

void complain(std::string_view text) {
    std::fprintf(stderr, "tiller: %s\n", toVisible(text).c_str());
}

int refuse(std::string_view text) {
    complain(text);
    return wrongUsage;
}

int notWritten(const Problems& problems) {
    complain(problems.front().text);
    return notReadOrWritten;
}

std::string toText(const std::string& file, const Problem& problem, std::string_view word) {
    std::string text = file + ":";
    if (problem.line > 0)
        text += std::to_string(problem.line) + ":" + std::to_string(problem.column) + ":";
    if (word.empty())
        word = problem.severity == Severity::error ? "error" : "warning";
    return toVisible(text + " " + std::string(word) + ": " + problem.text) + "\n";
}

std::optional<std::string> readText(const std::string& file, std::size_t mostBytes) {
    Result<std::string> text = loadText(file, mostBytes);
    if (text)
        return std::move(text).value();
    complain(text.problems().front().text);
    return {};
}

void report(const std::string& file, const Problems& problems) {
    for (const Problem& problem : problems)
        std::fputs(toText(file, problem).c_str(), stderr);
}

std::string rounded(double number, double parts) {
    constexpr double wholeFrom =
        9'007'199'254'740'992; // 2^53: from here on, no double has decimals
    return tiller::toText(std::abs(number) < wholeFrom ? std::round(number * parts) / parts
                                                       : number);
}

Waiting::Waiting(std::string what) {
    if (::isatty(STDERR_FILENO) == 1)
        m_thread = std::thread([this, what = toVisible(what)] { show(what); });
}

Waiting::~Waiting() {
    {
        const std::lock_guard lock(m_mutex);
        m_isOver = true;
    }
    m_ended.notify_one();
    if (m_thread.joinable())
        m_thread.join();
}

void Waiting::show(const std::string& what) {
    std::unique_lock lock(m_mutex);
    int seconds = 0;
    while (!m_ended.wait_for(lock, std::chrono::seconds(1), [this] { return m_isOver; })) {
        std::fprintf(stderr, "\r\x1b[K%s, %d s", what.c_str(), ++seconds);
        std::fflush(stderr);
    }
    if (seconds > 0)
        std::fputs("\r\x1b[K", stderr);
}

Progress::Progress(std::uint64_t ticks)
    : m_ticks(ticks), m_isTerminal(::isatty(STDERR_FILENO) == 1) {}

Progress::~Progress() {
    if (m_shown)
        std::fputs("\r\x1b[K", stderr);
}

void Progress::at(std::uint64_t tick) {
    const double now = m_watch.seconds();
    if (!m_isTerminal || now < m_next || tick >= m_ticks)
        return;
    m_next = now + 0.2;
    m_shown = true;
    const double share = static_cast<double>(tick) / static_cast<double>(m_ticks);
    const double left = share > 0 ? now * (1 - share) / share : 0;
    std::fprintf(
        stderr, "\r\x1b[K%s",
        say("tick %1 of %2, %3%, about %4 s left", {std::to_string(tick), std::to_string(m_ticks),
                                                    rounded(100 * share, 1), rounded(left, 1)})
            .c_str());
    std::fflush(stderr);
}

std::optional<std::string> findOverwrite(const std::vector<CallFile>& inputs,
                                         const std::vector<CallFile>& outputs) {
    for (std::size_t i = 0; i < outputs.size(); ++i) {
        const auto& [option, file] = outputs[i];
        if (file.empty())
            continue;
        for (const CallFile& input : inputs)
            if (file != "-" && !input.file.empty() && areSame(file, input.file))
                return say(
                    "%1 would overwrite \"%2\", which is read as %3. Name another file to write.",
                    {option, input.file, input.option});
        for (std::size_t k = 0; k < i; ++k) {
            const CallFile& other = outputs[k];
            if (other.file.empty() || (file == "-") != (other.file == "-"))
                continue;
            if (file == "-")
                return say(
                    "%1 and %2 would both go to standard output. Write one of them to a file.",
                    {other.option, option});
            if (areSame(file, other.file))
                return say("%1 and %2 would both write \"%3\". Give each a file of its own.",
                           {other.option, option, file});
        }
    }
    return {};
}

} // namespace tiller::cli
