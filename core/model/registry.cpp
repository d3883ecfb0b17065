#include "core/model/registry.h"

#include "core/behaviors/alignment.h"
#include "core/behaviors/arrive.h"
#include "core/behaviors/cohesion.h"
#include "core/behaviors/evade.h"
#include "core/behaviors/flee.h"
#include "core/behaviors/pursue.h"
#include "core/behaviors/seek.h"
#include "core/behaviors/separation.h"
#include "core/behaviors/wander.h"
#include "core/behaviors/wander_to_points.h"
#include "core/combiners/priority.h"
#include "core/combiners/sum.h"
#include "core/conditions/arrived.h"
#include "core/conditions/chance.h"
#include "core/conditions/meter.h"
#include "core/conditions/timer.h"
#include "core/conditions/within_range.h"
#include "core/model/agent_type.h"
#include "core/model/world.h"
#include "core/targets/cursor.h"
#include "core/targets/home.h"
#include "core/targets/nearest.h"
#include "core/targets/point.h"
#include "core/targets/region.h"

namespace tiller {

const std::vector<NodeType>& nodeTypes() {
    static const std::vector<NodeType> types{
        agentTypeType(),
        // behaviors
        seekType(), fleeType(), arriveType(), wanderType(), wanderToPointsType(), pursueType(),
        evadeType(), separationType(), alignmentType(), cohesionType(),
        // targets
        pointType(), cursorType(), nearestType(), homeType(), regionType(),
        // combiners
        sumType(), priorityType(),
        // conditions
        withinRangeType(), meterType(), timerType(), chanceType(), arrivedType()};
    return types;
}

const NodeType* findNodeType(std::string_view id) {
    for (const NodeType& type : nodeTypes())
        if (type.id == id)
            return &type;
    return nullptr;
}

const std::vector<Description>& sceneTypes() {
    static const std::vector<Description> types{pointGeometry(), regionGeometry()};
    return types;
}

const Description* findSceneType(std::string_view id) {
    for (const Description& type : sceneTypes())
        if (type.id == id)
            return &type;
    return nullptr;
}

const Description& worldDescription() {
    static const Description world = worldType();
    return world;
}

} // namespace tiller
