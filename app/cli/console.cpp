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
constexpr std::chrono::milliseconds shortPause(200);

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

int print(std::string_view text, const std::string& file) {
    Output output(file);
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

Waiting::Waiting(const std::string& what)
    : Waiting(
          [what](double seconds) { return what + ", " + rounded(std::floor(seconds)) + " s"; }) {}

Waiting::Waiting(const TextOf& textOf) {
    if (::isatty(STDERR_FILENO) == 1)
        m_thread = std::thread([this, textOf] { show(textOf); });
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

void Waiting::show(const TextOf& textOf) {
    const StopWatch watch;
    std::unique_lock lock(m_mutex);
    std::chrono::milliseconds pause(1000);
    for (; !m_ended.wait_for(lock, pause, [this] { return m_isOver; }); pause = shortPause) {
        std::fprintf(stderr, "\r\x1b[K%s", toVisible(textOf(watch.seconds())).c_str());
        std::fflush(stderr);
    }
    if (pause == shortPause)
        std::fputs("\r\x1b[K", stderr);
}

Progress::Progress(std::uint64_t ticks)
    : m_waiting([this, ticks](double seconds) {
        const double share = static_cast<double>(m_tick) / static_cast<double>(ticks);
        const double left = share > 0 ? seconds * (1 - share) / share : 0;
        return say("tick %1 of %2, %3%, about %4 s left",
                   {std::to_string(m_tick), std::to_string(ticks), rounded(100 * share, 1),
                    rounded(left, 1)});
    }) {}

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
