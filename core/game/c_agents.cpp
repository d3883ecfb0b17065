#include "core/game/c_call.h"

#include <algorithm>
#include <cmath>

/// The C interface: agents and inputs.
using namespace tiller;
using namespace tiller::game;

namespace {

bool isType(const OpenWorld& open, uint32_t type) {
    return type < open.world.typeCount();
}

tiller_result failType() {
    return fail(TILLER_NOT_FOUND, "There is no such agent type.");
}

/// The result of an input about one agent.
tiller_result resultOf(bool done, const OpenWorld& open, tiller_agent agent, const char* why) {
    if (done)
        return TILLER_OK;
    return open.world.lives(agentOf(open, agent)) ? fail(TILLER_REFUSED, why) : failGone();
}

} // namespace

tiller_result tiller_find_type(tiller_world world, const char* idOrName, uint32_t* type) {
    return withWorld(world, {idOrName, type}, [&](const OpenWorld& open) {
        const Type found = open.world.findType(idOrName);
        if (found == anyType) {
            std::vector<std::string> ids;
            for (Type each = 0; each < open.world.typeCount(); ++each)
                ids.push_back(open.world.typeId(each));
            return failName("There is no such agent type", idOrName, ids);
        }
        *type = found;
        return TILLER_OK;
    });
}

tiller_result tiller_get_type_id(tiller_world world, uint32_t type, const char** id) {
    return withWorld(world, {id}, [&](const OpenWorld& open) {
        if (!isType(open, type))
            return failType();
        *id = open.world.typeId(type).c_str();
        return TILLER_OK;
    });
}

tiller_result tiller_get_columns(tiller_world world, uint32_t type, tiller_columns* columns) {
    return withStruct(world, "tiller_columns", columns, [&](const OpenWorld& open) {
        if (!isType(open, type))
            return failType();
        const Columns of = open.world.agents(type);
        give(columns, {.size = columns->size,
                       .count = of.count,
                       .x = of.x,
                       .y = of.y,
                       .vx = of.vx,
                       .vy = of.vy,
                       .heading_x = of.headingX,
                       .heading_y = of.headingY,
                       .radius = of.radius,
                       .radius_step = of.radiusStep,
                       .ordinal = of.ordinal,
                       .rank = of.rank,
                       .life_by_rank = of.lifeByRank,
                       .world = open.mark});
        return TILLER_OK;
    });
}

tiller_result tiller_get_handles(tiller_world world, uint32_t type, size_t room,
                                 tiller_agent* agents, size_t* count) {
    return withWorld(world, {count, listOf(agents, room)}, [&](OpenWorld& open) {
        if (!isType(open, type))
            return failType();
        open.world.handles(type, open.found);
        giveAgents(open, room, agents, count);
        return TILLER_OK;
    });
}

tiller_result tiller_set_user_data(tiller_world world, tiller_agent agent, uint64_t data) {
    return withWorld(world, [&](OpenWorld& open) {
        return open.world.setUserData(agentOf(open, agent), data) ? TILLER_OK : failGone();
    });
}

tiller_result tiller_get_user_data(tiller_world world, tiller_agent agent, uint64_t* data) {
    return withWorld(world, {data}, [&](const OpenWorld& open) {
        if (!open.world.lives(agentOf(open, agent)))
            return failGone();
        *data = open.world.userData(agentOf(open, agent));
        return TILLER_OK;
    });
}

tiller_result tiller_get_smooth_places(tiller_world world, uint32_t type, const double** x,
                                       const double** y, size_t* count) {
    return withWorld(world, {x, y, count}, [&](OpenWorld& open) {
        if (!isType(open, type))
            return failType();
        const World::Places places = open.world.smoothPlaces(type);
        *x = places.x;
        *y = places.y;
        *count = places.count;
        return TILLER_OK;
    });
}

tiller_result tiller_get_agent(tiller_world world, tiller_agent agent, tiller_agent_state* state) {
    return withStruct(world, "tiller_agent_state", state, [&](const OpenWorld& open) {
        const auto of = open.world.state(agentOf(open, agent));
        if (!of)
            return failGone();
        give(state, {.size = state->size,
                     .position = fromVector(of->position),
                     .velocity = fromVector(of->velocity),
                     .heading = fromVector(of->heading),
                     .radius = of->radius});
        return TILLER_OK;
    });
}

