#pragma once

#include "app/editor/document/folders.h"
#include "app/editor/document/rows_model.h"
#include "app/editor/pane/draw_target.h"
#include "core/model/edits.h"
#include "core/model/scene_layers.h"
#include "core/sim/population.h"

#include <QDateTime>
#include <QImage>
#include <QRectF>

#include <span>

class QPainter;

namespace tiller {

struct Frame;

class ShownWorld;
class ViewTransform;
class WorldSelection;

/// The pictures that agent types and modes name, by their ids.
[[nodiscard]] std::map<Id, QString> agentPictures(const Project& project);

/// The pictures of layers, beneath the scene, and those of agents. They are files in the folder of
/// the project.
class LayerPictures {
public:
    struct Picture {
        Id layer;
        QImage image;
        QRectF place; ///< in the world
        double opacity = 1;
    };

    /// Reads the pictures that are shown and have changed. Those beyond 100 million pixels in all
    /// are left out. @param folder of the project; empty if it has none
    /// @param agents as agentPictures
    void show(const Layers& layers, const QString& folder,
              const std::map<Id, QString>& agents = {});

    /// Those to draw, from the back to the front.
    [[nodiscard]] const std::vector<Picture>& all() const { return m_pictures; }
    /// That of an agent type or a mode; null if it has none, or if it is not shown.
    [[nodiscard]] const SpriteImage* spriteOf(const Id& node) const;
    /// Why the picture of a layer, an agent type or a mode is not shown, as a sentence; empty if it
    /// is, or if it has none.
    [[nodiscard]] QString problemOf(const Id& item) const;

private:
    struct File {
        QString folder;
        QDateTime time; ///< when it was written; invalid if there was none
        PictureFile found = {};
    };
    struct Image {
        QDateTime time;    ///< of its file
        QImage image = {}; ///< null if the file cannot be read
    };
    struct Sprite {
        qint64 of = 0; ///< the image that it was made of
        SpriteImage image = {};
    };
    /// Where the pictures of one call of show() come from, and how much room they take.
    struct Reading;
    using Files = std::map<QString, File>;   ///< by the name that a layer gives
    using Images = std::map<QString, Image>; ///< by the real path
    /// The image of a picture; null if it is not shown: then why is in m_problems.
    const QImage* imageOf(const Id& item, const QString& name, bool hidden, Reading& reading);
    const File& fileOf(const QString& folder, const QString& name, const Files& before);
    [[nodiscard]] static bool isKnown(const Images& images, const File& file);
    [[nodiscard]] static Image read(const File& file);

    Files m_files;
    Images m_images;
    std::vector<Picture> m_pictures;
    std::map<Id, Sprite> m_sprites;   ///< by agent type or mode
    std::map<Id, QString> m_problems; ///< by layer, agent type or mode
};

/// Draws pictures where a view shows them.
void paintPictures(QPainter& painter, std::span<const LayerPictures::Picture> pictures,
                   const ViewTransform& view);

/// The grounds of a frame: a pixel for each cell, clear where it is empty.
[[nodiscard]] std::vector<LayerPictures::Picture> groundPictures(const Frame& frame);

/// The layers of the scene as rows, the front one first, and what one does to them. Each edit is
/// one undo step. The current layer gets what is drawn.
class LayerList : public tiller::RowsModel {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("Owned by the viewport")
    /// Why the first of the pictures that a shown layer has cannot be seen; empty if all can.
    Q_PROPERTY(QString problem READ problem NOTIFY changed)
    Q_PROPERTY(int current READ current NOTIFY changed)  ///< the row of the current layer
    Q_PROPERTY(bool canTake READ canTake NOTIFY changed) ///< the selection has something for layers
    /// The name of the picked agent if it was placed by hand; else empty.
    Q_PROPERTY(QString pickedAgent READ pickedAgent NOTIFY changed)

public:
    LayerList(ShownWorld& world, const WorldSelection& selection, QObject* parent = nullptr);

    [[nodiscard]] int current() const;
    [[nodiscard]] QString problem() const;
    [[nodiscard]] bool canTake() const { return !takenItems().empty(); }
    [[nodiscard]] QString pickedAgent() const;

    Q_INVOKABLE void makeCurrent(int row);
    /// Adds a layer in front, with a name of its own, and makes it the current one.
    Q_INVOKABLE void add();
    Q_INVOKABLE void rename(int row, const QString& name);
    Q_INVOKABLE void setHidden(int row, bool hidden);
    Q_INVOKABLE void setLocked(int row, bool locked);
    Q_INVOKABLE void setOpacity(int row, double percent, int gesture = 0);
    Q_INVOKABLE void move(int row, int by); ///< above 0: down, to the back
    Q_INVOKABLE void remove(int row);
    /// Moves the selection into the layer: scene items, and agent types with their placed agents.
    Q_INVOKABLE void takeSelection(int row);
    /// Moves the picked agent alone into the layer.
    Q_INVOKABLE void takeAgent(int row);
    Q_INVOKABLE void selectItems(int row);

signals:
    void changed();

private:
    struct Row {
        Layer layer;
        int items = 0; ///< its scene items, agent types, and placed agents that it names
        bool isCurrent = false;
        QString problem = {}; ///< why its picture is not shown; empty if it is

        bool operator==(const Row&) const = default;
    };
    void retranslate() override { update(); }
    void update();
    void push(const Result<Change>& change, const QString& text, int gesture = 0);
    [[nodiscard]] const Layer* layerAt(int row) const;
    [[nodiscard]] std::vector<Id> takenItems() const;
    [[nodiscard]] std::optional<AgentName> placedAgent() const;
    void take(int row, const std::vector<Id>& items);
    void set(int row, const char* setting, const Value& value, const QString& text,
             int gesture = 0);

    ShownWorld& m_world;
    const WorldSelection& m_selection;
    Rows<Row> m_rows{this,
                     {{"title", [](const Row& row) { return row.layer.name; }},
                      {"itemCount", &Row::items},
                      {"isHidden", [](const Row& row) { return row.layer.settings.hidden; }},
                      {"isLocked", [](const Row& row) { return row.layer.settings.locked; }},
                      {"isCurrent", &Row::isCurrent},
                      // It holds what no other layer does, and cannot be removed.
                      {"isDefault", [](const Row& row) { return row.layer.settings.rest; }},
                      {"picture", [](const Row& row) { return row.layer.settings.picture; }},
                      {"problem", &Row::problem},
                      {"opacityPercent", [](const Row& row) {
                           return std::round(row.layer.settings.opacity * 100);
                       }}}};
};

} // namespace tiller
