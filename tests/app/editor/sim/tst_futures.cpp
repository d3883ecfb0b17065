#include "app/editor/sim/ghosts.h"
#include "tests/app/editor/sim/hunt.h"
#include "tests/app/editor/testing.h"

#include <future>

/// A hunt that has been running for a while.
struct Hunted {
    Hunt hunt;
    Simulation simulation;

    explicit Hunted(double prey) : hunt(2, prey), simulation(hunt.project) { run(simulation, 60); }

    [[nodiscard]] GhostQuestion question(std::vector<Id> nodes) const {
        return {std::make_shared<const Project>(hunt.project),
                simulation.snapshot(),
                std::move(nodes),
                {}};
    }
};

std::shared_ptr<const Ghosts> answerTo(const GhostQuestion& question) {
    const std::atomic<bool> stop = false;
    return ghostsOf(question, stop);
}

/// The place of an agent after two seconds, from a separate run.
Vec2 endOf(const Hunted& moment, const Change& edit, const AgentName& agent) {
    Simulation simulation(moment.hunt.project);
    [[maybe_unused]] const auto restored = simulation.restore(moment.simulation.snapshot());
    Project edited = moment.hunt.project;
    apply(edit, edited);
    simulation.setProject(edited);
    run(simulation, 120);
    for (const Population& of : simulation.populations())
        if (of.type == agent.type)
            return {of.x[agent.ordinal], of.y[agent.ordinal]};
    return {};
}

const GhostPaths& pathsOf(const std::vector<GhostPaths>& all, const Id& type) {
    return *std::ranges::find(all, type, &GhostPaths::type);
}

/// Paths are floats.
bool isAt(Vec2 a, Vec2 b) {
    return length(a - b) < 1e-3;
}

class TestFutures : public QObject {
    Q_OBJECT

private slots:
    void bothFutures_equalSeparateRuns() {
        const Hunted moment(8);
        const Hunt& hunt = moment.hunt;
        const auto ghosts = answerTo(moment.question({hunt.evade}));
        QVERIFY(ghosts);
        QCOMPARE(ghosts->tick, 60U);
        const Change muted = setMuted(hunt.project, std::vector{hunt.evade}, true);
        for (std::uint32_t i = 0; i < 8; ++i) {
            const AgentName agent{hunt.prey, i};
            const GhostPaths& with = pathsOf(ghosts->with, hunt.prey);
            const GhostPaths& without = pathsOf(ghosts->without, hunt.prey);
            QVERIFY(isAt(with.at(with.moments() - 1, i), endOf(moment, {}, agent)));
            QVERIFY(isAt(without.at(without.moments() - 1, i), endOf(moment, muted, agent)));
        }
        QVERIFY(pathsOf(ghosts->with, hunt.prey).xy != pathsOf(ghosts->without, hunt.prey).xy);
    }

    void paths_beginAtTheAgents() {
        const Hunted moment(5);
        const auto ghosts = answerTo(moment.question({moment.hunt.wander}));
        for (const Population& of : moment.simulation.populations())
            for (const auto* all : {&ghosts->with, &ghosts->without}) {
                const GhostPaths& paths = pathsOf(*all, of.type);
                QCOMPARE(paths.agents.size(), of.size());
                QVERIFY(paths.moments() > 20);
                for (std::size_t i = 0; i < of.size(); ++i)
                    QVERIFY(isAt(paths.at(0, i), {of.x[i], of.y[i]}));
            }
    }

    void withoutMutedNodes_futuresAreEqual() {
        const Hunted moment(5);
        const auto ghosts = answerTo(moment.question({}));
        for (std::size_t i = 0; i < ghosts->with.size(); ++i)
            QCOMPARE(ghosts->with[i].xy, ghosts->without[i].xy);
    }

    void manyAgents_ghostsOfThePickedType() {
        const Hunted moment(600);
        GhostQuestion question = moment.question({moment.hunt.evade});
        question.picked = AgentName{moment.hunt.hunter, 1};
        const auto ghosts = answerTo(question);
        QCOMPARE(ghosts->with.size(), 1U);
        QCOMPARE(ghosts->with[0].type, moment.hunt.hunter);
        QCOMPARE(ghosts->with[0].agents, (std::vector<std::uint32_t>{0, 1}));
    }

    void tooManyOfOneType_ghostsOfSomeAndThePicked() {
        const Hunted moment(1500);
        GhostQuestion question = moment.question({moment.hunt.evade});
        const auto some = answerTo(question);
        std::size_t count = 0;
        for (const GhostPaths& each : some->with)
            count += each.agents.size();
        QVERIFY(count > mostGhosts / 3);
        QVERIFY(count <= mostGhosts + some->with.size());

        question.picked = AgentName{moment.hunt.prey, 1231};
        const auto picked = answerTo(question);
        QVERIFY(picked->with[0].agents.size() <= mostGhosts + 1);
        QVERIFY(std::ranges::binary_search(picked->with[0].agents, 1231U));
    }

    void stopped_hasNoAnswer() {
        const std::atomic<bool> stop = true;
        QVERIFY(!ghostsOf(Hunted(3).question({}), stop));
    }

    void answer_comesFromAnotherThread() {
        const Hunted moment(8);
        std::promise<std::thread::id> answered;
        Futures futures([&] { answered.set_value(std::this_thread::get_id()); });
        QVERIFY(futures.idle());
        QVERIFY(!futures.answer());
        futures.ask(moment.question({moment.hunt.evade}));
        QVERIFY(answered.get_future().get() != std::this_thread::get_id());
        QVERIFY(futures.idle());
        QCOMPARE(futures.answer()->nodes, std::vector{moment.hunt.evade});
    }

    void forgotten_hasNoAnswer() {
        const Hunted moment(200);
        std::promise<void> answered;
        Futures futures([&] { answered.set_value(); });
        futures.ask(moment.question({moment.hunt.evade}));
        futures.forget();
        answered.get_future().get();
        QVERIFY(!futures.answer());
    }

    void destroyedWhileBusy_ends() {
        const Hunted moment(3000);
        Futures futures([] {});
        futures.ask(moment.question({moment.hunt.evade}));
    }
};
