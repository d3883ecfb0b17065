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

/// The name of an agent in traces.
std::string traceName(const AgentName& agent, const Frame& frame) {
    return frame.picked == agent && !frame.pickedLabel.empty()
               ? frame.pickedLabel
               : agent.type + '-' + std::to_string(agent.ordinal);
}

/// A typed number within the range of a setting.
std::optional<double> typedNumber(const Setting& setting, const QString& typed) {
    const auto number = readNumber(setting, typed);
    return number && *number >= setting.min && *number <= setting.max ? number : std::nullopt;
}

bool givesColors(const MonitorAnnotation& monitor) {
    return monitor.shownIn == ShownIn::colors;
}

/// Whether it shows the number of each agent.
bool showsEach(const MonitorAnnotation& monitor) {
    return givesColors(monitor) || monitor.shownIn == ShownIn::histogram;
}

/// Whether single agents have such a number, so that it can give them colors.
bool isOfEach(Quantity quantity) {
    return !happens(quantity) && quantity != Quantity::count;
}

bool isOfAgents(const MonitorAnnotation& monitor) {
    return monitor.agent.empty() && !isCounted(monitor.quantity) && !givesColors(monitor);
}

} // namespace

void MeasureFields::begin() {
    MonitorAnnotation monitor;
    const auto selected = m_document->selection()->asIds();
    for (const Node& node : project().nodes) {
        const bool isSelected = std::ranges::find(selected, node.id) != selected.end();
        if (node.type == agentTypeId && (monitor.of.empty() || isSelected))
            monitor.of = node.id;
        for (std::size_t i = 0; isSelected && i < settingOf("quantity").choices.size(); ++i)
            if (const auto quantity = static_cast<Quantity>(i);
                monitor.node != node.id &&
                std::ranges::count(nodesFor(project(), quantity), &node) > 0) {
                monitor.quantity = quantity;
                monitor.node = node.id;
            }
    }
    if (const auto& picked = m_simulation->picked()) {
        monitor.of = picked->type;
        monitor.agent = traceName(*picked, m_simulation->frame());
    }
    show(monitor);
}

void MeasureFields::show(const MonitorAnnotation& monitor) {
    m_monitor = monitor;
    for (const char* id : {"seconds", "window", "colorsFrom", "colorsTo"})
        m_typed[id] = numberText(settingOf(id), numberOf(settingOf(id).load(&monitor)));
}

void MeasureFields::enter(const QString& id, const QString& value) {
    const Setting& setting = settingOf(id.toStdString());
    const MonitorAnnotation before = m_monitor;
    if (setting.kind != SettingKind::number) {
        setting.store(&m_monitor, value.toStdString());
    } else {
        m_typed[setting.id] = value;
        if (const auto number = typedNumber(setting, value))
            setting.store(&m_monitor, *number);
    }
    if (showsEach(m_monitor) && !isOfEach(m_monitor.quantity))
        m_monitor.quantity = Quantity::speed;
    if (m_monitor.of != before.of)
        m_monitor.agent.clear();
    if (m_monitor.quantity != before.quantity)
        followQuantity(before.quantity);
}

/// Chooses a node, another type, or a rate, if the quantity needs one.
void MeasureFields::followQuantity(Quantity before) {
    const Quantity now = m_monitor.quantity;
    const auto fitting = nodesFor(project(), now);
    if (fitting.empty())
        m_monitor.node.clear();
    else if (std::ranges::find(fitting, m_monitor.node, &Node::id) == fitting.end())
        m_monitor.node = fitting.front()->id;
    if (!happens(now))
        return;
    m_monitor.agent.clear(); // what happens is counted for a type
    if (now == Quantity::contactsWith) {
        if (project().node(m_monitor.with))
            return;
        const auto other = std::ranges::find_if(project().nodes, [this](const Node& node) {
            return node.type == agentTypeId && node.id != m_monitor.of;
        });
        m_monitor.with = other == project().nodes.end() ? m_monitor.of : other->id;
    } else if (now != Quantity::events && !happens(before)) { // births are read best as a rate
        m_monitor.counting = Counting::perSecond;
        enter(QStringLiteral("window"), QStringLiteral("5"));
    }
}

