#include "app/docs/node_table.h"

#include "app/docs/kinds.h"
#include "app/docs/tables.h"
#include "core/model/registry.h"

namespace tiller::docs {

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
                addTitle(type.title);
    }
    addRow("Geometry", "stands in the scene: draw and drag it in the viewport");
    for (const Description& type : sceneTypes())
        addTitle(type.title);
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