tiller_result tiller_get_mode(tiller_world world, tiller_agent agent, const char** mode) {
    return withWorld(world, {mode}, [&](OpenWorld& open) {
        if (!open.world.lives(agentOf(open, agent)))
            return failGone();
        open.mode = open.world.modeOf(agentOf(open, agent));
        *mode = open.mode.c_str();
        return TILLER_OK;
    });
}

tiller_result tiller_spawn(tiller_world world, uint32_t type, size_t count,
                           const tiller_vec2* positions, const tiller_vec2* velocities,
                           tiller_agent* agents, size_t* done) {
    return withWorld(world, [&](OpenWorld& open) {
        if (done)
            *done = 0;
        if (!isType(open, type))
            return failType();
        if (count > maxAgents)
            return failCount();
        const auto areFinite = [count](const tiller_vec2* all) {
            return !all || std::all_of(all, all + count,
                                       [](tiller_vec2 each) { return isFinite(vectorOf(each)); });
        };
        if (!areFinite(positions) || !areFinite(velocities))
            return failNotFinite();
        for (size_t i = 0; i < count; ++i) {
            const auto born = open.world.spawn(
                type, positions ? std::optional(vectorOf(positions[i])) : std::nullopt,
                velocities ? vectorOf(velocities[i]) : Vec2{});
            if (!born)
                return fail(TILLER_REFUSED, "There is no room for more agents: see the world's "
                                            "mostAgents. Or a reload took the type away.");
            if (agents)
                agents[i] = fromAgent(open, *born);
            if (done)
                *done = i + 1;
        }
        return TILLER_OK;
    });
}

tiller_result tiller_remove(tiller_world world, size_t count, const tiller_agent* agents,
                            size_t* done) {
    return withWorld(world, {listOf(agents, count)}, [&](OpenWorld& open) {
        return forEach(count, done, [&](size_t i) {
            return open.world.remove(agentOf(open, agents[i])) ? TILLER_OK : failGone();
        });
    });
}

namespace {

/// Calls `act(world, agent, vector)` for several agents, each with a finite vector.
template <class Act>
tiller_result withVectors(tiller_world world, size_t count, const tiller_agent* agents,
                          const tiller_vec2* vectors, size_t* done, Act act) {
    return withWorld(world, {listOf(agents, count), listOf(vectors, count)}, [&](OpenWorld& open) {
        return forEach(count, done, [&](size_t i) {
            if (!isFinite(vectorOf(vectors[i])))
                return failNotFinite();
            const Agent agent = agentOf(open, agents[i]);
            return act(open.world, agent, vectorOf(vectors[i])) ? TILLER_OK : failGone();
        });
    });
}

tiller_result placeEach(tiller_world world, size_t count, const tiller_agent* agents,
                        const tiller_vec2* positions, const tiller_vec2* velocities, size_t* done,
                        bool glides) {
    return withWorld(
        world, {listOf(agents, count), listOf(positions, count)}, [&](OpenWorld& open) {
            return forEach(count, done, [&](size_t i) {
                const Agent agent = agentOf(open, agents[i]);
                const Vec2 position = vectorOf(positions[i]);
                if (!isFinite(position) || (velocities && !isFinite(vectorOf(velocities[i]))))
                    return failNotFinite();
                const auto state = glides && !velocities ? open.world.state(agent) : std::nullopt;
                const bool isDone =
                    velocities || state
                        ? open.world.place(agent, position,
                                           velocities ? vectorOf(velocities[i]) : state->velocity,
                                           glides)
                        : !glides && open.world.move(agent, position);
                return isDone ? TILLER_OK : failGone();
            });
        });
}

} // namespace

tiller_result tiller_place(tiller_world world, size_t count, const tiller_agent* agents,
                           const tiller_vec2* positions, const tiller_vec2* velocities,
                           size_t* done) {
    return placeEach(world, count, agents, positions, velocities, done, false);
}

tiller_result tiller_glide(tiller_world world, size_t count, const tiller_agent* agents,
                           const tiller_vec2* positions, const tiller_vec2* velocities,
                           size_t* done) {
    return placeEach(world, count, agents, positions, velocities, done, true);
}

