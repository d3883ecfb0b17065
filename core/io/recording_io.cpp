#include "core/io/recording_io.h"

#include "core/base/hex.h"
#include "core/base/random.h"
#include "core/io/formats.h"
#include "core/io/input_log_io.h"
#include "core/io/json_writer.h"
#include "core/io/project_writer.h"

#include <array>
#include <charconv>

namespace tiller {

namespace {

constexpr std::string_view mark = "tiller-recording ";
constexpr std::uint64_t version = 1;
constexpr std::uint64_t mostTicks = 9007199254740991u; // 2^53 - 1

std::string blockOf(std::string_view content) {
    return "block " + std::to_string(content.size()) + " " + toHex(hashOf(content)) + "\n" +
           std::string(content);
}

/// The first line, without its end. The text is what follows; nothing if no line ends.
std::optional<std::string_view> takeLine(std::string_view& text) {
    const std::size_t end = text.find('\n');
    if (end == std::string_view::npos)
        return {};
    const std::string_view line = text.substr(0, end);
    text.remove_prefix(end + 1);
    return line;
}

std::string_view takeWord(std::string_view& line) {
    const std::size_t end = std::min(line.find(' '), line.size());
    const std::string_view word = line.substr(0, end);
    line.remove_prefix(std::min(end + 1, line.size()));
    return word;
}

std::optional<std::uint64_t> numberOf(std::string_view word) {
    std::uint64_t number = 0;
    const auto [end, error] = std::from_chars(word.data(), word.data() + word.size(), number);
    if (error != std::errc() || end != word.data() + word.size() || number > mostTicks)
        return {};
    return number;
}

/// The content of the next block; nothing if it is damaged or incomplete. @param text is left at
/// what follows, and is empty if nothing can be found there
std::optional<std::string_view> takeBlock(std::string_view& text) {
    const auto header = takeLine(text);
    std::string_view line = header.value_or("");
    const bool isBlock = takeWord(line) == "block";
    const auto length = numberOf(takeWord(line));
    const auto sum = parseHex(line);
    if (!isBlock || !length || !sum || *length > text.size()) {
        if (!header || (isBlock && length && sum))
            text = {}; // it was being written
        return {};
    }
    const std::string_view content = text.substr(0, static_cast<std::size_t>(*length));
    text.remove_prefix(content.size());
    return hashOf(content) == *sum ? std::optional(content) : std::nullopt;
}

/// Puts the blocks together.
class Parts {
public:
    [[nodiscard]] bool take(std::string_view content) {
        const auto header = takeLine(content);
        std::string_view line = header.value_or("");
        const auto ticks = numberOf(takeWord(line));
        const std::string_view hashWord = takeWord(line);
        const auto hash = parseHex(hashWord);
        const auto kept = numberOf(takeWord(line));
        const auto from = numberOf(line);
        if (!ticks || (!hash && hashWord != "-") || !kept || *kept > m_events.size() || !from)
            return false;
        m_ticks = *ticks;
        m_events.resize(static_cast<std::size_t>(*kept));
        while (!m_hashes.empty() && m_hashes.back().tick > std::min(*from, m_ticks))
            m_hashes.pop_back();
        while (const auto event = takeLine(content))
            m_events.push_back(*event);
        if (hash && (m_hashes.empty() || m_hashes.back().tick < m_ticks))
            m_hashes.push_back({m_ticks, *hash});
        return content.empty();
    }

    /// The same as an input log. @param logVersion of the events
    [[nodiscard]] std::string log(std::string_view project, std::uint64_t logVersion) const {
        std::string text = "{\"format\": \"" + std::string(inputLogFormat().id) +
                           "\", \"version\": " + std::to_string(logVersion) +
                           ", \"ticks\": " + std::to_string(m_ticks) + ", \"start\":\n";
        text.append(project).append(", \"events\": [");
        for (const std::string_view& event : m_events)
            text.append(&event == m_events.data() ? "\n" : ",\n").append(event);
        return text + "]}\n";
    }

    [[nodiscard]] std::vector<RecordedHash> takeHashes() { return std::move(m_hashes); }

private:
    std::uint64_t m_ticks = 0;
    std::vector<std::string_view> m_events;
    std::vector<RecordedHash> m_hashes;
};

Problem damaged(const std::string& what) {
    return {.text = what + " Use a complete copy of the recording."};
}

} // namespace

std::string writeRecordingStart(const Project& start) {
    JsonWriter writer;
    writer.beginObject();
    writeProjectParts(writer, start);
    writer.end();
    return std::string(mark) + std::to_string(version) + " " +
           std::to_string(inputLogFormat().version()) + "\n" + blockOf(writer.take());
}

std::string writeRecordingBlock(const RecordingBlock& block) {
    return blockOf(std::to_string(block.ticks) + " " + (block.hash ? toHex(*block.hash) : "-") +
                   " " + std::to_string(block.kept) + " " + std::to_string(block.from) + "\n" +
                   block.events);
}

bool isRecording(std::string_view text) {
    return text.starts_with(mark);
}

Result<Recording> readRecording(std::string_view text) {
    Recording recording;
    std::string assembled;
    if (isRecording(text)) {
        std::string_view line = takeLine(text).value_or("");
        line.remove_prefix(std::min(mark.size(), line.size()));
        const auto fileVersion = numberOf(takeWord(line));
        const auto logVersion = numberOf(line);
        if (fileVersion && *fileVersion > version)
            return Problem{.text = "This recording has version " + std::to_string(*fileVersion) +
                                   ". This Tiller reads version " + std::to_string(version) +
                                   ". Use a newer Tiller."};
        const auto project = takeBlock(text);
        if (fileVersion != version || !logVersion || !project)
            return damaged(
                "This recording has no complete first block, so its project is unknown.");
        Parts parts;
        for (std::size_t number = 2; !text.empty(); ++number) {
            const auto content = takeBlock(text);
            if (content && parts.take(*content))
                continue;
            if (content || !text.empty())
                return damaged("Block " + std::to_string(number) +
                               " of this recording is damaged.");
            recording.isTorn = true;
        }
        assembled = parts.log(*project, *logVersion);
        text = assembled;
        recording.hashes = parts.takeHashes();
    }
    auto log = readInputLog(text);
    if (!log)
        return log.problems();
    recording.log = std::move(log).value();
    return recording;
}

} // namespace tiller
