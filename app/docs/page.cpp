#include "app/docs/page.h"

#include "app/docs/tables.h"
#include "core/model/registry.h"
#include "core/nodes/describe.h"

#include <array>

namespace tiller::docs {

namespace {

struct Section {
    NodeKind kind;
    const char* heading;
    const char* text;
};

constexpr std::array sections{
    Section{NodeKind::agentType, "Agents", "Who is steered."},
    Section{NodeKind::behavior, "Behaviors", "What turns a target into a force, or a heading."},
    Section{NodeKind::target, "Targets", "What a behavior is about."},
    Section{NodeKind::combiner, "Combiners", "What makes one force of several."},
    Section{NodeKind::condition, "Conditions", "What says when a force applies."},
    Section{NodeKind::mode, "Modes",
            "What an agent does now, and what makes it do something else."},
};

constexpr const char* introduction =
    R"(# Behaviors, and what goes with them

Every node there is, as it describes itself to the editor; `tiller list --json` prints the same. The program makes this
page and its pictures: `ninja -C build/dev docs`.

A picture shows about eight seconds of a small project. A dot is where an agent started, a line where it went (fainter
where longer ago), an outline where it was after each fifth of the time. Of what chooses (conditions, modes, Priority,
Dither) the line has the color of the behavior that led there. `tiller edit` opens the project itself.

)";

constexpr const char* notationText =
    R"(
Every force is in the same units, so a weight means the same everywhere. A behavior whose target is gone, or that has
no neighbor, is inactive: its force is not zero, it is not there. In a world that wraps, distances take the short way
round.
)";

std::string notation() {
    return "## How to read the formulas\n\n" +
           table(
               {{"symbol", "meaning"},
                {"`position`, `velocity`, `heading`, `maxSpeed`", "the agent's own; y points down"},
                {"`t'`", "the larger of the agent's response time and the tick: how soon it takes "
                         "on a velocity"},
                {"`(wanted - velocity) / t'`", "the force of who wants a velocity: steering"},
                {"`push(s)`", "`truncate(s, 1) * maxSpeed / t'`: a force along s, whose length "
                              "says how strong"},
                {"`seek(x)`, `flee(x)`, `arrive(x)`", "the force of that behavior, about x"},
                {"`unit(x)`", "x made length 1; (0, 0) for (0, 0)"},
                {"`truncate(x, most)`", "x, shortened to `most` if it is longer"},
                {"`\\|x\\|`", "the length of x"},
                {"`direction(angle)`", "the arrow of length 1 at an angle in degrees; 0 is to the "
                                       "right, 90 is up"},
                {"`random`", "a random number from 0 to 1, drawn anew"}}) +
           notationText;
}

/// The lines of a formula, or the text as it is.
std::string linesOf(const std::string& formula) {
    std::string text = formula;
    for (std::size_t at = text.find("; "); at != std::string::npos; at = text.find("; ", at))
        text.replace(at, 2, "\n");
    return "```text\n" + text + "\n```\n";
}

std::string joined(const std::vector<std::string>& words) {
    std::string text;
    for (const std::string& word : words)
        text += (text.empty() ? "" : ", ") + word;
    return text;
}

std::string pictureOf(const std::string& id, const Project& project) {
    return "![" + project.notes.whatItIs + "](pictures/behaviors/" + id + ".svg)\n\n*" +
           project.notes.whatItIs + "* ([project](../tests/data/behaviors/" + id + ".tiller))\n\n";
}

/// What a description says of itself, below its heading.
std::string bodyOf(const Description& type) {
    return "`" + type.id + "`: " + type.help + "\n\n";
}

std::string entryOf(const NodeType& type, const ExampleProjects& examples) {
    std::string text = "### " + type.title + "\n\n" + bodyOf(type);
    if (const auto found = examples.find(type.id); found != examples.end())
        text += pictureOf(type.id, found->second);
    if (!type.formula.empty())
        text += linesOf(type.formula) + "\n";
    if (const std::string ports = portsTable(type.ports, {whenInput(), forceOutput()});
        !ports.empty())
        text += ports + "\n";
    if (const std::string settings = settingsTable(type.settings); !settings.empty())
        text += settings + "\n";
    if (!type.source.empty())
        text += "Source: " + type.source + ".\n";
    if (!type.words.empty())
        text += std::string(type.source.empty() ? "" : "<br>\n") +
                "Other words: " + joined(type.words) + ".\n";
    return text + "\n";
}

std::string entryOf(const Description& type) {
    return "### " + type.title + "\n\n" + bodyOf(type) + settingsTable(type.settings) + "\n";
}

/// Headings, so that links to them can be told: GitHub numbers those that come again.
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
    anchors.next("Behaviors, and what goes with them");
    std::string text;
    const auto line = [&text](const std::string& heading, const std::vector<std::string>& links) {
        text += "- " + heading + ": " + joined(links) + "\n";
    };
    text +=
        "- " + linkTo("How to read the formulas", anchors.next("How to read the formulas")) + "\n";
    for (const Section& section : sections) {
        const std::string heading =
            linkTo("**" + std::string(section.heading) + "**", anchors.next(section.heading));
        std::vector<std::string> links;
        for (const NodeType& type : nodeTypes())
            if (type.kind == section.kind)
                links.push_back(linkTo(type.title, anchors.next(type.title)));
        line(heading, links);
    }
    const std::string heading = linkTo("**Scene and world**", anchors.next("Scene and world"));
    std::vector<std::string> links;
    for (const Description& type : sceneTypes())
        links.push_back(linkTo(type.title, anchors.next(type.title)));
    links.push_back(linkTo(worldDescription().title, anchors.next(worldDescription().title)));
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

std::string behaviorsPage(const ExampleProjects& examples) {
    std::string text = introduction + contents() + "\n" + notation() + sharedPorts();
    for (const Section& section : sections) {
        text += "## " + std::string(section.heading) + "\n\n" + section.text + "\n\n";
        for (const NodeType& type : nodeTypes())
            if (type.kind == section.kind)
                text += entryOf(type, examples);
    }
    text += "## Scene and world\n\nThe geometry that targets hold, and what is around it all.\n\n";
    for (const Description& type : sceneTypes())
        text += entryOf(type);
    text += entryOf(worldDescription());
    text.pop_back(); // the empty line after the last
    return text;
}

} // namespace tiller::docs
