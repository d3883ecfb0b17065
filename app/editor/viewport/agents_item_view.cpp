#include "app/editor/viewport/agents_item.h"

#include <QScopedValueRollback>

namespace tiller {

namespace {

constexpr double fitMargin = 24;

} // namespace

void AgentsItem::fit() {
    m_keepsFit = true;
    setFollowing(false);
    if (!m_document)
        return;
    m_view.fit(worldBox(m_document->project()), size(), fitMargin);
    changeView();
}

void AgentsItem::zoomBy(double factor) {
    m_keepsFit = false;
    m_view.zoom(factor, boundingRect().center());
    changeView();
}

void AgentsItem::changeView() {
    if (m_gesture != Gesture::handle && m_gesture != Gesture::setting)
        m_snap.reset(); // another part of the scene is in sight
    redrawStill();
    emit viewChanged();
}

void AgentsItem::geometryChange(const QRectF& newGeometry, const QRectF& oldGeometry) {
    QQuickItem::geometryChange(newGeometry, oldGeometry);
    if (newGeometry.size() == oldGeometry.size())
        return;
    if (m_keepsFit)
        fit();
    else if (m_inStepWith)
        takeView(*m_inStepWith);
    redrawStill();
}

void AgentsItem::setFollowing(bool following) {
    following = following && m_simulation && m_simulation->hasPicked();
    if (m_following == following)
        return;
    m_following = following;
    if (following)
        m_keepsFit = false;
    followPicked();
    emit followingChanged();
}

void AgentsItem::followPicked() {
    const auto& picked = m_simulation->picked();
    const FrameAgents* agents =
        m_following && picked ? m_simulation->frame().agentsOf(picked->type) : nullptr;
    if (!agents || picked->ordinal >= agents->size())
        return;
    const QPointF at = m_view.toView(Vec2{agents->x[picked->ordinal], agents->y[picked->ordinal]});
    if (at == boundingRect().center())
        return;
    m_view.pan(boundingRect().center() - at);
    changeView();
}

void AgentsItem::setInStepWith(AgentsItem* other) {
    if (m_inStepWith == other)
        return;
    if (m_inStepWith) {
        m_inStepWith->disconnect(this);
        disconnect(m_inStepWith);
    }
    m_inStepWith = other;
    const auto shower = [](AgentsItem* from, AgentsItem* to) {
        return [from, to] {
            if (!from->m_takesView)
                to->takeView(*from);
        };
    };
    if (other) {
        connect(other, &AgentsItem::viewChanged, this, shower(other, this));
        connect(other, &AgentsItem::followingChanged, this, shower(other, this));
        connect(this, &AgentsItem::viewChanged, other, shower(this, other));
        // Where following ends, the other stays where its agent was.
        connect(this, &AgentsItem::followingChanged, other,
                [this, other] { other->setFollowing(m_following); });
        takeView(*other);
    }
    emit inStepWithChanged();
}

/// The same part of the world; where an agent is followed, each has its own in the middle.
void AgentsItem::takeView(const AgentsItem& from) {
    const QScopedValueRollback guard(m_takesView, true);
    if (from.m_keepsFit) {
        fit();
        return;
    }
    m_keepsFit = false;
    setFollowing(from.m_following);
    const ViewTransform before = m_view;
    if (m_following) {
        m_view.zoom(from.zoom() / zoom(), boundingRect().center());
    } else {
        m_view = from.m_view;
        m_view.pan(boundingRect().center() - from.boundingRect().center());
    }
    if (m_view != before)
        changeView();
}

} // namespace tiller
