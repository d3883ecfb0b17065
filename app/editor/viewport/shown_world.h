#pragma once

#include "app/editor/document/document_follower.h"
#include "app/editor/sim/simulation_controller.h"
#include "app/editor/viewport/label_places.h"
#include "app/editor/viewport/layers.h"
#include "app/editor/viewport/world_picture.h"

#include <QMap>
#include <QPointer>

namespace tiller {

/// The world of a viewport: scene, agent types and selection of a document, and the agents of a
/// simulation. It follows the changes of both.
class ShownWorld : public QObject, public DocumentFollower {
    Q_OBJECT

public:
    using QObject::QObject;

    [[nodiscard]] SimulationController* simulation() const { return m_simulation; }
    void setSimulation(SimulationController* simulation);
    [[nodiscard]] bool isComplete() const { return m_simulation && m_document; }

    [[nodiscard]] const ViewColors& colors() const { return m_colors; }
    void setColors(const ViewColors& colors);
    [[nodiscard]] const Overlays& overlays() const { return m_overlays; }
    void setOverlays(const Overlays& overlays);

    /// @pre a document is set
    [[nodiscard]] const Project& project() const { return m_document->project(); }
    [[nodiscard]] const SceneShapes& scene() const { return m_scene; }
    /// The selected ids, and the scene items that selected nodes use.
    [[nodiscard]] const std::set<Id>& selected() const { return m_selected; }
    /// The layer that gets what is drawn. It is the default one where another is gone.
    [[nodiscard]] const Layer& currentLayer() const;
    void setCurrentLayer(const Id& layer);
    [[nodiscard]] const LayerPictures& pictures() const { return m_pictures; }
    /// The selected node; null if none is selected, or more than one thing.
    [[nodiscard]] const Node* selectedNode() const;
    [[nodiscard]] bool hasPicked() const { return m_simulation && m_simulation->hasPicked(); }
    /// Where the picked agent is; nothing if none is picked, or the frame does not have it.
    [[nodiscard]] std::optional<Vec2> pickedPlace() const;

    [[nodiscard]] bool hasAgentTypes() const { return !m_look.types.empty(); }
    /// Neither agents nor anything else is there to see.
    [[nodiscard]] bool isEmpty() const {
        return !hasAgentTypes() && (!m_document || project().scene.empty());
    }
    [[nodiscard]] SceneLabelsModel* labels() { return &m_labels; }
    /// What the colors of the agents mean: {name, color, id, isMode} for each. A line with a scale
    /// of colors has {scale: the colors, ends: the numbers at both ends}, too.
    [[nodiscard]] QVariantList legend() const;

    /// @pre isComplete()
    [[nodiscard]] WorldPicture picture(const ViewTransform& view, QSizeF size) const;

signals:
    void simulationChanged();
    void documentChanged();
    void projectReplaced(); ///< sent before projectChanged
    void projectChanged();
    void selectionChanged();
    void layerChanged(); ///< another layer is the current one
    void frameChanged();
    void pickedChanged();
    void colorsChanged();
    void overlaysChanged();
    void legendChanged();

protected:
    void followDocument() override;

private:
    void onFrame();
    void showGrounds();
    void onProject();
    void onReplaced();
    void onSelection();
    void readSelection();
    [[nodiscard]] QMap<QString, QStringList> scales() const; ///< their ends, by agent type
    void addScale(QVariantMap type, const QStringList& ends, QVariantList& to) const;

    QPointer<SimulationController> m_simulation;
    ViewColors m_colors = viewColors(true);
    Overlays m_overlays;
    ProjectLook m_look;
    ColorRanges m_ranges;
    SceneShapes m_scene;
    LayerPictures m_pictures;
    std::vector<LayerPictures::Picture> m_grounds; ///< of the frame; empty while they are not shown
    Id m_layer;                                    ///< the current layer
    SceneLabelsModel m_labels;
    std::set<Id> m_selected;
    Trails m_trails;
    Trails m_previousTrails; ///< of the previous future
    std::vector<std::vector<Id>> m_legendBehaviors;
    QMap<QString, QStringList> m_legendScales;
};

} // namespace tiller
