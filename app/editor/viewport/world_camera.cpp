#include "app/editor/viewport/world_camera.h"

#include <QScopedValueRollback>

namespace tiller {

void WorldCamera::setSize(QSizeF pixels) {
    if (m_size == pixels)
        return;
    m_size = pixels;
    if (m_keepsFit)
        fit();
    else if (m_inStepWith)
        takeView(*m_inStepWith);
}

void WorldCamera::setWorldBox(const QRectF& world) {
    m_world = world;
    if (m_keepsFit)
        fit();
}

void WorldCamera::fit() {
    m_keepsFit = true;
    setFollowing(false);
    m_view.fit(m_world, m_size, ViewTransform::fitMargin);
    emit viewChanged();
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
        fit();
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
