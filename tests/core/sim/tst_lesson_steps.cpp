#include "tests/core/support/ten_runs.h"
#include "tests/core/support/testing.h"

using namespace tiller::lessons;

constexpr std::array course{"straight-motion-and-seek",
                            "flee",
                            "arrival",
                            "wander",
                            "pursuit",
                            "evade",
                            "combined-forces",
                            "through-the-crowd",
                            "hunter-and-prey",
                            "flock",
                            "corridor",
                            "epidemic",
                            "write-your-own-seek"};

constexpr Vec2 seekGoal{640, 300};

/// How far it is from the goal of Seek after so many ticks.
Number fromGoalAfter(int ticks) {
    return [=](Simulation& simulation) {
        run(simulation, ticks);
        return length(placeOf(simulation, "pupil") - seekGoal);
    };
}

constexpr Vec2 arrivalGoal{560, 300};

/// How far it gets to the right of the goal; it comes from the left.
Number pastTheGoal(const Id& type) {
    return [=](Simulation& simulation) {
        double past = -never;
        for (int tick = 0; tick < 1200; ++tick) {
            simulation.step();
            past = std::max(past, placeOf(simulation, type).x - arrivalGoal.x);
        }
        return past;
    };
}

/// By how many degrees those that wander turn within two seconds, on average.
double turnedInTwoSeconds(Simulation& simulation) {
    run(simulation, secondsOfTicks);
    const std::vector<double> before = directionsOf(simulation, "drifter");
    run(simulation, 2 * secondsOfTicks);
    const std::vector<double> after = directionsOf(simulation, "drifter");
    double sum = 0;
    for (std::size_t i = 0; i < before.size(); ++i)
        sum += angleBetween(before[i], after[i]);
    return sum / static_cast<double>(before.size());
}

/// How often one that wanders turns the other way than in the tick before, as a share.
double turnsBack(Simulation& simulation) {
    run(simulation, secondsOfTicks);
    std::vector<double> before = directionsOf(simulation, "drifter");
    std::vector<double> turned(before.size(), 0);
    double back = 0, all = 0;
    for (int tick = 0; tick < 1200; ++tick) {
        simulation.step();
        const std::vector<double> now = directionsOf(simulation, "drifter");
        for (std::size_t i = 0; i < now.size(); ++i) {
            const double turn = std::remainder(now[i] - before[i], 2 * 3.14159265358979);
            back += turn * turned[i] < 0;
            ++all;
            turned[i] = turn;
        }
        before = now;
    }
    return back / all;
}

/// Every claim of the lessons about one agent alone, measured over ten seeds.
class TestLessonSteps : public QObject {
    Q_OBJECT

private slots:
    void everyLesson_asksAndAnswers_data() { rowsOf({course.begin(), course.end()}); }

    void everyLesson_asksAndAnswers() {
        const auto [file] = fetched<std::string>();
        const Project project = lesson(file);
        const std::vector<const Annotation*> steps = stepsOf(project);
        QVERIFY(steps.size() >= 3 && steps.size() <= 6);
        int questions = 0;
        for (const Annotation* each : steps) {
            const StepAnnotation step = stepOf(*each);
            QVERIFY(!each->name.empty());
            QVERIFY(!step.text.empty());
            questions += step.ask != Ask::nothing;
            QCOMPARE(step.answer.empty(), step.ask == Ask::nothing);
            QCOMPARE(std::ranges::count_if(readAnswers(step.answers), &StepAnswer::isRight),
                     step.ask == Ask::choice ? 1 : 0);
        }
        QVERIFY(questions >= 3);
    }

    void seek_whoIsFirst() {
        const std::string file = "straight-motion-and-seek";
        const auto [gray, green] =
            overSeeds<2>(worldOf(file, "step-goal"), [](Simulation& simulation) {
                return secondsUntilEach<2>(
                    simulation, {isAt("straight", seekGoal, 10), isAt("steered", seekGoal, 10)});
            });
        HOLDS(gray.least() > 3.05 && gray.most() < 3.2, gray);
        HOLDS(green.least() > 3.35 && green.most() < 3.5, green);
    }

    void seek_fliesPast() {
        const std::string file = "straight-motion-and-seek";
        const TenRuns past = overSeeds(file, "step-pass", farthestPast("steered", seekGoal));
        HOLDS(past.least() > 17 && past.most() < 18.5, past);
        const auto [later, nearer] =
            overSeeds<2>(worldOf(file, "step-pass"), [](Simulation& simulation) {
                run(simulation, 1200);
                return std::array{speedOf(simulation, "straight"),
                                  length(placeOf(simulation, "steered") - seekGoal)};
            });
        HOLDS(later.least() > 2.999, later); // for ever
        HOLDS(nearer.most() < 2, nearer);
    }

