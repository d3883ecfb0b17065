#include "app/editor/canvas/card.h"

#include "app/editor/words/setting_text.h"
#include "core/model/project_index.h"
#include "core/model/registry.h"
#include "core/nodes/formula_text.h"

#include <QFontMetricsF>
#include <QGuiApplication>
#include <QHash>

#include <algorithm>
#include <cmath>
#include <utility>

namespace tiller {

double textWidth(const QString& text, int pixels, QFont::Weight weight) {
    if (!qobject_cast<QGuiApplication*>(
            QCoreApplication::instance())) // without a window there are no fonts
        return 0.6 * pixels * static_cast<double>(text.size());
    // Cards are laid out again for each move of the mouse.
    constexpr qsizetype mostKept = 20'000;
    static QHash<std::pair<QString, int>, double> known;
    const std::pair key(text, pixels * 1000 + weight);
    if (const auto found = known.constFind(key); found != known.constEnd())
        return *found;
    QFont font(QStringLiteral("Inter"));
    font.setPixelSize(pixels);
    font.setWeight(weight);
    if (known.size() >= mostKept)
        known.clear();
    return known[key] = std::ceil(QFontMetricsF(font).horizontalAdvance(text));
}

double tagWidth(const QString& agentType) {
    constexpr double padding = 5; // as in ReferenceTag.qml
    constexpr double widest = 160;
    constexpr double zoomedOut = 1.15; // letters grow against the tag
    const double letters = textWidth(agentType, captionText, QFont::Medium);
    return std::min(widest, 2 * padding + zoomedOut * letters);
}

namespace {

constexpr double typeRow = 8; // more height where the type stands below the title
constexpr double minCardWidth = 168;
constexpr double maxCardWidth = 320;
constexpr double widestLines = 216; // of settings
constexpr double lineEnds = 36;
constexpr std::size_t maxValues = 3;

bool isKeySetting(const Setting& setting, const Value& value) {
    switch (setting.kind) {
    case SettingKind::number:
        return setting.unit != Unit::share || value != setting.initial;
    case SettingKind::integer:
    case SettingKind::geometry:
        return true;
    case SettingKind::choice:
        return setting.group != "Look" || value != setting.initial;
    case SettingKind::flag:
    case SettingKind::text:
    case SettingKind::color:
    case SettingKind::points:
        return false;
    }
    return false;
}

/// The first lines of a formula, or how many follow. With problems, the lines as they are.
std::vector<ValueLine> formulaValues(const std::string& text, FormulaGives gives) {
    std::vector<ValueLine> lines;
    const FormulaText read = readFormula(text, gives);
    if (read.problems.empty())
        for (const FormulaLine& line : read.lines)
            lines.push_back({QString::fromStdString(line.name), QString::fromStdString(line.text)});
    else
        for (const QString& line : QString::fromStdString(text).split('\n', Qt::SkipEmptyParts))
            lines.push_back({line, {}});
    if (lines.size() <= maxValues)
        return lines;
    const int more = static_cast<int>(lines.size() - maxValues) + 1; // at least 2
    lines.resize(maxValues - 1);
    lines.push_back({{}, QCoreApplication::translate("Card", "and %n more lines", nullptr, more)});
    return lines;
}

std::vector<ValueLine> keyValues(const NodeType& type, const Node& node, const Project& project) {
    std::vector<ValueLine> lines;
    for (std::size_t i = 0; i < type.settings.size() && lines.size() < maxValues; ++i) {
        const Setting& setting = type.settings[i];
        if (setting.isFormula)
            return formulaValues(textOf(node.values[i]), formulaGives(type));
        if (isKeySetting(setting, node.values[i]) && applies(type, node.values, setting))
            lines.push_back({QString::fromStdString(setting.title),
                             shortValueText(setting, node.values[i], project)});
    }
    return lines;
}

/// How wide the lines of settings are, as they stand in CardValues.qml. A number counts as three
/// digits, so that its card keeps its width while it changes.
double widthOfLines(const std::vector<ValueLine>& lines) {
    double width = 0;
    for (const auto& [title, text] : lines) {
        const bool isNumber = !text.isEmpty() && text.back().isDigit();
        width = std::max(width, textWidth(title, captionText, QFont::Normal) +
                                    textWidth(isNumber ? QStringLiteral("000") : text, captionText,
                                              QFont::Normal));
    }
    return std::min(width + lineEnds, widestLines);
}

/// As wide as its title, type, port names and settings need, as they stand in NodeCardContent.qml.
double widthOf(const Node& node, const NodeType& type, const std::vector<ValueLine>& lines) {
    const QString title = QString::fromStdString(displayName(node));
    const bool hasColor = type.setting("color") && !textOf(valueOf(node, "color")).empty();
    const double swatch = hasColor ? 16 : 0;
    const double buttons = canBeSolo(type) ? 46 : 24;
    const double ends = 16 + swatch + 12;
    double width = ends + textWidth(title, bodyText, QFont::DemiBold);
    if (!hasTypeRow(node))
        width += buttons;
    else
        width = std::max(
            width, ends + buttons +
                       textWidth(QString::fromStdString(type.title), captionText, QFont::Normal));
    if (type.stepsOf) // room for a line
        width = std::max(width, 248.0);
    else
        width = std::max(width, widthOfLines(lines));
    for (const Port& port : type.ports)
        width = std::max(width, 2 * (20 + textWidth(QString::fromStdString(port.title), captionText,
                                                    QFont::Normal)));
    return std::clamp(std::ceil(width / gridStep) * gridStep, minCardWidth, maxCardWidth);
}

} // namespace

bool canBeSolo(const NodeType& type) {
    const Port* output = type.output();
    return output && output->type == PortType::force;
}

bool hasTypeRow(const Node& node) {
    return !node.name.empty() && node.name != findNodeType(node.type)->title;
}

const PortSpot* Card::spot(std::string_view port) const {
    const auto found =
        std::ranges::find_if(ports, [&](const PortSpot& each) { return each.port->id == port; });
    return found == ports.end() ? nullptr : &*found;
}

QPointF Card::place(std::string_view port) const {
    return rect.topLeft() + spot(port)->center;
}

std::set<PortRef> wiredNumbers(const Project& project) {
    const ProjectIndex items(project);
    std::set<PortRef> wired;
    for (const Link& link : project.links)
        if (const Node* node = items.node(link.to.node))
            if (const Port* to = findNodeType(node->type)->port(link.to.port);
                to && to->type == PortType::number)
                wired.insert(link.to);
    return wired;
}

Card layOutCard(const Node& node, const Project& project, const std::set<PortRef>* wired) {
    const NodeType& type = *findNodeType(node.type);
    Card card{.id = node.id,
              .kind = type.kind,
              .rect = {},
              .hasTypeRow = hasTypeRow(node),
              .ports = {},
              .values = keyValues(type, node, project)};

    const double cardWidth = widthOf(node, type, card.values);
    const double header = cardHeader + (card.hasTypeRow ? typeRow : 0);
    int inputs = 0;
    int outputs = 0;
    const auto add = [&](const Port& port) {
        const double top = header + portRow * (port.isInput ? inputs++ : outputs++);
        const double half = cardWidth / 2;
        card.ports.push_back({.port = &port,
                              .center = {port.isInput ? 0 : cardWidth, top + portRow / 2},
                              .row = {port.isInput ? 0 : half, top, half, portRow}});
    };
    const auto isWired = [&](const Port& port) {
        return wired ? wired->contains({node.id, port.id})
                     : !project.linksInto(node.id, port.id).empty();
    };
    bool hasFree = false; // of the numbers that it may have, the first free one is offered
    for (const Port& port : type.ports) {
        const bool mayHave = port.isInput && port.optional && port.type == PortType::number;
        if (!mayHave || isWired(port) || !std::exchange(hasFree, true))
            add(port);
    }
    for (const Port& socket : type.sockets)
        if (isWired(socket))
            add(socket);
    const double values =
        card.values.empty() ? 0 : valueRow * static_cast<double>(card.values.size()) + gridStep;
    const double height = header + portRow * std::max(inputs, outputs) + values + gridStep / 2;
    card.rect = {node.place.x, node.place.y, cardWidth, height};
    return card;
}

bool ordersItsLinks(const NodeType& type, const Port& input) {
    const bool takesAll = type.id == "sum" || type.id == "context" || type.comesLast;
    return (type.kind == NodeKind::combiner && !takesAll && input.type == PortType::force) ||
           (type.kind == NodeKind::agentType && input.type == PortType::mode);
}

} // namespace tiller
