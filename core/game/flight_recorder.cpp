#include "core/game/flight_recorder.h"

#include "core/io/input_log_io.h"
#include "core/io/recording_io.h"

#include <algorithm>

namespace tiller::game {

Result<FlightRecorder> FlightRecorder::create(const FilePath& file, const Project& start) {
    auto out = AppendFile::create(file);
    if (!out)
        return out.problems();
    FlightRecorder recorder(std::move(out).value());
    if (const auto done = recorder.m_file.append(writeRecordingStart(start)); !done)
        return done.problems();
    return recorder;
}

void FlightRecorder::keep(const InputEvent& event) {
    m_lines.push_back(writeInputEvent(event));
}

Result<Done> FlightRecorder::write(std::uint64_t ticks, std::optional<std::uint64_t> hash) {
    RecordingBlock block{.ticks = ticks,
                         .hash = hash,
                         .kept = m_written,
                         .from = m_wentTo.value_or(ticks),
                         .events = {}};
    for (const std::string& line : m_lines)
        block.events += line;
    m_written += m_lines.size();
    m_lines.clear();
    m_wentTo.reset();
    return m_file.append(writeRecordingBlock(block));
}

void FlightRecorder::goBack(std::uint64_t tick, std::uint64_t inputs) {
    m_wentTo = std::min(m_wentTo.value_or(tick), tick);
    if (inputs < m_written)
        m_written = inputs;
    const auto left = static_cast<std::size_t>(inputs - m_written);
    if (left < m_lines.size())
        m_lines.resize(left);
}

} // namespace tiller::game
