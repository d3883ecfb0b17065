#pragma once

#include "app/editor/canvas/arrangement.h"
#include "app/editor/canvas/graphviz_layout.h"

#include <QtQml/qqmlregistration.h>

namespace tiller {

class Document;

/// Lays out the cards anew: with Graphviz where it is installed, else in layers of its own. One
/// undo step. Nobody waits: the cards move when the places are there.
class AutoLayout : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("Owned by the canvas")
    Q_PROPERTY(bool running READ running NOTIFY runningChanged)

public:
    explicit AutoLayout(Document& document, QObject* parent = nullptr);

    [[nodiscard]] bool running() const { return m_running; }

    /// What is selected, if that is several cards or a frame; else all.
    Q_INVOKABLE void arrange();

    /// The program that is asked; for tests.
    void setProgram(const QString& program) { m_program = program; }

signals:
    void runningChanged();
    void arranged();

private:
    void finish(const LayoutPlaces& places);
    void setRunning(bool running);

    Document& m_document;
    GraphvizLayout m_graphviz;
    Arrangement m_arrangement;
    QString m_program = QStringLiteral("dot");
    bool m_running = false;
};

} // namespace tiller