tiller_result tiller_shift(tiller_world world, size_t count, const tiller_agent* agents,
                           const tiller_vec2* offsets, size_t* done) {
    return withVectors(world, count, agents, offsets, done,
                       [](World& of, Agent agent, Vec2 by) { return of.shift(agent, by); });
}

tiller_result tiller_carry(tiller_world world, size_t count, const tiller_agent* agents,
                           const tiller_vec2* velocities, size_t* done) {
    return withVectors(world, count, agents, velocities, done,
                       [](World& of, Agent agent, Vec2 by) { return of.carry(agent, by); });
}

tiller_result tiller_add_obstacle(tiller_world world, const tiller_obstacle* obstacle,
                                  const char** id) {
    return withStruct(world, "tiller_obstacle", obstacle, [&](OpenWorld& open) {
        const tiller_obstacle of = taken(*obstacle);
        if (of.shape < TILLER_SHAPE_CIRCLE || of.shape > TILLER_SHAPE_WALL)
            return fail(TILLER_BAD_ARGUMENT, "There is no such shape of an obstacle.");
        if (of.count > maxPoints)
            return fail(TILLER_BAD_ARGUMENT, "An obstacle has at most 100000 points.");
        if (!of.points && of.count > 0)
            return failNull();
        if ((of.shape == TILLER_SHAPE_WALL && of.count < 2) ||
            (of.shape == TILLER_SHAPE_POLYGON && of.count < 3))
            return fail(TILLER_BAD_ARGUMENT,
                        "A wall needs at least 2 points, and a polygon 3. It has " +
                            std::to_string(of.count) + ".");
        ObstacleGeometry shape{.shape = static_cast<ObstacleShape>(of.shape),
                               .x = of.place.x,
                               .y = of.place.y,
                               .points = {},
                               .group = of.group ? of.group : ""};
        if (of.shape == TILLER_SHAPE_CIRCLE)
            shape.radius = of.radius;
        if (of.shape == TILLER_SHAPE_BOX) {
            shape.width = of.width;
            shape.height = of.height;
        }
        for (size_t i = 0; i < of.count; ++i)
            shape.points.push_back(vectorOf(of.points[i]));
        auto added = open.world.addObstacle(shape);
        if (!added)
            return fail(added.problems());
        open.added = std::move(added).value();
        if (id)
            *id = open.added.c_str();
        return TILLER_OK;
    });
}

namespace {

template <class Act>
tiller_result withItem(tiller_world world, const char* id, Act act) {
    return withWorld(world, {id}, [&](OpenWorld& open) {
        if (!open.world.project().sceneItem(id))
            return failName("There is no such scene item", id);
        const Result<Done> done = act(open.world);
        return done ? TILLER_OK : fail(done.problems());
    });
}

} // namespace

tiller_result tiller_move_item(tiller_world world, const char* id, tiller_vec2 by) {
    if (!isFinite(vectorOf(by)))
        return failNotFinite();
    return withItem(world, id, [&](World& of) { return of.moveItem(id, vectorOf(by)); });
}

tiller_result tiller_remove_item(tiller_world world, const char* id) {
    return withItem(world, id, [&](World& of) { return of.removeItem(id); });
}

tiller_result tiller_turn(tiller_world world, size_t count, const tiller_agent* agents,
                          const tiller_vec2* headings, size_t* done) {
    return withWorld(world, {listOf(agents, count), listOf(headings, count)}, [&](OpenWorld& open) {
        return forEach(count, done, [&](size_t i) {
            const Vec2 heading = vectorOf(headings[i]);
            if (!isFinite(heading) || heading == Vec2{})
                return fail(TILLER_BAD_ARGUMENT, "A heading is (0, 0), or not finite.");
            return resultOf(open.world.turn(agentOf(open, agents[i]), heading), open, agents[i],
                            "A heading is too short.");
        });
    });
}

tiller_result tiller_become(tiller_world world, tiller_agent agent, uint32_t type,
                            tiller_agent* now) {
    return withWorld(world, [&](OpenWorld& open) {
        if (!isType(open, type))
            return failType();
        const auto became = open.world.become(agentOf(open, agent), type);
        if (!became)
            return resultOf(false, open, agent, "There is no room, or the type is gone.");
        if (now)
            *now = fromAgent(open, *became);
        return TILLER_OK;
    });
}

