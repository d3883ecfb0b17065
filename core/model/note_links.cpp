#include "core/model/note_links.h"

#include <algorithm>

namespace tiller {

namespace {

/// The text in the pair of brackets that ends at @p bracket. It may contain brackets.
std::string_view textBefore(std::string_view markdown, std::size_t bracket) {
    int depth = 0;
    for (std::size_t i = bracket + 1; i-- > 0;) {
        if (markdown[i] == ']')
            ++depth;
        else if (markdown[i] == '[' && --depth == 0)
            return markdown.substr(i + 1, bracket - i - 1);
    }
    return {};
}

void addLinks(std::string_view markdown, std::string_view prefix, NoteLink::Kind kind,
              std::vector<std::pair<std::size_t, NoteLink>>& links) {
    const std::string start = "](" + std::string(prefix);
    for (std::size_t at = markdown.find(start); at != std::string_view::npos;
         at = markdown.find(start, at + 1)) {
        const std::size_t from = at + start.size();
        const std::size_t end = markdown.find(')', from);
        if (end == std::string_view::npos)
            return;
        links.push_back({at,
                         {.kind = kind,
                          .text = std::string(textBefore(markdown, at)),
                          .id = Id(markdown.substr(from, end - from))}});
    }
}

} // namespace

std::vector<NoteLink> noteLinks(const Notes& notes) {
    std::vector<NoteLink> result;
    for (const std::string* text :
         {&notes.whatItIs, &notes.howItWorks, &notes.thingsToNotice, &notes.thingsToTry}) {
        std::vector<std::pair<std::size_t, NoteLink>> links;
        addLinks(*text, "node:", NoteLink::Kind::node, links);
        addLinks(*text, "experiment:", NoteLink::Kind::experiment, links);
        std::ranges::sort(links, {}, [](const auto& link) { return link.first; });
        for (auto& [place, link] : links)
            result.push_back(std::move(link));
    }
    return result;
}

bool leadsSomewhere(const Project& project, const NoteLink& link) {
    if (link.kind == NoteLink::Kind::node)
        return project.node(link.id) || project.link(link.id) || project.sceneItem(link.id);
    const Annotation* item = project.annotation(link.id);
    return item && item->type == "experiment";
}

} // namespace tiller
