#include "core/game/flight_recorder.h"

#include <algorithm>

namespace tiller::game {

Result<std::unique_ptr<FlightRecorder>>
FlightRecorder::create(const FilePath& file, const Project& start, const std::string& projectFile) {
    auto out = AppendFile::create(file);
    if (!out)
        return out.problems();
    if (const auto done = out.value().append(writeRecordingStart(start, projectFile)); !done)
        return done.problems();
    return std::unique_ptr<FlightRecorder>(new FlightRecorder(std::move(out).value()));
}

Result<Done> FlightRecorder::write(std::uint64_t ticks, std::optional<RunCheck> check,
                                   double tickLength) {
    if (const auto done = finish(); !done)
        return done.problems();
    m_block.ticks = ticks;
    m_block.check = std::move(check);
    m_block.kept = m_written;
    m_block.from = m_wentTo.value_or(ticks);
    m_written += m_inputs.size();
    m_wentTo.reset();
    m_inputs.take(m_batch);
    m_batch.tickLength = tickLength;
    m_background.start();
    return Done();
}

Result<Done> FlightRecorder::finish() {
    m_background.wait();
    return m_done;
}

void FlightRecorder::writeBlock() {
    m_block.inputs = m_packer.pack(m_batch);
    m_done = m_file.append(writeRecordingBlock(m_block));
}

bool FlightRecorder::knows(std::uint64_t tick, std::uint64_t inputs) const {
    const auto inputsBefore = [this](auto moment) {
        return moment == m_moments.end() ? this->inputs() : moment->inputs;
    };
    return inputsBefore(std::ranges::lower_bound(m_moments, tick, {}, &Moment::tick)) <= inputs &&
           inputs <= inputsBefore(std::ranges::upper_bound(m_moments, tick, {}, &Moment::tick));
}

void FlightRecorder::goBack(std::uint64_t tick, std::uint64_t inputs) {
    m_wentTo = std::min(m_wentTo.value_or(tick), tick);
    while (!m_moments.empty() && m_moments.back().inputs >= inputs)
        m_moments.pop_back();
    if (inputs < m_written)
        m_written = inputs;
    m_inputs.goBack(tick, static_cast<std::size_t>(inputs - m_written));
}

} // namespace tiller::game
