#include "core/base/angle.h"
#include "core/combiners/velocities/foresight.h"
#include "core/combiners/velocities/half_planes.h"
#include "core/nodes/common.h"
#include "core/nodes/lane_runs.h"
#include "core/nodes/settling.h"
#include "core/scene/geometry.h"

#include <algorithm>
#include <array>
#include <tuple>

namespace tiller::reciprocal_avoidance_node {
namespace {

struct Settings {
    double horizon = 2;         ///< the time for which it keeps clear of other agents
    double obstacleHorizon = 1; ///< the time for which it keeps clear of obstacles
    double maxNeighbors = 10;   ///< only the nearest so many agents count
    double reach = 100;         ///< and only those closer than this
    double margin = 1;          ///< the room to leave between two bodies, and beside obstacles
    double patience = 3;        ///< who was held up for so long steps back; 0: never
    double sidewaysPush = 0.05; ///< at most so much of the maximum speed, to the right
    bool settles = false;       ///< who has arrived leaves avoiding to the others
    double lookAhead = 0;       ///< the time for which it compares directions; 0: it does not
    double keepRight = 0;       ///< in a jam, to where walls are so far away, as a time; 0: never
    double rightOfWay = 0;      ///< who was delayed by so much more goes first; 0: nobody does
};

Spacing spacingOf(const void* settings) {
    return {.margin = static_cast<const Settings*>(settings)->margin, .avoids = true};
}

enum Input : std::size_t { forces, agents, obstacles };
enum Memory : std::size_t {
    usedBeforeEven,
    usedBeforeOdd,
    waited,
    wayXEven, ///< the direction that the agent wanted; 0 without keepRight and rightOfWay
    wayXOdd,
    wayYEven,
    wayYOdd,
    jamEven, ///< how near the jam ahead is: 1 if it is here, 0 if there is none
    jamOdd,
    claimEven, ///< the delay for which others make room: its own, or that of whom it makes room for
    claimOdd,
    delayed ///< for how long it was held up on its way
};

/// An agent that has arrived stands still while it wants less than this share of its speed.
constexpr double restless = 0.1;

/// An agent is held up while it goes its way at less than this share of the speed it wants.
constexpr double heldUp = 0.2;

/// The memory of a value that others read, as it was written in the tick before this one.
/// @param even the memory for even ticks
std::size_t before(std::uint64_t tick, Memory even) {
    return even + tick % 2;
}

Vec2 sumOfForces(const NodeRun& run, std::size_t lane) {
    Vec2 sum;
    for (const InputLink& link : run.inputs[forces].links) {
        const Signal& in = run.signal(link);
        if (in.on >> lane & 1)
            sum = sum + Vec2{in.x[lane], in.y[lane]} * weightAt(link, in, lane);
    }
    return sum;
}

/// Whether nothing moves an agent that settles: then it wants to stand still.
bool isIdle(const NodeRun& run, std::size_t lane) {
    return run.as<Settings>().settles &&
           std::ranges::none_of(run.inputs[forces].links, [&](const InputLink& link) {
               return (run.signal(link).on >> lane & 1) != 0;
           });
}

/// The velocity that the forces ask for.
Vec2 wishOf(const NodeRun& run, std::size_t lane) {
    if (isIdle(run, lane))
        return {};
    const Block& block = run.block;
    return truncate(block.velocity(lane) + sumOfForces(run, lane) / block.response[lane],
                    block.maxSpeed[lane]);
}

/// The agents that have arrived and stand still: they avoid nobody, and never step back.
LaneBits restingLanes(const NodeRun& run) {
    if (!run.as<Settings>().settles)
        return 0;
    LaneBits resting = 0;
    forLanes(settledLanes(run), [&](std::size_t lane) {
        const Vec2 wish = wishOf(run, lane);
        const Vec2 velocity = run.block.velocity(lane);
        const double most = restless * run.block.maxSpeed[lane];
        resting |=
            LaneBits{dot(wish, wish) <= most * most && dot(velocity, velocity) <= most * most}
            << lane;
    });
    return resting;
}

/// How an agent that is held up waits, in ticks: it stands for its patience, and then steps back.
struct Patience {
    double stands = 0;
    double all = 0; ///< until it wants to go its way again

