#pragma once

#include "app/editor/canvas/canvas_scene.h"
#include "app/editor/canvas/gradual_ids.h"
#include "app/editor/document/rows_model.h"
#include "core/base/problem.h"

#include <map>
#include <set>

namespace tiller {

class CanvasView;
class Document;

/// The nodes as cards: a row for each, in the order of the project. The last card lies on top.
class NodeListModel : public tiller::RowsModel {
    Q_OBJECT
    QML_ANONYMOUS
    Q_PROPERTY(bool crowded READ crowded NOTIFY crowdedChanged)

public:
    NodeListModel(Document& document, CanvasScene& scene, QObject* parent = nullptr);

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
    using Names = std::initializer_list<const char*>;

    [[nodiscard]] std::vector<Role<Id>> roles();
    [[nodiscard]] std::vector<Id> ids() const;
    void reset();
    void look();
    void show(const Id& id);
    void follow(const Change& change);
    void followRows();
    void followSelection();
    void followProblems();
    void followSilence();
    void announce(const Id& id, Names roles = {});
    void announce(const std::vector<Id>& ids, Names roles);
    [[nodiscard]] int rowOf(const Id& id) const; ///< -1 if there is none
    [[nodiscard]] QString sentence(const Node& node, const NodeType& type) const;
    /// List of {id, title, type, isInput, x, y, wired}.
    [[nodiscard]] QVariantList ports(const Node& node) const;
    [[nodiscard]] bool inFull(const Id& id) const { return m_detailed && m_seen.contains(id); }

    Document& m_document;
    CanvasScene& m_scene;
    std::set<Id> m_selected;
    std::map<Id, Problem> m_problems; ///< the first of each node
    std::set<Id> m_silent;
    QRectF m_area;
    bool m_detailed = true;
    bool m_crowded = false;
    GradualIds m_seen{[this](const Id& id) { show(id); }};
    Rows<Id> m_rows{this, roles()};
};

} // namespace tiller
