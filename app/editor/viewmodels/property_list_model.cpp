#include "app/editor/viewmodels/property_list_model.h"

#include "app/editor/words/names.h"
#include "app/editor/words/setting_text.h"
#include "core/model/agent_type.h"
#include "core/model/registry.h"

#include <array>
#include <cmath>

namespace tiller {

namespace {

QString typeTitle(PropertyType type) {
    constexpr std::array<const char*, 5> titles{QT_TR_NOOP("Switch"), QT_TR_NOOP("Whole number"),
                                                QT_TR_NOOP("Number"), QT_TR_NOOP("Text"),
                                                QT_TR_NOOP("Color")};
    return PropertyListModel::tr(titles.at(static_cast<std::size_t>(type)));
}

QString textOfValue(const Value& value) {
    const double* number = std::get_if<double>(&value);
    const bool* flag = std::get_if<bool>(&value);
    if (flag)
        return *flag ? QStringLiteral("true") : QStringLiteral("false");
    return number ? writtenNumber(*number) : QString::fromStdString(textOf(value));
}

/// A text as a value of a type; nothing if it is none.
std::optional<Value> readValue(PropertyType type, const QString& text) {
    const QString trimmed = text.trimmed();
    if (type == PropertyType::flag) {
        if (trimmed == QLatin1String("true") || trimmed == QLatin1String("1"))
            return true;
        if (trimmed == QLatin1String("false") || trimmed == QLatin1String("0"))
            return false;
        return {};
    }
    if (type == PropertyType::text)
        return text.toStdString();
    if (type == PropertyType::color)
        return trimmed.toLower().toStdString();
    const auto number = typedNumber(trimmed);
    return number ? std::optional<Value>(*number) : std::nullopt;
}

/// The value as one of another type, as far as that is possible.
Value converted(const Value& value, PropertyType to) {
    const double* number = std::get_if<double>(&value);
    Property after{"name", to, initialValue(to)};
    if (number && to == PropertyType::integer)
        after.value = std::round(*number);
    else if (const bool* flag = std::get_if<bool>(&value); flag && to != PropertyType::text)
        after.value = readValue(to, *flag ? "1" : "0").value_or(after.value);
    else
        after.value = readValue(to, textOfValue(value)).value_or(after.value);
    return findValueProblem(after) ? initialValue(to) : after.value;
}

} // namespace

void PropertyListModel::setAgent(int agent) {
    if (std::exchange(m_agent, agent) == agent)
        return;
    refill();
}

QVariantList PropertyListModel::types() {
    QVariantList list;
    for (const std::string& name : propertyTypes())
        list.append(choiceEntry(name, typeTitle(*propertyType(name)).toStdString()));
    return list;
}

const PropertyList* PropertyListModel::list() const {
    if (!m_document)
        return nullptr;
    const Id id = this->id();
    const Node* node = project().node(id);
    if (m_agent >= 0) {
        const auto index = static_cast<std::size_t>(m_agent);
        return node && index < node->agents.size() ? &node->agents[index].properties : nullptr;
    }
    if (item() == QLatin1String("world"))
        return &project().properties;
    if (node)
        return hasProperties(*findNodeType(node->type)) ? &node->properties : nullptr;
    const SceneItem* item = project().sceneItem(id);
    return item ? &item->properties : nullptr;
}

void PropertyListModel::fill() {
    const PropertyList* present = list();
    m_rows.show(present ? *present : PropertyList()); // a row with a new name stays a row
}

QString PropertyListModel::typeName(const Property& property) {
    return QString::fromStdString(std::string(toString(property.type)));
}

QVariant PropertyListModel::valueIn(const Property& property) {
    return toVariant(property.value);
}

QString PropertyListModel::textIn(const Property& property) {
    return textOfValue(property.value);
}

bool PropertyListModel::push(const PropertyList& properties, const QString& text) {
    const Id id = this->id();
    if (m_agent < 0)
        return m_document->push(
            setProperties(project(), item() == QLatin1String("world") ? Id() : id, properties),
            text);
    std::vector<PlacedAgent> agents = project().node(id)->agents;
    agents[static_cast<std::size_t>(m_agent)].properties = properties;
    return m_document->push(setAgents(project(), id, std::move(agents)), text);
}

QString PropertyListModel::replace(int row, const Property& after, const QString& text) {
    PropertyList properties = m_rows.all();
    properties[static_cast<std::size_t>(row)] = after;
    if (const auto problem = findListProblem(properties))
        return QString::fromStdString(*problem);
    push(properties, text);
    return {};
}

void PropertyListModel::add() {
    if (!available())
        return;
    PropertyList properties = m_rows.all();
    const auto isTaken = [&](const std::string& name) {
        return std::ranges::find(properties, name, &Property::name) != properties.end();
    };
    std::string name = "property";
    for (int i = 2; isTaken(name); ++i)
        name = "property-" + std::to_string(i);
    properties.push_back({name, PropertyType::text, initialValue(PropertyType::text)});
    push(properties, tr("Add a property"));
}

void PropertyListModel::remove(int row) {
    if (!m_rows.at(row))
        return;
    PropertyList properties = m_rows.all();
    properties.erase(properties.begin() + row);
    push(properties, tr("Remove a property"));
}

QString PropertyListModel::rename(int row, const QString& name) {
    const Property* before = m_rows.at(row);
    if (!before)
        return {};
    Property after = *before;
    after.name = name.trimmed().toStdString();
    return replace(row, after, tr("Rename a property"));
}

QString PropertyListModel::setType(int row, const QString& type) {
    const Property* before = m_rows.at(row);
    const auto wanted = propertyType(type.toStdString());
    if (!before || !wanted)
        return {};
    return replace(row, {before->name, *wanted, converted(before->value, *wanted)},
                   tr("Set the type of %1").arg(QString::fromStdString(before->name)));
}

QString PropertyListModel::setValue(int row, const QVariant& value) {
    const Property* before = m_rows.at(row);
    if (!before)
        return {};
    std::optional<Value> read;
    if (value.typeId() == QMetaType::Bool)
        read = value.toBool();
    else
        read = readValue(before->type, value.toString());
    if (!read)
        return tr("“%1” is not a number.").arg(value.toString());
    return replace(row, {before->name, before->type, *read},
                   tr("Set %1").arg(QString::fromStdString(before->name)));
}

} // namespace tiller