    Patience(const NodeRun& run, std::size_t lane) {
        const double ticks = run.as<Settings>().patience / run.block.moment->tickLength;
        stands = floorOf(ticks * (0.5 + ownDraw(run, lane, 0, 1))) + 1;
        all = stands + floorOf(ticks * (0.5 + ownDraw(run, lane, 0, 2))) + 1;
    }

    /// A random number of this agent, from a tick on.
    static double ownDraw(const NodeRun& run, std::size_t lane, double tick, std::uint32_t number) {
        return run.random->draw(static_cast<std::uint64_t>(tick), run.block.ordinal[lane], number);
    }
};

/// The velocity that an agent wants now: one that was held up for long steps back for a while, so
/// that others can pass.
Vec2 patientWish(const NodeRun& run, std::size_t lane, Vec2 wish) {
    if (run.as<Settings>().patience == 0 || run.memory[waited][lane] == 0)
        return wish;
    const Patience patience(run, lane);
    const double since = run.memory[waited][lane] - patience.stands;
    if (since < 0)
        return wish;
    const double began = static_cast<double>(run.block.moment->tick) - since;
    const double draw = Patience::ownDraw(run, lane, larger(began, 0.0), 3);
    return turnedBy(wish, direction(90 + 180 * draw));
}

/// Counts the ticks for which agents are held up, and then those for which they step back.
void countWaits(const NodeRun& run, LaneBits resting) {
    forLanes(run.block.lanes(), [&](std::size_t lane) {
        double& ticks = run.memory[waited][lane];
        if (resting >> lane & 1) {
            ticks = 0;
            return;
        }
        const Vec2 wish = wishOf(run, lane);
        const Vec2 velocity = run.block.velocity(lane);
        const double most = heldUp * run.block.maxSpeed[lane];
        const bool isHeldUp = (run.out.used >> lane & 1) != 0 && dot(wish, wish) > most * most &&
                              dot(velocity, wish) < heldUp * dot(wish, wish);
        if (!isHeldUp && ticks == 0)
            return;
        const Patience patience(run, lane);
        ticks = isHeldUp || ticks >= patience.stands ? ticks + 1 : 0;
        if (ticks > patience.all)
            ticks = 0;
    });
}

/// A push to the right, never longer than the wish. Without it, agents that meet head-on could both
/// give way for good. @param draw in [0, 1)
Vec2 asideOf(const NodeRun& run, std::size_t lane, Vec2 wish, double draw) {
    const double push = run.as<Settings>().sidewaysPush * run.block.maxSpeed[lane] * (1 + draw) / 2;
    const double size = length(wish);
    return size > 0 ? turnLeft(wish) * (smaller(push, size) / size * -1) : Vec2{};
}

/// Part of an outline, as an agent sees it; its radius is the least distance.
struct Edge {
    double distance = 0;
    std::uint32_t index = 0;
    Segment seen;

