#include "core/model/checked_project.h"
#include "tests/core/support/random_edits.h"
#include "tests/core/support/testing.h"

/// Makes changes that break a project in every way that check() knows.
class RandomFaults {
public:
    explicit RandomFaults(std::uint64_t seed) : m_random(seed) {}

    static constexpr std::size_t kinds = 17;

    Change make(std::size_t kind, const Project& project) {
        Change change;
        const auto edit = [&](auto& steps, const auto& items, auto make) {
            if (items.empty())
                return;
            const std::size_t index = m_random.below(items.size());
            auto after = items[index];
            make(after);
            steps.push_back({items[index], after, index});
        };
        const auto removeAny = [&](auto& steps, const auto& items) {
            if (!items.empty())
                steps.push_back({items[m_random.below(items.size())], {}, 0});
        };
        const auto addAny = [&](auto& steps, const auto& items, const Id& id) {
            if (items.empty())
                return;
            auto item = items[m_random.below(items.size())];
            item.id = id;
            steps.push_back({{}, item, items.size()});
        };
        switch (kind) {
        case 0:
            removeAny(change.nodes, project.nodes);
            break;
        case 1:
            removeAny(change.scene, project.scene);
            break;
        case 2:
            edit(change.nodes, project.nodes, [&](Node& node) {
                const NodeType& type = nodeTypes()[m_random.below(nodeTypes().size())];
                node.type = type.id;
                node.values = type.defaults();
                node.agents.clear();
            });
            break;
        case 3:
            edit(change.nodes, project.nodes, [](Node& node) { node.type = "nothing"; });
            break;
        case 4:
            edit(change.nodes, project.nodes, [](Node& node) {
                if (!node.values.empty())
                    node.values.front() = std::numeric_limits<double>::quiet_NaN();
            });
            break;
        case 5:
            edit(change.links, project.links, [](Link& link) { link.weight = -1; });
            break;
        case 6:
            edit(change.links, project.links, [](Link& link) { std::swap(link.from, link.to); });
            break;
        case 7:
            edit(change.links, project.links, [&](Link& link) {
                link.to.node = project.nodes[m_random.below(project.nodes.size())].id;
            });
            break;
        case 8:
            addAny(change.links, project.links, "second");
            break;
        case 9:
            addAny(change.nodes, project.nodes, "Not an id");
            break;
        case 10:
            addAny(change.scene, project.scene,
                   project.nodes.empty() ? "x" : project.nodes.front().id);
            break;
        case 11:
            edit(change.parameters, project.parameters, [&](Parameter& parameter) {
                parameter.value = m_random.chance(0.5) ? Value(1e9) : Value(std::string("x"));
            });
            break;
        case 12:
            edit(change.parameters, project.parameters, [&](Parameter& parameter) {
                parameter.drives.push_back(m_random.settingRef(project));
                parameter.drives.push_back(m_random.settingRef(project));
            });
            break;
        case 13:
            edit(change.nodes, project.nodes, [](Node& node) {
                node.properties = {{"a", PropertyType::text, {}}, {"a", PropertyType::text, {}}};
            });
            break;
        case 14: { // agents are born, and there are too many from the start
            Node source{.id = "born", .type = "source"};
            source.values = findNodeType("source")->defaults();
            change.nodes.push_back({{}, source, project.nodes.size()});
            change.world = std::pair(project.world, project.world);
            change.world->second[*worldDescription().settingIndex("mostAgents")] = 1.0;
            break;
        }
        case 15: { // a group holds itself
            Annotation part{.id = "kind", .type = "part"};
            part.values = findAnnotationType("part")->defaults();
            Annotation group{.id = "ring", .type = "group"};
            group.values = findAnnotationType("group")->defaults();
            const auto& settings = *findAnnotationType("group");
            group.values[*settings.settingIndex("of")] = part.id;
            group.values[*settings.settingIndex("members")] = std::string("a=ring");
            change.annotations.push_back({{}, part, 0});
            change.annotations.push_back({{}, group, 0});
            break;
        }
        default:
            edit(change.nodes, project.nodes, [&](Node& node) {
                for (const std::size_t i : geometrySettings(node))
                    node.values[i] = m_random.chance(0.5) || project.scene.empty()
                                         ? Id("missing")
                                         : project.scene.front().id;
            });
        }
        return change;
    }

private:
    RandomProject m_random;
};

