#include "core/game/flight_recorder.h"

#include "core/io/recording_io.h"

#include <algorithm>

namespace tiller::game {

Result<FlightRecorder> FlightRecorder::create(const FilePath& file, const Project& start,
                                              const std::string& projectFile) {
    auto out = AppendFile::create(file);
    if (!out)
        return out.problems();
    FlightRecorder recorder(std::move(out).value());
    if (const auto done = recorder.m_file.append(writeRecordingStart(start, projectFile)); !done)
        return done.problems();
    return recorder;
}

Result<Done> FlightRecorder::write(std::uint64_t ticks, std::optional<RunCheck> check) {
    const std::size_t count = m_inputs.size();
    const RecordingBlock block{.ticks = ticks,
                               .check = std::move(check),
                               .kept = m_written,
                               .from = m_wentTo.value_or(ticks),
                               .inputs = m_inputs.take()};
    m_written += count;
    m_wentTo.reset();
    return m_file.append(writeRecordingBlock(block));
}

void FlightRecorder::goBack(std::uint64_t tick, std::uint64_t inputs) {
    m_wentTo = std::min(m_wentTo.value_or(tick), tick);
    if (inputs < m_written)
        m_written = inputs;
    m_inputs.goBack(tick, static_cast<std::size_t>(inputs - m_written));
}

} // namespace tiller::game
