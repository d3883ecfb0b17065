#include "app/editor/viewport/world_camera.h"

#include <QScopedValueRollback>

#include <algorithm>

namespace tiller {

void WorldCamera::setSize(QSizeF pixels) {
    if (m_size == pixels)
        return;
    m_size = pixels;
    if (m_keepsFit)
        fitAgain();
    else if (m_inStepWith)
        takeView(*m_inStepWith);
}

void WorldCamera::setWorldBox(const QRectF& world) {
    m_world = world;
    if (m_keepsFit)
        fitAgain();
}

void WorldCamera::fit() {
    show({});
}

void WorldCamera::show(const QRectF& part) {
    m_part = part;
    m_keepsFit = true;
    setFollowing(false);
    fitAgain();
}

void WorldCamera::fitAgain() {
    if (m_part.isEmpty())
        m_view.fit(m_world, m_size, ViewTransform::fitMargin);
    else
        m_view.fit(m_part, m_size, 0);
    emit viewChanged();
}

QRectF WorldCamera::seen() const {
    if (m_keepsFit || m_world.isEmpty() || m_size.isEmpty())
        return m_keepsFit ? m_part : QRectF();
    const double ratio = m_world.width() / m_world.height();
    const double width = std::min(m_size.width(), m_size.height() * ratio) / zoom();
    const Vec2 center = m_view.toWorld(middle());
    return {center.x - width / 2, center.y - width / ratio / 2, width, width / ratio};
}

void WorldCamera::pan(QPointF byPixels) {
    m_keepsFit = false;
    setFollowing(false);
    m_view.pan(byPixels);
    emit viewChanged();
}

void WorldCamera::zoomAt(double factor, QPointF place) {
    m_keepsFit = false;
    m_view.zoom(factor, place);
    emit viewChanged();
}

void WorldCamera::setTarget(bool exists, std::optional<Vec2> place) {
    m_hasTarget = exists;
    m_targetPlace = place;
    if (exists)
        centerTarget();
    else
        setFollowing(false);
}

void WorldCamera::setFollowing(bool following) {
    following = following && m_hasTarget;
    if (m_following == following)
        return;
    m_following = following;
    if (following)
        m_keepsFit = false;
    centerTarget();
    emit followingChanged();
}

void WorldCamera::centerTarget() {
    if (!m_following || !m_targetPlace)
        return;
    const QPointF at = m_view.toView(*m_targetPlace);
    if (at == middle())
        return;
    m_view.pan(middle() - at);
    emit viewChanged();
}

void WorldCamera::setInStepWith(WorldCamera* other) {
    if (m_inStepWith == other)
        return;
    if (m_inStepWith) {
        m_inStepWith->disconnect(this);
        disconnect(m_inStepWith);
    }
    m_inStepWith = other;
    const auto showSame = [](WorldCamera* from, WorldCamera* to) {
        return [from, to] {
            if (!from->m_takesView)
                to->takeView(*from);
        };
    };
    if (other) {
        connect(other, &WorldCamera::viewChanged, this, showSame(other, this));
        connect(other, &WorldCamera::followingChanged, this, showSame(other, this));
        connect(this, &WorldCamera::viewChanged, other, showSame(this, other));
        // When this one stops following, the other one stays where its agent was.
        connect(this, &WorldCamera::followingChanged, other,
                [this, other] { other->setFollowing(m_following); });
        takeView(*other);
    }
    emit inStepWithChanged();
}

/// Shows the same part of the world. While both follow, each has its own agent in the middle.
void WorldCamera::takeView(const WorldCamera& from) {
    const QScopedValueRollback guard(m_takesView, true);
    if (from.m_keepsFit) {
        show(from.m_part);
        return;
    }
    m_keepsFit = false;
    setFollowing(from.m_following);
    const ViewTransform before = m_view;
    if (m_following) {
        m_view.zoom(from.zoom() / zoom(), middle());
    } else {
        m_view = from.m_view;
        m_view.pan(middle() - from.middle());
    }
    if (m_view != before)
        emit viewChanged();
}

} // namespace tiller
