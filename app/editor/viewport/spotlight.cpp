#include "app/editor/viewport/spotlight.h"

#include "core/model/agent_type.h"
#include "core/model/note_links.h"

#include <cmath>

namespace tiller {

Spotlight::Spotlight(ShownWorld& world, QObject* parent) : QObject(parent), m_world(world) {}

void Spotlight::setTarget(const QString& target) {
    if (target == this->target())
        return;
    m_target = target.toStdString();
    emit changed();
}

void Spotlight::setFollowsMouse(bool follows) {
    if (m_followsMouse == follows)
        return;
    m_followsMouse = follows;
    emit changed();
}

void Spotlight::setRinged(const QString& type) {
    if (type == ringed())
        return;
    m_ringed = type.toStdString();
    emit changed();
}

bool Spotlight::isType(const Id& id) const {
    const Node* node = m_world.project().node(id);
    return node && node->type == agentTypeId;
}

SpotlitPlace Spotlight::shown(std::optional<Vec2> mouse) const {
    SpotlitPlace place;
    if (isType(m_ringed))
        place.ringed.push_back(m_ringed);
    if (isType(m_target))
        place.ringed.push_back(m_target);
    else if (const SceneShape* shape = m_world.scene().find(m_target))
        place.light = {shape->center,
                       std::hypot(shape->bounds.width(), shape->bounds.height()) / 2};
    else if (const auto agent = agentNamed(m_world.project(), m_target))
        place.agent = AgentName{agent->first, agent->second};
    if (m_followsMouse && mouse)
        place.light = {*mouse, 0};
    return place;
}

} // namespace tiller
