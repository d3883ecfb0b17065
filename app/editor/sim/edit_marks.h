#pragma once

#include "core/sim/explanation.h"
#include "core/sim/inputs.h"

#include <QString>

#include <cstdint>
#include <memory>
#include <vector>

namespace tiller {

class InputRecorder;

/// An edit of the project, or what a hand did to agents, during a run.
struct EditMark {
    std::uint64_t from = 0; ///< the tick at which it began
    std::uint64_t to = 0;   ///< the tick at which it ended
    Change change;          ///< empty unless it is an edit
    std::optional<AgentName> dragged;
    std::optional<AgentName> removed = {}; ///< the first one
    std::optional<Id> added = {};          ///< agents of this type
    std::optional<Id> sent = {};           ///< agents of this type, and maybe others
    std::size_t count = 0;                 ///< of added, removed or sent agents
    bool isReload = false;                 ///< the game took a changed file
};

/// The marks of a run, in the order of their ticks. Edits of the same things close to each other,
/// such as those of a dragged slider, share one mark. So do the moves of a dragged agent, and
/// agents of one type that are added or removed close to each other.
class EditMarks {
public:
    using List = std::vector<std::shared_ptr<const EditMark>>;

    static constexpr std::uint64_t mostApart = 30; ///< ticks between edits of one mark

    void add(std::uint64_t tick, const Input& input);
    /// Replaces the marks by those of all recorded inputs.
    /// @param byGame how many of them came from a game: its moves of agents get no mark
    void set(const InputRecorder& inputs, std::size_t byGame);

    /// The list itself does not change: a new mark makes a new list.
    [[nodiscard]] const std::shared_ptr<const List>& list() const { return m_list; }

private:
    std::shared_ptr<const List> m_list = std::make_shared<const List>();
};

/// What an action did for an agent in the last tick, and when it acts next: "done, fires now",
/// "again in 0.4 s", "waits". Empty for other nodes. @param ticks as in unitText
[[nodiscard]] QString actionText(const NodeExplanation& node, bool ticks);

/// Why an action fires or waits: "because Touching is true". Empty where its condition does not
/// say so.
[[nodiscard]] QString actionReason(const Project& project, const NodeExplanation& node);

/// A time with its unit. @param ticks as in unitText
[[nodiscard]] QString timeText(double time, bool ticks);

/// The edits of a mark in a few lines: "Prey: Max speed 120 u/s → 90 u/s". Removed nodes have the
/// names they had at the time of the edit.
[[nodiscard]] QString markText(const EditMark& mark, const Project& project);

} // namespace tiller
