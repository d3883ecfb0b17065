#include "app/editor/viewmodels/inspector_model.h"

#include "app/editor/teach/setting_words.h"
#include "app/editor/viewport/scene_edits.h"
#include "app/editor/words/names.h"
#include "app/editor/words/setting_text.h"
#include "core/base/lattice.h"
#include "core/model/groups.h"
#include "core/model/macros.h"
#include "core/model/registry.h"
#include "core/model/reroute.h"

#include <algorithm>
#include <cmath>

namespace tiller {

namespace {

/// The size of the usual range; 0 if the setting has none.
double spanOf(const Setting& setting) {
    const double span = setting.sliderMax - std::max(setting.min, -setting.sliderMax);
    if (span > 0)
        return span;
    return setting.max < noLimit && setting.max > setting.min ? setting.max - setting.min : 0;
}

} // namespace

double grainOf(const Setting& setting) {
    const double span = spanOf(setting);
    double grain = 1;
    while (span > 0 && setting.kind != SettingKind::integer && grain > span / 100)
        grain /= 10;
    return grain;
}

double onGrain(const Setting& setting, double number, double grain) {
    if (grain <= 0 || (setting.kind == SettingKind::integer && grain < 1))
        grain = grainOf(setting);
    const double perUnit = std::round(1 / grain); // dividing by a whole number keeps 0.1 as 0.1
    const double result =
        grain < 1 ? std::round(number * perUnit) / perUnit : std::round(number / grain) * grain;
    return std::clamp(result, setting.min, setting.max);
}

double wayOfPixel(const Setting& setting) {
    constexpr double pixelsOfGrain = 2;
    constexpr double pixelsOfRange = 1000;
    const double span = setting.sliderMax > 0 ? spanOf(setting) : 0;
    return std::max(grainOf(setting) / pixelsOfGrain, span / pixelsOfRange);
}

namespace {

/// A link described as an item with settings.
const Description& describedLink(bool weighs) {
    static const Description wire{
        .id = "link",
        .title = Text("Wire"),
        .help = Text("Takes the output of one card to the input of another.")};
    static const Description forceWire{
        .id = wire.id, .title = wire.title, .help = wire.help, .settings = {weightSetting()}};
    return weighs ? forceWire : wire;
}

/// A description that lives as long as the program.
std::shared_ptr<const Description> unowned(const Description& description) {
    return {std::shared_ptr<void>(), &description};
}

/// The settings on the card of a group; each has the id `NODE.SETTING`.
InspectedItem inspectedGroup(const Project& project, const NodeGroups& groups,
                             const NodeGroup& group) {
    const Part& part = groups.partOf(group);
    auto type = std::make_shared<Description>();
    type->id = "group";
    type->title = Text("Group");
    const Macro* macro = macroOfPart(part.name);
    type->help = macro ? macro->help : Text("Nodes that the canvas shows as one card.");
    InspectedItem item{.id = group.id, .type = nullptr};
    for (const NamedRole& each : part.exposed) {
        const Id* id = group.node(each.ref.role);
        const Node* node = id ? project.node(*id) : nullptr;
        const NodeType* of = node ? findNodeType(node->type) : nullptr;
        const auto index = of ? of->settingIndex(each.ref.what) : std::nullopt;
        if (!index || *index >= node->values.size())
            continue;
        Setting setting = of->settings[*index];
        setting.id = *id + '.' + setting.id;
        setting.title = each.name;
        setting.appliesWhen = {};
        setting.group = Text();
        type->settings.push_back(std::move(setting));
        item.made.push_back(node->values[*index]);
    }
    item.type = std::move(type);
    return item;
}

} // namespace

std::optional<InspectedItem> inspectedItem(const Project& project, const Id& id) {
    if (project.link(id)) {
        const auto weight = findDrivable(project, {id, weightSetting().id});
        InspectedItem item{id, unowned(describedLink(weight.has_value()))};
        if (weight)
            item.made = {weight->value};
        return item;
    }
    if (const Parameter* parameter = project.parameter(id))
        return InspectedItem{
            id, std::make_shared<const Description>(describedParameter(project, *parameter)),
            nullptr, valuesOf(*parameter)};
    if (const Annotation* annotation = project.annotation(id);
        annotation && isReroute(*annotation) && project.link(linkOfReroute(*annotation)))
        return inspectedItem(project, linkOfReroute(*annotation)); // the settings of its wire
    if (const Annotation* annotation = project.annotation(id);
        annotation && annotation->type == "group") {
        const NodeGroups groups(project);
        const NodeGroup* group = groups.group(id);
        return group ? std::optional(inspectedGroup(project, groups, *group)) : std::nullopt;
    }
    const Description* description = descriptionOf(project, id);
    if (!description)
        return {};
    return InspectedItem{id, unowned(*description), &valuesOf(project, id)};
}

Result<Change> setIn(const Project& project, const InspectedItem& item, const Setting& setting,
                     const Value& value) {
    if (item.stored)
        return setSceneValue(project, item.id, setting.id, value);
    if (project.parameter(item.id))
        return setParameterSetting(project, item.id, setting.id, value);
    if (item.type->id == "group") {
        const std::size_t dot = setting.id.rfind('.');
        return setSceneValue(project, setting.id.substr(0, dot), setting.id.substr(dot + 1), value);
    }
    return setWeight(project, item.id, numberOf(value));
}

namespace {

constexpr std::string_view spreadSuffix = "Spread";

/// The setting that a spread belongs to: "mass" for "massSpread". Empty for other settings.
std::string spreadOf(const std::vector<Setting>& rows, const Setting& setting) {
    if (!setting.id.ends_with(spreadSuffix))
        return {};
    const std::string parent = setting.id.substr(0, setting.id.size() - spreadSuffix.size());
    return std::ranges::find(rows, parent, &Setting::id) == rows.end() ? std::string() : parent;
}

} // namespace

void InspectorModel::followDocument() {
    connect(m_document, &Document::changed, this, &InspectorModel::follow);
    connect(m_document, &Document::opened, this, &InspectorModel::fill);
    connect(m_document, &Document::problemsChanged, this, &InspectorModel::headChanged);
    fill();
    emit documentChanged();
}

void InspectorModel::setItems(const QStringList& items) {
    if (std::exchange(m_items, items) == items)
        return;
    fill();
    emit itemsChanged();
}

std::vector<InspectedItem> InspectorModel::present() const {
    std::vector<InspectedItem> result;
    if (!m_document)
        return result;
    for (const QString& id : m_items)
        if (auto item = inspectedItem(project(), id.toStdString()))
            result.push_back(*std::move(item));
    if (std::ranges::any_of(result, &InspectedItem::stored))
        std::erase_if(result, [](const InspectedItem& item) { return !item.stored; });
    return result;
}

const Link* InspectorModel::link() const {
    if (m_items.size() != 1)
        return nullptr;
    const Id id = m_items.front().toStdString();
    const Annotation* point = project().annotation(id);
    return project().link(point && isReroute(*point) ? linkOfReroute(*point) : id);
}

const Parameter* InspectorModel::parameter() const {
    return m_items.size() == 1 ? project().parameter(m_items.front().toStdString()) : nullptr;
}

bool InspectorModel::group() const {
    return std::ranges::any_of(m_items, [this](const QString& id) {
        const Annotation* annotation = project().annotation(id.toStdString());
        return annotation && annotation->type == "group";
    });
}

const Setting* InspectorModel::setting(const QString& id) const {
    return m_rows.at(rowOf(id));
}

int InspectorModel::rowOf(const QString& setting) const {
    const auto found = std::ranges::find(m_rows, setting.toStdString(), &Setting::id);
    return found == m_rows.end() ? -1 : static_cast<int>(found - m_rows.begin());
}

void InspectorModel::fill() {
    m_rows.reset(sharedSettings());
    emit headChanged();
    emit responseTimeChanged();
}

const Link* InspectorModel::numberLink(const Id& item, const Id& setting) const {
    const Link* wire = project().link(item);
    const Node* node = project().node(wire ? wire->from.node : item);
    if (!node || !findNodeType(node->type)->socket(setting))
        return nullptr;
    const auto links = project().linksInto(node->id, setting);
    return links.empty() ? nullptr : links.front();
}

/// The settings that all items have.
std::vector<Setting> InspectorModel::sharedSettings() const {
    const std::vector<InspectedItem> items = present();
    std::vector<Setting> shared;
    if (!items.empty())
        for (const Setting& each : items.front().type->settings) {
            const bool isShared = std::ranges::all_of(items, [&each](const InspectedItem& item) {
                const Setting* other = item.type->setting(each.id);
                return other && other->kind == each.kind && other->unit == each.unit;
            });
            if (isShared)
                shared.push_back(each);
        }
    return shared;
}

void InspectorModel::follow(const Change& change) {
    const auto touches = [this](const auto& steps) {
        return std::ranges::any_of(steps, [this](const auto& step) {
            return m_items.contains(QString::fromStdString(step.id()));
        });
    };
    const bool isShown = touches(change.nodes) || touches(change.links) || touches(change.scene) ||
                         touches(change.annotations) || touches(change.parameters) ||
                         (link() && !change.nodes.empty()) ||
                         (group() && (!change.nodes.empty() || !change.annotations.empty())) ||
                         (change.world && m_items.contains(QStringLiteral("world")));
    const auto addsOrRemovesIn = [](const auto& steps) {
        return std::ranges::any_of(steps,
                                   [](const auto& step) { return !step.before || !step.after; });
    };
    const bool changesType = std::ranges::any_of(change.nodes, [](const auto& step) {
        return step.before && step.after && step.before->type != step.after->type;
    });
    const bool addsOrRemoves = changesType || addsOrRemovesIn(change.nodes) ||
                               addsOrRemovesIn(change.links) || addsOrRemovesIn(change.parameters);
    const bool isMade = parameter() || group();
    const std::vector<Setting> settings = isMade ? sharedSettings() : std::vector<Setting>();
    const bool isRanged = std::ranges::equal(settings, m_rows, {}, &Setting::id, &Setting::id);
    if (isRanged)
        m_rows.show(settings); // its range may be another, and what it drives
    if (isShown && (addsOrRemoves || (isMade && !isRanged)))
        fill();
    else if ((isShown || !change.scene.empty() || !change.annotations.empty() ||
              !change.parameters.empty() || !change.links.empty()))
        m_rows.announce();
    if (isShown)
        emit headChanged();
    emit responseTimeChanged();
}

std::vector<Role<Setting>> InspectorModel::roles() {
    using Items = std::vector<InspectedItem>;
    const auto of = [this](auto read) {
        return [this, read](const Setting& row) {
            const Items items = present();
            return items.empty() ? QVariant() : roleValue(read(row, items));
        };
    };
    const auto ofValue = [&](auto read) {
        return of([read](const Setting& row, const Items& items) {
            return read(row, items.front().value(row.id));
        });
    };
    const auto allHave = [](const Setting& row, const Items& items, const Value& value) {
        return std::ranges::all_of(
            items, [&](const InspectedItem& item) { return item.value(row.id) == value; });
    };
    const auto driverOf = [this](const Setting& row, const Items& items) {
        return items.size() == 1 ? drivingParameter(project(), {items.front().id, row.id})
                                 : nullptr;
    };
    const auto numberNodeOf = [this](const Setting& row, const Items& items) -> const Node* {
        const Link* link = items.size() == 1 ? numberLink(items.front().id, row.id) : nullptr;
        return link ? project().node(link->from.node) : nullptr;
    };
    return {
        {"setting", &Setting::id},
        {"title", &Setting::title},
        {"help", of([this](const Setting& row, const Items&) { return helpOf(row); })},
        // A SettingKind's name, or "lines", "formula" or "painting" for texts like that.
        {"kind",
         [](const Setting& row) {
             return row.isFormula    ? "formula"
                    : row.isPainting ? "painting"
                    : row.hasLines   ? "lines"
                                     : std::string(toString(row.kind));
         }},
        // A share is from 0 to 1; points have their count.
        {"value", ofValue([](const Setting&, const Value& value) { return toVariant(value); })},
        // In a field.
        {"text", ofValue([this](const Setting& row, const Value& value) {
             if (row.kind == SettingKind::points || row.isPainting)
                 return valueText(row, value, project());
             return std::holds_alternative<double>(value) ? numberText(row, numberOf(value))
                                                          : toVariant(value).toString();
         })},
        {"unit", ofValue([this](const Setting& row, const Value& value) {
             const double* number = std::get_if<double>(&value);
             return row.max >= noLimit && number && *number >= noLimit
                        ? QString()
                        : unitText(row.unit, countsTicks(project()));
         })},
        // The items have different values.
        {"mixed", of([=](const Setting& row, const Items& items) {
             return !allHave(row, items, items.front().value(row.id));
         })},
        {"from",
         [this](const Setting& row) {
             return parameter() ? row.min : std::max(row.min, -row.sliderMax);
         }},
        {"to", &Setting::sliderMax},
        {"choices", of([this](const Setting& row, const Items&) { return choices(row); })},
        {"group", &Setting::group},
        // The range means something: a slider shows it.
        {"slides",
         [this](const Setting& row) {
             return row.unit == Unit::share || row.unit == Unit::degrees ||
                    (parameter() && row.id == "value");
         }},
        {"spreadOf", [this](const Setting& row) { return spreadOf(m_rows.all(), row); }},
        {"spreadText", of([this](const Setting& row, const Items&) { return spreadText(row); })},
        {"isDefault", of([=](const Setting& row, const Items& items) {
             return allHave(row, items, row.initial);
         })},
        {"defaultText", of([this](const Setting& row, const Items&) {
             return valueText(row, row.initial, project());
         })},
        {"applies", of([](const Setting& row, const Items& items) {
             return std::ranges::all_of(items, [&](const InspectedItem& item) {
                 return applies(*item.type, item.values(), *item.type->setting(row.id));
             });
         })},
        // The id of the parameter that drives it; empty if none does.
        {"driver", of([=](const Setting& row, const Items& items) {
             const Parameter* driver = driverOf(row, items);
             return driver ? driver->id : Id();
         })},
        {"driverName", of([=, this](const Setting& row, const Items& items) {
             const Parameter* driver = driverOf(row, items);
             return driver ? parameterName(project(), *driver) : QString();
         })},
        // The node whose number drives it, and its name; empty if none does.
        {"numberNode", of([=](const Setting& row, const Items& items) {
             const Node* number = numberNodeOf(row, items);
             return number ? number->id : Id();
         })},
        {"numberName", of([=](const Setting& row, const Items& items) {
             const Node* number = numberNodeOf(row, items);
             return number ? displayName(*number) : std::string();
         })},
        // A parameter can drive it: a number, switch or choice of one item.
        {"mayPanel", of([this](const Setting& row, const Items& items) {
             return items.size() == 1 &&
                    findDrivable(project(), {items.front().id, row.id}).has_value();
         })},
    };
}

QVariantList InspectorModel::choices(const Setting& row) const {
    QVariantList result = choiceEntries(row);
    if (row.kind != SettingKind::geometry)
        return result;
    if (textOf(row.initial).empty()) {
        const QString none = row.geometryType == "region" ? tr("Whole world") : tr("None");
        result.append(choiceEntry({}, none.toStdString()));
    }
    for (const SceneItem& item : project().scene)
        if (item.type == row.geometryType)
            result.append(choiceEntry(item.id, sceneName(project(), item.id).toStdString()));
    return result;
}

QString InspectorModel::helpOf(const Setting& row) const {
    QString text = QString::fromStdString(row.help);
    if (parameter())
        return text;
    if (row.kind == SettingKind::number || row.kind == SettingKind::integer)
        text += QStringLiteral("\n") + tr("Range: %1.").arg(rangeText(row, countsTicks(project())));
    if (row.kind != SettingKind::geometry)
        text +=
            QStringLiteral("\n") + tr("Default: %1.").arg(valueText(row, row.initial, project()));
    return text;
}

/// The spread of a number, "± 20 %"; "±" without one, and empty if the setting has no spread.
QString InspectorModel::spreadText(const Setting& row) const {
    const Setting* spread =
        setting(QString::fromStdString(row.id) +
                QLatin1String(spreadSuffix.data(), static_cast<qsizetype>(spreadSuffix.size())));
    if (!spread)
        return {};
    const std::vector<InspectedItem> items = present();
    const Value& first = items.front().value(spread->id);
    const bool isSame = std::ranges::all_of(
        items, [&](const InspectedItem& item) { return item.value(spread->id) == first; });
    return isSame && numberOf(first) == 0
               ? QStringLiteral("±")
               : tr("± %1").arg(isSame ? valueText(*spread, first, project()) : tr("several"));
}

} // namespace tiller
