#include "core/game/c_call.h"

#include <algorithm>
#include <cmath>
#include <iterator>

/// The C interface: parameters, properties, events and questions.
using namespace tiller;
using namespace tiller::game;

namespace {

tiller_value fromValue(const Value& value) {
    tiller_value of{};
    if (const auto* number = std::get_if<double>(&value)) {
        of.kind = TILLER_NUMBER;
        of.number = *number;
    } else if (const auto* flag = std::get_if<bool>(&value)) {
        of.kind = TILLER_FLAG;
        of.flag = *flag;
    } else {
        of.kind = TILLER_TEXT;
        of.text = textOf(value).c_str();
    }
    return of;
}

/// Nothing if the kind is unknown, or a text is null.
std::optional<Value> valueOf(const tiller_value& from) {
    switch (from.kind) {
    case TILLER_NUMBER:
        return Value(from.number);
    case TILLER_FLAG:
        return Value(from.flag != 0);
    case TILLER_TEXT:
        return from.text ? std::optional(Value(std::string(from.text))) : std::nullopt;
    default:
        return {};
    }
}

tiller_result giveProperty(const PropertyList& all, uint32_t index, const char** name,
                           tiller_value* value) {
    if (index >= all.size())
        return fail(TILLER_NOT_FOUND, "There are not so many properties.");
    *name = all[index].name.c_str();
    *value = fromValue(all[index].value);
    return TILLER_OK;
}

tiller_result giveAgent(const OpenWorld& open, const std::optional<Agent>& from, tiller_agent* to) {
    if (!from)
        return fail(TILLER_NOT_FOUND, "Nobody is there.");
    *to = fromAgent(open, *from);
    return TILLER_OK;
}

/// Calls the functions of a game.
class Pen : public DebugDraw {
public:
    explicit Pen(tiller_draw to) : m_to(to) {}
    void line(Vec2 from, Vec2 to, Stroke what) override {
        if (m_to.line)
            m_to.line(m_to.user, fromVector(from), fromVector(to),
                      static_cast<tiller_stroke>(what));
    }
    void circle(Vec2 center, double radius, Stroke what) override {
        if (m_to.circle)
            m_to.circle(m_to.user, fromVector(center), radius, static_cast<tiller_stroke>(what));
    }

private:
    tiller_draw m_to;
};

tiller_result resultOf(const Result<Done>& done) {
    return done ? TILLER_OK : fail(done.problems());
}

tiller_result findParameter(const OpenWorld& open, const char* id) {
    const std::vector<Parameter>& all = open.world.parameters();
    if (std::ranges::find(all, id, &Parameter::id) != all.end())
        return TILLER_OK;
    std::vector<std::string> ids;
    std::ranges::transform(all, std::back_inserter(ids), &Parameter::id);
    return failName("The project has no such parameter", id, ids);
}

/// Calls `set(open, value)` for a parameter that the project has. @param value null: nothing
template <class Set>
tiller_result setParameter(tiller_world world, const char* id, const tiller_value* value, Set set) {
    return withWorld(world, {id}, [&](OpenWorld& open) {
        const auto to = value ? valueOf(*value) : std::nullopt;
        if (value && !to)
            return fail(TILLER_BAD_ARGUMENT, "value.kind is unknown, or its text is null.");
        const tiller_result found = findParameter(open, id);
        return found == TILLER_OK ? set(open, to) : found;
    });
}

static_assert(static_cast<int>(TickEvent::Kind::parted) == TILLER_PARTED);
static_assert(static_cast<int>(Stroke::range) == TILLER_RANGE);

} // namespace

tiller_result tiller_set_parameter(tiller_world world, const char* id, const tiller_value* value) {
    if (!value)
        return withWorld(world, [](OpenWorld&) { return failNull(); });
    return setParameter(world, id, value, [&](OpenWorld& open, const std::optional<Value>& to) {
        return resultOf(open.world.setParameter(id, *to));
    });
}

tiller_result tiller_set_type_parameter(tiller_world world, const char* id, uint32_t type,
                                        const tiller_value* value) {
    return setParameter(world, id, value, [&](OpenWorld& open, const std::optional<Value>& to) {
        if (open.world.typeId(type).empty())
            return fail(TILLER_NOT_FOUND, "There is no such agent type.");
        return resultOf(open.world.setParameter(id, type, to));
    });
}

tiller_result tiller_set_agent_parameter(tiller_world world, const char* id, tiller_agent agent,
                                         const tiller_value* value) {
    return setParameter(world, id, value, [&](OpenWorld& open, const std::optional<Value>& to) {
        if (!open.world.lives(agentOf(open, agent)))
            return failGone();
        return resultOf(open.world.setParameter(id, agentOf(open, agent), to));
    });
}

