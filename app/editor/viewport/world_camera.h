#pragma once

#include "app/editor/pane/view_transform.h"

#include <QObject>
#include <QPointer>
#include <QtQml/qqmlregistration.h>

#include <optional>

namespace tiller {

/// Which part of the world a viewport shows. It shows the whole world until it is panned or zoomed,
/// and follows the picked agent on demand. Two cameras can move in step.
class WorldCamera : public QObject {
    Q_OBJECT
    QML_ANONYMOUS
    Q_PROPERTY(double zoom READ zoom NOTIFY viewChanged) ///< pixels per world unit
    Q_PROPERTY(QPointF origin READ origin NOTIFY viewChanged)
    /// The picked agent stays in the middle, until the view is panned or Esc is pressed.
    Q_PROPERTY(bool following READ following WRITE setFollowing NOTIFY followingChanged)
    /// Another camera that shows the same part of the world, whichever of the two moves.
    Q_PROPERTY(tiller::WorldCamera* inStepWith READ inStepWith WRITE setInStepWith NOTIFY
                   inStepWithChanged)

public:
    using QObject::QObject;

    [[nodiscard]] const ViewTransform& view() const { return m_view; }
    [[nodiscard]] double zoom() const { return m_view.scale(); }
    [[nodiscard]] QPointF origin() const { return m_view.origin(); }
    [[nodiscard]] QSizeF size() const { return m_size; }
    [[nodiscard]] QPointF middle() const { return {m_size.width() / 2, m_size.height() / 2}; }
    /// The step that dragged places are rounded to: a round number of at least half a pixel.
    [[nodiscard]] double pixelStep() const { return roundStep(0.5 / m_view.scale()); }

    void setSize(QSizeF pixels);
    void setWorldBox(const QRectF& world);

    /// Shows the whole world, also when the size of the view or of the world changes later.
    Q_INVOKABLE void fit();
    /// Shows a part of the world as large as fits, also when the size of the view changes later,
    /// until it is panned or zoomed. @param part not empty
    Q_INVOKABLE void show(const QRectF& part);
    /// The part of the world that is seen, in the ratio of the world; empty if all of it is.
    Q_INVOKABLE QRectF seen() const;
    void pan(QPointF byPixels); ///< ends following
    /// Zooms. The place of the world at @p place of the view stays there.
    void zoomAt(double factor, QPointF place);
    Q_INVOKABLE void zoomBy(double factor) { zoomAt(factor, middle()); }

    /// The agent to follow. @param exists without it, following ends
    /// @param place where it is now, in the world; nothing where the frame does not have it
    void setTarget(bool exists, std::optional<Vec2> place);
    [[nodiscard]] bool following() const { return m_following; }
    void setFollowing(bool following);

    [[nodiscard]] WorldCamera* inStepWith() const { return m_inStepWith; }
    void setInStepWith(WorldCamera* other);

signals:
    void viewChanged();
    void followingChanged();
    void inStepWithChanged();

private:
    void fitAgain();
    void centerTarget();
    void takeView(const WorldCamera& from);

    ViewTransform m_view;
    QSizeF m_size{0, 0};
    QRectF m_world;
    QRectF m_part; ///< that it keeps in view; empty: the whole world
    bool m_keepsFit = true;
    bool m_following = false;
    bool m_hasTarget = false;
    std::optional<Vec2> m_targetPlace;
    QPointer<WorldCamera> m_inStepWith;
    bool m_takesView = false; ///< from the other camera, which need not take it back
};

} // namespace tiller
