#include "app/editor/sim/events_model.h"

#include "core/model/groups.h"
#include "core/model/project_index.h"

#include <algorithm>

namespace tiller {

namespace {

/// The names of nodes, each looked up once: a crowd has thousands of rows, in every frame.
class NodeNames {
public:
    explicit NodeNames(const Project& project) : m_project(project), m_index(project) {}

    [[nodiscard]] bool has(const Id& id) const { return m_index.node(id) != nullptr; }
    const QString& operator()(const Id& id) {
        const auto [name, isNew] = m_names.try_emplace(id);
        if (isNew) {
            const Node* node = m_index.node(id);
            name->second = QString::fromStdString(node ? nameInLists(m_project, *node) : id);
        }
        return name->second;
    }

private:
    const Project& m_project;
    ProjectIndex m_index;
    std::map<std::string_view, QString> m_names;
};

} // namespace

std::vector<EventsModel::Row> EventsModel::rowsOf(const std::vector<ContactCount>& contacts,
                                                  const std::vector<EventCount>& events,
                                                  const Project& project) {
    std::vector<Row> rows;
    NodeNames names(project);
    for (const ContactCount& each : contacts)
        if (names.has(each.first) && names.has(each.second))
            rows.push_back({QStringLiteral("contact"), each.first,
                            tr("%1 touched %2").arg(names(each.first), names(each.second)),
                            static_cast<double>(each.count)});
    for (const EventKind wanted : {EventKind::arrival, EventKind::mode, EventKind::action})
        for (const EventCount& each : events) {
            if (kindOf(project, each) != wanted)
                continue;
            const QString text = wanted == EventKind::mode     ? tr("%1 entered %2")
                                 : wanted == EventKind::action ? tr("%1: %2")
                                                               : tr("%1 arrived: %2");
            rows.push_back({QString::fromStdString(toString(wanted)), each.node,
                            text.arg(names(each.agentType), names(each.node)),
                            static_cast<double>(each.count)});
        }
    return rows;
}

QString EventsModel::contactsText() const {
    QStringList all;
    for (const Row& row : m_rows)
        if (row.kind == QStringLiteral("contact"))
            all += QStringLiteral("%1 %2").arg(row.text).arg(row.count);
    return all.join(QStringLiteral(", "));
}

void EventsModel::show(const std::vector<ContactCount>& contacts,
                       const std::vector<EventCount>& events, const Project& project) {
    m_rows.show(rowsOf(contacts, events, project), &Row::text);
}

} // namespace tiller
