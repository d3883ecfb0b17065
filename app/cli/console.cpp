#include "app/cli/console.h"

#include "core/io/files.h"

#include <array>
#include <cerrno>
#include <cstring>
#include <unistd.h>

namespace tiller::cli {

Output::Output(const std::string& name)
    : m_name(name == "-" ? "standard output" : "\"" + name + "\"")
    , m_file(name == "-" ? stdout : std::fopen(name.c_str(), "we")) {
    if (!m_file)
        m_error = errno;
}

Output::~Output() {
    if (m_file && m_file != stdout)
        std::fclose(m_file);
}

void Output::write(std::string_view text) {
    if (m_error == 0 && std::fwrite(text.data(), 1, text.size(), m_file) != text.size())
        m_error = errno;
}

bool Output::finish() {
    if (m_error == 0 && std::fflush(m_file) != 0)
        m_error = errno;
    if (m_file && m_file != stdout) {
        if (std::fclose(m_file) != 0 && m_error == 0)
            m_error = errno;
        m_file = nullptr;
    }
    if (m_error != 0)
        complain("could not write to " + m_name + ": " + std::strerror(m_error) + ".");
    return m_error == 0;
}

int print(std::string_view text) {
    Output output("-");
    output.write(text);
    return output.finish() ? success : notReadOrWritten;
}

void complain(std::string_view text) {
    std::fprintf(stderr, "tiller: %.*s\n", static_cast<int>(text.size()), text.data());
}

std::string toText(const std::string& file, const Problem& problem) {
    std::string text = file + ":";
    if (problem.line > 0)
        text += std::to_string(problem.line) + ":" + std::to_string(problem.column) + ":";
    text += problem.severity == Severity::error ? " error: " : " warning: ";
    return text + problem.text + "\n";
}

std::optional<std::string> readText(const std::string& file) {
    Result<std::string> text = loadText(file);
    if (text)
        return std::move(text).value();
    complain(text.problems().front().text);
    return {};
}

void report(const std::string& file, const Problems& problems) {
    for (const Problem& problem : problems)
        std::fputs(toText(file, problem).c_str(), stderr);
}

std::string toHex(std::uint64_t hash) {
    constexpr std::string_view digits = "0123456789abcdef";
    std::string text(16, '0');
    for (std::size_t i = 0; i < text.size(); ++i)
        text[text.size() - 1 - i] = digits[(hash >> (4 * i)) & 15];
    return text;
}

Waiting::Waiting(std::string what) {
    if (::isatty(STDERR_FILENO) == 1)
        m_thread = std::thread([this, what = std::move(what)] { show(what); });
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
    std::fprintf(stderr, "\r\x1b[Ktick %llu of %llu, %.0f%%, about %.0f s left",
                 static_cast<unsigned long long>(tick), static_cast<unsigned long long>(m_ticks),
                 100 * share, share > 0 ? now * (1 - share) / share : 0);
    std::fflush(stderr);
}

} // namespace tiller::cli
