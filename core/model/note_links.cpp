#include "core/model/note_links.h"

#include "core/base/visible.h"
#include "core/model/agent_type.h"
#include "core/model/registry.h"

#include <algorithm>
#include <charconv>
#include <span>

namespace tiller {

namespace {

// More are left out, and longer ones are cut, so that a text of many brackets cannot make texts of
// many times its size.
constexpr std::size_t longestTarget = 200;
constexpr std::size_t longestText = 200;
constexpr std::size_t mostLinks = 10'000;

/// The kind of link that a target names, and how long the name of the kind is.
std::optional<std::pair<NoteLink::Kind, std::size_t>> linkKindOf(std::string_view target) {
    constexpr std::string_view node = "node:";
    constexpr std::string_view experiment = "experiment:";
    constexpr std::string_view agent = "agent:";
    if (target.starts_with(node))
        return std::pair(NoteLink::Kind::node, node.size());
    if (target.starts_with(experiment))
        return std::pair(NoteLink::Kind::experiment, experiment.size());
    if (target.starts_with(agent))
        return std::pair(NoteLink::Kind::agent, agent.size());
    return {};
}

void addLinks(std::string_view markdown, std::vector<NoteLink>& links) {
    std::vector<std::size_t> open; // brackets; a text may contain brackets
    for (std::size_t at = markdown.find_first_of("[]");
         at != std::string_view::npos && links.size() < mostLinks;
         at = markdown.find_first_of("[]", at + 1)) {
        if (markdown[at] == '[') {
            open.push_back(at);
            continue;
        }
        const std::size_t first = open.empty() ? at : open.back() + 1;
        if (!open.empty())
            open.pop_back();
        if (at + 1 == markdown.size() || markdown[at + 1] != '(')
            continue;
        const auto kind = linkKindOf(markdown.substr(at + 2));
        if (!kind)
            continue;
        const std::size_t from = at + 2 + kind->second;
        const std::string_view id = markdown.substr(from, longestTarget);
        if (const std::size_t end = id.find(')'); end != std::string_view::npos)
            links.push_back(
                {.kind = kind->first,
                 .text = std::string(firstBytes(markdown.substr(first, at - first), longestText)),
                 .id = Id(id.substr(0, end))});
    }
}

/// By the id of its type and a number.
template <class Items>
std::optional<NamedAgent> agentNumbered(const Items& items, std::string_view name) {
    const std::size_t dash = name.rfind('-');
    if (dash == std::string_view::npos)
        return {};
    const Node* type = items.node(name.substr(0, dash));
    const char* const digits = name.data() + dash + 1;
    const char* const end = name.data() + name.size();
    std::uint32_t ordinal = 0;
    const auto read = std::from_chars(digits, end, ordinal);
    const bool isPlain = read.ec == std::errc() && read.ptr == end &&
                         std::to_string(ordinal) == name.substr(dash + 1);
    if (!type || type->type != agentTypeId || !isPlain)
        return {};
    return NamedAgent(type->id, ordinal);
}

std::optional<NamedAgent> agentWithName(std::span<const Node> nodes, std::string_view name) {
    for (const Node& node : nodes)
        for (std::size_t i = 0; i < node.agents.size(); ++i)
            if (node.agents[i].name == name)
                return NamedAgent(node.id, static_cast<std::uint32_t>(i));
    return {};
}

/// Whether there is such a setting: NODE.SETTING.
template <class Items>
bool leadsToSetting(const Items& items, const std::string& path) {
    const std::size_t dot = std::min(path.find('.'), path.size());
    const Node* node = items.node(path.substr(0, dot));
    const NodeType* type = node ? findNodeType(node->type) : nullptr;
    return type && dot < path.size() && type->setting(path.substr(dot + 1));
}

template <class Items>
bool leadsInto(const Items& items, const NoteLink& link) {
    if (link.kind == NoteLink::Kind::node)
        return items.node(link.id) || items.link(link.id) || items.sceneItem(link.id) ||
               leadsToSetting(items, link.id);
    if (link.kind == NoteLink::Kind::agent)
        return agentNamed(items, link.id).has_value();
    const Annotation* item = items.annotation(link.id);
    return item && item->type == "experiment";
}

} // namespace

std::vector<NoteLink> noteLinks(const Notes& notes) {
    std::vector<NoteLink> links;
    for (const std::string* text :
         {&notes.whatItIs, &notes.howItWorks, &notes.thingsToNotice, &notes.thingsToTry})
        addLinks(*text, links);
    return links;
}

std::vector<NoteLink> noteLinks(std::string_view markdown) {
    std::vector<NoteLink> links;
    addLinks(markdown, links);
    return links;
}

std::optional<NamedAgent> agentNamed(const Project& project, std::string_view name) {
    const auto given = name.empty() ? std::nullopt : agentWithName(project.nodes, name);
    return given ? given : agentNumbered(project, name);
}

std::optional<NamedAgent> agentNamed(const ProjectIndex& items, std::string_view name) {
    const auto given = name.empty() ? std::nullopt : agentWithName(items.nodes(), name);
    return given ? given : agentNumbered(items, name);
}

std::string nameOfAgent(const Project& project, const NamedAgent& agent) {
    const auto& [type, ordinal] = agent;
    const Node* node = project.node(type);
    if (node && ordinal < node->agents.size() && !node->agents[ordinal].name.empty())
        return node->agents[ordinal].name;
    return type + "-" + std::to_string(ordinal);
}

bool leadsSomewhere(const Project& project, const NoteLink& link) {
    return leadsInto(project, link);
}

bool leadsSomewhere(const ProjectIndex& items, const NoteLink& link) {
    return leadsInto(items, link);
}

} // namespace tiller
