#pragma once

#include "app/editor/canvas/canvas_scene.h"
#include "app/editor/canvas/gradual_ids.h"
#include "core/base/problem.h"

#include <QAbstractListModel>
#include <QSet>
#include <QtQml/qqmlregistration.h>

#include <map>
#include <set>

namespace tiller {

class CanvasView;
class Document;

/// The nodes as cards: a row for each, in the order of the project. The last card lies on top.
class NodeListModel : public QAbstractListModel {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("Owned by the canvas")
    Q_PROPERTY(bool crowded READ crowded NOTIFY crowdedChanged)

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
        PortsRole,  ///< list of {id, title, type, isInput, x, y, wired}; empty unless InFullRole
        ValuesRole, ///< list of {title, text}; empty unless InFullRole
        SelectedRole,
        ProblemRole, ///< its first problem; empty if it has none
        IsErrorRole,
        AgentColorRole, ///< the color of an agent type's agents; empty for other nodes
        NamedRole,      ///< in view, but so small that only its name can be read
        InFullRole,     ///< in view, and large enough to read all of it
        SeenRole,       ///< in view, and large enough to read its name
        MutedRole,
        SoloRole,
        SilentRole,   ///< muted, or silent because another node is solo
        SoloableRole, ///< see canBeSolo()
        SentenceRole, ///< what a screen reader says after the name
        OrderRole,    ///< how many cards lie below it
    };

    NodeListModel(Document& document, CanvasScene& scene, QObject* parent = nullptr);

    [[nodiscard]] int rowCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] QVariant data(const QModelIndex& index, int role) const override;
    [[nodiscard]] QHash<int, QByteArray> roleNames() const override;

    void followView(const CanvasView& view);
    /// Whether too many cards are in view to make them all in one frame.
    [[nodiscard]] bool crowded() const { return m_crowded; }

    /// Whether a node, or an end of a wire, has no effect: see silentNodes().
    [[nodiscard]] bool isSilent(const Id& node) const { return m_silent.contains(node); }
    [[nodiscard]] bool isSilent(const Wire& wire) const {
        return isSilent(wire.from.node) || isSilent(wire.to.node);
    }
    [[nodiscard]] QString problem(const Id& node) const; ///< the first; empty if none

signals:
    void crowdedChanged();

private:
    void reset();
    void look();
    void show(const Id& id);
    void follow(const Change& change);
    void followRows();
    void removeRun(std::size_t begin, std::size_t end);
    void insertRun(std::size_t begin, std::size_t end);
    void followSelection();
    void followProblems();
    void followSilence();
    void announce(const Id& id, const QList<int>& roles = {});
    void announce(const std::vector<Id>& ids, const QList<int>& roles);
    [[nodiscard]] int rowOf(const Id& id) const; ///< -1 if there is none
    [[nodiscard]] QString sentence(const Node& node, const NodeType& type) const;
    [[nodiscard]] QVariantList ports(const Node& node) const;
    [[nodiscard]] bool inFull(const Id& id) const { return m_detailed && m_seen.contains(id); }

    Document& m_document;
    CanvasScene& m_scene;
    std::vector<Id> m_rows;
    QSet<QString> m_selected;
    std::map<Id, Problem> m_problems; ///< the first of each node
    std::set<Id> m_silent;
    QRectF m_area;
    bool m_detailed = true;
    bool m_crowded = false;
    GradualIds m_seen{[this](const Id& id) { show(id); }};
    mutable std::map<Id, int, std::less<>> m_rowOf; ///< empty until it is needed
};

} // namespace tiller
