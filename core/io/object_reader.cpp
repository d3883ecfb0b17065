#include "core/io/object_reader.h"

#include "core/base/visible.h"
#include "core/model/parameters.h"

#include <algorithm>
#include <map>
#include <tuple>

namespace tiller {

namespace {

std::optional<Value> toPoints(const JsonValue::List& list) {
    if (list.size() % 2 != 0)
        return {};
    Points points;
    points.reserve(list.size() / 2);
    for (std::size_t i = 0; i < list.size(); i += 2) {
        const double* x = list[i].as<double>();
        const double* y = list[i + 1].as<double>();
        if (!x || !y)
            return {};
        points.push_back({*x, *y});
    }
    return points;
}

std::optional<Value> toValue(const JsonValue& value) {
    if (const bool* flag = value.as<bool>())
        return *flag;
    if (const double* number = value.as<double>())
        return *number;
    if (const std::string* text = value.as<std::string>())
        return *text;
    if (const auto* list = value.as<JsonValue::List>())
        return toPoints(*list);
    return {};
}

/// Where in a value the problem is. In a list of points it is the first item that is not a number,
/// the last item of an odd count, or the first number out of range.
std::size_t offsetOfProblem(const Setting& setting, const JsonValue& value) {
    const auto* list = value.as<JsonValue::List>();
    if (setting.kind != SettingKind::points || !list || list->size() > 2 * maxPoints)
        return value.offset;
    for (const JsonValue& each : *list)
        if (!each.as<double>())
            return each.offset;
    if (list->size() % 2 != 0)
        return list->back().offset;
    for (const JsonValue& each : *list)
        if (const double number = *each.as<double>(); number < setting.min || number > setting.max)
            return each.offset;
    return value.offset;
}

/// "999,950": the problems beyond the ones that are listed.
std::string digitsOf(std::size_t rest) {
    std::string digits = std::to_string(rest);
    for (std::size_t i = digits.size(); i > 3; i -= 3)
        digits.insert(i - 3, ",");
    return digits;
}

/// A value that findProblem refuses with the message for a wrong kind.
Value valueOfWrongKind(const Setting& setting) {
    if (setting.kind == SettingKind::flag)
        return 0.0;
    return false;
}

/// The two parts of NODE.PORT or ITEM.SETTING; nothing if one is missing.
std::optional<std::pair<std::string, std::string>> splitAtDot(const std::string& text) {
    const std::size_t dot = text.find('.');
    if (dot == std::string::npos || dot == 0 || dot + 1 == text.size())
        return {};
    return std::pair(text.substr(0, dot), text.substr(dot + 1));
}

/// Without a `value`, a parameter has that of the first setting that it drives, or else the least.
/// Its range widens to hold it.
void settleValue(const Project& project, Parameter& parameter) {
    parameter.value = parameter.min;
    for (const SettingRef& ref : parameter.drives)
        if (const auto driven = findDrivable(project, ref)) {
            parameter.value = driven->value;
            break;
        }
    if (const double* number = std::get_if<double>(&parameter.value)) {
        parameter.min = std::min(parameter.min, *number);
        parameter.max = std::max(parameter.max, *number);
    }
}

} // namespace

std::string shortQuote(std::string_view text) {
    return '"' + std::string(firstBytes(text, 64)) + '"';
}

bool Reading::addPlace(const Id& id, std::size_t offset) {
    const TextPlace at = place(offset);
    const auto [first, isNew] = m_places.insert({id, {at.line, at.column}});
    if (!isNew)
        fail(offset,
             say("The id \"%1\" is already used on line %2. Give one of the two another id.",
                 {id, std::to_string(first->second.line)}),
             {id});
    return isNew;
}

void Reading::fail(std::size_t offset, std::string text, std::vector<std::string> ids) {
    const TextPlace at = place(offset);
    add({Severity::error, std::move(text), std::move(ids), at.line, at.column});
}

void Reading::warn(std::size_t offset, std::string text, std::vector<std::string> ids) {
    const TextPlace at = place(offset);
    add({Severity::warning, std::move(text), std::move(ids), at.line, at.column});
}

void Reading::add(Problem problem) {
    std::size_t& count = problem.severity == Severity::error ? m_errorCount : m_warningCount;
    if (count < maxProblems)
        m_problems.push_back(std::move(problem));
    ++count;
}

Problems Reading::takeProblems() {
    std::ranges::stable_sort(m_problems, [](const Problem& a, const Problem& b) {
        return std::tuple(a.severity == Severity::warning, a.line, a.column) <
               std::tuple(b.severity == Severity::warning, b.line, b.column);
    });
    const std::size_t errors = m_errorCount - std::min(m_errorCount, maxProblems);
    const std::size_t warnings = m_warningCount - std::min(m_warningCount, maxProblems);
    if (warnings > 0)
        m_problems.push_back(
            Problem{.severity = Severity::warning,
                    .text = sayCount(warnings, "And %1 more warning.", "And %1 more warnings.",
                                     {digitsOf(warnings)})});
    if (m_stopped || errors > 0)
        m_problems.insert(
            m_problems.begin() + maxProblems,
            Problem{.text = m_stopped ? say("Reading stopped here: there may be more errors.")
                                      : sayCount(errors, "And %1 more error.",
                                                 "And %1 more errors.", {digitsOf(errors)})});
    return std::move(m_problems);
}

ObjectReader::ObjectReader(Reading& reading, JsonValue& object, ObjectKind kind,
                           const ObjectReader* outer)
    : m_reading(reading)
    , m_object(object)
    , m_kind(std::move(kind))
    , m_outer(outer)
    , m_isWhole(isObject()) {
    if (!isObject())
        reading.fail(object.offset, say("Here must be %1, an object in { }; this is %2.",
                                        {name(), kindOf(object)}));
}

std::string ObjectReader::name() const {
    if (m_kind.isOfOuter && m_outer)
        return say("%1 of %2", {m_kind.name, m_outer->name()});
    const JsonValue* found = m_object.find(m_kind.namedBy);
    if (const auto* text = found ? found->as<std::string>() : nullptr)
        if (!text->empty() && (m_kind.namedBy != "id" || isId(*text)))
            return say(m_kind.named.english().c_str(), {shortQuote(*text)});
    return m_kind.name;
}

bool ObjectReader::isNeeded(Presence presence) const {
    return presence == Presence::always || (presence != Presence::rare && isExport());
}

JsonValue* ObjectReader::take(const Key& key) {
    know(key.name);
    JsonValue* found = m_object.find(key.name);
    if (!found && isObject() && isNeeded(key.presence))
        m_reading.fail(m_object.offset,
                       say("\"%1\" is missing in %2. Add it.", {std::string(key.name), name()}));
    return found;
}

bool ObjectReader::failValue(std::string_view key, const std::string& found,
                             const std::string& needed) {
    fail(key, say("\"%1\" of %2 is %3; it must be %4.", {std::string(key), name(), found, needed}));
    return false;
}

template <class Content, class Words>
Content* ObjectReader::takeKind(const Key& key, const Words& needed) {
    JsonValue* value = take(key);
    Content* content = value ? value->as<Content>() : nullptr;
    if (value && !content)
        failValue(key.name, kindOf(*value), needed());
    m_isWhole = m_isWhole && (content || key.presence != Presence::always);
    return content;
}

bool ObjectReader::text(const Key& key, std::string& to, const char* /*pattern*/) {
    const auto* text = takeKind<std::string>(key, [] { return say("text in quotation marks"); });
    if (text)
        to = *text;
    return text;
}

bool ObjectReader::flag(const Key& key, bool& to) {
    const bool* flag = takeKind<bool>(key, [] { return say("true or false"); });
    if (flag)
        to = *flag;
    return flag;
}

bool ObjectReader::number(const Key& key, double& to, double min, double max) {
    const auto range = [&] { return say("a number from %1 to %2", {toText(min), toText(max)}); };
    const double* number = takeKind<double>(key, range);
    if (!number)
        return false;
    if (*number >= min && *number <= max) {
        to = *number;
        return true;
    }
    m_isWhole = m_isWhole && key.presence != Presence::always;
    return failValue(key.name, toText(*number), range());
}

bool ObjectReader::value(const Key& key, Value& to) {
    const JsonValue* found = take(key);
    const auto read = found ? toValue(*found) : std::nullopt;
    if (read && !std::holds_alternative<Points>(*read)) {
        to = *read;
        return true;
    }
    m_isWhole = m_isWhole && key.presence != Presence::always;
    return found && failValue(key.name, kindOf(*found),
                              say("a number, true or false, or text in quotation marks"));
}

void ObjectReader::texts(const Key& key, std::vector<std::string>& to) {
    const JsonValue::List* list = this->list(key);
    if (!list)
        return;
    for (const JsonValue& each : *list)
        if (const auto* text = each.as<std::string>())
            to.push_back(*text);
        else
            failValue(key.name, say("a list with %1", {kindOf(each)}), say("a list of texts"));
}

bool ObjectReader::id(const Key& key, std::string& to) {
    if (!text(key, to))
        return false;
    if (isId(to))
        return true;
    fail(key.name,
         say("%1 is not a valid id. Use 1 to 64 characters of a-z, 0-9 and -.", {shortQuote(to)}));
    return false;
}

bool ObjectReader::port(const Key& key, PortRef& to) {
    std::string text;
    if (!this->text(key, text))
        return false;
    if (auto parts = splitAtDot(text)) {
        to = {std::move(parts->first), std::move(parts->second)};
        return true;
    }
    refuse(key.name,
           say("%1 is not a port. Write NODE.PORT, as in \"seek-1.force\".", {shortQuote(text)}));
    return false;
}

void ObjectReader::settingRefs(const Key& key, std::vector<SettingRef>& to, std::size_t) {
    const JsonValue::List* list = this->list(key);
    if (!list)
        return;
    for (const JsonValue& each : *list) {
        if (m_reading.full())
            return;
        const std::string* text = each.as<std::string>();
        const auto parts = text ? splitAtDot(*text) : std::nullopt;
        if (parts)
            to.push_back({parts->first, parts->second});
        else
            m_reading.fail(each.offset, say("%1 is no setting. Write ITEM.SETTING, as in "
                                            "\"hunter.maxSpeed\", or LINK.weight.",
                                            {text ? shortQuote(*text) : kindOf(each)}));
    }
}

void ObjectReader::constant(const Key& key, std::string_view constant) {
    std::string read;
    if (text(key, read) && read != constant)
        failOther(key.name, read, std::string(constant));
}

JsonValue::List* ObjectReader::list(const Key& key) {
    return takeKind<JsonValue::List>(key, [] { return say("a list in [ ]"); });
}

void ObjectReader::format(const FileFormat&) {
    take({"format", {}, Presence::always});
    take({"version", {}, Presence::always});
}

void ObjectReader::refuseType(const std::string& type, const Text& kind,
                              const std::vector<std::string>& known, const std::string& whereAll) {
    fail("type", say("%1 is not the type of %2.", {shortQuote(type), kind}) +
                     suggestion(type, known, whereAll));
    abandon();
}

void ObjectReader::settings(const Description& description, std::vector<Value>& values) {
    if (m_isAbandoned)
        return;
    values = description.defaults();
    for (std::size_t i = 0; i < values.size(); ++i) {
        const Setting& setting = description.settings[i];
        if (isExport() && !isExported(setting))
            continue;
        // Files from before an optional setting existed lack it.
        const JsonValue* found =
            take({setting.id, {}, setting.isOptional ? Presence::rare : Presence::usual});
        if (!found)
            continue;
        const std::optional<Value> value = toValue(*found);
        if (const auto problem = findProblem(setting, value.value_or(valueOfWrongKind(setting))))
            m_reading.fail(offsetOfProblem(setting, *found), say("In %1: %2", {name(), *problem}));
        else
            values[i] = *value;
    }
}

bool ObjectReader::properties(const Key& key, PropertyList& to) {
    JsonValue::List* list = this->list(key);
    if (!list)
        return false;
    if (list->size() > maxProperties) {
        m_reading.fail((*list)[maxProperties].offset,
                       say("There are more than 1,000 properties. Remove some."));
        return false;
    }
    std::map<std::string, std::size_t> seen; // where each name is
    each<Property>(*list, [&](Property&& property, ObjectReader& reader) {
        const auto [first, isNew] = seen.emplace(property.name, reader.offset());
        if (isNew)
            to.push_back(std::move(property));
        else
            m_reading.fail(
                reader.offset(),
                say("A property \"%1\" is already on line %2. Give one of the two "
                    "another name.",
                    {property.name, std::to_string(m_reading.place(first->second).line)}));
    });
    return true;
}

void ObjectReader::checkProperty(Property& property, const std::string& type) {
    const JsonValue* name = m_object.find("name");
    if (name && name->as<std::string>())
        if (const auto problem = findNameProblem(property.name))
            refuse("name", *problem);
    const auto known = propertyType(type);
    if (!known)
        refuse("type", say("%1 is not a type of property.", {shortQuote(type)}) +
                           suggestion(type, propertyTypes()));
    if (!isWhole())
        return;
    property.type = *known;
    if (const auto problem = findValueProblem(property))
        refuse("value", *problem);
}

void ObjectReader::layout(const Key& key, Project& project) {
    JsonValue::List* list = this->list(key);
    if (!list || m_reading.failed())
        return;
    std::map<std::string_view, Node*> nodes;
    for (Node& node : project.nodes)
        nodes.emplace(node.id, &node);
    each<CardPlace>(*list, [&](CardPlace&& card, ObjectReader& reader) {
        const auto node = nodes.find(card.node);
        if (node != nodes.end())
            node->second->place = card.place;
        else if (isId(card.node))
            m_reading.warn(reader.offset(), say("The layout has a place for \"%1\", but there is "
                                                "no such node. Remove this entry.",
                                                {card.node}));
    });
}

void ObjectReader::placedAgents(const Key& key, Project& project) {
    JsonValue::List* list = this->list(key);
    if (!list)
        return;
    std::map<std::string_view, Node*> types;
    for (Node& node : project.nodes)
        types.emplace(node.id, &node);
    each<ExportedAgent>(*list, [&](ExportedAgent&& of, ObjectReader& reader) {
        if (const auto type = types.find(of.type); type != types.end())
            type->second->agents.push_back(std::move(of.agent));
        else
            reader.fail("agentType", say("There is no agent type \"%1\" in this export. Use the id "
                                         "of one of its agentTypes.",
                                         {of.type}));
    });
}

void ObjectReader::keepPlace(std::string_view key) {
    if (const JsonValue* value = m_object.find(key))
        m_reading.addPlace(std::string(key), value->offset);
}

void ObjectReader::settleParameters(Project& project) {
    const JsonValue* list = m_object.find("parameters");
    if (!list || m_reading.failed())
        return;
    for (std::size_t i = 0; i < project.parameters.size(); ++i)
        if (!(*list->as<JsonValue::List>())[i].find("value"))
            settleValue(project, project.parameters[i]);
    if (!findParameterErrors(project).empty())
        return;
    for (const SettingRef& ref : applyParameters(project)) {
        const Parameter& parameter = *drivingParameter(project, ref);
        const SourcePlace at = m_reading.places().at(parameter.id);
        m_reading.add({.severity = Severity::warning,
                       .text = say("\"%1.%2\" has another value in the file than the parameter "
                                   "\"%3\", which drives it. The parameter counts.",
                                   {ref.item, ref.setting, titleOf(parameter)}),
                       .ids = {parameter.id, ref.item},
                       .line = at.line,
                       .column = at.column});
    }
}

void ObjectReader::fail(std::string_view key, std::string text) {
    const JsonValue* value = m_object.find(key);
    m_reading.fail(value ? value->offset : m_object.offset, std::move(text));
}

void ObjectReader::refuse(std::string_view key, std::string text) {
    fail(key, std::move(text));
    m_isWhole = false;
}

void ObjectReader::finish() {
    if (!isObject() || std::exchange(m_isAbandoned, true))
        return;
    const auto isKnown = [&](const JsonMember& member) {
        return std::ranges::find(m_knownKeys, member.key) != m_knownKeys.end();
    };
    for (const JsonMember& member : *m_object.as<JsonValue::Object>())
        if (!isKnown(member) && !m_reading.skipError())
            m_reading.fail(member.offset,
                           say("%1 is not a key of %2.", {shortQuote(member.key), name()}) +
                               suggestion(member.key, m_knownKeys));
}

} // namespace tiller