namespace {

/// Goals of an agent, from those of the game.
tiller_result giveGoals(OpenWorld& open, tiller_agent agent, const tiller_goal* goals,
                        size_t count) {
    std::vector<AgentGoal> list;
    for (size_t i = 0; i < count; ++i) {
        if (goals[i].item && !open.world.project().sceneItem(goals[i].item))
            return failName("A goal is no point or region of the scene", goals[i].item);
        list.push_back({goals[i].item ? goals[i].item : "", vectorOf(goals[i].place)});
    }
    return resultOf(open.world.setGoals(agentOf(open, agent), std::move(list)), open, agent,
                    "A goal is not finite, or neither a point nor a region.");
}

} // namespace

tiller_result tiller_set_goals(tiller_world world, tiller_agent agent, size_t count,
                               const tiller_goal* goals) {
    return withWorld(world, {listOf(goals, count)}, [&](OpenWorld& open) {
        if (count > maxGoals)
            return fail(TILLER_REFUSED, "An agent takes at most 1000 goals.");
        return giveGoals(open, agent, goals, count);
    });
}

tiller_result tiller_set_each_goal(tiller_world world, size_t count, const tiller_agent* agents,
                                   const tiller_goal* goals, size_t* done) {
    return withWorld(world, {listOf(agents, count), listOf(goals, count)}, [&](OpenWorld& open) {
        return forEach(count, done,
                       [&](size_t i) { return giveGoals(open, agents[i], &goals[i], 1); });
    });
}

tiller_result tiller_order(tiller_world world, size_t count, const tiller_agent* agents,
                           tiller_vec2 place, const tiller_arrangement* arrangement, size_t* done) {
    return withWorld(world, {listOf(agents, count)}, [&](OpenWorld& open) {
        if (count > maxAgents)
            return failCount();
        if (!isFinite(vectorOf(place)))
            return failNotFinite();
        Arrangement how;
        if (arrangement) {
            if (!hasSize(*arrangement))
                return failSize("tiller_arrangement", *arrangement);
            const tiller_arrangement as = taken(*arrangement);
            if (as.kind < TILLER_DISK || as.kind > TILLER_KEEP)
                return fail(TILLER_BAD_ARGUMENT, "There is no such arrangement.");
            how = {static_cast<Arrangement::Kind>(as.kind), as.spacing, as.width, as.facing.x,
                   as.facing.y};
        }
        if (!isPlace(vectorOf(place)) || !isSound(how))
            return fail(TILLER_BAD_ARGUMENT,
                        "The place or a number of the arrangement is beyond its limits: spacing "
                        "and width are 0 to 1000000, places and facings up to 1000000 from 0.");
        std::vector<Agent> all;
        bool allLive = true;
        for (size_t i = 0; i < count; ++i) {
            all.push_back(agentOf(open, agents[i]));
            allLive = allLive && open.world.lives(all.back());
        }
        const std::size_t sent = open.world.order(all, vectorOf(place), how);
        if (done)
            *done = sent;
        if (!allLive)
            return failGone();
        if (sent == count)
            return TILLER_OK;
        for (const Agent agent : all)
            if (!open.world.hasGoals(agent.type))
                return fail(TILLER_REFUSED,
                            "\"" + open.world.typeId(agent.type) +
                                "\" has no Own goal in its steering, so nobody can order its "
                                "agents. Add one to the project: a target that leads to its goals, "
                                "for Arrive or Go to.");
        return fail(TILLER_REFUSED, "An agent is named twice in the order.");
    });
}

namespace {

/// Calls `use(open, whose)` for a variable; false if there is none.
template <class Use>
tiller_result useVariable(tiller_world world, const char* id, const tiller_agent* agent, Use use) {
    return withWorld(world, {id}, [&](OpenWorld& open) {
        const auto whose = agent ? std::optional(agentOf(open, *agent)) : std::nullopt;
        if (whose && !open.world.lives(*whose))
            return failGone();
        return use(open, whose) ? TILLER_OK
                                : failName(whose ? "The agent has no such variable"
                                                 : "The world has no such variable",
                                           id);
    });
}

} // namespace

