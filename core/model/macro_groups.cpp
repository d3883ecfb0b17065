#include "core/model/group_text.h"
#include "core/model/macros.h"

#include <algorithm>

namespace tiller {

namespace {

/// The title, or with a number behind it if another part has that name.
std::string partName(const Project& project, const std::string& title) {
    std::string name = title;
    const auto isTaken = [&](const Annotation& each) {
        return each.type == "part" && each.name == name;
    };
    for (int number = 2; std::ranges::any_of(project.annotations, isTaken); ++number)
        name = title + ' ' + std::to_string(number);
    return name;
}

} // namespace

Result<Change> addMacroAsGroup(const Project& project, IdSource& ids, std::string_view id,
                               Vec2 place) {
    const Macro* macro = findMacro(id);
    auto added = addMacro(project, ids, id, place);
    if (!added)
        return added;
    Project after = project;
    apply(added.value(), after);
    std::vector<Id> nodes;
    for (const auto& step : added.value().nodes)
        nodes.push_back(step.id());
    const auto grouped = makeGroup(after, ids, nodes);
    if (!grouped)
        return grouped;
    apply(grouped.value(), after);
    Annotation& group = after.annotations.back();
    setIn(group, "x", place.x);
    setIn(group, "y", place.y);
    std::ranges::find(after.annotations, textOf(valueOf(group, "of")), &Annotation::id)->name =
        partName(project, macro->title);
    const auto nodeOf = [&](const std::string& type) {
        return std::ranges::find_if(nodes,
                                    [&](const Id& each) { return after.node(each)->type == type; });
    };
    for (const MacroPort& port : macro->ports)
        if (const auto node = nodeOf(port.type); node != nodes.end())
            if (const auto named = namePort(after, {*node, port.port}, port.name))
                apply(named.value(), after);
    for (const MacroSetting& shown : macro->shown) {
        const auto node = nodeOf(shown.type);
        if (node == nodes.end())
            continue;
        const auto exposed = expose(after, {*node, shown.setting}, shown.name);
        if (!exposed)
            return exposed;
        apply(exposed.value(), after);
    }
    return difference(project, after);
}

} // namespace tiller
