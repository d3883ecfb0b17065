#pragma once

#include "app/editor/document/rows_model.h"
#include "core/sim/simulation.h"

#include <cstdint>

namespace tiller {

/// The events since the reset with their counts: contacts of two agent types, arrivals, entered
/// modes.
class EventsModel : public tiller::RowsModel {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("Owned by the simulation")

public:
    using RowsModel::RowsModel;

    /// "Hunter touched Prey 12, Prey touched Prey 3"
    [[nodiscard]] QString contactsText() const;

    /// Names come from the project; events of removed nodes are left out.
    void show(const std::vector<ContactCount>& contacts, const std::vector<EventCount>& events,
              const Project& project);

private:
    struct Row {
        QString kind; ///< "contact", "arrival", "mode"
        Id node;      ///< the condition, behavior or mode; for a contact, the first agent type
        QString text; ///< "Hunter touched Prey", "Hunter arrived: At the den"
        double count = 0;

        bool operator==(const Row&) const = default;
    };
    [[nodiscard]] static std::vector<Row> rowsOf(const std::vector<ContactCount>& contacts,
                                                 const std::vector<EventCount>& events,
                                                 const Project& project);

    Rows<Row> m_rows{
        this,
        {{"text", &Row::text}, {"kind", &Row::kind}, {"count", &Row::count}, {"node", &Row::node}}};
};

} // namespace tiller
