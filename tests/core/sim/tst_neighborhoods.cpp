#include "core/base/angle.h"
#include "core/base/random.h"
#include "core/nodes/formula.h"
#include "core/sim/run/blocks.h"
#include "core/sim/search/nearest_search.h"
#include "core/sim/search/world_view.h"
#include "tests/core/support/testing.h"

enum Layout { spread, clumped, onOneLine, atOnePlace, farOutside };

/// Two crowds in one world. They are sorted and then moved a little, so that some agents have left
/// their cells.
class World {
public:
    World(Edges edges, Vec2 size, Layout layout, double cellShare) {
        m_moment = Moment(size, edges);
        m_moment.surroundings = &m_view;
        for (const std::size_t count : {170u, 90u})
            add(layout, count, cellShare);
        m_view.update();
    }

    [[nodiscard]] const std::vector<Crowd>& crowds() const { return m_crowds; }
    [[nodiscard]] const WorldView& view() const { return m_view; }
    [[nodiscard]] const Moment& moment() const { return m_moment; }
    [[nodiscard]] Block block(std::uint32_t crowd, std::size_t first) const {
        return blockAt(m_crowds[crowd], m_moment, crowd, first);
    }

private:
    void add(Layout layout, std::size_t count, double cellShare) {
        const auto index = static_cast<std::uint32_t>(m_crowds.size());
        const Vec2 size = m_moment.worldSize;
        const RandomStream random(7, hashOf("neighborhoods") + index,
                                  static_cast<std::uint64_t>(layout));
        Population of;
        for (std::uint32_t i = 0; i < count; ++i) {
            Vec2 at{random.draw(0, i, 0) * size.x, random.draw(0, i, 1) * size.y};
            if (layout == clumped && i % 4 != 0)
                at = size / 3 + at / 1000;
            if (layout == onOneLine)
                at.y = size.y / 2;
            if (layout == atOnePlace && i % 3 != 0)
                at = size / 2;
            if (layout == farOutside && i % 10 == 0)
                at.x += 900'000;
            if (i == 0) // on the edge, where rounding may pick the next cell
                at = {size.x - latticeStep, size.y - latticeStep};
            const Vec2 place = lattice(at);
            const Vec2 velocity =
                lattice(Vec2{random.draw(1, i, 0) * 6 - 3, random.draw(1, i, 1) * 6 - 3});
            const Vec2 heading = unit(velocity);
            of.ordinal.push_back(i);
            of.life.push_back(i);
            of.contacts.push_back(0);
            of.x.push_back(place.x);
            of.y.push_back(place.y);
            of.vx.push_back(velocity.x);
            of.vy.push_back(velocity.y);
            of.headingX.push_back(heading.x);
            of.headingY.push_back(heading.y);
            of.radius.push_back(random.draw(2, i, 0) * 3);
            for (auto* column :
                 {&of.homeX, &of.homeY, &of.mass, &of.maxSpeed, &of.maxForce, &of.reaction})
                column->push_back(1);
            of.leading.push_back(Population::nobody);
        }
        Crowd& crowd = m_crowds.emplace_back();
        crowd.assign(of, {});
        crowd.reach = 40;
        crowd.next = crowd.now;
        crowd.sortNext(m_moment, cellShare, m_workers);
        drift(crowd);
    }

    void drift(Crowd& crowd) {
        constexpr double step = 2.5;
        const RandomStream random(8, hashOf("drift"), crowd.size());
        for (std::uint32_t i = 0; i < crowd.size(); ++i) {
            if (i % 5 == 0)
                continue; // some agents stay at exactly the same place
            Vec2 at{crowd.now.x[i] + (2 * random.draw(0, i, 0) - 1) * step,
                    crowd.now.y[i] + (2 * random.draw(0, i, 1) - 1) * step};
            at = lattice(at);
            if (m_moment.edges == Edges::wrap)
                at = {wrapped(at.x, m_moment.worldSize.x, m_moment.perWorldSize.x),
                      wrapped(at.y, m_moment.worldSize.y, m_moment.perWorldSize.y)};
            crowd.now.x[i] = at.x;
            crowd.now.y[i] = at.y;
        }
        crowd.drift = step;
    }

