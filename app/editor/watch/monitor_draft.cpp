#include "app/editor/watch/monitor_draft.h"

#include "app/editor/words/setting_text.h"
#include "core/model/agent_type.h"
#include "core/model/groups.h"
#include "core/model/registry.h"
#include "core/sim/measure.h"

#include <algorithm>

namespace tiller {

namespace {

const Setting& settingOf(std::string_view id) {
    return *findAnnotationType("monitor")->setting(id);
}

/// The enumerators are in the order of the choices in the description.
template <class Enum>
Enum enumOf(std::string_view setting, const QString& id, Enum otherwise) {
    const auto& choices = settingOf(setting).choices;
    const auto found = std::ranges::find(choices, id.toStdString(), &Choice::id);
    return found == choices.end() ? otherwise : static_cast<Enum>(found - choices.begin());
}

template <class Enum>
QString idOf(std::string_view setting, Enum value) {
    return QString::fromStdString(
        settingOf(setting).choices.at(static_cast<std::size_t>(value)).id);
}

/// The name of an agent in traces.
std::string traceName(const AgentName& agent, const Frame& frame) {
    return frame.picked == agent && !frame.pickedLabel.empty()
               ? frame.pickedLabel
               : agent.type + '-' + std::to_string(agent.ordinal);
}

/// A typed number within the range of a setting.
std::optional<double> typedNumber(std::string_view id, const QString& typed) {
    const Setting& setting = settingOf(id);
    const auto number = readNumber(setting, typed);
    return number && *number >= setting.min && *number <= setting.max ? number : std::nullopt;
}

constexpr std::array quantitiesOfNodes{Quantity::store, Quantity::inMode, Quantity::distance};

} // namespace

void MonitorDraft::begin() {
    m_id.clear();
    m_name.clear();
    m_monitor = {};
    const auto selected = m_document->selection()->asIds();
    for (const Node& node : project().nodes) {
        const bool isSelected = std::ranges::find(selected, node.id) != selected.end();
        if (node.type == agentTypeId && (m_monitor.of.empty() || isSelected))
            m_monitor.of = node.id;
        for (const Quantity quantity : quantitiesOfNodes)
            if (isSelected && std::ranges::count(nodesFor(project(), quantity), &node) > 0) {
                m_monitor.quantity = quantity;
                m_monitor.node = node.id;
            }
    }
    showNumbers();
    if (const auto& picked = m_simulation->picked()) {
        m_monitor.of = picked->type;
        m_monitor.agent = traceName(*picked, m_simulation->frame());
    }
    emit changed();
}

void MonitorDraft::edit(const QString& monitor) {
    const Annotation* annotation = project().annotation(monitor.toStdString());
    if (!annotation)
        return;
    m_id = annotation->id;
    m_name = QString::fromStdString(annotation->name);
    m_monitor = monitorOf(*annotation);
    showNumbers();
    emit changed();
}

void MonitorDraft::show(const MonitorAnnotation& monitor) {
    m_id.clear();
    m_name.clear();
    m_monitor = monitor;
    showNumbers();
    emit changed();
}

void MonitorDraft::showNumbers() {
    m_seconds = numberText(settingOf("seconds"), m_monitor.seconds);
    m_window = numberText(settingOf("window"), m_monitor.window);
}

bool MonitorDraft::countsContacts() const {
    return m_monitor.quantity == Quantity::contactsWith;
}

MonitorAnnotation MonitorDraft::monitor() const {
    MonitorAnnotation monitor = m_monitor;
    if (!countsContacts())
        monitor.with.clear();
    if (happens(monitor.quantity))
        monitor.window = typedNumber("window", m_window).value_or(monitor.window);
    else
        monitor = {.of = monitor.of,
                   .agent = monitor.agent,
                   .quantity = monitor.quantity,
                   .node = monitor.node,
                   .statistic = monitor.statistic,
                   .seconds = monitor.seconds,
                   .shownIn = monitor.shownIn};
    return monitor;
}

std::vector<Value> MonitorDraft::values() const {
    const MonitorAnnotation monitor = this->monitor();
    std::vector<Value> values;
    for (const Setting& setting : findAnnotationType("monitor")->settings)
        values.push_back(setting.load(&monitor));
    return values;
}

bool MonitorDraft::accept() {
    if (!canAccept())
        return false;
    Annotation annotation{
        .id = m_id, .type = "monitor", .name = m_name.trimmed().toStdString(), .values = values()};
    if (isNew())
        return m_document->push(addAnnotation(project(), m_document->ids(), annotation),
                                tr("Add plot"));
    Project edited = project();
    for (Annotation& each : edited.annotations)
        if (each.id == m_id)
            each = annotation;
    m_document->push(difference(project(), edited), tr("Edit plot"));
    return true;
}

QString MonitorDraft::missing() const {
    if (!m_document)
        return {};
    if (!project().node(m_monitor.of))
        return tr("Add an agent type first: there are no agents to measure.");
    if (isAboutNode(m_monitor.quantity) && !project().node(m_monitor.node))
        return tr("Choose a target, meter or mode.");
    if (countsContacts() && !project().node(m_monitor.with))
        return tr("Choose the other agent type.");
    if (happens(m_monitor.quantity) && !typedNumber("window", m_window))
        return tr("The time counted must be a number of seconds, %1. 0 counts from the start.")
            .arg(rangeText(settingOf("window")));
    if (!typedNumber("seconds", m_seconds))
        return tr("The time shown must be a number of seconds, %1.")
            .arg(rangeText(settingOf("seconds")));
    return {};
}

QString MonitorDraft::standardName() const {
    return m_document ? QString::fromStdString(whoseText(m_monitor, project())) : QString();
}

QVariantList MonitorDraft::types() const {
    QVariantList list;
    if (m_document)
        for (const Node& node : project().nodes)
            if (node.type == agentTypeId)
                list.append(choiceEntry(node.id, nameInLists(project(), node)));
    return list;
}

/// All agents, the picked one, and the named ones.
QVariantList MonitorDraft::agents() const {
    if (!m_document || !m_simulation || happens(m_monitor.quantity))
        return {};
    QVariantList list{choiceEntry({}, tr("All of them").toStdString())};
    const auto add = [&](const std::string& name) {
        MonitorAnnotation one = m_monitor;
        one.agent = name;
        const QVariant entry = choiceEntry(name, whoseText(one, project()));
        if (!name.empty() && !list.contains(entry))
            list.append(entry);
    };
    add(m_monitor.agent);
    if (const auto& picked = m_simulation->picked(); picked && picked->type == m_monitor.of)
        add(traceName(*picked, m_simulation->frame()));
    if (const Node* type = project().node(m_monitor.of))
        for (const PlacedAgent& agent : type->agents)
            add(agent.name);
    return list;
}

QVariantList MonitorDraft::quantities() const {
    QVariantList list;
    for (const Choice& each : settingOf("quantity").choices) {
        const auto quantity = enumOf("quantity", QString::fromStdString(each.id), Quantity::speed);
        if (!m_document || (isAboutNode(quantity) && quantity != m_monitor.quantity &&
                            nodesFor(project(), quantity).empty()))
            continue;
        list.append(choiceEntry(each.id, each.title, each.help));
    }
    return list;
}

QVariantList MonitorDraft::nodes() const {
    QVariantList list;
    if (m_document && isAboutNode(m_monitor.quantity))
        for (const Node* node : nodesFor(project(), m_monitor.quantity))
            list.append(choiceEntry(node->id, displayName(*node)));
    return list;
}

QVariantList MonitorDraft::others() const {
    return countsContacts() ? types() : QVariantList();
}

QVariantList MonitorDraft::countings() const {
    return happens(m_monitor.quantity) ? choiceEntries(settingOf("counting")) : QVariantList();
}

QVariantList MonitorDraft::places() const {
    return choiceEntries(settingOf("shownIn"));
}

QVariantList MonitorDraft::statistics() const {
    if (!m_monitor.agent.empty() || isCounted(m_monitor.quantity))
        return {};
    return choiceEntries(settingOf("statistic"));
}

QString MonitorDraft::quantity() const {
    return idOf("quantity", m_monitor.quantity);
}

QString MonitorDraft::counting() const {
    return idOf("counting", m_monitor.counting);
}

QString MonitorDraft::place() const {
    return idOf("shownIn", m_monitor.shownIn);
}

QString MonitorDraft::statistic() const {
    return idOf("statistic", m_monitor.statistic);
}

void MonitorDraft::setType(const QString& type) {
    if (m_monitor.of == type.toStdString())
        return;
    m_monitor.of = type.toStdString();
    m_monitor.agent.clear();
    emit changed();
}

void MonitorDraft::setAgent(const QString& agent) {
    m_monitor.agent = agent.toStdString();
    emit changed();
}

void MonitorDraft::setQuantity(const QString& quantity) {
    const bool happened = happens(m_monitor.quantity);
    m_monitor.quantity = enumOf("quantity", quantity, m_monitor.quantity);
    chooseNode();
    if (happens(m_monitor.quantity))
        m_monitor.agent.clear(); // what happens is counted for a type
    chooseOther();
    if (happens(m_monitor.quantity) && !countsContacts() && !happened)
        chooseRate();
    emit changed();
}

/// Births and deaths are read best as a rate.
void MonitorDraft::chooseRate() {
    constexpr double seconds = 5;
    m_monitor.counting = Counting::perSecond;
    m_monitor.window = seconds;
    m_window = numberText(settingOf("window"), seconds);
}

/// A contact count begins with another type.
void MonitorDraft::chooseOther() {
    if (!countsContacts() || project().node(m_monitor.with))
        return;
    m_monitor.with = m_monitor.of;
    for (const Node& node : project().nodes)
        if (node.type == agentTypeId && node.id != m_monitor.of) {
            m_monitor.with = node.id;
            return;
        }
}

void MonitorDraft::setOther(const QString& type) {
    m_monitor.with = type.toStdString();
    emit changed();
}

void MonitorDraft::setCounting(const QString& counting) {
    m_monitor.counting = enumOf("counting", counting, m_monitor.counting);
    emit changed();
}

void MonitorDraft::setPlace(const QString& place) {
    m_monitor.shownIn = enumOf("shownIn", place, m_monitor.shownIn);
    emit changed();
}

/// Chooses the first node that fits, unless the current one does.
void MonitorDraft::chooseNode() {
    const auto fitting = nodesFor(project(), m_monitor.quantity);
    if (fitting.empty())
        m_monitor.node.clear();
    else if (std::ranges::find(fitting, m_monitor.node, &Node::id) == fitting.end())
        m_monitor.node = fitting.front()->id;
}

void MonitorDraft::setNode(const QString& node) {
    m_monitor.node = node.toStdString();
    emit changed();
}

void MonitorDraft::setStatistic(const QString& statistic) {
    m_monitor.statistic = enumOf("statistic", statistic, m_monitor.statistic);
    emit changed();
}

void MonitorDraft::setSeconds(const QString& seconds) {
    m_seconds = seconds;
    m_monitor.seconds = typedNumber("seconds", seconds).value_or(m_monitor.seconds);
    emit changed();
}

} // namespace tiller
