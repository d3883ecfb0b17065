#include "app/cli/overrides.h"

#include "core/base/lattice.h"
#include "core/base/suggestion.h"
#include "core/model/edits.h"
#include "core/model/registry.h"

#include <charconv>
#include <cmath>

namespace tiller::cli {

namespace {

std::optional<double> parseNumber(std::string_view text) {
    double number = 0;
    const char* end = text.data() + text.size();
    const auto read = std::from_chars(text.data(), end, number);
    if (read.ec != std::errc() || read.ptr != end || !std::isfinite(number))
        return {};
    return number == 0 ? 0.0 : number;
}

const Description* findDescription(const Project& project, const Id& id) {
    if (id == "world")
        return &worldDescription();
    if (const Node* node = project.node(id))
        return findNodeType(node->type);
    const SceneItem* item = project.sceneItem(id);
    return item ? findSceneType(item->type) : nullptr;
}

std::vector<std::string> allIds(const Project& project) {
    std::vector<std::string> ids{"world"};
    for (const Node& node : project.nodes)
        ids.push_back(node.id);
    for (const SceneItem& item : project.scene)
        ids.push_back(item.id);
    for (const Link& link : project.links)
        ids.push_back(link.id);
    return ids;
}

std::vector<std::string> settingIds(const Description& description) {
    std::vector<std::string> ids;
    for (const Setting& setting : description.settings)
        ids.push_back(setting.id);
    return ids;
}

Value parseValue(const Setting& setting, const std::string& text) {
    if (setting.kind == SettingKind::number || setting.kind == SettingKind::integer) {
        if (const auto number = parseNumber(text))
            return *number;
    } else if (setting.kind == SettingKind::flag && (text == "true" || text == "false")) {
        return text == "true";
    }
    return text;
}

Result<Change> makeChange(const Project& project, const Id& id, const std::string& setting,
                          const std::string& value) {
    if (project.link(id)) {
        if (setting != "weight")
            return Problem{.text = "A link has no \"" + setting + "\"; it has: weight."};
        const auto weight = parseNumber(value);
        return setWeight(project, id, weight.value_or(-1));
    }
    const Description* description = findDescription(project, id);
    if (!description)
        return Problem{.text = "There is nothing with the id \"" + id + "\"." +
                               suggestion(id, allIds(project))};
    const Setting* found = description->setting(setting);
    if (!found)
        return Problem{.text = description->title + " has no setting \"" + setting + "\"." +
                               suggestion(setting, settingIds(*description))};
    return setValue(project, id, setting, parseValue(*found, value));
}

} // namespace

Result<Done> applySetting(Project& project, const std::string& pathAndValue) {
    const std::size_t equals = pathAndValue.find('=');
    const std::size_t dot = pathAndValue.rfind('.', equals);
    if (equals == std::string::npos || dot == std::string::npos || dot == 0)
        return Problem{.text = "\"" + pathAndValue +
                               "\" sets nothing. Write it as PATH=VALUE, as in world.seed=7."};
    const Result<Change> change =
        makeChange(project, pathAndValue.substr(0, dot),
                   pathAndValue.substr(dot + 1, equals - dot - 1), pathAndValue.substr(equals + 1));
    if (!change)
        return change.problems();
    apply(change.value(), project);
    return Done();
}

std::optional<Vec2> parsePoint(std::string_view text) {
    const std::size_t comma = text.find(',');
    if (comma == std::string_view::npos)
        return {};
    const auto x = parseNumber(text.substr(0, comma));
    const auto y = parseNumber(text.substr(comma + 1));
    if (!x || !y || std::abs(*x) > coordinateLimit || std::abs(*y) > coordinateLimit)
        return {};
    return Vec2{*x, *y};
}

} // namespace tiller::cli
