#include "core/io/recording_io.h"

#include "core/base/number_text.h"
#include "core/base/random.h"
#include "core/io/files.h"
#include "core/io/formats.h"
#include "core/io/input_log_io.h"
#include "core/io/object_writer.h"
#include "core/io/project_io.h"

#include <bit>
#include <charconv>
#include <utility>

namespace tiller {

namespace {

constexpr std::string_view mark = "tiller-recording ";
constexpr std::uint64_t version = 3;                   // those before were not released
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
    const bool isBlock = takeUntil(line, ' ') == "block";
    const auto length = numberOf(takeUntil(line, ' '));
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

void putCheck(std::string& to, const std::optional<RunCheck>& check) {
    putNumber(to, check ? check->types.size() + 1 : 0);
    if (!check)
        return;
    for (const TypeCheck& type : check->types) {
        putText(to, type.type);
        putNumber(to, type.count);
        putNumber(to, type.hash);
        putNumber(to, type.rows.size());
        for (const auto* sums : {&type.rows, &type.columns})
            for (const std::uint16_t sum : *sums) {
                to.push_back(static_cast<char>(sum & 0xff));
                to.push_back(static_cast<char>(sum >> 8));
            }
    }
}

std::optional<std::vector<std::uint16_t>> takeSums(std::string_view& from, std::size_t count) {
    if (count > from.size() / 2)
        return {};
    std::vector<std::uint16_t> sums;
    for (std::size_t i = 0; i < count; ++i)
        sums.push_back(
            static_cast<std::uint16_t>(static_cast<unsigned char>(from[2 * i]) |
                                       static_cast<unsigned char>(from[2 * i + 1]) << 8));
    from.remove_prefix(2 * count);
    return sums;
}

/// False if the bytes are no check. @param check is left empty if the block has none
[[nodiscard]] bool takeCheck(std::string_view& from, std::uint64_t tick,
                             std::optional<RunCheck>& check) {
    const auto count = takeNumber(from);
    if (!count || *count > from.size() + 1)
        return false;
    if (*count == 0)
        return true;
    check = RunCheck{tick, {}};
    for (std::uint64_t i = 1; i < *count; ++i) {
        const auto type = takeText(from);
        const auto agents = takeNumber(from);
        const auto hash = takeNumber(from);
        const auto side = takeNumber(from);
        if (!type || !agents || *agents > mostOrdinals || !hash || !side ||
            !std::has_single_bit(*side))
            return false;
        auto rows = takeSums(from, static_cast<std::size_t>(*side));
        auto columns = takeSums(from, static_cast<std::size_t>(*side));
        if (!rows || !columns)
            return false;
        check->types.push_back({Id(*type), static_cast<std::uint32_t>(*agents), *hash,
                                *std::move(rows), *std::move(columns)});
    }
    return true;
}

/// What a block says of its inputs and ticks.
struct BlockParts {
    std::uint64_t ticks = 0, kept = 0, from = 0;
    std::vector<std::string_view> lines;
    std::optional<RunCheck> check;
    std::vector<InputUnpacker::Unpacked> inputs;
};

/// Nothing if the block is damaged, or has too many inputs.
std::optional<BlockParts> partsOf(std::string_view content, InputUnpacker& unpacker) {
    const auto header = takeLine(content);
    std::string_view line = header.value_or("");
    const auto ticks = numberOf(takeUntil(line, ' '));
    const auto kept = numberOf(takeUntil(line, ' '));
    const auto from = numberOf(takeUntil(line, ' '));
    const auto lineCount = numberOf(line);
    if (!ticks || !kept || !from || !lineCount)
        return {};
    BlockParts parts{*ticks, *kept, *from, {}, {}, {}};
    for (std::uint64_t i = 0; i < *lineCount; ++i) {
        const auto event = takeLine(content);
        if (!event)
            return {};
        parts.lines.push_back(*event);
    }
    if (!takeCheck(content, *ticks, parts.check) ||
        !unpacker.take(content, parts.lines.size(), parts.inputs))
        return {};
    return parts;
}

Problem damaged(const std::string& what) {
    return {.text = what + " " + say("Use a complete copy of the recording.")};
}

using Inputs = std::vector<InputUnpacker::Unpacked>;

/// The inputs with those that are lines, in the order of their ticks.
/// @param ticks the first and the last  @param project takes the edits
Result<std::vector<InputEvent>> eventsOf(const Inputs& inputs,
                                         const std::vector<std::string_view>& lines,
                                         const InputUnpacker& unpacker,
                                         std::pair<std::uint64_t, std::uint64_t> ticks,
                                         CheckedProject& project) {
    std::vector<InputEvent> events;
    events.reserve(inputs.size());
    auto line = lines.begin();
    auto [previous, last] = ticks;
    for (const InputUnpacker::Unpacked& each : inputs) {
        const bool isOrdered = each.tick >= previous && each.tick <= last;
        previous = each.tick;
        Result<InputEvent> event = each.mover != 0 ? InputEvent{each.tick, unpacker.inputOf(each)}
                                                   : readInputEvent(*line++);
        if (!event)
            return event.problems();
        if (!isOrdered || event.value().tick != each.tick)
            return damaged(say("The inputs of this recording are in a wrong order."));
        if (isEdit(event.value().input))
            if (Problems errors = takeEdit(event.value(), project); !errors.empty())
                return errors;
        events.push_back(std::move(event).value());
    }
    return events;
}

/// Puts the blocks together.
class Parts {
public:
    explicit Parts(std::size_t mostInputs) : m_mostInputs(mostInputs) {}