MonitorAnnotation MeasureFields::monitor() const {
    MonitorAnnotation monitor = m_monitor;
    if (monitor.quantity != Quantity::contactsWith)
        monitor.with.clear();
    if (!happens(monitor.quantity)) {
        monitor.counting = {};
        monitor.window = 0;
    }
    if (showsEach(monitor))
        monitor.agent.clear();
    if (monitor.shownIn != ShownIn::plot)
        monitor.over.clear();
    if (!givesColors(monitor))
        monitor.colorsFrom = monitor.colorsTo = 0;
    return monitor;
}

QString MeasureFields::missing() const {
    if (!project().node(m_monitor.of))
        return tr("Add an agent type first: there are no agents to measure.");
    if (isAboutNode(m_monitor.quantity) && !project().node(m_monitor.node))
        return tr("Choose what it is about: a target, a meter, a mode or an action.");
    if (m_monitor.quantity == Quantity::contactsWith && !project().node(m_monitor.with))
        return tr("Choose the other agent type.");
    if (happens(m_monitor.quantity) && !typedNumber(settingOf("window"), m_typed.at("window")))
        return tr("The time counted must be a number of seconds, %1. 0 counts from the start.")
            .arg(rangeText(settingOf("window")));
    if (givesColors(m_monitor)) {
        for (const char* id : {"colorsFrom", "colorsTo"})
            if (!typedNumber(settingOf(id), m_typed.at(id)))
                return tr("The range of the colors must be two numbers. 0 and 0: the least and the "
                          "largest in the run.");
    }
    if (!typedNumber(settingOf("seconds"), m_typed.at("seconds")))
        return tr("The time shown must be a number of seconds, %1.")
            .arg(rangeText(settingOf("seconds")));
    return {};
}

FormField MeasureFields::field(std::string_view id) const {
    const Setting& setting = settingOf(id);
    const auto typed = m_typed.find(id);
    return describedField(setting, typed == m_typed.end() ? toVariant(setting.load(&m_monitor))
                                                          : typed->second);
}

FormField MeasureFields::choice(std::string_view id, const QVariantList& choices) const {
    FormField field = this->field(id).withChoices(choices);
    field.kind = QStringLiteral("choice");
    return field;
}

std::vector<FormField> MeasureFields::fields(const QString& label) const {
    std::vector<FormField> all{choice("quantity", quantities()).titled(label).inRow(label)};
    if (const QVariantList list = nodes(); !list.isEmpty())
        all.push_back(choice("node", list));
    all.push_back(choice("of", types()).inRow(tr("Of")));
    if (const QVariantList list = agents(); !list.isEmpty()) {
        all.push_back(choice("agent", list));
        all.back().label.reset(); // beside its type
    }
    if (m_monitor.quantity == Quantity::contactsWith)
        all.push_back(choice("with", types()));
    if (happens(m_monitor.quantity)) {
        all.push_back(field("counting"));
        all.push_back(field("window")
                          .titled(tr("Over the last seconds; 0 counts from the start"))
                          .withUnit(tr("seconds (0 = all)")));
    }
    if (isOfAgents(m_monitor))
        all.push_back(field("statistic"));
    return all;
}

std::optional<FormField> MeasureFields::over(const Id& self) const {
    QVariantList list{choiceEntry({}, tr("Time").toStdString())};
    for (const Annotation* each : monitorsIn(project()))
        if (each->id != self)
            list.append(choiceEntry(each->id, each->name.empty() ? columnName(*each, project())
                                                                 : each->name));
    if (list.size() == 1)
        return {};
    return choice("over", list);
}

QVariantList MeasureFields::types() const {
    QVariantList list;
    for (const Node& node : project().nodes)
        if (node.type == agentTypeId)
            list.append(choiceEntry(node.id, nameInLists(project(), node)));
    return list;
}