    void ownSeek_linesAreTheBehaviors() {
        const std::string file = "write-your-own-seek";
        const TenRuns first =
            overSeeds(file, "step-two-lines", [](Simulation& simulation) -> double {
                const Vec2 force = simulation.explain({"pupil", 0})->wanted;
                return force.x > 1 && force.y > 1; // y points down
            });
        HOLDS(first.least() == 1, first);
        const TenRuns sought = overSeeds(file, "step-two-lines", farthestPast("pupil", seekGoal));
        HOLDS(sought.least() > 17 && sought.most() < 18.5, sought); // as the green one's Seek
        const TenRuns fled = overSeeds(file, "step-swap", fromGoalAfter(240));
        HOLDS(fled.least() > 572 + 400, fled); // it began 572 away
        const TenRuns arrived = overSeeds(file, "step-arrive", fromGoalAfter(1800));
        HOLDS(arrived.most() < 1, arrived);
    }

    void ownForce_turnsBothWays() {
        const auto [left, right] =
            overSeeds<2>(worldOf("write-your-own-seek", "step-snake"), [](Simulation& simulation) {
                std::array<double, 2> ticks{};
                double before = directionsOf(simulation, "pupil")[0];
                for (int tick = 0; tick < 360; ++tick) {
                    simulation.step();
                    const double now = directionsOf(simulation, "pupil")[0];
                    ++ticks[std::remainder(now - before, 2 * 3.14159265358979) > 0 ? 0 : 1];
                    before = now;
                }
                return ticks;
            });
        HOLDS(left.least() > 160 && left.most() < 200, left); // half of 360
        HOLDS(right.least() > 160 && right.most() < 200, right);
    }

    void seek_massAndForce() {
        const std::string file = "straight-motion-and-seek";
        const TenRuns heavy = overSeeds(file, "step-heavy", farthestPast("steered", seekGoal));
        HOLDS(isRightIn(heavy, stepIn(file, "step-heavy")), heavy);
        HOLDS(heavy.least() > 51 && heavy.most() < 53, heavy);
        const TenRuns weak = overSeeds(file, "step-weak", farthestPast("steered", seekGoal));
        HOLDS(weak.least() > 4.5 * 18 && weak.most() < 5.5 * 18, weak);
    }

    void flee_costsSpeed() {
        const TenRuns slower = overSeeds("flee", "step-pass", [](Simulation& simulation) {
            std::vector<double> cameWith(24, -1);
            double visits = 0, slow = 0;
            for (int tick = 0; tick < 3600; ++tick) {
                simulation.step();
                for (std::size_t ship = 0; ship < cameWith.size(); ++ship) {
                    const bool isNear =
                        length(placeOf(simulation, "ship", ship) - Vec2{400, 300}) < 140;
                    const double speed = speedOf(simulation, "ship", ship);
                    if (isNear && cameWith[ship] < 0 && tick > 0)
                        cameWith[ship] = speed;
                    if (isNear || cameWith[ship] < 0)
                        continue;
                    ++visits;
                    slow += speed < cameWith[ship];
                    cameWith[ship] = -1;
                }
            }
            return slow / visits;
        });
        HOLDS(slower.least() > 0.9, slower);
        const auto [start, end] =
            overSeeds<2>(worldOf("flee", "step-minute"), [](Simulation& simulation) {
                const double before = meanSpeed(simulation, "ship");
                run(simulation, 60 * secondsOfTicks);
                return std::array{before, meanSpeed(simulation, "ship")};
            });
        HOLDS(start.mean() > 1.05 && start.mean() < 1.15, start);
        HOLDS(isRightIn(end, stepIn("flee", "step-minute")), end);
    }

    void flee_everywhere_endsInTheCorners() {
        const TenRuns runs = overSeeds("flee", "step-far", [](Simulation& simulation) {
            run(simulation, 30 * secondsOfTicks);
            double farthest = 0;
            for (std::size_t ship = 0; ship < 24; ++ship)
                farthest =
                    std::max(farthest, wrappedDistance(placeOf(simulation, "ship", ship), {}));
            return farthest;
        });
        HOLDS(runs.most() < 5, runs);
    }

    void arrival_onlyTheSeekerFliesPast() {
        const TenRuns seeker =
            overSeeds("arrival", "step-brake", farthestPast("seeker", arrivalGoal));
        HOLDS(seeker.least() > 18 && seeker.most() < 20, seeker);
        for (const char* braker : {"arriver", "early-braker"}) {
            const TenRuns past = overSeeds("arrival", "step-brake", pastTheGoal(braker));
            HOLDS(past.most() <= 0, past);
        }
    }

    void arrival_theCurve() {
        constexpr std::array<double, 8> times{0, 0.8, 1.9, 2.5, 3, 3.5, 4, 6};
        const auto speeds =
            overSeeds<8>(worldOf("arrival", "step-curve"), [&](Simulation& simulation) {
                std::array<double, 8> found{};
                for (std::size_t i = 0; i < times.size(); ++i) {
                    const auto tick = static_cast<int>(times[i] * secondsOfTicks);
                    run(simulation, tick - static_cast<int>(simulation.tick()));
                    found[i] = speedOf(simulation, "arriver");
                }
                return found;
            });
        HOLDS(std::abs(speeds[0].mean() - 2.2) < 0.05, speeds[0]);
        HOLDS(speeds[1].least() > 2.9, speeds[1]);
        HOLDS(speeds[2].least() > 2.8, speeds[2]); // for more than a second
        // Equal times take off equal shares.
        const double two = speeds[4].mean() / speeds[3].mean();
        const double three = speeds[6].mean() / speeds[5].mean();
        QVERIFY(two < 0.75 && three < 0.75);
        HOLDS(speeds[7].most() < 0.01, speeds[7]);
    }

