#include "core/model/note_links.h"

#include "core/base/utf8.h"

#include <optional>
#include <utility>

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
    if (target.starts_with(node))
        return std::pair(NoteLink::Kind::node, node.size());
    if (target.starts_with(experiment))
        return std::pair(NoteLink::Kind::experiment, experiment.size());
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

template <class Items>
bool leadsInto(const Items& items, const NoteLink& link) {
    if (link.kind == NoteLink::Kind::node)
        return items.node(link.id) || items.link(link.id) || items.sceneItem(link.id);
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

bool leadsSomewhere(const Project& project, const NoteLink& link) {
    return leadsInto(project, link);
}

bool leadsSomewhere(const ProjectIndex& items, const NoteLink& link) {
    return leadsInto(items, link);
}

} // namespace tiller