/// All agents, the picked one, and the named ones.
QVariantList MeasureFields::agents() const {
    if (happens(m_monitor.quantity) || showsEach(m_monitor))
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

/// Those about a node only if the project has such a node.
QVariantList MeasureFields::quantities() const {
    QVariantList list = choiceEntries(settingOf("quantity"));
    list.removeIf([this](const QVariant& entry) {
        MonitorAnnotation other;
        settingOf("quantity").store(&other, entry.toMap()["id"].toString().toStdString());
        return other.quantity != m_monitor.quantity &&
               ((isAboutNode(other.quantity) && nodesFor(project(), other.quantity).empty()) ||
                (showsEach(m_monitor) && !isOfEach(other.quantity)));
    });
    return list;
}

QVariantList MeasureFields::nodes() const {
    QVariantList list;
    if (isAboutNode(m_monitor.quantity))
        for (const Node* node : nodesFor(project(), m_monitor.quantity))
            list.append(choiceEntry(node->id, displayName(*node)));
    return list;
}

void MonitorDraft::begin() {
    m_id.clear();
    m_name.clear();
    m_measure.begin();
    refresh();
}

void MonitorDraft::edit(const QString& monitor) {
    const Annotation* annotation = m_document.project().annotation(monitor.toStdString());
    if (!annotation)
        return;
    m_id = annotation->id;
    m_name = QString::fromStdString(annotation->name);
    m_measure.show(monitorOf(*annotation));
    refresh();
}

std::vector<FormField> MonitorDraft::fields() const {
    const MonitorAnnotation monitor = m_measure.monitor();
    std::vector<FormField> all;
    append(all, {}, "plot", m_measure.fields(tr("Shows")));
    append(all, {}, "plot", {m_measure.field("shownIn")});
    if (monitor.shownIn == ShownIn::plot)
        if (const auto over = m_measure.over(m_id))
            append(all, {}, "plot", {*over});
    if (monitor.shownIn == ShownIn::plot)
        append(all, {}, "plot",
               {m_measure.field("seconds")
                    .titled(tr("Time shown, in seconds"))
                    .withUnit(tr("seconds"))
                    .inRow(tr("Time shown"))});
    if (givesColors(monitor))
        append(all, {}, "plot",
               {m_measure.field("colorsFrom").titled(tr("Colors from")).inRow(tr("Colors from")),
                m_measure.field("colorsTo")
                    .titled(tr("Colors to"))
                    .withUnit(tr("(0 to 0: all numbers)"))});
    else
        append(all, {}, "plot",
               {FormField("text", "name", tr("Name"), m_name)
                    .withHint(QString::fromStdString(whoseText(monitor, m_document.project())))
                    .inRow(tr("Name"))});
    return all;
}

void MonitorDraft::enter(const QString& field, const QVariant& value, int) {
    if (field == QStringLiteral("name"))
        m_name = value.toString();
    else
        m_measure.enter(field, value.toString());
}

bool MonitorDraft::accept() {
    if (!canAccept())
        return false;
    const MonitorAnnotation monitor = m_measure.monitor();
    Annotation annotation = itemWith("monitor", monitor);
    annotation.id = m_id;
    annotation.name = m_name.trimmed().toStdString();
    const Project& project = m_document.project();
    Project edited = project;
    if (givesColors(monitor)) // the new one takes the place of the one before
        std::erase_if(edited.annotations, [&](const Annotation& each) {
            return each.type == "monitor" && each.id != m_id && givesColors(monitorOf(each)) &&
                   monitorOf(each).of == monitor.of;
        });
    if (isNew()) {
        const auto added = addAnnotation(edited, m_document.ids(), annotation);
        if (added)
            apply(added.value(), edited);
        const bool isAdded =
            m_document.push(added ? difference(project, edited) : added,
                            givesColors(monitor) ? tr("Color by a number") : tr("Add plot"));
        if (isAdded)
            emit this->added(QString::fromStdString(added.value().annotations.back().id()));
        return isAdded;
    }
    for (Annotation& each : edited.annotations)
        if (each.id == m_id)
            each = annotation;
    m_document.push(difference(project, edited), tr("Edit plot"));
    return true;
}

} // namespace tiller
