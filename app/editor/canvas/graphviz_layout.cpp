#include "app/editor/canvas/graphviz_layout.h"

#include <QStandardPaths>

#include <algorithm>
#include <cmath>
#include <set>

namespace tiller {

namespace {

constexpr double perInch = 72;

QByteArray number(double value) {
    return QByteArray::number(value, 'f', 3);
}

QByteArray inches(double units) {
    return number(units / perInch);
}

/// The heights at which wires enter and leave each box: its ports, from the top.
struct Ports {
    std::vector<std::set<double>> in;
    std::vector<std::set<double>> out;
};

Ports portsOf(const LayoutGraph& graph) {
    Ports ports{std::vector<std::set<double>>(graph.boxes.size()),
                std::vector<std::set<double>>(graph.boxes.size())};
    for (const LayoutGraph::Wire& wire : graph.wires) {
        ports.out[wire.from].insert(wire.fromY);
        ports.in[wire.to].insert(wire.toY);
    }
    return ports;
}

QByteArray port(char side, const std::set<double>& heights, double y) {
    return side +
           QByteArray::number(static_cast<int>(std::distance(heights.begin(), heights.find(y))));
}

QByteArray fields(char side, const std::set<double>& heights) {
    QByteArrayList all;
    for (const double y : heights)
        all.append('<' + port(side, heights, y) + '>');
    return '{' + all.join('|') + '}';
}

QByteArray name(std::size_t box) {
    return 'n' + QByteArray::number(static_cast<qulonglong>(box));
}

void writeGroup(const LayoutGraph& graph, const Ports& ports, std::optional<std::size_t> group,
                QByteArray& text) {
    for (std::size_t i = 0; i < graph.boxes.size(); ++i)
        if (graph.boxes[i].group == group)
            text += name(i) + " [width=" + inches(graph.boxes[i].size.width()) +
                    " height=" + inches(graph.boxes[i].size.height()) + " label=\"{" +
                    fields('i', ports.in[i]) + '|' + fields('o', ports.out[i]) + "}\"]\n";
    for (std::size_t i = 0; i < graph.groups.size(); ++i)
        if (graph.groups[i].inside == group) {
            text += "subgraph cluster_" + QByteArray::number(static_cast<qulonglong>(i)) +
                    " { margin=" + number(groupPadding) +
                    " label=\" \" fontsize=" + number(groupHead * 0.8) + '\n';
            writeGroup(graph, ports, i, text);
            text += "}\n";
        }
}

} // namespace

GraphvizLayout::GraphvizLayout(QObject* parent) : QObject(parent) {
    m_patience.setSingleShot(true);
    connect(&m_patience, &QTimer::timeout, this, [this] {
        stop();
        emit failed();
    });
    connect(&m_process, &QProcess::finished, this, &GraphvizLayout::read);
    connect(&m_process, &QProcess::errorOccurred, this, [this](QProcess::ProcessError error) {
        if (error != QProcess::FailedToStart)
            return; // of what has started, `finished` tells
        m_patience.stop();
        emit failed();
    });
}

GraphvizLayout::~GraphvizLayout() {
    stop();
}

void GraphvizLayout::start(const LayoutGraph& graph, const QString& program, int milliseconds) {
    stop();
    m_boxes = graph.boxes.size();
    m_patience.start(milliseconds);
    m_process.setStandardErrorFile(QProcess::nullDevice());
    m_process.start(program, {QStringLiteral("-Tplain")});
    m_process.write(toDot(graph));
    m_process.closeWriteChannel();
}

void GraphvizLayout::stop() {
    m_patience.stop();
    if (m_process.state() == QProcess::NotRunning)
        return;
    const QSignalBlocker silent(m_process);
    m_process.kill();
    m_process.waitForFinished(1000); // it was killed: this is a moment
}

void GraphvizLayout::read() {
    m_patience.stop();
    const bool fine = m_process.exitStatus() == QProcess::NormalExit && m_process.exitCode() == 0;
    const auto places = readPlain(m_process.readAllStandardOutput(), m_boxes);
    if (fine && places)
        emit finished(*places);
    else
        emit failed();
}

QByteArray toDot(const LayoutGraph& graph) {
    const Ports ports = portsOf(graph);
    QByteArray text =
        "digraph {\nrankdir=LR splines=line nslimit=4 mclimit=1 nodesep=" + inches(rowGap) +
        " ranksep=" + inches(columnGap) + "\nnode [shape=record fixedsize=true fontsize=4]\n";
    writeGroup(graph, ports, {}, text);
    for (const LayoutGraph::Wire& wire : graph.wires)
        if (!wire.leadsBack && wire.from != wire.to)
            text += name(wire.from) + ':' + port('o', ports.out[wire.from], wire.fromY) + ":e -> " +
                    name(wire.to) + ':' + port('i', ports.in[wire.to], wire.toY) + ":w\n";
    return text + "}\n";
}

std::optional<LayoutPlaces> readPlain(const QByteArray& plain, std::size_t boxes) {
    LayoutPlaces places(boxes);
    std::vector<bool> found(boxes, false);
    double height = 0;
    for (const QByteArray& line : plain.split('\n')) {
        const QByteArrayList words = line.simplified().split(' ');
        if (words.size() >= 4 && words[0] == "graph")
            height = words[3].toDouble();
        if (words.size() < 6 || words[0] != "node")
            continue;
        const std::size_t box = words[1].mid(1).toULongLong();
        if (box >= boxes)
            return {};
        const auto value = [&words](qsizetype at) { return words[at].toDouble(); };
        places[box] = QPointF(value(2) - value(4) / 2, height - value(3) - value(5) / 2) * perInch;
        found[box] = std::isfinite(places[box].x()) && std::isfinite(places[box].y());
    }
    if (!std::ranges::all_of(found, std::identity()))
        return {};
    return places;
}

} // namespace tiller