    void arrival_theEarlyBraker() {
        const auto standsStill = [](const Id& type) {
            return [=](const Simulation& simulation) {
                return simulation.tick() > 0 && speedOf(simulation, type) < 0.01;
            };
        };
        const auto [arriver, early] =
            overSeeds<2>(worldOf("arrival", "step-early"), [&](Simulation& simulation) {
                return secondsUntilEach<2>(simulation,
                                           {standsStill("arriver"), standsStill("early-braker")});
            });
        HOLDS(arriver.least() > 5.3 && arriver.most() < 5.5, arriver);
        HOLDS(isRightIn(early, stepIn("arrival", "step-early")), early);
        HOLDS(early.least() > 2 * arriver.most(), early);
    }

    void arrival_theHeavyOne() {
        const TenRuns past =
            overSeeds("arrival", "step-heavy", pastTheGoal("arriver"), "experiment-heavy");
        HOLDS(past.least() > 68 && past.most() < 72, past);
    }

    void arrival_withoutTheForce_keepsItsVelocity() {
        const auto afterwards = [](int takenAway) {
            return [=](Simulation& simulation) {
                run(simulation, takenAway);
                const Vec2 place = placeOf(simulation, "arriver");
                const double before = speedOf(simulation, "arriver");
                if (!simulation.setParameter("force", 0.0))
                    throw std::runtime_error("no force");
                run(simulation, 300);
                return std::array{length(placeOf(simulation, "arriver") - place),
                                  std::abs(speedOf(simulation, "arriver") - before)};
            };
        };
        const Project world = worldOf("arrival", "step-force");
        const auto [stayed, still] = overSeeds<2>(world, afterwards(600));
        HOLDS(stayed.most() < 0.01 && still.most() == 0, stayed);
        const auto [flown, kept] = overSeeds<2>(world, afterwards(60));
        HOLDS(flown.least() > 700 && kept.most() < 1e-9, flown);
    }

    void wander_turnsLeast_withLittleAndWithMuchChance() {
        const TenRuns usual = overSeeds("wander", "step-smooth", turnedInTwoSeconds);
        const TenRuns little = overSeeds("wander", "step-little", turnedInTwoSeconds);
        const TenRuns much = overSeeds("wander", "step-much", turnedInTwoSeconds);
        HOLDS(std::abs(usual.mean() - 77) < 3, usual);
        HOLDS(std::abs(little.mean() - 12) < 2, little);
        HOLDS(std::abs(much.mean() - 27) < 3, much);
        QCOMPARE(little.below(usual), 10);
        QCOMPARE(much.below(usual), 10);
    }

    void wander_shakes_withMuchChance() {
        const TenRuns usual = overSeeds("wander", "step-smooth", turnsBack);
        const TenRuns much = overSeeds("wander", "step-much", turnsBack);
        HOLDS(usual.most() < 0.15, usual);
        HOLDS(much.least() > 0.5, much);
    }

    void wander_nearHome() {
        const auto [limit, home] =
            overSeeds<2>(worldOf("wander", "step-home"), [](Simulation& simulation) {
                std::array<double, 2> share{}; // of the time from 10 s to a minute
                run(simulation, 600);
                for (int tick = 0; tick < 3000; ++tick) {
                    simulation.step();
                    const Population& agents = populationOf(simulation, "homebody");
                    for (std::size_t i = 0; i < agents.size(); ++i) {
                        const double away = wrappedDistance({agents.x[i], agents.y[i]},
                                                            {agents.homeX[i], agents.homeY[i]});
                        share[0] += (away >= 100 && away < 140) / 24000.0;
                        share[1] += (away < 60) / 24000.0;
                    }
                }
                return share;
            });
        HOLDS(limit.least() > 0.6 && std::abs(limit.mean() - 0.667) < 0.05, limit);
        HOLDS(home.most() < 0.13 && std::abs(home.mean() - 0.1) < 0.02, home);
    }

    void wander_theSameSeed() {
        const auto hashAfter = [](Simulation& simulation) {
            run(simulation, 600);
            return simulation.stateHash();
        };
        std::set<std::uint64_t> hashes;
        const TenRuns same = overSeeds("wander", "step-seed", [&](Simulation& simulation) {
            const std::uint64_t first = hashAfter(simulation);
            hashes.insert(first);
            simulation.reset();
            return hashAfter(simulation) == first ? 1.0 : 0.0;
        });
        HOLDS(same.least() == 1, same);
        QCOMPARE(hashes.size(), std::size_t(10));
    }
};