tiller_result tiller_get_variable(tiller_world world, const char* id, const tiller_agent* agent,
                                  double* value) {
    if (!value)
        return withWorld(world, [](OpenWorld&) { return failNull(); });
    return useVariable(world, id, agent, [&](OpenWorld& open, const std::optional<Agent>& whose) {
        const std::optional<double> found = open.world.variable(id, whose);
        *value = found.value_or(0);
        return found.has_value();
    });
}

tiller_result tiller_set_variable(tiller_world world, const char* id, const tiller_agent* agent,
                                  double value) {
    if (!std::isfinite(value))
        return fail(TILLER_BAD_ARGUMENT, "value is not a finite number.");
    return useVariable(world, id, agent, [&](OpenWorld& open, const std::optional<Agent>& whose) {
        return open.world.setVariable(id, value, whose);
    });
}

tiller_result tiller_get_ground_value(tiller_world world, const char* id, tiller_vec2 place,
                                      double* value) {
    return withWorld(world, {id, value}, [&](OpenWorld& open) {
        const std::optional<double> found = open.world.groundValue(id, vectorOf(place));
        *value = found.value_or(0);
        return found ? TILLER_OK : failName("There is no ground at this place", id);
    });
}

tiller_result tiller_add_to_ground(tiller_world world, const char* id, tiller_vec2 place,
                                   double amount, double radius) {
    return withWorld(world, {id}, [&](OpenWorld& open) {
        if (!std::isfinite(amount) || !(radius >= 0))
            return fail(TILLER_BAD_ARGUMENT, "amount is a number, and radius is at least 0.");
        return open.world.addToGround(id, vectorOf(place), amount, radius)
                   ? TILLER_OK
                   : failName("There is no ground at this place", id);
    });
}

tiller_result tiller_get_ground(tiller_world world, const char* id, tiller_ground* ground) {
    return withWorld(world, {id, ground}, [&](OpenWorld& open) {
        if (!hasSize(*ground))
            return failSize("tiller_ground", *ground);
        auto found = open.world.ground(id);
        if (!found)
            return failName("There is no such ground", id);
        World::Ground& of = open.ground = std::move(*found);
        give(ground, {.size = ground->size,
                      .columns = of.columns,
                      .rows = of.rows,
                      .corner = fromVector(of.corner),
                      .extent = fromVector(of.size),
                      .values = of.values.data()});
        return TILLER_OK;
    });
}

tiller_result tiller_enter_mode(tiller_world world, tiller_agent agent, const char* mode) {
    return withWorld(world, {mode}, [&](OpenWorld& open) {
        if (open.world.enterMode(agentOf(open, agent), mode))
            return TILLER_OK;
        return open.world.lives(agentOf(open, agent))
                   ? failName("The agent's type has no such mode", mode)
                   : failGone();
    });
}

tiller_result tiller_set_external(tiller_world world, const char* name, tiller_vec2 position,
                                  tiller_vec2 velocity) {
    return withWorld(world, {name}, [&](OpenWorld& open) {
        if (!isFinite(vectorOf(position)) || !isFinite(vectorOf(velocity)))
            return failNotFinite();
        open.world.setExternal(name, vectorOf(position), vectorOf(velocity));
        return TILLER_OK;
    });
}

tiller_result tiller_clear_external(tiller_world world, const char* name) {
    return withWorld(world, {name}, [&](OpenWorld& open) {
        open.world.clearExternal(name);
        return TILLER_OK;
    });
}

tiller_result tiller_set_cursor(tiller_world world, const tiller_vec2* position) {
    return withWorld(world, [&](OpenWorld& open) {
        if (position && !isFinite(vectorOf(*position)))
            return failNotFinite();
        open.world.setCursor(position ? std::optional(vectorOf(*position)) : std::nullopt);
        return TILLER_OK;
    });
}

tiller_result tiller_click(tiller_world world, tiller_vec2 position) {
    return withWorld(world, [&](OpenWorld& open) {
        if (!isFinite(vectorOf(position)))
            return failNotFinite();
        open.world.click(vectorOf(position));
        return TILLER_OK;
    });
}
