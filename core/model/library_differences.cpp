#include "core/model/group_text.h"
#include "core/model/library_part.h"
#include "core/model/registry.h"

#include <algorithm>
#include <map>
#include <ranges>
#include <set>

/// In what parts differ.
namespace tiller {

namespace {

std::string shownValue(const Value& value) {
    if (const bool* flag = std::get_if<bool>(&value))
        return *flag ? "on" : "off";
    if (const double* number = std::get_if<double>(&value))
        return toText(*number);
    const std::string* text = std::get_if<std::string>(&value);
    return text ? "\"" + *text + "\"" : "other";
}

/// Compares two definitions, a sentence per difference.
class Comparison {
public:
    Comparison(const Project& ours, const Project& theirs) : m_ours(ours), m_theirs(theirs) {}

    std::vector<std::string> sentences() && {
        const Annotation& here = m_ours.annotations.front();
        const Annotation& there = m_theirs.annotations.front();
        if (here.name != there.name)
            m_found.push_back("The name: \"" + here.name + "\" here, \"" + there.name +
                              "\" in the file.");
        for (const Node& node : m_ours.nodes)
            if (const Node* other = m_theirs.node(node.id))
                compare(node, *other);
            else
                m_found.push_back(displayName(node) + " is only here.");
        for (const Node& node : m_theirs.nodes)
            if (!m_ours.node(node.id))
                m_found.push_back(displayName(node) + " is only in the file.");
        compareLinks();
        compareGroups();
        if (valueOf(here, "ports") != valueOf(there, "ports"))
            m_found.push_back("The ports have other names or another order.");
        if (valueOf(here, "exposed") != valueOf(there, "exposed"))
            m_found.push_back("The card shows other settings, or with other names.");
        return std::move(m_found);
    }

private:
    void compare(const Node& here, const Node& there) {
        const std::string name = displayName(here);
        const NodeType* type = findNodeType(here.type);
        if (here.type != there.type || !type) {
            if (here.type != there.type)
                m_found.push_back(name + " is of another type in the file.");
            return;
        }
        if (here.name != there.name)
            m_found.push_back(name + " is called " + displayName(there) + " in the file.");
        for (std::size_t i = 0; i < std::min(here.values.size(), there.values.size()); ++i)
            if (here.values[i] != there.values[i])
                m_found.push_back(name + ": " + type->settings[i].title + " is " +
                                  shownValue(here.values[i]) + " here, " +
                                  shownValue(there.values[i]) + " in the file.");
        if (here.muted != there.muted || here.solo != there.solo)
            m_found.push_back(name + " is muted or solo only in one of them.");
        if (here.properties != there.properties)
            m_found.push_back(name + " has other properties in the file.");
        if (here.place != there.place)
            m_found.push_back(name + " stands at another place in the file.");
    }

    void compareLinks() {
        const auto equalEnds = [](const Link& link) {
            return [&link](const Link& other) {
                return other.from == link.from && other.to == link.to;
            };
        };
        const auto nameOf = [](const Project& in, const Link& link) {
            return "The wire from " + displayName(*in.node(link.from.node)) + " to " +
                   displayName(*in.node(link.to.node));
        };
        for (const Link& link : m_ours.links) {
            const auto other = std::ranges::find_if(m_theirs.links, equalEnds(link));
            if (other == m_theirs.links.end())
                m_found.push_back(nameOf(m_ours, link) + " is only here.");
            else if (other->weight != link.weight)
                m_found.push_back(nameOf(m_ours, link) + " has the weight " + toText(link.weight) +
                                  " here, " + toText(other->weight) + " in the file.");
            else if (other->order != link.order)
                m_found.push_back(nameOf(m_ours, link) + " has another place in the order.");
        }
        for (const Link& link : m_theirs.links)
            if (std::ranges::none_of(m_ours.links, equalEnds(link)))
                m_found.push_back(nameOf(m_theirs, link) + " is only in the file.");
    }

    static std::string groupName(const Project& in, const Annotation& group) {
        const Annotation* part = in.annotation(textOf(valueOf(group, "of")));
        return part && !part->name.empty() ? "The group \"" + part->name + '"' : "A group";
    }

