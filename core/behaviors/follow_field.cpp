#include "core/nodes/common.h"
#include "core/nodes/lane_runs.h"
#include "core/scene/way_lanes.h"

namespace tiller::follow_field_node {
namespace {

struct Settings {
    double speed = 1;       ///< share of maxSpeed, 0 to 1
    double lookAhead = 0.2; ///< how far ahead it reads the field, in time
};

/// The directions of a way from some places; agents on their own ways take turns. Paths lead from
/// where the agents are.
/// @return where a way leads
LaneBits directionsOf(const Way& way, const Signal& ways, const Block& block, const WayPlaces& from,
                      LaneBits lanes, WayPlaces& to) {
    LaneBits found = 0;
    while (lanes != 0) {
        const auto first = static_cast<std::size_t>(std::countr_zero(lanes));
        if (ways.vx[first] <= byPath) {
            const Vec2 direction = unit(stepOf(way, ways, block, first)->offset);
            to.x[first] = direction.x;
            to.y[first] = direction.y;
            found |= LaneBits{1} << first;
            lanes &= lanes - 1;
            continue;
        }
        LaneBits same = 0;
        forLanes(lanes, [&](std::size_t lane) {
            same |= LaneBits{ways.vx[lane] == ways.vx[first]} << lane;
        });
        const std::shared_ptr<const WayField> field = fieldOf(way, ways, first);
        if (found == 0 && same == lanes)
            return field->directionsAt(from, same, to);
        WayPlaces own; // of these lanes; the others hold anything
        const LaneBits leads = field->directionsAt(from, same, own);
        forLanes(leads, [&](std::size_t lane) {
            to.x[lane] = own.x[lane];
            to.y[lane] = own.y[lane];
        });
        found |= leads;
        lanes &= ~same;
    }
    return found;
}

/// The directions of the field or way at some places. @return where there are any
LaneBits directionsAt(const NodeRun& run, const WayPlaces& from, LaneBits lanes, WayPlaces& to) {
    const Signal* seen = targetAt(run, 0);
    lanes &= seen ? seen->on : 0;
    const Field* field = geometryAt<Field>(run, 0);
    if (!field)
        return lanes
                   ? directionsOf(*wayOf(run.inputs[0].geometry), *seen, run.block, from, lanes, to)
                   : 0;
    LaneBits found = 0;
    forLanes(lanes, [&](std::size_t lane) {
        const auto direction = field->at(*run.block.moment, {from.x[lane], from.y[lane]});
        if (!direction)
            return;
        to.x[lane] = direction->x;
        to.y[lane] = direction->y;
        found |= LaneBits{1} << lane;
    });
    return found;
}

/// Where the agents of the block soon are.
WayPlaces placesSoon(const NodeRun& run) {
    const Block& block = run.block;
    const double lookAhead = run.as<Settings>().lookAhead;
    WayPlaces soon{};
    for (std::size_t lane = 0; lane < block.count; ++lane) {
        soon.x[lane] = block.x[lane] + block.vx[lane] * lookAhead;
        soon.y[lane] = block.y[lane] + block.vy[lane] * lookAhead;
    }
    return soon;
}

void evaluate(const NodeRun& run) {
    const double speed = run.as<Settings>().speed;
    WayPlaces directions;
    const LaneBits found = directionsAt(run, placesSoon(run), run.enabled, directions);
    runLanes(run, found, [&](std::size_t lane, const Self<double>& self) {
        const Vec2 direction{directions.x[lane], directions.y[lane]};
        return active(steer(self, direction * (self.maxSpeed * speed)));
    });
}

void inspect(const NodeRun& run, TermValues& to) {
    WayPlaces directions;
    if (directionsAt(run, placesSoon(run), 1, directions) != 0)
        to["field"] = Vec2{directions.x[0], directions.y[0]};
}

} // namespace

[[gnu::cold]] void describe(NodeType& type) {
    type.title = "Follow field";
    type.help = "Moves the way a field points, where the field reaches.";
    type.words = {"flow field", "wind", "stream", "current", "drift", "vortex"};
    type.source = "Reynolds 1999, flow field following; gdx-ai";
    type.steps = {{"soon", "position + velocity * lookAhead"},
                  {"V", "speed * maxSpeed"},
                  {"force", "(field * V - velocity) * response"}};
    type.symbols = {
        {"field", "the direction and strength of the field at soon; inactive outside the field"}};
    type.ports = {Port{"field", "Field", PortType::field, true, "The field to follow."},
                  whenInput(), forceOutput()};
    type.settings = {speedSetting(&Settings::speed),
                     timeSetting(&Settings::lookAhead, "lookAhead", "Look ahead",
                                 "How far ahead it reads the field, in time.", 2)};
    NodeCode& code = setCode<Settings>(type);
    code.evaluate = evaluate;
    code.inspect = inspect;
}

} // namespace tiller::follow_field_node