    [[nodiscard]] auto key() const { return std::tie(distance, index, seen.a.x, seen.a.y); }
};

/// The edges that an agent could hit within the horizon, the nearest first.
const std::vector<Edge>& edgesAround(const NodeRun& run, std::size_t lane, double horizon) {
    static thread_local std::vector<Edge> edges;
    edges.clear();
    const Obstacles* around = geometryAt<Obstacles>(run, obstacles);
    if (!around)
        return edges;
    const double room = run.block.radius[lane] + run.as<Settings>().margin;
    around->forEachEdge(*run.block.moment, run.block.position(lane),
                        run.block.maxSpeed[lane] * horizon + room,
                        [&](std::uint32_t index, Segment seen, double distance) {
                            seen.radius += room;
                            edges.push_back({distance, index, seen});
                        });
    std::ranges::sort(edges, {}, &Edge::key);
    const auto same = std::ranges::unique(edges, {}, &Edge::key);
    edges.erase(same.begin(), same.end());
    return edges;
}

/// The walls that an agent could reach while it looks ahead, in no particular order.
const std::vector<Segment>& wallsAhead(const NodeRun& run, std::size_t lane, double distance) {
    static thread_local std::vector<Segment> walls;
    walls.clear();
    const double room = run.block.radius[lane];
    if (const Obstacles* around = geometryAt<Obstacles>(run, obstacles))
        around->forEachEdge(*run.block.moment, run.block.position(lane), distance + room,
                            [&](std::uint32_t, Segment seen, double) {
                                seen.radius += room;
                                walls.push_back(seen);
                            });
    return walls;
}

/// Turns a wanted velocity to where the agent comes nearest to its goal before a contact. It looks
/// no farther than the goal: who is behind it is in nobody's way.
Vec2 freestWish(const NodeRun& run, std::size_t lane, Vec2 wish, const NearAgents& near) {
    const double lookAhead = run.as<Settings>().lookAhead;
    const double speed = length(wish);
    if (lookAhead == 0 || speed == 0)
        return wish;
    const double latest = smaller(distanceToGoal(run, lane) / speed, lookAhead);
    if (latest == 0)
        return wish;
    return freestVelocity(wish, latest, run.block.radius[lane],
                          wallsAhead(run, lane, speed * latest), near);
}

/// What an avoidance of another population remembers of each of its agents.
struct Answer {
    const double* used; ///< whether it avoided the type of this agent in the tick before
    const double* wayX;
    const double* wayY;
    const double* jam;
    const double* claim;
};

/// By population of the group, for each node that may have avoided the type of this agent.
using Answers = std::vector<std::vector<Answer>>;

const Answers& answersTo(const NodeRun& run) {
    static thread_local Answers answers;
    const InputPort& input = run.inputs[agents];
    const Moment& moment = *run.block.moment;
    answers.resize(input.group.size());
    for (std::size_t member = 0; member < answers.size(); ++member) {
        answers[member].clear();
        for (const std::size_t first : input.answers[member]) {
            const auto column = [&](Memory even) {
                return moment.surroundings->memory(input.group[member],
                                                   first + before(moment.tick, even));
            };
            answers[member].push_back({column(usedBeforeEven), column(wayXEven), column(wayYEven),
                                       column(jamEven), column(claimEven)});
        }
    }
    return answers;
}

/// A jam is so many of the agents ahead that come toward one that is slower than this share of what
/// it wants.
constexpr std::size_t ofJam = 4;
constexpr double slowInJam = 0.5;

/// So far does the knowledge of a jam go back, as a share of keepRight times the maximum speed.
constexpr double jamReach = 6;

/// The cosines between the ways of two agents: lower ones come toward each other, higher ones go
/// the same way.
constexpr double towardCosine = -0.7;
constexpr double alongCosine = 0.5;

/// How near the jam ahead is: 1 if it is here, 0 if there is none. Who goes the same way passes it
/// back.
double jamAhead(const NodeRun& run, std::size_t lane, Vec2 wish, const Answers& answers,
                const NearAgents& near) {
    const Block& block = run.block;
    const double keepRight = run.as<Settings>().keepRight;
    const Vec2 way = unit(wish);
    if (keepRight == 0 || way == Vec2{})
        return 0;
    const double perLength = 1 / (jamReach * keepRight * block.maxSpeed[lane]);
    std::size_t coming = 0;
    double here = 0;
    double behind = 0;
    for (std::size_t i = 0; i < near.count; ++i) {
        const Vec2 offset{near.x[i], near.y[i]};
        if (dot(offset, way) <= 0)
            continue;
        const double away = length(offset) * perLength;
        bool comes = false;
        for (const Answer& answer : answers[near.member[i]]) {
            const std::size_t slot = near.slot[i];
            const double cosine = dot(Vec2{answer.wayX[slot], answer.wayY[slot]}, way);
            comes |= cosine < towardCosine;
            if (cosine > alongCosine)
                behind = larger(answer.jam[slot] - away, behind);
        }
        if (!comes)
            continue;
        ++coming;
        here = larger(1 - away, here);
    }
    const bool isJam = coming >= ofJam && dot(block.velocity(lane), way) < slowInJam * length(wish);
    return isJam ? larger(here, behind) : behind;
}

/// Turns a wish to the right before a jam, so that those who come have the other side.
Vec2 rightWish(const NodeRun& run, std::size_t lane, Vec2 wish, double jam) {
    if (jam == 0)
        return wish;
    const double keepRight = run.as<Settings>().keepRight;
    return rightVelocity(wish, jam, keepRight, wallsAhead(run, lane, length(wish) * keepRight));
}

/// Who makes room for one that was delayed longer, does so at most this time before it would touch.
constexpr double yieldTime = 0.5;

/// It turns so far from the other's way, to the side on which it is.
constexpr double yieldTurn = 45;

/// Whom an agent makes room for, and how.
struct Yielding {
    std::uint32_t member = AgentRef::none; ///< of the group; none: nobody
    std::uint32_t slot = 0;
    double claim = 0;
    bool toTheLeft = false;

