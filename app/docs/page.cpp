#include "app/docs/page.h"

#include "core/base/suggestion.h"
#include "core/model/registry.h"
#include "core/nodes/common.h"
#include "core/nodes/node_type.h"

#include <algorithm>
#include <array>

namespace tiller::docs {

namespace {

/// A chapter of docs/behaviors.md and a row of docs/examples.md. `says` continues the heading to a
/// sentence.
struct KindOfNode {
    NodeKind kind;
    const char* heading;
    const char* says;
};

constexpr std::array kindsOfNodes{
    KindOfNode{NodeKind::agentType, "Agents", "are what moves in the world"},
    KindOfNode{NodeKind::behavior, "Behaviors", "turn a target into a force or a heading"},
    KindOfNode{NodeKind::target, "Targets", "say what a behavior is about"},
    KindOfNode{NodeKind::combiner, "Combiners", "make one force of several"},
    KindOfNode{NodeKind::condition, "Conditions", "say when a force applies"},
    KindOfNode{NodeKind::mode, "Modes",
               "say what an agent is doing; transitions lead from mode to mode"},
    KindOfNode{NodeKind::action, "Actions", "let agents die, be born or change their type"},
    KindOfNode{NodeKind::source, "Sources", "bring agents into the world"},
    KindOfNode{NodeKind::number, "Numbers", "measure, count, draw and compute"},
};

constexpr const char* introduction =
    R"(# Behaviors and other nodes

This page lists every node type, as it describes itself to the editor; `tiller list --json` prints the same. `./dev docs`
makes this page and its pictures.

A picture shows about eight seconds of a small project. A dot marks the start of an agent, a line its track (older parts
are paler), and a pale shape its body after each fifth of the time. For nodes that choose (conditions, modes, Priority,
Dither), a line has the color of the behavior that led there. Brown circles and lines are lengths and angles of a node,
as the editor shows them. `tiller edit` opens the project itself.

)";

constexpr const char* notationText =
    R"(
All forces have the same unit, so a weight means the same everywhere. A behavior without its target, or without
neighbors, is inactive: it gives no force at all, not a force of zero. In a world that wraps, distances take the short
way round.
)";

std::string notation() {
    return "## How to read the formulas\n\n" +
           table(
               {{"symbol", "meaning"},
                {"`position`, `velocity`, `heading`, `maxSpeed`, `bodyRadius`",
                 "the agent's own; y points down; at rest, the heading is that of the last motion"},
                {"`facing`", "the direction in which the agent looks"},
                {"`t'`",
                 "the response time, or the length of a tick if that is longer: the time in "
                 "which the agent takes on a velocity"},
                {"`response`", "1 / t'"},
                {"`(desired - velocity) * response`", "the force toward a desired velocity"},
                {"`truncate(s, 1) * (maxSpeed * response)`",
                 "the force along a direction s; the length of s, up to 1, is its strength"},
                {"`target`, `targetVelocity`, `leader`, `leaderHeading`, ...",
                 "the place, the velocity and the heading of the target at the input of that name"},
                {"`neighbors`", "the number of neighbors"},
                {"`unit(v)`", "v made length 1; (0, 0) stays"},
                {"`truncate(v, most)`", "v, shortened to `most` if it is longer"},
                {"`\\|v\\|`", "the length of v"},
                {"`direction(angle)`",
                 "the arrow of length 1 at an angle in degrees; 0 is to the right, 90 is up"},
                {"`leftOf(v)`", "v after a quarter turn to the left"},
                {"`dot(v, w)`", "the dot product"},
                {"`random`", "a random number from 0 to 1"},
                {"`if(condition, a, b)`", "a if the condition holds, else b"}}) +
           notationText;
}

std::string showPicture(const std::string& text, const NodeType& type) {
    return "![" + text + "](pictures/behaviors/" + pictureOf(type) + ".png)\n\n";
}

std::string showProject(const NodeType& type, const Project& project) {
    const std::string& what = project.notes.whatItIs;
    return (hasOwnPicture(type) ? showPicture(what, type) : std::string()) + "*" + what +
           "* ([project](../tests/data/behaviors/" + type.id + ".tiller))\n\n";
}

/// The line below the heading of a description.
std::string helpLine(const Description& type) {
    return "`" + type.id + "`: " + type.help + "\n\n";
}

std::string entryOf(const NodeType& type, const ExampleProjects& examples) {
    std::string text = "### " + type.title + "\n\n" + helpLine(type);
    if (const auto found = examples.find(type.id); found != examples.end())
        text += showProject(type, found->second);
    if (!type.formula.empty())
        text += "```text\n" + type.formula.english() + "\n```\n\n";
    if (const std::string ports = portsTable(type.ports, {whenInput(), forceOutput()});
        !ports.empty())
        text += ports + "\n";
    if (const std::string settings = settingsTable(type.settings); !settings.empty())
        text += settings + "\n";
    if (!type.source.empty())
        text += "[Source](sources.md): " + type.source + ".\n";
    if (!type.words.empty())
        text += std::string(type.source.empty() ? "" : "<br>\n") +
                "Other words: " + commaList(type.words) + ".\n";
    return text + "\n";
}

std::string entryOf(const Description& type) {
    return "### " + type.title + "\n\n" + helpLine(type) + settingsTable(type.settings) + "\n";
}

