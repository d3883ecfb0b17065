#include "app/editor/sim/undo_history.h"

#include <algorithm>

namespace tiller {

UndoHistory::UndoHistory(Document& document, SimulationController& simulation)
    : m_document(document), m_simulation(simulation) {
    connect(&document, &Document::historyChanged, this, &UndoHistory::changed);
    connect(&simulation, &SimulationController::actedByHand, this, &UndoHistory::add);
    connect(simulation.timeline(), &Timeline::changed, this, &UndoHistory::follow);
}

void UndoHistory::add(const QString& what, int gesture) {
    const Frame& frame = m_simulation.frame();
    follow();
    // Acting in the past ends the run there.
    std::erase_if(m_acts, [&](const Act& act) { return act.tick > frame.tick; });
    const int index = m_document.undoIndex();
    const bool isSameStep = !m_acts.empty() && m_acts.back().index == index &&
                            (m_acts.back().tick == frame.tick ||
                             (gesture > 0 && m_acts.back().parts.back().gesture == gesture));
    if (!isSameStep)
        m_acts.push_back({{}, frame.tick, index});
    std::vector<Act::Part>& parts = m_acts.back().parts;
    if (!parts.empty() && parts.back().what == what)
        ++parts.back().count;
    else
        parts.push_back({what, gesture});
    emit changed();
}

/// Drops the acts that the run no longer contains.
void UndoHistory::follow() {
    const Frame& frame = m_simulation.frame();
    if (frame.run != m_run)
        m_acts.clear();
    m_run = frame.run;
    const auto branchedAt = frame.timeline.branchedAt;
    std::uint64_t end = frame.timeline.end;
    if (branchedAt && branchedAt != m_branchedAt)
        end = std::min(end, *branchedAt);
    m_branchedAt = branchedAt;
    std::erase_if(m_acts, [&](const Act& act) { return act.tick > end; });
    const QStringList shown{undoText(), redoText()};
    if (shown == m_shown)
        return;
    m_shown = shown;
    emit changed();
}

const UndoHistory::Act* UndoHistory::actToUndo() const {
    const double shown = shownTick();
    const auto later = std::ranges::find_if(
        m_acts, [&](const Act& act) { return static_cast<double>(act.tick) > shown; });
    if (later == m_acts.begin())
        return nullptr;
    const Act& act = *std::prev(later);
    const bool isReached = act.tick == 0 || act.tick > m_simulation.frame().timeline.first;
    return isReached && act.index >= m_document.undoIndex() ? &act : nullptr;
}

const UndoHistory::Act* UndoHistory::actToRedo() const {
    const double shown = shownTick();
    const auto next = std::ranges::find_if(
        m_acts, [&](const Act& act) { return static_cast<double>(act.tick) > shown; });
    return next != m_acts.end() && next->index <= m_document.undoIndex() ? &*next : nullptr;
}

bool UndoHistory::canUndo() const {
    return actToUndo() || m_document.canUndo();
}

bool UndoHistory::canRedo() const {
    return actToRedo() || m_document.canRedo();
}

QString UndoHistory::clock(std::uint64_t tick) const {
    return clockText(static_cast<double>(tick) /
                     m_simulation.project().worldNumber("ticksPerSecond"));
}

QString UndoHistory::textOf(const Act& act) {
    QStringList texts;
    for (const Act::Part& part : act.parts)
        texts +=
            part.count == 1 ? part.what : tr("%1 (%n times)", nullptr, part.count).arg(part.what);
    return texts.join(QStringLiteral(", "));
}

QString UndoHistory::undoText() const {
    if (const Act* act = actToUndo())
        return tr("%1, back to %2").arg(textOf(*act), clock(act->tick - (act->tick > 0 ? 1 : 0)));
    return m_document.undoText();
}

QString UndoHistory::redoText() const {
    if (const Act* act = actToRedo())
        return textOf(*act);
    return m_document.redoText();
}

void UndoHistory::undo() {
    const Act* act = actToUndo();
    if (!act) {
        m_document.undo();
        return;
    }
    const std::uint64_t before = act->tick > 0 ? act->tick - 1 : 0;
    const QString words = tr("Undone: %1. The run is back at %2. Press Space to go on from here.")
                              .arg(textOf(*act), clock(before));
    if (act->tick == 0) // what was done at tick 0 is part of its state
        m_simulation.restart();
    else
        m_simulation.timeline()->goTo(static_cast<double>(before));
    emit wentBack(words);
    emit changed();
}

void UndoHistory::redo() {
    const Act* act = actToRedo();
    if (!act) {
        m_document.redo();
        return;
    }
    const bool isLast = act == &m_acts.back();
    m_simulation.timeline()->goTo(isLast ? m_simulation.timeline()->end()
                                         : static_cast<double>((act + 1)->tick - 1));
    emit changed();
}

} // namespace tiller