    Workers m_workers{1};
    Moment m_moment;
    std::vector<Crowd> m_crowds;
    WorldView m_view{m_crowds, m_moment};
};

/// Visits every agent of a group but the looker, in the order of AgentRefs.
template <class Visit>
void forAll(const World& world, const Group& group, AgentRef looker, Vec2 from, Visit visit) {
    for (const std::uint32_t population : group) {
        const Crowd& of = world.crowds()[population];
        for (std::uint32_t ordinal = 0; ordinal < of.size(); ++ordinal) {
            if (AgentRef{population, ordinal} == looker)
                continue;
            const std::size_t slot = *of.slotOf(ordinal);
            const Vec2 offset = world.moment().offset(from, {of.now.x[slot], of.now.y[slot]});
            visit(AgentRef{population, ordinal}, offset, Vec2{of.now.vx[slot], of.now.vy[slot]});
        }
    }
}

double share(int falloff, double d2, double radius) {
    switch (falloff) {
    case 0:
        return awayShare<0>(d2, 1 / radius);
    case 1:
        return awayShare<1>(d2, 1 / radius);
    case 2:
        return awayShare<2>(d2, 1 / radius);
    default:
        return awayShare<3>(d2, 1 / radius);
    }
}

Neighbors<double> sumOverAll(const World& world, const Group& group, const Neighborhood& hood,
                             AgentRef looker, Vec2 from, Vec2 heading) {
    Neighbors<double> sum;
    const NeighborNeed& need = hood.need;
    forAll(world, group, looker, from, [&](AgentRef other, Vec2 offset, Vec2 velocity) {
        const double d2 = dot(offset, offset);
        if (!(d2 < need.radius * need.radius))
            return;
        if (!hood.allRound && !inView(heading, offset, d2, hood.viewBound))
            return;
        sum.count += 1;
        sum.offset = sum.offset + Vec2{hood.offsets.round(offset.x), hood.offsets.round(offset.y)};
        sum.velocity = sum.velocity +
                       Vec2{hood.velocities.round(velocity.x), hood.velocities.round(velocity.y)};
        if (d2 == 0) {
            const Vec2 left = lattice(turnLeft(heading));
            sum.away = sum.away + left * (looker < other ? 1.0 : -1.0);
        } else {
            sum.away =
                sum.away - lattice(offset * share(need.falloff.value_or(0), d2, need.radius));
        }
    });
    return sum;
}

/// Searches with packs and cells give the same bits as a loop over all pairs.
class TestNeighborhoods : public QObject {
    Q_OBJECT

private slots:
    void initTestCase() {
        QVERIFY(allSimd().size() >= 1);
        QCOMPARE(allSimd().front(), simdInUse() == Simd::neon ? Simd::neon : Simd::scalar);
    }

    void worlds_data() {
        if (QTest::currentTestFunction() == QByteArray("worlds_data"))
            return;
        const TestRows<int, Vec2, int, double> row;
        for (const int edges : {int(Edges::open), int(Edges::wrap)})
            for (const int layout : {spread, clumped, onOneLine, atOnePlace, farOutside})
                for (const double cellShare : {0.2, 1.0, 50.0}) {
                    if (edges == int(Edges::wrap) && layout == farOutside)
                        continue; // in a world that wraps, all agents are inside
                    row(QTest::addRow("%d/%d/%g", edges, layout, cellShare), edges, {300, 200},
                        layout, cellShare);
                    row(QTest::addRow("%d/%d/%g narrow", edges, layout, cellShare), edges,
                        {700, 12.5}, layout, cellShare);
                }
    }

    void sums_areThoseOfALoopOverAllPairs_data() { worlds_data(); }

