#include "app/editor/teach/teaching.h"

#include "app/editor/document/document.h"
#include "app/editor/sim/simulation_controller.h"
#include "app/editor/teach/setting_words.h"
#include "app/editor/words/names.h"
#include "core/model/note_links.h"
#include "core/model/registry.h"

#include <QDesktopServices>
#include <QUrl>

namespace tiller {

namespace {

/// The item to show on the canvas: the node or wire itself, or the node that uses the geometry.
QString nodeFor(const Project& project, const Id& id) {
    if (const Link* link = project.link(id))
        return QString::fromStdString(link->id);
    if (!project.sceneItem(id))
        return QString::fromStdString(id);
    for (const Node& node : project.nodes) {
        const NodeType& type = *findNodeType(node.type);
        for (std::size_t i = 0; i < type.settings.size(); ++i)
            if (type.settings[i].kind == SettingKind::geometry && textOf(node.values[i]) == id)
                return QString::fromStdString(node.id);
    }
    return {};
}

} // namespace

Teaching::Teaching(Document& document, SimulationController& simulation, QObject* parent)
    : QObject(parent)
    , m_document(document)
    , m_simulation(simulation)
    , m_saved(document)
    , m_sliders(document, m_saved)
    , m_experiments(document, m_saved)
    , m_comparison(document, simulation, m_saved, m_experiments)
    , m_lesson(document, simulation, m_comparison)
    , m_steps(document, simulation, m_saved) {
    connect(&m_experiments, &ExperimentListModel::started, &simulation,
            &SimulationController::reset);
}

void Teaching::follow(const QString& link) {
    const QUrl url(link);
    const QString scheme = url.scheme();
    const QString id = link.section(':', 1);
    if (scheme == QStringLiteral("node"))
        select(id);
    else if (scheme == QStringLiteral("agent"))
        pick(id);
    else if (scheme == QStringLiteral("experiment") && m_document.project().has(id.toStdString()))
        m_experiments.start(id);
    else if (scheme == QStringLiteral("http") || scheme == QStringLiteral("https"))
        QDesktopServices::openUrl(url);
    else
        m_document.refuse(tr("\u201c%1\u201d leads nowhere. Links are http(s) addresses, "
                             "node:ID, agent:NAME and experiment:ID.")
                              .arg(link));
}

void Teaching::showSetting(const QString& item, const QString& setting) {
    const Project& project = m_document.project();
    if (item != QLatin1String("world")) {
        if (!project.has(item.toStdString()))
            return;
        m_document.selection()->select(item);
        if (const QString node = nodeFor(project, item.toStdString()); !node.isEmpty())
            emit shown(node);
    }
    emit settingShown(item, setting);
}

QString Teaching::linkToSelected(const QString& text) const {
    const Project& project = m_document.project();
    const QStringList ids = m_document.selection()->ids();
    const auto link = [&text](const QString& name, const QString& target) {
        return QStringLiteral("[%1](%2)").arg(text.isEmpty() ? name : text, target);
    };
    if (const auto& agent = m_simulation.picked(); agent && ids.empty())
        return link(
            m_simulation.nameOf(*agent),
            "agent:" + QString::fromStdString(nameOfAgent(project, {agent->type, agent->ordinal})));
    if (ids.size() == 1) {
        const Id id = ids.front().toStdString();
        if (leadsSomewhere(project, {NoteLink::Kind::node, {}, id}))
            return link(nameOf(project, {id}), "node:" + ids.front());
    }
    m_document.refuse(tr("A link leads to a card, a wire, a scene item or an agent: select one. Of "
                         "a group, open it and select a card in it."));
    return {};
}

void Teaching::select(const QString& id) {
    const Project& project = m_document.project();
    if (!leadsSomewhere(project, {NoteLink::Kind::node, {}, id.toStdString()})) {
        m_document.refuse(tr("There is nothing with the id \u201c%1\u201d.").arg(id));
        return;
    }
    if (!project.has(id.toStdString())) { // NODE.SETTING
        showSetting(id.section('.', 0, 0), id.section('.', 1));
        return;
    }
    m_document.selection()->select(id);
    const QString node = nodeFor(project, id.toStdString());
    if (!node.isEmpty())
        emit shown(node);
}

/// A second click lets it go.
void Teaching::pick(const QString& name) {
    const auto agent = agentNamed(m_document.project(), name.toStdString());
    if (!agent)
        m_document.refuse(tr("There is no agent with the name \u201c%1\u201d.").arg(name));
    else if (const AgentName picked{agent->first, agent->second}; m_simulation.picked() == picked)
        m_simulation.unpick();
    else
        m_simulation.pick(picked);
}

void Teaching::resetAll() {
    const int gesture = m_document.beginGesture(); // one undo step
    m_experiments.goBack(gesture);
    m_sliders.restoreAll(gesture);
    m_simulation.unpick();
    m_simulation.reset();
}

void Teaching::toggleWeightOnPanel() {
    const QStringList& selected = m_document.selection()->ids();
    if (selected.size() == 1 && m_document.project().link(selected.front().toStdString()))
        m_document.push(toggledParameter(m_document.project(), m_document.ids(),
                                         {selected.front().toStdString(), "weight"}),
                        tr("Change the parameters"));
    else
        m_document.refuse(tr("Select one wire first: its weight becomes a parameter."));
}

} // namespace tiller
