#pragma once

#include "app/editor/document/document.h"
#include "app/editor/sim/simulation_controller.h"

#include <QAbstractListModel>
#include <QPointer>
#include <QtQml/qqmlregistration.h>

namespace tiller {

/// A node's formula line by line, with the values it has for one agent just now: the picked one or,
/// where the node does not steer that, the one the viewport shows handles for. Settings are those
/// of the project, so that a dragged slider or handle is seen at once. Where a node sums forces, a
/// line for each.
class LiveFormulaModel : public QAbstractListModel {
    Q_OBJECT
    QML_ELEMENT
    Q_PROPERTY(tiller::Document* document READ document WRITE setDocument REQUIRED)
    Q_PROPERTY(
        tiller::SimulationController* simulation READ simulation WRITE setSimulation REQUIRED)
    Q_PROPERTY(QString node READ node WRITE setNode NOTIFY nodeChanged)
    Q_PROPERTY(
        QString agent READ agent NOTIFY agentChanged) ///< whose values; empty: there are none
    Q_PROPERTY(QString outcome READ outcome NOTIFY agentChanged) ///< "used", "inactive", ...

public:
    enum Role {
        SymbolRole = Qt::UserRole, ///< what the line gives
        TermRole,                  ///< in symbols
        WrittenRole,               ///< in numbers; empty where it would only repeat the value
        ValueRole,                 ///< what it comes to; empty where something is missing
    };

    using QAbstractListModel::QAbstractListModel;

    [[nodiscard]] Document* document() const { return m_document; }
    [[nodiscard]] SimulationController* simulation() const { return m_simulation; }
    [[nodiscard]] QString node() const { return QString::fromStdString(m_node); }
    [[nodiscard]] const QString& agent() const { return m_agent; }
    [[nodiscard]] const QString& outcome() const { return m_outcome; }
    void setDocument(Document* document);
    void setSimulation(SimulationController* simulation);
    void setNode(const QString& node);

    [[nodiscard]] int rowCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] QVariant data(const QModelIndex& index, int role) const override;
    [[nodiscard]] QHash<int, QByteArray> roleNames() const override;

signals:
    void nodeChanged();
    void agentChanged();

private:
    struct Row {
        QString symbol;
        QString term;
        QString written;
        QString value;

        bool operator==(const Row&) const = default;
    };
    void update();
    void show(std::vector<Row> rows);
    [[nodiscard]] std::vector<Row> rowsOf(const Node& node, const Explanation& explanation) const;

    QPointer<Document> m_document;
    QPointer<SimulationController> m_simulation;
    boost::signals2::scoped_connection m_changed;
    Id m_node;
    QString m_agent;
    QString m_outcome;
    std::vector<Row> m_rows;
};

} // namespace tiller