    void sums_areThoseOfALoopOverAllPairs() {
        const auto [edges, size, layout, cellShare] = fetched<int, Vec2, int, double>();
        const World world(Edges(edges), size, Layout(layout), cellShare);
        const std::vector<NeighborNeed> needs{
            {.radius = 40, .offsets = true, .velocities = true, .falloff = 1},
            {.radius = 40, .viewAngle = 200, .offsets = true},
            {.radius = 12, .viewAngle = 270, .falloff = 2},
            {.radius = 12, .velocities = true},
            {.radius = 7, .falloff = 0},
            {.radius = 3, .viewAngle = 90, .offsets = true, .velocities = true, .falloff = 3},
            {.radius = 0, .velocities = true}};
        for (const Simd simd : allSimd()) {
            const UseSimd use(simd);
            compareSums(world, needs);
            if (QTest::currentTestFailed())
                return;
        }
    }

    void nearest_isThatOfALoopOverAllPairs_data() { worlds_data(); }

    void nearest_isThatOfALoopOverAllPairs() {
        const auto [edges, size, layout, cellShare] = fetched<int, Vec2, int, double>();
        const World world(Edges(edges), size, Layout(layout), cellShare);
        for (const Simd simd : allSimd()) {
            const UseSimd use(simd);
            for (const double range : {0.0, 3.0, 40.0, noLimit})
                for (const Group& group : {Group{0}, Group{0, 1}, Group{}})
                    for (std::size_t first = 0; first < world.crowds()[0].size();
                         first += blockSize) {
                        const Block block = world.block(0, first);
                        const LaneBits lookers = block.lanes() & 0xffff'ffff'ffff'fff5u;
                        Signal out;
                        world.view().nearest(group, block, lookers, range, out);
                        QCOMPARE(out.on & ~lookers, LaneBits{0});
                        for (std::size_t lane = 0; lane < block.count; ++lane) {
                            if (!(lookers >> lane & 1))
                                continue;
                            std::optional<AgentRef> best;
                            double least = range * range;
                            Vec2 where;
                            forAll(world, group, block.agent(lane), block.position(lane),
                                   [&](AgentRef other, Vec2 offset, Vec2) {
                                       const double d2 = dot(offset, offset);
                                       if (best ? d2 < least : d2 <= least) {
                                           best = other;
                                           least = d2;
                                           where = offset;
                                       }
                                   });
                            QCOMPARE((out.on >> lane & 1) != 0, best.has_value());
                            if (!best)
                                continue;
                            QVERIFY(out.agent[lane] == *best);
                            QCOMPARE((Vec2{out.x[lane], out.y[lane]}), where);
                        }
                    }
        }
    }

    void within_isThatOfALoopOverAllPairs_data() { worlds_data(); }

    void within_isThatOfALoopOverAllPairs() {
        const auto [edges, size, layout, cellShare] = fetched<int, Vec2, int, double>();
        const World world(Edges(edges), size, Layout(layout), cellShare);
        for (const double range : {0.0, 25.0, noLimit}) {
            const Block block = world.block(1, 0);
            for (std::size_t lane = 0; lane < block.count; lane += 7) {
                std::vector<AgentRef> expected, found;
                forAll(world, {0, 1}, block.agent(lane), block.position(lane),
                       [&](AgentRef other, Vec2 offset, Vec2) {
                           if (dot(offset, offset) <= range * range)
                               expected.push_back(other);
                       });
                std::vector<Seen> seen;
                world.view().within({0, 1}, block, lane, range, nullptr, seen);
                for (const Seen& each : seen)
                    found.push_back(each.agent);
                std::ranges::sort(found);
                QVERIFY(found == expected);
            }
        }
    }

    void nearestSeveral_areThoseOfALoopOverAllPairs_data() { worlds_data(); }

    void nearestSeveral_areThoseOfALoopOverAllPairs() {
        const auto [edges, size, layout, cellShare] = fetched<int, Vec2, int, double>();
        const World world(Edges(edges), size, Layout(layout), cellShare);
        const Block block = world.block(1, 0);
        const LaneBits lookers = block.lanes() & 0x1001'0011'0800'8425u;
        for (const Simd simd : allSimd()) {
            const UseSimd use(simd);
            for (const double range : {0.0, 3.0, 40.0, noLimit})
                for (const std::size_t most : {std::size_t{0}, std::size_t{10}, NearAgents::most})
                    for (const Group& group : {Group{1}, Group{0, 1}, Group{}}) {
                        LaneBits visited = 0;
                        const auto compare = [&](std::size_t lane, const NearAgents& near) {
                            visited |= LaneBits{1} << lane;
                            compareSeveral(world, group, block, lane, range, most, near);
                        };
                        world.view().nearestSeveral(group, block, lookers, range, most, compare);
                        QCOMPARE(visited, lookers);
                        if (QTest::currentTestFailed())
                            return;
                    }
        }
    }