/// A CheckedProject must find exactly what check() finds, with little work.
class TestCheckedProject : public QObject {
    Q_OBJECT

private slots:
    void edits_areTaken_orRefusedAsCheckSays() {
        std::array<int, RandomFaults::kinds> refused{};
        for (std::uint64_t seed = 0; seed < 300; ++seed) {
            RandomEdits edits(seed);
            RandomFaults faults(seed);
            CheckedProject checked(edits.project());
            for (int i = 0; i < 40; ++i) {
                const Project before = checked.project();
                const bool good = i % 2 == 0;
                const std::size_t kind =
                    edits.below(good ? RandomEdits::names.size() : RandomFaults::kinds);
                const Change change = good ? edits.make(kind, before) : faults.make(kind, before);
                if (!checked.fits(change)) {
                    QVERIFY(!checked.apply(change).empty());
                    QVERIFY(checked.project() == before);
                    continue;
                }
                const Problems wanted = findErrors(applied(before, change));
                const Problems found = checked.apply(change);
                const std::string where =
                    "seed " + std::to_string(seed) + ", edit " + std::to_string(kind);
                QVERIFY2(found == wanted, where.c_str());
                QVERIFY2(checked.project() == (wanted.empty() ? applied(before, change) : before),
                         where.c_str());
                if (!good && !wanted.empty())
                    ++refused[kind];
            }
        }
        for (std::size_t kind = 0; kind < refused.size(); ++kind)
            QVERIFY2(refused[kind] > 10, std::to_string(kind).c_str());
    }

    void ring_isFound_alsoThroughManyNodes() {
        ProjectBuilder builder = world("a:agent-type; s0:sum");
        for (int i = 1; i < 50; ++i) {
            const std::string name = "s" + std::to_string(i);
            builder.add("{0}:sum; s{1} > {0}.forces", name, std::to_string(i - 1));
        }
        CheckedProject checked(builder.add("s49 > a.steering").build());
        Change ring;
        ring.links.push_back(
            {{}, Link{.id = "back", .from = port("s49.force"), .to = port("s0.forces")}, 0});
        QVERIFY(!checked.apply(ring).empty());
        QVERIFY(!checked.project().link("back"));
    }

    void modes_moreThan64_areRefused() {
        ProjectBuilder builder = world("a:agent-type");
        for (int i = 0; i <= 64; ++i)
            builder.add("m{}:agent-mode", i);
        for (int i = 0; i < 64; ++i)
            builder.add("m{} > a.modes", i);
        CheckedProject checked(builder.build());
        Change more;
        more.links.push_back(
            {{}, Link{.id = "more", .from = port("m64.mode"), .to = port("a.modes")}, 0});
        QCOMPARE(checked.apply(more), findErrors(applied(checked.project(), more)));
        QVERIFY(!checked.project().link("more"));
    }

    void change_thatDoesNotFit_isRefused() {
        const Project project = chase().build();
        CheckedProject checked(project);
        const Node seek = *project.node("seek");
        Change again;
        again.nodes.push_back({{}, seek, 0});
        Change gone;
        gone.nodes.push_back({Node{.id = "gone", .type = "seek"}, {}, 0});
        Change far;
        far.nodes.push_back({{}, Node{.id = "far", .type = "brake"}, 1000});
        for (const Change& change : {again, gone, far}) {
            QVERIFY(!checked.fits(change));
            QCOMPARE(checked.apply(change).size(), 1U);
            QVERIFY(checked.project() == project);
        }
    }

    void project_withErrors_isReplacedByAnEmptyOne() {
        Project project = chase().build();
        project.links.front().to.node = "nothing";
        const CheckedProject checked(project);
        QCOMPARE(checked.errors(), findErrors(project));
        QVERIFY(checked.project() == Project());
    }
};