/// Makes the anchors of headings, in order. GitHub numbers headings that repeat.
class Anchors {
public:
    std::string next(std::string_view heading) {
        const std::string anchor = anchorOf(heading);
        const int before = m_used[anchor]++;
        return before == 0 ? anchor : anchor + "-" + std::to_string(before);
    }

private:
    std::map<std::string, int> m_used;
};

std::string linkTo(const std::string& title, const std::string& anchor) {
    return "[" + title + "](#" + anchor + ")";
}

std::string contents() {
    Anchors anchors;
    anchors.next("Behaviors and other nodes");
    std::string text;
    const auto line = [&text](const std::string& heading, const std::vector<std::string>& links) {
        text += "- " + heading + ": " + commaList(links) + "\n";
    };
    text +=
        "- " + linkTo("How to read the formulas", anchors.next("How to read the formulas")) + "\n";
    for (const KindOfNode& kind : kindsOfNodes) {
        const std::string heading =
            linkTo("**" + std::string(kind.heading) + "**", anchors.next(kind.heading));
        std::vector<std::string> links;
        for (const NodeType& type : nodeTypes())
            if (type.kind == kind.kind)
                links.push_back(linkTo(type.title.english(), anchors.next(type.title.english())));
        line(heading, links);
    }
    const std::string heading = linkTo("**Scene and world**", anchors.next("Scene and world"));
    std::vector<std::string> links;
    for (const Description& type : sceneTypes())
        links.push_back(linkTo(type.title.english(), anchors.next(type.title.english())));
    links.push_back(linkTo(worldDescription().title.english(),
                           anchors.next(worldDescription().title.english())));
    line(heading, links);
    return text;
}

/// The ports that stand here, and not at each node.
std::string sharedPorts() {
    return "\nEvery node with a force has these two ports:\n\n" +
           portsTable({whenInput(), forceOutput()}, {}) + "\n";
}

} // namespace

std::string anchorOf(std::string_view heading) {
    std::string anchor;
    for (const char letter : heading)
        if (letter == ' ')
            anchor += '-';
        else if (letter >= 'A' && letter <= 'Z')
            anchor += static_cast<char>(letter - 'A' + 'a');
        else if ((letter >= 'a' && letter <= 'z') || (letter >= '0' && letter <= '9') ||
                 letter == '-')
            anchor += letter;
    return anchor;
}

bool hasOwnPicture(const NodeType& type) {
    return type.kind == NodeKind::behavior || type.kind == NodeKind::combiner;
}

std::string pictureOf(const NodeType& type) {
    if (type.kind == NodeKind::number)
        return {};
    const auto& kind = *std::ranges::find(kindsOfNodes, type.kind, &KindOfNode::kind);
    return hasOwnPicture(type) ? type.id : anchorOf(kind.heading);
}

std::string behaviorsPage(const ExampleProjects& examples) {
    std::string text = introduction + contents() + "\n" + notation() + sharedPorts();
    for (const KindOfNode& kind : kindsOfNodes) {
        text +=
            "## " + std::string(kind.heading) + "\n\n" + kind.heading + " " + kind.says + ".\n\n";
        const NodeType& first = *std::ranges::find(nodeTypes(), kind.kind, &NodeType::kind);
        if (!pictureOf(first).empty() && !hasOwnPicture(first))
            text += showPicture(std::string(kind.heading) + " at work", first);
        for (const NodeType& type : nodeTypes())
            if (type.kind == kind.kind)
                text += entryOf(type, examples);
    }
    text +=
        "## Scene and world\n\nThe geometry that targets refer to, and the world around it.\n\n";
    for (const Description& type : sceneTypes())
        text += entryOf(type);
    text += entryOf(worldDescription());
    text.pop_back(); // the empty line after the last
    return text;
}

namespace {

constexpr std::string_view tableStart = "<!-- `./dev docs` makes the next table. -->\n\n";
constexpr std::string_view tableEnd = "\n<!-- The made table ends here. -->\n";

std::string nodeTable() {
    std::vector<std::vector<std::string>> rows{{"kind", "types"}};
    const auto addRow = [&rows](std::string_view heading, std::string_view says) {
        rows.push_back({"**" + std::string(heading) + "** " + std::string(says), ""});
    };
    const auto addTitle = [&rows](const std::string& title) {
        std::string& titles = rows.back().back();
        titles += (titles.empty() ? "" : ", ") + title;
    };
    for (const KindOfNode& kind : kindsOfNodes) {
        addRow(kind.heading, kind.says);
        for (const NodeType& type : nodeTypes())
            if (type.kind == kind.kind)
                addTitle(type.title.english());
    }
    addRow("Geometry", "stands in the scene: draw and drag it in the viewport");
    for (const Description& type : sceneTypes())
        addTitle(type.title.english());
    return table(std::move(rows));
}

} // namespace

Result<std::string> withNodeTable(std::string_view page) {
    const std::size_t start = page.find(tableStart);
    const std::size_t end = page.find(tableEnd);
    if (start == std::string_view::npos || end == std::string_view::npos || end < start)
        return Problem{.text =
                           "docs/examples.md: the two comments around the table of node types are "
                           "missing. Restore them from an earlier commit."};
    return std::string(page.substr(0, start + tableStart.size())) + nodeTable() +
           std::string(page.substr(end));
}

} // namespace tiller::docs