    void moreAgentsThanAListHolds_areAddedInParts() {
        // Every agent is within reach of every other: more than a list has room for.
        const World world(Edges::open, {30, 20}, spread, 1);
        compareSums(world, {{.radius = 300, .offsets = true, .velocities = true, .falloff = 1},
                            {.radius = 200, .viewAngle = 180, .velocities = true}});
    }

    void sumsWithoutARadiusLimit_areExactInAnyOrder() {
        // So wide that sums of offsets fit into 53 bits only if they are rounded.
        const World world(Edges::open, {300, 200}, farOutside, 1);
        compareSums(world,
                    {{.radius = noLimit, .offsets = true, .velocities = true, .falloff = 0}});
    }

private:
    static void compareSeveral(const World& world, const Group& group, const Block& block,
                               std::size_t lane, double range, std::size_t most,
                               const NearAgents& near) {
        std::vector<std::tuple<double, AgentRef, Vec2, Vec2>> expected;
        forAll(world, group, block.agent(lane), block.position(lane),
               [&](AgentRef other, Vec2 offset, Vec2 velocity) {
                   if (dot(offset, offset) < range * range)
                       expected.push_back({dot(offset, offset), other, offset, velocity});
               });
        std::ranges::sort(expected, {}, [](const auto& each) {
            return std::pair(std::get<0>(each), std::get<1>(each));
        });
        expected.resize(std::min(expected.size(), most));
        QCOMPARE(near.count, expected.size());
        for (std::size_t i = 0; i < near.count; ++i) {
            const auto& [d2, agent, offset, velocity] = expected[i];
            const Crowd& of = world.crowds()[agent.population];
            QVERIFY(near.agent[i] == agent);
            QCOMPARE(group[near.member[i]], agent.population);
            QCOMPARE(near.slot[i], of.slotOf(agent.ordinal));
            QCOMPARE((Vec2{near.x[i], near.y[i]}), offset);
            QCOMPARE((Vec2{near.vx[i], near.vy[i]}), velocity);
            QCOMPARE(near.radius[i], of.radius.of(near.slot[i]));
        }
    }

    static void compareSums(const World& world, const std::vector<NeighborNeed>& needs) {
        for (const Group& group : {Group{0}, Group{1}, Group{0, 1}}) {
            NeighborQuery query;
            query.group = group;
            for (const NeighborNeed& need : needs)
                query.neighborhoods.emplace_back(need, 260, 4);
            query.plan();
            std::vector<NeighborSums> sums(needs.size());
            for (std::uint32_t crowd = 0; crowd < 2; ++crowd)
                for (std::size_t first = 0; first < world.crowds()[crowd].size();
                     first += blockSize) {
                    const Block block = world.block(crowd, first);
                    addUpNeighbors(query, world.view().world(), block, sums);
                    for (std::size_t lane = 0; lane < block.count; ++lane)
                        for (std::size_t i = 0; i < needs.size(); ++i) {
                            const Neighbors<double> expected = sumOverAll(
                                world, group, query.neighborhoods[i], block.agent(lane),
                                block.position(lane), {block.headingX[lane], block.headingY[lane]});
                            QCOMPARE(sums[i].count[lane], expected.count);
                            if (needs[i].offsets)
                                QCOMPARE((Vec2{sums[i].offsetX[lane], sums[i].offsetY[lane]}),
                                         expected.offset);
                            if (needs[i].velocities)
                                QCOMPARE((Vec2{sums[i].velocityX[lane], sums[i].velocityY[lane]}),
                                         expected.velocity);
                            if (needs[i].falloff)
                                QCOMPARE((Vec2{sums[i].awayX[lane], sums[i].awayY[lane]}),
                                         expected.away);
                        }
                }
        }
    }
};