tiller_result tiller_set_each_parameter(tiller_world world, const char* id, size_t count,
                                        const tiller_agent* agents, const tiller_value* values,
                                        size_t* done) {
    return withWorld(
        world, {id, listOf(agents, count), listOf(values, count)}, [&](OpenWorld& open) {
            if (const tiller_result found = findParameter(open, id); found != TILLER_OK)
                return found;
            return forEach(count, done, [&](size_t i) {
                const auto value = valueOf(values[i]);
                if (!value)
                    return fail(TILLER_BAD_ARGUMENT, "value.kind is unknown, or its text is null.");
                if (!open.world.lives(agentOf(open, agents[i])))
                    return failGone();
                return resultOf(open.world.setParameter(id, agentOf(open, agents[i]), value));
            });
        });
}

tiller_result tiller_get_parameter(tiller_world world, uint32_t index,
                                   tiller_parameter* parameter) {
    return withStruct(world, "tiller_parameter", parameter, [&](const OpenWorld& open) {
        const std::vector<Parameter>& all = open.world.parameters();
        if (index >= all.size())
            return fail(TILLER_NOT_FOUND, "The project has not so many parameters.");
        const Parameter& of = all[index];
        give(parameter, {.size = parameter->size,
                         .id = of.id.c_str(),
                         .name = of.name.c_str(),
                         .value = fromValue(of.value),
                         .min = of.min,
                         .max = of.max,
                         .step = of.step});
        return TILLER_OK;
    });
}

tiller_result tiller_get_property(tiller_world world, const char* item, uint32_t index,
                                  const char** name, tiller_value* value) {
    return withWorld(world, {item, name, value}, [&](const OpenWorld& open) {
        const PropertyList* all = open.world.properties(item);
        return all ? giveProperty(*all, index, name, value)
                   : failName("The project has no such item", item);
    });
}

tiller_result tiller_get_agent_property(tiller_world world, tiller_agent agent, uint32_t index,
                                        const char** name, tiller_value* value) {
    return withWorld(world, {name, value}, [&](const OpenWorld& open) {
        const PropertyList* all = open.world.properties(agentOf(open, agent));
        return all ? giveProperty(*all, index, name, value) : failGone();
    });
}

tiller_result tiller_get_events(tiller_world world, const tiller_event** events, size_t* count) {
    return withWorld(world, {events, count}, [&](OpenWorld& open) {
        open.events.clear();
        for (const Event& event : open.world.events())
            open.events.push_back({static_cast<tiller_event_kind>(event.kind),
                                   fromAgent(open, event.who), fromAgent(open, event.by),
                                   event.node.data(), event.number});
        *events = open.events.data();
        *count = open.events.size();
        return TILLER_OK;
    });
}

tiller_result tiller_nearest(tiller_world world, tiller_vec2 place, double within, uint32_t type,
                             tiller_agent* agent) {
    return withWorld(world, {agent}, [&](const OpenWorld& open) {
        if (!isFinite(vectorOf(place)) || std::isnan(within))
            return failNotFinite();
        return giveAgent(open, open.world.nearest(vectorOf(place), within, type), agent);
    });
}

tiller_result tiller_within(tiller_world world, tiller_vec2 place, double distance, uint32_t type,
                            size_t room, tiller_agent* agents, size_t* count) {
    return withWorld(world, {count, listOf(agents, room)}, [&](OpenWorld& open) {
        if (!isFinite(vectorOf(place)) || std::isnan(distance))
            return failNotFinite();
        open.world.within(vectorOf(place), distance, type, open.found);
        giveAgents(open, room, agents, count);
        return TILLER_OK;
    });
}

tiller_result tiller_in_rectangle(tiller_world world, tiller_vec2 low, tiller_vec2 high,
                                  uint32_t type, size_t room, tiller_agent* agents, size_t* count) {
    return withWorld(world, {count, listOf(agents, room)}, [&](OpenWorld& open) {
        if (!isFinite(vectorOf(low)) || !isFinite(vectorOf(high)))
            return failNotFinite();
        open.world.inRectangle(vectorOf(low), vectorOf(high), type, open.found);
        giveAgents(open, room, agents, count);
        return TILLER_OK;
    });
}