    [[nodiscard]] bool take(std::string_view content) {
        auto block = partsOf(content, m_unpacker);
        if (!block || block->kept > m_inputs.size())
            return false;
        for (const std::string_view line : block->lines)
            m_lineBytes += line.size();
        m_isFull = block->kept + block->inputs.size() > m_mostInputs || m_lineBytes > maxFileBytes;
        if (m_isFull)
            return false;
        m_ticks = block->ticks;
        goBack(static_cast<std::size_t>(block->kept), std::min(block->from, m_ticks));
        m_lines.insert(m_lines.end(), block->lines.begin(), block->lines.end());
        m_inputs.insert(m_inputs.end(), block->inputs.begin(), block->inputs.end());
        if (block->check && (m_checks.empty() || m_checks.back().tick < m_ticks))
            m_checks.push_back(*std::move(block->check));
        return true;
    }
    [[nodiscard]] bool isFull() const { return m_isFull || m_unpacker.isFull(); }

    [[nodiscard]] std::uint64_t ticks() const { return m_ticks; }
    [[nodiscard]] Result<std::vector<InputEvent>> events(const Project& start) const {
        CheckedProject project(start);
        return eventsOf(m_inputs, m_lines, m_unpacker, {0, m_ticks}, project);
    }
    [[nodiscard]] std::vector<RunCheck> takeChecks() { return std::move(m_checks); }

private:
    void goBack(std::size_t kept, std::uint64_t from) {
        while (m_inputs.size() > kept) {
            if (m_inputs.back().mover == 0) {
                m_lineBytes -= m_lines.back().size();
                m_lines.pop_back();
            }
            m_inputs.pop_back();
        }
        while (!m_checks.empty() && m_checks.back().tick > from)
            m_checks.pop_back();
    }

    std::size_t m_mostInputs;
    std::size_t m_lineBytes = 0;
    std::uint64_t m_ticks = 0;
    bool m_isFull = false;
    std::vector<std::string_view> m_lines;
    InputUnpacker m_unpacker;
    std::vector<InputUnpacker::Unpacked> m_inputs;
    std::vector<RunCheck> m_checks;
};

} // namespace

std::string writeRecordingStart(const Project& start, std::string_view file) {
    std::string content;
    putText(content, file);
    return std::string(mark) + std::to_string(version) + " " +
           std::to_string(inputLogFormat.version()) + "\n" +
           blockOf(content + writeProject(start, FileForm::run));
}

std::string writeRecordingBlock(const RecordingBlock& block) {
    std::string check;
    putCheck(check, block.check);
    return blockOf(std::to_string(block.ticks) + " " + std::to_string(block.kept) + " " +
                   std::to_string(block.from) + " " + std::to_string(block.inputs.lineCount) +
                   "\n" + block.inputs.lines + check + block.inputs.numbers);
}

RecordingStream::RecordingStream(const Project& start, std::uint64_t tick)
    : m_project(start), m_ticks(tick) {}

Result<RecordingStream::News> RecordingStream::take(std::string_view block) {
    const auto content = takeBlock(block);
    auto parts = content && block.empty() ? partsOf(*content, m_unpacker) : std::nullopt;
    if (!parts)
        return damaged(say("A block of this run is damaged."));
    if (parts->ticks != m_ticks + 1)
        return damaged(
            say("A block of this run leads from tick %1 to %2, but each leads to the next tick.",
                {std::to_string(m_ticks), std::to_string(parts->ticks)}));
    auto events =
        eventsOf(parts->inputs, parts->lines, m_unpacker, {m_ticks, parts->ticks}, m_project);
    if (!events)
        return events.problems();
    News news{.ticks = parts->ticks,
              .check = std::move(parts->check),
              .events = std::move(events).value()};
    m_ticks = news.ticks;
    return news;
}

bool isRecording(std::string_view text) {
    return text.starts_with(mark);
}

Result<Recording> readRecording(std::string_view text) {
    return readRecording(text, InputUnpacker::mostInputs);
}

Result<Recording> readRecording(std::string_view text, std::size_t mostInputs) {
    Recording recording;
    if (!isRecording(text)) {
        auto log = readInputLog(text);
        if (!log)
            return log.problems();
        recording.log = std::move(log).value();
        return recording;
    }
    std::string_view line = takeLine(text).value_or("");
    line.remove_prefix(std::min(mark.size(), line.size()));
    const auto fileVersion = numberOf(takeUntil(line, ' '));
    if (fileVersion && *fileVersion != version)
        return Problem{.text = say("This recording has version %1. This Tiller reads version %2.",
                                   {std::to_string(*fileVersion), std::to_string(version)}) +
                               " " +
                               (*fileVersion > version ? say("Use a newer Tiller.")
                                                       : say("Record the game anew."))};
    auto project = takeBlock(text);
    const auto file = project ? takeText(*project) : std::nullopt;
    if (!fileVersion || numberOf(line) != inputLogFormat.version() || !file)
        return damaged(
            say("This recording has no complete first block, so its project is unknown."));
    recording.file = *file;
    Parts parts(mostInputs);
    for (std::size_t number = 2; !text.empty(); ++number) {
        const auto content = takeBlock(text);
        if (content && parts.take(*content))
            continue;
        if (parts.isFull()) {
            recording.isTooLong = true;
            break;
        }
        if (content || !text.empty())
            return damaged(say("Block %1 of this recording is damaged.", {std::to_string(number)}));
        recording.isTorn = true;
    }
    auto start = readProject(*project);
    if (!start)
        return start.problems();
    auto events = parts.events(start.value().project);
    if (!events)
        return events.problems();
    recording.log = {std::move(start.value().project), parts.ticks(), std::move(events).value()};
    recording.checks = parts.takeChecks();
    return recording;
}

} // namespace tiller
