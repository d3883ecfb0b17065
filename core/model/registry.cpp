#include "core/model/registry.h"

#include "core/actions/become.h"
#include "core/actions/remove.h"
#include "core/actions/signal.h"
#include "core/actions/source.h"
#include "core/actions/spawn.h"
#include "core/base/platform.h"
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

#include <array>
#include <iterator>
#include <unordered_map>

namespace tiller {

namespace {

struct Entry {
    std::string_view id;
    NodeType (*describe)();
};

constexpr Entry entries[]{
    {"agent-type", agentTypeType},
    // behaviors
    {"seek", seekType},
    {"flee", fleeType},
    {"arrive", arriveType},
    {"wander", wanderType},
    {"wander-to-points", wanderToPointsType},
    {"pursue", pursueType},
    {"evade", evadeType},
    {"offset-pursuit", offsetPursuitType},
    {"match-velocity", matchVelocityType},
    {"interpose", interposeType},
    {"hide", hideType},
    {"separation", separationType},
    {"alignment", alignmentType},
    {"cohesion", cohesionType},
    {"leader-following", leaderFollowingType},
    {"formation", formationType},
    {"queue", queueType},
    {"collision-avoidance", collisionAvoidanceType},
    {"obstacle-avoidance", obstacleAvoidanceType},
    {"wall-avoidance", wallAvoidanceType},
    {"wall-following", wallFollowingType},
    {"containment", containmentType},
    {"follow-path", followPathType},
    {"stay-on-path", stayOnPathType},
    {"follow-field", followFieldType},
    {"go-to", goToType},
    {"tether", tetherType},
    {"orbit", orbitType},
    {"target-speed", targetSpeedType},
    {"brake", brakeType},
    {"face", faceType},
    {"look-where-you-go", lookWhereYouGoType},
    // targets
    {"point", pointType},
    {"cursor", cursorType},
    {"nearest", nearestType},
    {"centroid", centroidType},
    {"home", homeType},
    {"path", pathType},
    {"obstacles", obstaclesType},
    {"region", regionType},
    {"field", fieldType},
    {"way", wayType},
    {"own-goal", ownGoalType},
    {"external", externalType},
    // combiners
    {"sum", sumType},
    {"priority", priorityType},
    {"budget", budgetType},
    {"dither", ditherType},
    {"reciprocal-avoidance", reciprocalAvoidanceType},
    // conditions
    {"within-range", withinRangeType},
    {"in-view", inViewType},
    {"inside-region", insideRegionType},
    {"has-neighbors", hasNeighborsType},
    {"speed", speedType},
    {"meter", meterType},
    {"timer", timerType},
    {"chance", chanceType},
    {"arrived", arrivedType},
    {"mode", modeType},
    {"not", notType},
    {"all", allType},
    {"any", anyType},
    {"touching", touchingType},
    {"population", populationType},
    {"level", levelType},
    {"switch", switchType},
    {"number", numberType},
    // modes
    {"agent-mode", agentModeType},
    {"transition", transitionType},
    // actions and sources
    {"remove", removeType},
    {"become", becomeType},
    {"spawn", spawnType},
    {"signal", signalType},
    {"source", sourceType},
};

/// Each type is described when it is asked for: a game uses few, and a browser compiles the code of
/// each.
class NodeTypes {
public:
    [[nodiscard]] const NodeType* find(std::string_view id) {
        const auto found = m_places.find(id);
        return found == m_places.end() ? nullptr : &described(found->second);
    }
    [[nodiscard]] const std::vector<NodeType>& all() {
        for (std::size_t i = 0; i < m_types.size(); ++i)
            described(i);
        return m_types;
    }

private:
    const NodeType& described(std::size_t place) {
        m_isDescribed[place].call([&] { m_types[place] = entries[place].describe(); });
        return m_types[place];
    }

    std::vector<NodeType> m_types{std::size(entries)};
    std::array<Once, std::size(entries)> m_isDescribed;
    std::unordered_map<std::string_view, std::size_t> m_places = [] {
        std::unordered_map<std::string_view, std::size_t> places;
        for (const Entry& entry : entries)
            places.emplace(entry.id, places.size());
        return places;
    }();
};

NodeTypes& types() {
    static NodeTypes types;
    return types;
}

} // namespace

const std::vector<NodeType>& nodeTypes() {
    static const std::vector<NodeType>& all = types().all();
    return all;
}

const NodeType* findNodeType(std::string_view id) {
    return types().find(id);
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