    void compareGroups() {
        const auto isGroup = [](const Annotation& each) { return each.type == "group"; };
        for (const Annotation& here : m_ours.annotations | std::views::filter(isGroup)) {
            const Annotation* there = m_theirs.annotation(here.id);
            const std::string name = groupName(m_ours, here);
            if (!there)
                m_found.push_back(name + " is only here.");
            else if (name != groupName(m_theirs, *there))
                m_found.push_back(name + " has another name in the file.");
            else if (here != *there || *m_ours.annotation(textOf(valueOf(here, "of"))) !=
                                           *m_theirs.annotation(textOf(valueOf(*there, "of"))))
                m_found.push_back(name + " has another card or another place in the file.");
        }
        for (const Annotation& there : m_theirs.annotations | std::views::filter(isGroup))
            if (!m_ours.annotation(there.id))
                m_found.push_back(groupName(m_theirs, there) + " is only in the file.");
    }

    const Project& m_ours;
    const Project& m_theirs;
    std::vector<std::string> m_found;
};

} // namespace

namespace {

/// Adds the groups within a group, with their roles as ids, and their parts.
void addInnerGroups(Project& definition, const Project& project, const NodeGroups& groups,
                    const NodeGroup& group) {
    std::map<Id, Id> parts;
    for (const auto& [role, id] : group.groups) {
        const NodeGroup& inner = *groups.group(id);
        const auto [name, isNew] =
            parts.emplace(inner.part, "part-" + std::to_string(parts.size() + 2));
        if (isNew) {
            const Part& part = groups.partOf(inner);
            Annotation own = *project.annotation(inner.part);
            own.id = name->second;
            setIn(own, "ports", textOfRoles(part.ports));
            setIn(own, "exposed", textOfRoles(part.exposed));
            setIn(own, "file", std::string());
            setIn(own, "taken", std::string());
            definition.annotations.push_back(std::move(own));
        }
        Annotation card = *project.annotation(id);
        card.id = role;
        std::string members;
        for (const auto& [each, item] : inner.members)
            members += each + '\n';
        setIn(card, "of", name->second);
        setIn(card, "members", members);
        definition.annotations.push_back(std::move(card));
    }
}

} // namespace

Project definitionOf(const Project& project, std::string_view id) {
    const NodeGroups groups(project);
    const Part* part = groups.part(id);
    Project result;
    if (!part || part->groups.empty())
        return result;
    const NodeGroup& group = *groups.group(part->groups.front());
    std::set<RoleRef> exposed;
    for (const NamedRole& each : part->exposed)
        exposed.insert(each.ref);
    for (const auto& [role, node] : group.nodes) {
        Node like = *project.node(node);
        like.id = role;
        like.agents.clear();
        for (const std::size_t setting : geometrySettings(like))
            like.values[setting] = std::string();
        const NodeType* type = findNodeType(like.type);
        for (std::size_t i = 0; type && i < like.values.size(); ++i)
            if (exposed.contains({role, type->settings[i].id}))
                like.values[i] = type->settings[i].initial;
        result.nodes.push_back(std::move(like));
    }
    for (Link link : project.links) {
        const Id* from = group.role(link.from.node);
        const Id* to = group.role(link.to.node);
        if (!from || !to)
            continue;
        link.from.node = *from;
        link.to.node = *to;
        result.links.push_back(std::move(link));
    }
    std::ranges::sort(result.nodes, {}, &Node::id);
    std::ranges::sort(result.links, {},
                      [](const Link& link) { return std::pair(link.from, link.to); });
    for (std::size_t i = 0; i < result.links.size(); ++i)
        result.links[i].id = "link-" + std::to_string(i + 1);
    Annotation own = *project.annotation(id);
    own.id = "part";
    setIn(own, "ports", textOfRoles(part->ports));
    setIn(own, "exposed", textOfRoles(part->exposed));
    setIn(own, "file", std::string());
    setIn(own, "taken", std::string());
    result.annotations = {std::move(own)};
    addInnerGroups(result, project, groups, group);
    return result;
}

std::vector<std::string> differencesOf(const Project& project, std::string_view part,
                                       const Project& library) {
    const Project ours = definitionOf(project, part);
    const Project theirs = definitionOf(library, partOfLibrary(library));
    if (ours.annotations.empty())
        return {};
    return Comparison(ours, theirs).sentences();
}

} // namespace tiller
