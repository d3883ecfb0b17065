#include "core/behaviors/follow_field.h"

#include "core/nodes/describe.h"
#include "core/nodes/lane_runs.h"
#include "core/scene/way_lanes.h"

namespace tiller {

namespace {

/// The direction of a field, or of the way of an agent. @pre the field is there for this agent
std::optional<Vec2> directionAt(const NodeRun& run, std::size_t lane, Vec2 place) {
    if (const Field* field = geometryAt<Field>(run, 0))
        return field->at(*run.block.moment, place);
    return fieldOf(*wayOf(run.inputs[0].geometry), *targetAt(run, 0), lane)->directionAt(place);
}

void evaluate(const NodeRun& run) {
    const auto& settings = run.as<FollowFieldSettings>();
    const Signal* seen = targetAt(run, 0);
    runLanes(run, seen ? seen->on : 0,
             [&](std::size_t lane, const Self<double>& self) -> Force<double> {
                 const Vec2 soon = run.block.position(lane) + self.velocity * settings.lookAhead;
                 const auto way = directionAt(run, lane, soon);
                 if (!way)
                     return {};
                 return active(steer(self, *way * (self.maxSpeed * settings.speed)));
             });
}

void inspect(const NodeRun& run, TermValues& to) {
    const Signal* seen = targetAt(run, 0);
    const Vec2 soon =
        run.block.position(0) + run.block.velocity(0) * run.as<FollowFieldSettings>().lookAhead;
    if (const auto way = seen && seen->on & 1 ? directionAt(run, 0, soon) : std::nullopt)
        to["field"] = *way;
}

} // namespace

NodeType followFieldType() {
    using S = FollowFieldSettings;
    NodeType type;
    type.id = "follow-field";
    type.title = "Follow field";
    type.kind = NodeKind::behavior;
    type.help = "Moves the way a field points, where the field reaches.";
    type.words = {"flow field", "wind", "stream", "current", "drift", "vortex"};
    type.source = "Reynolds 1999, flow field following; gdx-ai";
    type.steps = {{"soon", "position + velocity * lookAhead"},
                  {"V", "speed * maxSpeed"},
                  {"force", "(field * V - velocity) / t'"}};
    type.symbols = {
        {"field", "the direction and strength of the field at soon; inactive outside the field"}};
    type.ports = {Port{"field", "Field", PortType::field, true, "The field to follow."},
                  whenInput(), forceOutput()};
    type.settings = {speedSetting(&S::speed),
                     timeSetting(&S::lookAhead, "lookAhead", "Look ahead",
                                 "How far ahead it reads the field, in time.", 0.2, 2)};
    return withCode<FollowFieldSettings>(std::move(type),
                                         {.evaluate = evaluate, .inspect = inspect});
}

} // namespace tiller
