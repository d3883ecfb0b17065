#pragma once

#include "core/sim/inputs.h"

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
    std::size_t count = 0;                 ///< of added or removed agents
    bool isReload = false;                 ///< the game took a changed file
};

/// The marks of a run, in the order of their ticks. Edits of the same things close to each other,
/// such as those of a dragged slider, share one mark. So do the moves of a dragged agent, and
/// agents of one type that are added or removed close to each other.
class EditMarks {
public:
    using List = std::vector<std::shared_ptr<const EditMark>>;

    static constexpr std::uint64_t mostApart = 30; ///< ticks between edits of one mark

    void clear() { m_list = std::make_shared<const List>(); }
    void add(std::uint64_t tick, const Input& input);
    /// Replaces the marks by those of all recorded inputs.
    /// @param byGame how many of them came from a game: its moves of agents get no mark
    void set(const InputRecorder& inputs, std::size_t byGame);

    /// The list itself does not change: a new mark makes a new list.
    [[nodiscard]] const std::shared_ptr<const List>& list() const { return m_list; }

private:
    std::shared_ptr<const List> m_list = std::make_shared<const List>();
};

} // namespace tiller