tiller_result tiller_ray(tiller_world world, tiller_vec2 from, tiller_vec2 to, uint32_t type,
                         const tiller_agent* apart, tiller_met* met) {
    return withStruct(world, "tiller_met", met, [&](OpenWorld& open) {
        if (!isPlace(vectorOf(from)) || !isPlace(vectorOf(to)))
            return fail(TILLER_BAD_ARGUMENT, "A place is more than 1000000 from 0.");
        const auto first =
            open.world.ray(vectorOf(from), vectorOf(to), type,
                           apart ? std::optional(agentOf(open, *apart)) : std::nullopt);
        if (!first)
            return fail(TILLER_NOT_FOUND, "Nothing is on the line.");
        open.met = first->obstacle;
        give(met, {.size = met->size,
                   .agent = fromAgent(open, first->agent.value_or(Agent())),
                   .item = open.met.c_str(),
                   .place = fromVector(first->at),
                   .distance = first->distance});
        return TILLER_OK;
    });
}

tiller_result tiller_pick(tiller_world world, tiller_vec2 place, double reach,
                          tiller_agent* agent) {
    return withWorld(world, {agent}, [&](const OpenWorld& open) {
        if (!isFinite(vectorOf(place)) || std::isnan(reach))
            return failNotFinite();
        return giveAgent(open, open.world.pick(vectorOf(place), reach), agent);
    });
}

tiller_result tiller_explain(tiller_world world, tiller_agent agent, const char** words) {
    return withWorld(world, {words}, [&](OpenWorld& open) {
        if (!open.world.lives(agentOf(open, agent)))
            return failGone();
        open.words = open.world.explainInWords(agentOf(open, agent));
        *words = open.words.c_str();
        return TILLER_OK;
    });
}

namespace {

/// Four columns of the agents of a type.
/// @param kept holds what `find(world)` gives
template <class Find>
tiller_result giveForces(tiller_world world, uint32_t type, tiller_forces* forces,
                         Decisions OpenWorld::*kept, Find find) {
    return withStruct(world, "tiller_forces", forces, [&](OpenWorld& open) {
        if (type >= open.world.typeCount())
            return fail(TILLER_NOT_FOUND, "There is no such agent type.");
        Decisions found = find(open.world);
        if (found.steeringX.empty() && open.world.count(type) > 0)
            return fail(TILLER_REFUSED, "The last tick moved the agents. Call tiller_decide.");
        const Decisions& of = open.*kept = std::move(found);
        give(forces, {.size = forces->size,
                      .count = of.steeringX.size(),
                      .steering_x = of.steeringX.data(),
                      .steering_y = of.steeringY.data(),
                      .desired_x = of.desiredX.data(),
                      .desired_y = of.desiredY.data()});
        return TILLER_OK;
    });
}

} // namespace

tiller_result tiller_get_forces(tiller_world world, uint32_t type, tiller_forces* forces) {
    return giveForces(world, type, forces, &OpenWorld::forces,
                      [&](const World& of) { return of.forces(type); });
}

tiller_result tiller_get_decisions(tiller_world world, uint32_t type, tiller_forces* forces) {
    return giveForces(world, type, forces, &OpenWorld::decisions,
                      [&](const World& of) { return of.decisions(type); });
}

tiller_result tiller_get_plot(tiller_world world, uint32_t index, tiller_plot* plot) {
    return withStruct(world, "tiller_plot", plot, [&](OpenWorld& open) {
        if (index >= open.world.plots().size())
            return fail(TILLER_NOT_FOUND, "The project has not so many plots.");
        const World::Plot& of = open.world.plots()[index];
        const auto number = open.world.measure(index);
        give(plot, {.size = plot->size,
                    .id = of.id.c_str(),
                    .name = of.name.c_str(),
                    .quantity = of.quantity.c_str(),
                    .whose = of.whose.c_str(),
                    .number = number.value_or(0),
                    .has_number = number.has_value()});
        return TILLER_OK;
    });
}

tiller_result tiller_get_numbers(tiller_world world, uint32_t type, const char* quantity,
                                 const char* node, const double** numbers, size_t* count) {
    return withWorld(world, {quantity, node, numbers, count}, [&](OpenWorld& open) {
        auto found = open.world.numbers(type, quantity, node);
        if (!found)
            return failName("The type's agents have no such number", quantity);
        open.numbers = std::move(*found);
        *numbers = open.numbers.data();
        *count = open.numbers.size();
        return TILLER_OK;
    });
}

tiller_result tiller_draw_agent(tiller_world world, tiller_agent agent, const tiller_draw* draw) {
    return withStruct(world, "tiller_draw", draw, [&](const OpenWorld& open) {
        Pen pen(taken(*draw));
        return open.world.draw(agentOf(open, agent), pen) ? TILLER_OK : failGone();
    });
}
