#include "app/editor/viewport/shown_world.h"

#include "app/editor/sim/behavior_colors.h"
#include "app/editor/words/language.h"
#include "app/editor/words/setting_text.h"
#include "app/look/color.h"
#include "core/model/groups.h"
#include "core/model/registry.h"

#include <QCollator>
#include <QLocale>

#include <algorithm>
#include <cmath>
#include <utility>

namespace tiller {

void ShownWorld::setSimulation(SimulationController* simulation) {
    if (m_simulation == simulation)
        return;
    if (m_simulation)
        m_simulation->disconnect(this);
    m_simulation = simulation;
    emit simulationChanged();
    if (!m_simulation)
        return;
    connect(m_simulation, &SimulationController::frameChanged, this, &ShownWorld::onFrame);
    connect(m_simulation, &SimulationController::pickedChanged, this, &ShownWorld::pickedChanged);
    onFrame();
}

void ShownWorld::followDocument() {
    if (m_document) {
        connect(m_document, &Document::changed, this, &ShownWorld::onProject);
        connect(m_document, &Document::replaced, this, &ShownWorld::onReplaced);
        connect(m_document, &Document::fileChanged, this,
                [this, folder = m_document->folder()]() mutable {
                    if (folder == m_document->folder())
                        return;
                    folder = m_document->folder(); // pictures may be there
                    onProject();
                });
        connect(m_document->selection(), &Selection::changed, this, &ShownWorld::onSelection);
        connect(&Language::instance(), &Language::changed, this, &ShownWorld::onProject,
                Qt::UniqueConnection);
        onReplaced();
    }
    emit documentChanged();
}

void ShownWorld::setColors(const ViewColors& colors) {
    if (m_colors == colors)
        return;
    const bool otherTheme = m_colors.dark != colors.dark;
    m_colors = colors;
    emit colorsChanged();
    if (otherTheme)
        onProject();
    else if (m_overlays.desired)
        emit legendChanged(); // it has the color of the steering
}

void ShownWorld::setOverlays(const Overlays& overlays) {
    if (m_overlays == overlays)
        return;
    const bool otherLegend = m_overlays.colorByBehavior != overlays.colorByBehavior ||
                             m_overlays.grounds != overlays.grounds ||
                             m_overlays.desired != overlays.desired;
    m_overlays = overlays;
    showGrounds();
    emit overlaysChanged();
    if (otherLegend)
        emit legendChanged();
}

void ShownWorld::showGrounds() {
    m_grounds.clear();
    if (m_overlays.grounds && m_simulation)
        m_grounds = groundPictures(m_simulation->frame());
    std::erase_if(m_grounds, [this](const auto& each) { return m_scene.isHidden(each.layer); });
}

void ShownWorld::onFrame() {
    const Frame& frame = m_simulation->frame();
    showGrounds();
    m_trails.add(frame);
    if (frame.previousFuture.empty())
        m_previousTrails.clear();
    else
        m_previousTrails.add(frame, frame.previousFuture);
    if (m_ranges.add(frame) && std::exchange(m_legendScales, scales()) != m_legendScales)
        emit legendChanged();
    if (!std::ranges::equal(frame.agents, m_legendBehaviors, {}, &FrameAgents::behaviors)) {
        m_legendBehaviors.clear();
        for (const FrameAgents& agents : frame.agents)
            m_legendBehaviors.push_back(agents.behaviors);
        emit legendChanged();
    }
    emit frameChanged();
}

void ShownWorld::onProject() {
    if (!m_document)
        return;
    m_look = ProjectLook(project(), m_colors.dark);
    m_ranges.follow(coloringsIn(project()));
    m_scene.show(project());
    m_pictures.show(m_scene.layers(), m_document->folder(), agentPictures(project()));
    m_labels.show(project(), m_scene);
    readSelection();
    emit projectChanged();
    emit legendChanged();
}

void ShownWorld::onReplaced() {
    m_trails.clear();
    m_layer.clear();
    emit projectReplaced();
    onProject();
}

void ShownWorld::onSelection() {
    readSelection();
    emit selectionChanged();
}

void ShownWorld::readSelection() {
    const std::vector<Id> selection = m_document->selection()->asIds();
    m_selected = sceneOf(project(), selection);
    m_selected.insert(selection.begin(), selection.end());
}

const Layer& ShownWorld::currentLayer() const {
    const Layer* found = m_scene.layers().find(m_layer);
    return found ? *found : m_scene.layers().rest();
}

void ShownWorld::setCurrentLayer(const Id& layer) {
    if (m_layer == layer)
        return;
    m_layer = layer;
    emit layerChanged();
}

const Node* ShownWorld::selectedNode() const {
    if (!m_document || m_document->selection()->ids().size() != 1)
        return nullptr;
    return project().node(m_document->selection()->asIds().front());
}

std::optional<Vec2> ShownWorld::pickedPlace() const {
    if (!hasPicked())
        return {};
    const AgentName& picked = *m_simulation->picked();
    const FrameAgents* agents = m_simulation->frame().agentsOf(picked.type);
    const auto i = agents ? agents->indexOf(picked.ordinal) : std::nullopt;
    if (!i)
        return {};
    return Vec2{agents->x[*i], agents->y[*i]};
}

namespace {

/// A number of a scale, short.
QString scaleText(double number) {
    return std::abs(number) >= 100 ? QLocale().toString(number, 'f', 0)
                                   : QLocale().toString(number, 'g', 3);
}

} // namespace

QMap<QString, QStringList> ShownWorld::scales() const {
    QMap<QString, QStringList> texts;
    for (const auto& [type, range] : m_ranges.all())
        texts[QString::fromStdString(type)] =
            range.isKnown ? QStringList{scaleText(range.least), scaleText(range.largest)}
                          : QStringList{QString(), QString()};
    return texts;
}

/// The colors of a type's numbers: a line that says what they are, and the scale.
void ShownWorld::addScale(QVariantMap type, const QStringList& ends, QVariantList& to) const {
    const Coloring& by = m_ranges.all().find(type["id"].toString().toStdString())->second.coloring;
    type["name"] = type["name"].toString() + QStringLiteral(": ") +
                   QString::fromStdString(quantityText(by.what, project()));
    type["color"] = QColor(Qt::transparent);
    to.append(type);
    QVariantList colors;
    for (const double share : {0.0, 0.25, 0.5, 0.75, 1.0})
        colors.append(QColor::fromRgb(numberColor(share, m_colors.dark)));
    type["name"] = tr("From %1 to %2").arg(ends[0], ends[1]);
    type["id"] = QString();
    type["ends"] = ends;
    type["scale"] = colors;
    to.append(type);
}

QVariantList ShownWorld::legend() const {
    QVariantList result;
    const auto add = [&result](const QString& name, const QColor& color, const QString& id = {},
                               bool isMode = false) {
        const QVariantMap entry{{"name", name}, {"color", color}, {"id", id}, {"isMode", isMode}};
        if (!result.contains(QVariant(entry)))
            result.append(entry);
    };
    if (!m_document)
        return result;
    if (m_overlays.colorByBehavior) {
        for (const std::vector<Id>& behaviors : m_legendBehaviors)
            for (const Id& id : behaviors)
                if (const Node* node = project().node(id))
                    add(QString::fromStdString(findNodeType(node->type)->title),
                        behaviorColor(node->type, m_colors.dark));
        add(tr("Coasting"), nobodyColor(m_colors.dark));
    } else {
        for (const auto& [id, look] : m_look.types)
            if (const Node* node = project().node(id)) // the look may be that of another project
                add(QString::fromStdString(nameInLists(project(), *node)), QColor(look.color),
                    QString::fromStdString(id));
        QCollator order; // Guard 2 before Guard 10
        order.setNumericMode(true);
        std::ranges::stable_sort(result, [&](const QVariant& one, const QVariant& other) {
            return order.compare(one.toMap()["name"].toString(), other.toMap()["name"].toString()) <
                   0;
        });
        const auto texts = scales();
        for (const QVariant& type : std::exchange(result, {})) {
            const QString id = type.toMap()["id"].toString();
            if (texts.contains(id)) {
                addScale(type.toMap(), texts[id], result);
                continue;
            }
            result.append(type);
            const Id of = id.toStdString();
            for (const Link* link : project().linksInto(of, "modes"))
                if (const auto look = m_look.modes.find(link->from.node);
                    look != m_look.modes.end() && look->second.color)
                    add(QString::fromStdString(displayName(*project().node(look->first))),
                        QColor(*look->second.color), QString::fromStdString(look->first), true);
        }
    }
    for (const SceneItem& item : project().scene)
        if (m_overlays.grounds && item.type == "ground" && !m_scene.isHidden(item.id))
            add(tr("%1: 0 to %2")
                    .arg(sceneName(project(), item.id),
                         QString::number(numberOf(valueOf(item, "full")))),
                QColor(QString::fromStdString(textOf(valueOf(item, "color")))));
    if (m_overlays.desired) {
        add(tr("Desired velocity"), m_colors.desired());
        add(tr("Steering"), m_colors.text);
    }
    return result;
}

WorldPicture ShownWorld::picture(const ViewTransform& view, QSizeF size) const {
    return {.project = project(),
            .frame = m_simulation->frame(),
            .look = m_look,
            .trails = m_trails,
            .view = view,
            .size = size,
            .colors = m_colors,
            .overlays = m_overlays,
            .picked = m_simulation->picked(),
            .selected = m_selected,
            .scene = m_scene,
            .pictures = &m_pictures,
            .grounds = m_grounds,
            .ranges = &m_ranges,
            .previousTrails = &m_previousTrails};
}

} // namespace tiller
