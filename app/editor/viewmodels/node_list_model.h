#pragma once

#include "app/editor/canvas/canvas_scene.h"
#include "core/base/problem.h"

#include <QAbstractListModel>
#include <QtQml/qqmlregistration.h>

namespace tiller {

class Document;

/// The nodes as cards: one row each, in the order of the project (the last lies on top).
class NodeListModel : public QAbstractListModel {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("Owned by the canvas")

public:
    enum Role {
        NodeIdRole = Qt::UserRole,
        TitleRole,
        TypeTitleRole, ///< empty where the title is the type's
        KindRole,
        CardXRole,
        CardYRole,
        CardWidthRole,
        CardHeightRole,
        PortsRole,  ///< list of {id, title, type, isInput, x, y, wired}
        ValuesRole, ///< list of {title, text}
        SelectedRole,
        ProblemRole, ///< what is wrong with it; empty if nothing
        IsErrorRole,
        AgentColorRole, ///< the color of an agent type's agents; empty for other nodes
    };

    NodeListModel(Document& document, CanvasScene& scene, QObject* parent = nullptr);

    [[nodiscard]] int rowCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] QVariant data(const QModelIndex& index, int role) const override;
    [[nodiscard]] QHash<int, QByteArray> roleNames() const override;

private:
    void reset();
    void follow(const Change& change);
    void followSelection();
    void followProblems();
    void announce(const Id& id, const QList<int>& roles = {});
    [[nodiscard]] QVariantList ports(const Node& node) const;

    Document& m_document;
    CanvasScene& m_scene;
    std::vector<Id> m_rows;
    QStringList m_selected;
    std::map<Id, Problem> m_problems; ///< the first of each node
};

} // namespace tiller
