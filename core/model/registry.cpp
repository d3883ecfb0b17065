#include "core/model/registry.h"

#include "core/actions/become.h"
#include "core/actions/remove.h"
#include "core/actions/signal.h"
#include "core/actions/source.h"
#include "core/actions/spawn.h"
#include "core/behaviors/alignment.h"
#include "core/behaviors/arrive.h"
#include "core/behaviors/brake.h"
#include "core/behaviors/cohesion.h"
#include "core/behaviors/collision_avoidance.h"
#include "core/behaviors/containment.h"
#include "core/behaviors/evade.h"
#include "core/behaviors/face.h"
#include "core/behaviors/flee.h"
#include "core/behaviors/follow_field.h"
#include "core/behaviors/follow_path.h"
#include "core/behaviors/formation.h"
#include "core/behaviors/go_to.h"
#include "core/behaviors/hide.h"
#include "core/behaviors/interpose.h"
#include "core/behaviors/leader_following.h"
#include "core/behaviors/look_where_you_go.h"
#include "core/behaviors/match_velocity.h"
#include "core/behaviors/obstacle_avoidance.h"
#include "core/behaviors/offset_pursuit.h"
#include "core/behaviors/orbit.h"
#include "core/behaviors/pursue.h"
#include "core/behaviors/queue.h"
#include "core/behaviors/seek.h"
#include "core/behaviors/separation.h"
#include "core/behaviors/stay_on_path.h"
#include "core/behaviors/target_speed.h"
#include "core/behaviors/tether.h"
#include "core/behaviors/wall_avoidance.h"
#include "core/behaviors/wall_following.h"
#include "core/behaviors/wander.h"
#include "core/behaviors/wander_to_points.h"
#include "core/combiners/budget.h"
#include "core/combiners/dither.h"
#include "core/combiners/priority.h"
#include "core/combiners/reciprocal_avoidance.h"
#include "core/combiners/sum.h"
#include "core/conditions/all_condition.h"
#include "core/conditions/any_condition.h"
#include "core/conditions/arrived.h"
#include "core/conditions/chance.h"
#include "core/conditions/has_neighbors.h"
#include "core/conditions/in_view.h"
#include "core/conditions/inside_region.h"
#include "core/conditions/level.h"
#include "core/conditions/meter.h"
#include "core/conditions/mode.h"
#include "core/conditions/not_condition.h"
#include "core/conditions/number.h"
#include "core/conditions/population.h"
#include "core/conditions/speed.h"
#include "core/conditions/switch.h"
#include "core/conditions/timer.h"
#include "core/conditions/touching.h"
#include "core/conditions/within_range.h"
#include "core/model/agent_type.h"
#include "core/model/annotations.h"
#include "core/model/world.h"
#include "core/modes/agent_mode.h"
#include "core/modes/transition.h"
#include "core/scene/field.h"
#include "core/scene/obstacle.h"
#include "core/scene/path.h"
#include "core/scene/point.h"
#include "core/scene/region.h"
#include "core/targets/centroid.h"
#include "core/targets/cursor.h"
#include "core/targets/external.h"
#include "core/targets/field.h"
#include "core/targets/home.h"
#include "core/targets/nearest.h"
#include "core/targets/obstacles.h"
#include "core/targets/own_goal.h"
#include "core/targets/path.h"
#include "core/targets/point.h"
#include "core/targets/region.h"
#include "core/targets/way.h"

#include <unordered_map>

namespace tiller {

const std::vector<NodeType>& nodeTypes() {
    static const std::vector<NodeType> types{
        agentTypeType(),
        // behaviors
        seekType(), fleeType(), arriveType(), wanderType(), wanderToPointsType(), pursueType(),
        evadeType(), offsetPursuitType(), matchVelocityType(), interposeType(), hideType(),
        separationType(), alignmentType(), cohesionType(), leaderFollowingType(), formationType(),
        queueType(), collisionAvoidanceType(), obstacleAvoidanceType(), wallAvoidanceType(),
        wallFollowingType(), containmentType(), followPathType(), stayOnPathType(),
        followFieldType(), goToType(), tetherType(), orbitType(), targetSpeedType(), brakeType(),
        faceType(), lookWhereYouGoType(),
        // targets
        pointType(), cursorType(), nearestType(), centroidType(), homeType(), pathType(),
        obstaclesType(), regionType(), fieldType(), wayType(), ownGoalType(), externalType(),
        // combiners
        sumType(), priorityType(), budgetType(), ditherType(), reciprocalAvoidanceType(),
        // conditions
        withinRangeType(), inViewType(), insideRegionType(), hasNeighborsType(), speedType(),
        meterType(), timerType(), chanceType(), arrivedType(), modeType(), notType(), allType(),
        anyType(), touchingType(), populationType(), levelType(), switchType(), numberType(),
        // modes
        agentModeType(), transitionType(),
        // actions and sources
        removeType(), becomeType(), spawnType(), signalType(), sourceType()};
    return types;
}

const NodeType* findNodeType(std::string_view id) {
    static const auto types = [] {
        std::unordered_map<std::string_view, const NodeType*> found;
        for (const NodeType& type : nodeTypes())
            found.emplace(type.id, &type);
        return found;
    }();
    const auto found = types.find(id);
    return found == types.end() ? nullptr : found->second;
}

const std::vector<Description>& sceneTypes() {
    static const std::vector<Description> types{pointGeometry(), regionGeometry(), pathGeometry(),
                                                obstacleGeometry(), fieldGeometry()};
    return types;
}

const Description* findSceneType(std::string_view id) {
    for (const Description& type : sceneTypes())
        if (type.id == id)
            return &type;
    return nullptr;
}

const std::vector<Description>& annotationTypes() {
    static const std::vector<Description> types = describeAnnotations();
    return types;
}

const Description* findAnnotationType(std::string_view id) {
    for (const Description& type : annotationTypes())
        if (type.id == id)
            return &type;
    return nullptr;
}

const Description* findItemType(std::string_view id) {
    const Description* geometry = findSceneType(id);
    return geometry ? geometry : findAnnotationType(id);
}

const Description& worldDescription() {
    static const Description world = worldType();
    return world;
}

} // namespace tiller