    [[nodiscard]] bool exists() const { return member != AgentRef::none; }
    [[nodiscard]] Vec2 wayOut(const Answers& answers) const {
        const auto other = std::ranges::find_if(
            answers[member], [&](const Answer& answer) { return answer.claim[slot] == claim; });
        return turnedBy(Vec2{other->wayX[slot], other->wayY[slot]},
                        direction(toTheLeft ? yieldTurn : 0 - yieldTurn));
    }
};

/// The one whose claim is the highest, and higher than the agent's own delay by `rightOfWay`, of
/// those near whose way it blocks; not if both go the same way. Source: Okumura, Machida, Defago
/// and Tamura 2022, "Priority inheritance with backtracking for iterative multi-agent path
/// finding".
Yielding yieldingOf(const NodeRun& run, std::size_t lane, Vec2 wish, const Answers& answers,
                    const NearAgents& near) {
    const auto& settings = run.as<Settings>();
    Yielding yields;
    if (settings.rightOfWay == 0)
        return yields;
    const Block& block = run.block;
    const Vec2 way = unit(wish);
    yields.claim = run.memory[delayed][lane] + settings.rightOfWay;
    for (std::size_t i = 0; i < near.count; ++i) {
        const Vec2 toMe{0 - near.x[i], 0 - near.y[i]};
        const double room = block.radius[lane] + near.radius[i] + settings.margin;
        const double reach = room + yieldTime * block.maxSpeed[lane];
        if (dot(toMe, toMe) > reach * reach)
            continue;
        for (const Answer& answer : answers[near.member[i]]) {
            const std::uint32_t slot = near.slot[i];
            const Vec2 theirs{answer.wayX[slot], answer.wayY[slot]};
            const double across = dot(turnLeft(theirs), toMe);
            if (answer.claim[slot] > yields.claim && dot(theirs, toMe) > 0 &&
                magnitude(across) <= room && dot(theirs, way) <= alongCosine)
                yields = {near.member[i], slot, answer.claim[slot], across > 0};
        }
    }
    return yields;
}

/// On the way, an agent makes up for this share of the time in which it is not held up.
constexpr double recovered = 0.2;

/// Counts for how long an agent was held up; one that wants to stand still forgets it.
void countDelay(const NodeRun& run, std::size_t lane, Vec2 wish) {
    const double least = heldUp * run.block.maxSpeed[lane];
    double& delay = run.memory[delayed][lane];
    if (dot(wish, wish) <= least * least) {
        delay = 0;
        return;
    }
    const double share = dot(run.block.velocity(lane), wish) / dot(wish, wish);
    const double progress = larger(smaller(share, 1.0), 0.0);
    delay = larger(delay + run.block.moment->tickLength * (1 - (1 + recovered) * progress), 0.0);
}

/// What evaluate found for commit, in the parts of a force's output that nobody reads.
void keepForCommit(const NodeRun& run, std::size_t lane, double jam, const Yielding& yields) {
    run.out.vx[lane] = jam;
    run.out.vy[lane] = yields.toTheLeft ? yields.claim : 0 - yields.claim;
    run.out.agent[lane] = {yields.member, yields.slot};
}

Yielding keptYielding(const NodeRun& run, std::size_t lane) {
    const auto [member, slot] = run.out.agent[lane];
    return {member, slot, magnitude(run.out.vy[lane]), run.out.vy[lane] > 0};
}

/// Remembers where agents want to go, the jams that they saw, and how long they were delayed. Who
/// makes room for another passes its claim on, so that those behind it make room, too.
void keepWays(const NodeRun& run, LaneBits resting) {
    const auto next = [&](Memory even) {
        return run.memory[before(run.block.moment->tick + 1, even)];
    };
    const Answers& answers = answersTo(run);
    const bool hasRights = run.as<Settings>().rightOfWay > 0;
    for (std::size_t lane = 0; lane < run.block.count; ++lane) {
        const bool walks = ((run.out.used & ~resting) >> lane & 1) != 0;
        const Vec2 wish = walks ? wishOf(run, lane) : Vec2{};
        Vec2 way = unit(wish);
        next(jamEven)[lane] = walks ? run.out.vx[lane] : 0;
        if (hasRights) {
            countDelay(run, lane, wish);
            double& claim = next(claimEven)[lane];
            claim = run.memory[delayed][lane];
            if (const Yielding yields = keptYielding(run, lane); walks && yields.exists()) {
                way = yields.wayOut(answers);
                claim = larger(yields.claim, claim);
            }
        }
        next(wayXEven)[lane] = way.x;
        next(wayYEven)[lane] = way.y;
    }
}

void commit(const NodeRun& run) {
    double* used = run.memory[before(run.block.moment->tick + 1, usedBeforeEven)];
    const LaneBits resting = restingLanes(run);
    for (std::size_t lane = 0; lane < run.block.count; ++lane)
        used[lane] = static_cast<double>((run.out.used & ~resting) >> lane & 1);
    if (run.as<Settings>().keepRight > 0 || run.as<Settings>().rightOfWay > 0)
        keepWays(run, resting);
    if (run.as<Settings>().patience > 0)
        countWaits(run, resting);
}

void addObstacles(const NodeRun& run, std::size_t lane, std::vector<HalfPlane>& planes) {
    const double horizon = larger(run.as<Settings>().obstacleHorizon, run.block.moment->tickLength);
    for (const Edge& edge : edgesAround(run, lane, horizon)) {
        const bool isCovered = std::ranges::any_of(planes, [&](const HalfPlane& plane) {
            return forbidsAllThatHits(plane, edge.seen, horizon);
        });
        if (!isCovered)
            planes.push_back(avoidWall(edge.seen, run.block.velocity(lane), horizon));
    }
}

/// Four times the time in which an agent can stop, at least a tick: for so long it keeps clear of
/// those at rest.
double stopTime(const Block& block, std::size_t lane) {
    return larger(4 * block.maxSpeed[lane] * block.mass[lane] /
                      larger(block.maxForce[lane], 1e-300),
                  block.moment->tickLength);
}

/// Who looks ahead keeps clear of so many for the whole horizon, and of others for this share of
/// lookAhead: in a dense crowd, all of them would permit no way.
constexpr std::size_t wholeHorizons = 5;
constexpr double shareForOthers = 0.2;

/// 1 / the time for which it keeps clear of each: shorter of those at rest, of those that are not
/// among the nearest, and by one that was delayed, which takes smaller gaps.
[[gnu::noinline]] void findHorizons(const NodeRun& run, std::size_t lane, const NearAgents& near,
                                    const double* shares, double* perHorizons) {
    const Block& block = run.block;
    const auto& settings = run.as<Settings>();
    const double tick = block.moment->tickLength;
    const double horizon = larger(settings.horizon, tick);
    const double ofRest = settings.settles ? smaller(horizon, stopTime(block, lane)) : horizon;
    const double ofOthers =
        settings.lookAhead > 0 ? larger(settings.lookAhead * shareForOthers, tick) : horizon;
    const double still = restless * block.maxSpeed[lane];
    const double haste =
        settings.rightOfWay > 0 ? 1 + run.memory[delayed][lane] / settings.rightOfWay : 1;
    for (std::size_t i = 0; i < near.count; ++i) {
        const double speed2 = near.vx[i] * near.vx[i] + near.vy[i] * near.vy[i];
        const double calm = shares[i] == 1 && speed2 <= still * still ? ofRest : horizon;
        const double whole = larger(calm / haste, tick);
        perHorizons[i] = 1 / (i < wholeHorizons ? whole : smaller(ofOthers, whole));
    }
}

/// Adds the half-planes against the nearest agents. It takes half of the avoidance if the other
/// agent does the same, else all of it.
void addAgents(const NodeRun& run, std::size_t lane, const Answers& answers, const NearAgents& near,
               std::vector<HalfPlane>& planes) {
    const auto& settings = run.as<Settings>();
    const Block& block = run.block;
    const double tick = block.moment->tickLength;
    std::array<double, NearAgents::room> shares;
    std::array<double, NearAgents::room> perHorizons;
    const double perHorizon = 1 / larger(settings.horizon, tick);
    for (std::size_t i = 0; i < near.count; ++i) {
        shares[i] = 1;
        for (const Answer& answer : answers[near.member[i]])
            if (answer.used[near.slot[i]] != 0)
                shares[i] = 0.5;
    }
    const bool haveOwnHorizons =
        settings.settles || settings.lookAhead > 0 || settings.rightOfWay > 0;
    if (haveOwnHorizons)
        findHorizons(run, lane, near, shares.data(), perHorizons.data());
    const std::size_t before = planes.size();
    planes.resize(before + near.count + 8); // packs may write past the end
    avoidAgents({.agent = block.agent(lane),
                 .velocity = block.velocity(lane),
                 .room = block.radius[lane] + settings.margin,
                 .perHorizon = perHorizon,
                 .perTick = 1 / tick},
                near, shares.data(), haveOwnHorizons ? perHorizons.data() : nullptr,
                planes.data() + before);
    planes.resize(before + near.count);
}

/// Bodies that overlap so that their centers are closer than this share of their radii part, even
/// at rest.
constexpr double overlapping = 0.98;

double overlapReach(const NodeRun& run, LaneBits lanes) {
    double largest = 0;
    forLanes(lanes, [&](std::size_t lane) { largest = larger(run.block.radius[lane], largest); });
    return largest + run.inputs[agents].largest;
}

/// Those of the agents whose bodies overlap this one.
const NearAgents& overlapped(const NodeRun& run, std::size_t lane, const NearAgents& near) {
    static thread_local NearAgents kept;
    kept.count = 0;
    for (std::size_t i = 0; i < near.count; ++i) {
        const double room = (run.block.radius[lane] + near.radius[i]) * overlapping;
        if (near.x[i] * near.x[i] + near.y[i] * near.y[i] >= room * room)
            continue;
        const std::size_t to = kept.count++;
        kept.x[to] = near.x[i];
        kept.y[to] = near.y[i];
        kept.vx[to] = near.vx[i];
        kept.vy[to] = near.vy[i];
        kept.radius[to] = near.radius[i];
        kept.agent[to] = near.agent[i];
        kept.member[to] = near.member[i];
        kept.slot[to] = near.slot[i];
    }
    return kept;
}

struct Choice {
    Vec2 wish;
    Vec2 aside;
    Vec2 velocity;
    double jam = 0; ///< as jamAhead says
    Yielding yields;
};

/// Turns the wish of an agent that does not rest: it makes room for another one; or it steps back,
/// or keeps right; and then to where it is free.
Choice turnedWish(const NodeRun& run, std::size_t lane, Vec2 wish, const Answers& answers,
                  const NearAgents& near) {
    Choice choice;
    choice.jam = jamAhead(run, lane, wish, answers, near);
    choice.yields = yieldingOf(run, lane, wish, answers, near);
    if (choice.yields.exists())
        choice.wish = choice.yields.wayOut(answers) * run.block.maxSpeed[lane];
    else if (choice.wish = patientWish(run, lane, wish); choice.wish == wish)
        choice.wish = rightWish(run, lane, wish, choice.jam);
    choice.wish = freestWish(run, lane, choice.wish, near);
    return choice;
}

/// Calls `visit(lane, choice)` for each of the agents.
template <class Visit>
void chooseVelocities(const NodeRun& run, LaneBits lanes, Visit visit) {
    const auto& settings = run.as<Settings>();
    const Block& block = run.block;
    const Answers& answers = answersTo(run);
    alignas(64) Lanes drawn;
    run.random->drawAll(0, {block.ordinal, block.count}, 0, drawn.data());
    const LaneBits resting = restingLanes(run) & lanes;
    const auto choose = [&](std::size_t lane, const NearAgents& near) {
        static thread_local std::vector<HalfPlane> planes;
        planes.clear();
        addObstacles(run, lane, planes);
        const std::size_t hard = planes.size();
        addAgents(run, lane, answers, near, planes);
        Choice choice;
        choice.wish = wishOf(run, lane);
        if ((resting >> lane & 1) == 0)
            choice = turnedWish(run, lane, choice.wish, answers, near);
        choice.aside = asideOf(run, lane, choice.wish, drawn[lane]);
        choice.velocity =
            permittedVelocity(planes, hard, block.maxSpeed[lane], choice.wish + choice.aside);
        visit(lane, choice);
    };
    block.moment->surroundings->nearestSeveral(
        run.inputs[agents].group, block, lanes & ~resting, settings.reach,
        static_cast<std::size_t>(settings.maxNeighbors), std::ref(choose));
    if (resting != 0)
        block.moment->surroundings->nearestSeveral(run.inputs[agents].group, block, resting,
                                                   overlapReach(run, resting),
                                                   static_cast<std::size_t>(settings.maxNeighbors),
                                                   [&](std::size_t lane, const NearAgents& near) {
                                                       choose(lane, overlapped(run, lane, near));
                                                   });
}

void evaluate(const NodeRun& run) {
    const Block& block = run.block;
    for (const InputLink& link : run.inputs[forces].links)
        run.taken[link.taken] = run.signal(link).on;
    run.out.on = run.enabled & block.lanes();
    chooseVelocities(run, run.out.on, [&](std::size_t lane, const Choice& choice) {
        const Vec2 force =
            (choice.velocity - block.velocity(lane)) * block.mass[lane] / block.moment->tickLength;
        run.out.x[lane] = force.x;
        run.out.y[lane] = force.y;
        keepForCommit(run, lane, choice.jam, choice.yields);
    });
}

void markUsed(const NodeRun& run) {
    markTakenLinks(run);
    for (const InputLink& link : run.inputs[obstacles].links)
        run.signal(link).used |= run.out.used;
}

void inspect(const NodeRun& run, TermValues& to) {
    chooseVelocities(run, 1, [&](std::size_t, const Choice& choice) {
        to["turned"] = choice.wish;
        to["forces"] = sumOfForces(run, 0);
        to["idle"] = isIdle(run, 0);
        to["jam"] = choice.jam;
        to["delay"] = run.memory[delayed][0];
        to["aside"] = choice.aside;
        to["chosen"] = choice.velocity;
    });
}

Setting lookAheadSetting() {
    Setting setting = timeSetting(
        &Settings::lookAhead, "lookAhead", "Look ahead",
        "It turns to the direction that is free for longest, of those up to 75 degrees to each "
        "side of its way, as people do: it looks for so long ahead. 0: it does not.",
        10);
    setting.suggested.emplace(1.5);
    return optional(std::move(setting));
}

Setting keepRightSetting() {
    Setting setting = timeSetting(
        &Settings::keepRight, "keepRight", "Keep right",
        "Where a crowd comes toward it and holds it up, and behind others to whom that happens, it "
        "turns to the right, by up to 45 degrees, to where no wall is in its way for so long. 0: "
        "never.",
        10);
    setting.suggested.emplace(2.5);
    return optional(std::move(setting));
}

Setting rightOfWaySetting() {
    Setting setting = timeSetting(
        &Settings::rightOfWay, "rightOfWay", "Right of way",
        "It makes room for one whose way it blocks and who was held up for so much longer, and so "
        "do those behind it. Who was held up for so long keeps clear for half of the time "
        "horizon: it takes smaller gaps. 0: never.",
        10);
    setting.suggested.emplace(2.0);
    return optional(std::move(setting));
}

std::vector<MemoryValue> memoryOfAvoidance() {
    const auto between = [](std::string_view name, double min) {
        return MemoryValue{.name = name, .min = min, .max = 2};
    };
    return {startingAt(1, flagMemory("used before even ticks")),
            startingAt(1, flagMemory("used before odd ticks")),
            wholeMemory("ticks waited", 9007199254740992.0),
            between("way x before even ticks", -2),
            between("way x before odd ticks", -2),
            between("way y before even ticks", -2),
            between("way y before odd ticks", -2),
            between("jam before even ticks", 0),
            between("jam before odd ticks", 0),
            timeMemory("claim before even ticks"),
            timeMemory("claim before odd ticks"),
            timeMemory("time held up")};
}

} // namespace

/// Chooses the velocity nearest to the wanted one that hits nobody, and reaches it in one tick.
[[gnu::cold]] void describe(NodeType& type) {
    type.title = "Reciprocal avoidance";
    type.help = "Adds up the active forces and chooses the velocity nearest to what they want that "
                "hits nobody, as long as the others avoid it too. Comes last, right before the "
                "steering.";
    type.words = {"orca", "rvo", "crowd", "collision", "pedestrians", "velocity obstacle", "pass"};
    type.source = "van den Berg 2011; Moussaïd 2011, looking ahead; Okumura 2022, right of way";
    type.steps = {{"wish", "truncate(velocity + forces * t', maxSpeed)", "not idle"},
                  {"wish", "0", "idle"},
                  {"force", "mass * (chosen - velocity) / tick"}};
    type.symbols = {{"forces", "the sum of weight * force over the active inputs; while the agent "
                               "steps back, what it wants is turned around"},
                    {"idle", "with settles: no force is active"},
                    {"jam", "with keepRight: how near the jam ahead is, from 0 (none) to 1 (here)"},
                    {"delay", "with rightOfWay: how long it was held up on its way; a fifth of the "
                              "time in which it was not is taken off"},
                    {"turned", "the wish; with keepRight, turned to the right by up to jam * 45 "
                               "degrees; with rightOfWay, 45 degrees aside from the way of one "
                               "that it makes room for; with lookAhead, turned by up to 75 "
                               "degrees to the direction in which it comes farthest before a "
                               "contact"},
                    {"aside", "to the right, drawn for each agent: from half of sidewaysPush * "
                              "maxSpeed to all of it"},
                    {"chosen",
                     "the velocity nearest to turned + aside that hits no obstacle within "
                     "obstacleHorizon and no neighbor within horizon; if all hit a "
                     "neighbor, the one that comes least near. Who has arrived and "
                     "stands still only parts from bodies that overlap"}};
    type.ports = {{"forces", "Forces", PortType::force, true,
                   "The forces that say what the agent wants, added up by weight."},
                  optional({"agents", "Agents", PortType::agents, true,
                            "The agents to keep clear of. One that avoids this agent's type too "
                            "does half of the work."}),
                  optional(obstaclesInput()),
                  whenInput(),
                  forceOutput()};
    type.comesLast = true;
    type.settings = {
        timeSetting(&Settings::horizon, "horizon", "Time horizon",
                    "It keeps clear of other agents for so long. Longer: it gives way earlier.",
                    10),
        timeSetting(&Settings::obstacleHorizon, "obstacleHorizon", "Horizon for obstacles",
                    "It keeps clear of obstacles for so long. Longer: it slows down earlier.", 10),
        countSetting(&Settings::maxNeighbors, "maxNeighbors", "Neighbors",
                     "Only the nearest so many agents count.", {0, NearAgents::most, 20}),
        lengthSetting(&Settings::reach, "reach", "Reach", "Only agents closer than this count.",
                      500, noLimit),
        lengthSetting(&Settings::margin, "margin", "Margin",
                      "The room to leave between two bodies, and beside an obstacle.", 20),
        optional(timeSetting(
            &Settings::patience, "patience", "Patience",
            "Who was held up for so long steps back for a while, so that others can pass; "
            "each agent draws its own, from half of it to one and a half. 0: never.",
            10)),
        shareSetting(
            &Settings::sidewaysPush, "sidewaysPush", "Sideways push",
            "A push to the right, as a share of the maximum speed; each agent draws its "
            "own, from half of it to all. It ends dead locks of agents that meet head-on."),
        lookAheadSetting(),
        keepRightSetting(),
        rightOfWaySetting(),
        settlesSetting(&Settings::settles,
                       "Who has arrived, by an Arrive or Go to that settles, stays, and leaves "
                       "all of the avoidance to the others. Who has no active force stops.")};
    setHandles(type, {{"reach", around("position")}, {"margin", around("position", "bodyRadius")}});
    NodeCode& code = setCode<Settings>(type);
    code.memory = memoryOfAvoidance();
    code.draws = true;
    code.isReciprocal = true;
    code.spacing = spacingOf;
    code.evaluate = evaluate;
    code.markUsed = markUsed;
    code.commit = commit;
    code.inspect = inspect;
}

} // namespace tiller::reciprocal_avoidance_node
