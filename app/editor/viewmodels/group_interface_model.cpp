#include "app/editor/viewmodels/group_interface_model.h"

#include "app/editor/canvas/canvas_box.h"
#include "app/editor/words/setting_text.h"
#include "core/model/registry.h"

namespace tiller {

void GroupInterfaceModel::followDocument() {
    connect(m_document, &Document::changed, this, &GroupInterfaceModel::fill);
    connect(m_document, &Document::replaced, this, &GroupInterfaceModel::fill);
    fill();
    emit documentChanged();
}

void GroupInterfaceModel::setGroup(const QString& group) {
    if (std::exchange(m_group, group) == group)
        return;
    fill();
}

void GroupInterfaceModel::fill() {
    std::vector<Row> rows;
    m_choices.clear();
    const Id id = m_group.toStdString();
    const Annotation* annotation = project().annotation(id);
    m_available = annotation && annotation->type == "group";
    if (m_available) {
        const NodeGroups groups(project());
        if (const NodeGroup* group = groups.group(id)) {
            for (const GroupRow& row : groupRows(project(), groups, *group)) {
                const Node& node = *project().node(row.ref.node);
                const QString name = QString::fromStdString(displayName(node));
                const Setting* setting =
                    row.port ? nullptr : findNodeType(node.type)->setting(row.ref.port);
                rows.push_back(
                    {.ref = row.ref,
                     .isPort = row.port != nullptr,
                     .name = row.name,
                     .of = setting
                               ? tr("%1 of %2").arg(QString::fromStdString(setting->title), name)
                           : row.port->isInput ? tr("Input of %1").arg(name)
                                               : tr("Output of %1").arg(name)});
            }
            fillChoices(groups, *group);
        }
    }
    m_rows.show(rows, [](const Row& row) { return std::pair(row.ref, row.isPort); });
    emit groupChanged();
}

void GroupInterfaceModel::fillChoices(const NodeGroups& groups, const NodeGroup& group) {
    m_choices.append(choiceEntry({}, tr("Show a setting on the card…").toStdString()));
    for (const auto& [role, id] : group.nodes) {
        const Node& node = *project().node(id);
        const NodeGroup* inner = groups.cardOf(id, group.id);
        for (const Setting& setting : findNodeType(node.type)->settings) {
            const auto shows = [&setting](const NodeGroups& all, const NodeGroup& on,
                                          const Id& of) {
                return std::ranges::find(all.partOf(on).exposed, RoleRef{*on.role(of), setting.id},
                                         &NamedRole::ref) != all.partOf(on).exposed.end();
            };
            if (shows(groups, group, id) || (inner && !shows(groups, *inner, id)))
                continue;
            const std::string of =
                inner ? groups.partOf(*inner).name + ": " + displayName(node) : displayName(node);
            m_choices.append(
                choiceEntry(id + '.' + setting.id, of + ": " + setting.title, setting.help));
        }
    }
}

void GroupInterfaceModel::rename(int row, const QString& name) {
    if (!m_rows.at(row))
        return;
    const std::string text = name.trimmed().toStdString();
    if (text.empty()) {
        m_document->refuse(tr("A port or a setting on a card needs a name."));
        return;
    }
    const Row of = m_rows[static_cast<std::size_t>(row)];
    const Id on = m_group.toStdString();
    m_document->push(of.isPort ? namePort(project(), of.ref, text, on)
                               : expose(project(), {of.ref.node, of.ref.port}, text, on),
                     of.isPort ? tr("Rename a port") : tr("Rename a setting on the card"));
}

void GroupInterfaceModel::hide(int row) {
    const Row* hidden = m_rows.at(row);
    if (!hidden || hidden->isPort)
        return;
    const PortRef ref = hidden->ref;
    m_document->push(unexpose(project(), {ref.node, ref.port}, m_group.toStdString()),
                     tr("Take from the group's card"));
}

void GroupInterfaceModel::show(const QString& choice) {
    const std::string text = choice.toStdString();
    const std::size_t dot = text.rfind('.');
    const Node* node = dot == std::string::npos ? nullptr : project().node(text.substr(0, dot));
    const Setting* setting =
        node ? findNodeType(node->type)->setting(text.substr(dot + 1)) : nullptr;
    if (setting)
        m_document->push(expose(project(), {node->id, setting->id},
                                displayName(*node) + ": " + setting->title, m_group.toStdString()),
                         tr("Show on the group's card"));
}

} // namespace tiller
