#include "app/editor/canvas/link_list_model.h"

#include "app/editor/canvas/canvas_view.h"
#include "app/editor/canvas/gradual_ids.h"
#include "app/editor/document/document.h"
#include "core/model/registry.h"

#include <algorithm>

namespace tiller {

namespace {

QString portSentence(const Project& project, const PortRef& ref) {
    const Node* node = project.node(ref.node);
    const Port* port = node ? findNodeType(node->type)->port(ref.port) : nullptr;
    return port ? QStringLiteral("%1, %2").arg(QString::fromStdString(displayName(*node)),
                                               QString::fromStdString(port->title))
                : QString();
}

} // namespace

LinkListModel::LinkListModel(Document& document, CanvasScene& scene, QObject* parent)
    : RowsModel(parent), m_document(document), m_scene(scene) {
    connect(&scene, &CanvasScene::replaced, this, &LinkListModel::reset);
    connect(&scene, &CanvasScene::changed, this, &LinkListModel::follow);
    connect(document.selection(), &Selection::changed, this, &LinkListModel::followSelection);
    reset();
    followSelection();
}

std::vector<Role<Wire>> LinkListModel::roles() {
    return {
        {"linkId", &Wire::link},
        {"middleX", [](const Wire& wire) { return wire.middle().x(); }}, // where its weight is
        {"middleY", [](const Wire& wire) { return wire.middle().y(); }},
        {"isForce", [](const Wire& wire) { return wire.type == PortType::force; }},
        {"weight", &Wire::weight},
        {"place", &Wire::place},
        {"selected", [this](const Wire& wire) { return m_selected.contains(wire.link); }},
        // In view, near enough to show its weight, and with room for it.
        {"marked", [this](const Wire& wire) { return m_marked.contains(wire.link); }},
        {"isTag", [](const Wire& wire) { return wire.tag.has_value(); }},
        {"tagBox", [](const Wire& wire) { return wire.tag ? wire.tag->box : QRectF(); }},
        {"tagName", [](const Wire& wire) { return wire.tag ? wire.tag->name : std::string(); }},
        {"tagColor", [](const Wire& wire) { return wire.tag ? wire.tag->color : std::string(); }},
        {"sentence", [this](const Wire& wire) { return sentence(wire); }}};
}

/// "Evade, force, to Prey, steering; weight 2; number 1 in the order", for screen readers.
QString LinkListModel::sentence(const Wire& wire) const {
    QString sentence = tr("%1 to %2")
                           .arg(portSentence(m_scene.project(), wire.from),
                                portSentence(m_scene.project(), wire.to));
    if (wire.type == PortType::force)
        sentence += tr("; weight %1").arg(QString::fromStdString(toText(wire.weight)));
    if (wire.place > 0)
        sentence += tr("; number %1 in the order").arg(wire.place);
    return sentence;
}

void LinkListModel::reset() {
    m_marked.clear();
    m_rows.reset(m_scene.wires());
    look();
}

void LinkListModel::follow() {
    for (const Wire& row : m_rows)
        if (!m_scene.wire(row.link))
            m_marked.forget(row.link);
    m_rows.show(m_scene.wires(), &Wire::link);
    look();
}

void LinkListModel::followView(const CanvasView& view) {
    m_zoom = view.zoom();
    m_area = view.preparedArea();
    look();
}

/// Finds the wires in view that show their weight; views make items for these only.
void LinkListModel::look() {
    std::set<Id, std::less<>> marked;
    if (!m_area.isNull())
        for (const std::size_t number : m_scene.wiresIn(m_area)) {
            const Wire& wire = m_scene.wires()[number];
            const bool hasMarks = wire.type == PortType::force || wire.place > 0;
            const bool shows =
                wire.tag ? m_zoom >= minMarkZoom : hasMarks && showsMarks(m_scene, wire, m_zoom);
            if (shows && m_area.contains(wire.middle()))
                marked.insert(wire.link);
        }
    m_marked.become(std::move(marked));
}

void LinkListModel::followSelection() {
    const std::vector<Id> ids = m_document.selection()->asIds();
    const std::set<Id> before = std::exchange(m_selected, std::set<Id>(ids.begin(), ids.end()));
    for (const Id& link : idsInOne(before, m_selected))
        announce(link, "selected");
}

void LinkListModel::announce(const Id& link, const char* role) {
    if (const Wire* wire = m_scene.wire(link))
        m_rows.announce(static_cast<int>(wire - m_scene.wires().data()), {role});
}

} // namespace tiller
