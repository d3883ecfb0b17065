#pragma once

#include "app/editor/canvas/layout_graph.h"

#include <QByteArray>
#include <QObject>
#include <QProcess>
#include <QTimer>

namespace tiller {

/// Lays a graph out with Graphviz' `dot`, where it is installed, in a process of its own. Nobody
/// waits for it; where it takes too long it is killed.
class GraphvizLayout : public QObject {
    Q_OBJECT

public:
    explicit GraphvizLayout(QObject* parent = nullptr);
    ~GraphvizLayout() override;

    /// Starts, or begins anew. Not @p program but what is found on the path, without one.
    void start(const LayoutGraph& graph, const QString& program = QStringLiteral("dot"),
               int milliseconds = 4000);
    void stop(); ///< as if it had not been started

signals:
    void finished(const tiller::LayoutPlaces& places);
    void failed(); ///< not installed, not understood, or not in time

private:
    void read();

    QProcess m_process;
    QTimer m_patience;
    std::size_t m_boxes = 0;
};

/// A graph in the language of dot: boxes as records of their ports, groups as clusters. What only
/// leads back is left out.
[[nodiscard]] QByteArray toDot(const LayoutGraph& graph);

/// The corners of @p boxes boxes in what `dot -Tplain` wrote; none if they are not all there.
[[nodiscard]] std::optional<LayoutPlaces> readPlain(const QByteArray& plain, std::size_t boxes);

} // namespace tiller
