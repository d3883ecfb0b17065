#pragma once

#include "core/sim/inputs.h"

#include <memory>
#include <vector>

namespace tiller {

/// Where the project was edited, or an agent dragged, during a run.
struct EditMark {
    std::uint64_t from = 0; ///< the tick it began at
    std::uint64_t to = 0;   ///< and the one it ended at
    Change change;          ///< all of it; empty where an agent was dragged
    std::optional<AgentName> dragged;
};

/// The marks of a run, in the order of their ticks. Edits close to each other, as while a slider
/// is dragged, are one mark; so is a drag of an agent.
class EditMarks {
public:
    using List = std::vector<std::shared_ptr<const EditMark>>;

    static constexpr std::uint64_t together = 30; ///< ticks between edits of one mark

    void clear() { m_list = std::make_shared<const List>(); }
    void add(std::uint64_t tick, const Input& input);

    /// Does not change; another one comes in its place.
    [[nodiscard]] const std::shared_ptr<const List>& list() const { return m_list; }

private:
    std::shared_ptr<const List> m_list = std::make_shared<const List>();
};

} // namespace tiller
