#pragma once

#include "app/editor/viewport/scene_edits.h"
#include "app/editor/viewport/scene_handles.h"
#include "app/editor/viewport/shown_world.h"

namespace tiller {

/// The selected geometry of a viewport, and the edits of all of it. Each is one undo step. Geometry
/// is selected if it is selected itself, or a node that uses it, and its layer is neither hidden
/// nor locked.
class WorldSelection : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("Owned by the viewport")
    Q_PROPERTY(int count READ count NOTIFY changed)
    Q_PROPERTY(QRectF band READ band NOTIFY bandChanged) ///< in pixels; empty while none is drawn

public:
    explicit WorldSelection(ShownWorld& world, QObject* parent = nullptr);

    [[nodiscard]] std::vector<SceneItem> items() const; ///< in the order of the scene
    [[nodiscard]] int count() const;
    /// What to select for a scene item: the node that uses it, or else the item itself.
    [[nodiscard]] QString owner(const Id& item) const { return owner(m_world.project(), item); }

    /// Around the items; nothing where there is nothing to scale.
    [[nodiscard]] const std::optional<SelectionFrame>& frame() const { return m_frame; }

    Q_INVOKABLE void selectAll();
    /// What to select for the geometry in a box of the world.
    [[nodiscard]] QStringList ownersIn(const QRectF& box) const;
    [[nodiscard]] QRectF band() const { return m_band; }
    void setBand(const QRectF& band);

    /// Copies the geometry, with the targets that use it, and selects the copies.
    /// @param gesture the undo step
    bool copyBy(Vec2 by, int gesture = 0);

    Q_INVOKABLE void duplicate();
    /// Pastes copied geometry, with the nodes that come with it, beside the originals. False if the
    /// clipboard holds no geometry.
    Q_INVOKABLE bool paste();
    Q_INVOKABLE void rotate(double degrees); ///< about the middle of the selection; to the left
    Q_INVOKABLE void mirror(bool leftToRight);
    Q_INVOKABLE void resize(double factor);
    /// @param how a name of an Alignment (align_boxes.h)
    Q_INVOKABLE void align(const QString& how);
    Q_INVOKABLE void order(bool front);

signals:
    void changed();
    void bandChanged();

private:
    [[nodiscard]] QString owner(const Project& project, const Id& item) const;
    bool add(const Project& excerpt, Vec2 by, const QString& text, int gesture);
    [[nodiscard]] Change layered(Change change, const Project& excerpt) const;
    void transform(const SceneMap& map, const QString& text);
    void moveEach(const std::vector<QPointF>& ways, const QString& text);
    [[nodiscard]] std::vector<QRectF> boxes() const;
    void push(const Result<Change>& change, const QString& text);

    ShownWorld& m_world;
    QRectF m_band;
    std::optional<SelectionFrame> m_frame;
};

} // namespace tiller
