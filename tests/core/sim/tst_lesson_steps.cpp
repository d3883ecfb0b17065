#include "core/model/step.h"
#include "core/sim/simulation.h"
#include "tests/core/support/forces.h"
#include "tests/core/support/lesson.h"

#include <QTest>

#include <algorithm>
#include <array>
#include <cmath>
#include <functional>
#include <numeric>

using namespace tiller;

namespace {

constexpr std::array nineLessons{"straight-motion-and-seek",
                                 "flee",
                                 "arrival",
                                 "wander",
                                 "pursuit",
                                 "evade",
                                 "combined-forces",
                                 "through-the-crowd",
                                 "hunter-and-prey"};
constexpr int secondsOfTicks = 60;
constexpr double never = 1e6;

using Number = std::function<double(Simulation&)>;

/// A number of each of ten runs: the seeds 1 to 10.
struct TenRuns : std::array<double, 10> {
    [[nodiscard]] double mean() const { return std::accumulate(begin(), end(), 0.0) / 10; }
    [[nodiscard]] double least() const { return *std::ranges::min_element(*this); }
    [[nodiscard]] double most() const { return *std::ranges::max_element(*this); }
    /// In how many runs this number is smaller than that of the other ones.
    [[nodiscard]] int below(const TenRuns& others) const {
        int count = 0;
        for (std::size_t i = 0; i < size(); ++i)
            count += (*this)[i] < others[i];
        return count;
    }
    [[nodiscard]] std::string text() const {
        std::string all;
        for (const double each : *this)
            all += toText(each) + ' ';
        return all + "mean " + toText(mean());
    }
};

TenRuns overSeeds(Project project, const Number& number) {
    TenRuns result;
    for (std::size_t i = 0; i < result.size(); ++i) {
        const std::string seed = "world.seed=" + std::to_string(i + 1);
        if (!applyOverride(project, seed))
            throw std::runtime_error("no seed");
        Simulation simulation(project);
        result[i] = number(simulation);
    }
    return result;
}

/// The runs of a step, with its changes and those of the experiment beside it, if that is named.
TenRuns overSeeds(const std::string& file, const Id& step, const Number& number,
                  const Id& beside = {}) {
    Project project = lesson(file, step);
    if (!beside.empty()) {
        const Annotation* found = project.annotation(beside);
        if (!found || stepOf(*project.annotation(step)).beside != beside)
            throw std::runtime_error("nothing runs beside: " + beside);
        apply(overrideChanges(project, textOf(valueOf(*found, "changes"))).value(), project);
    }
    return overSeeds(std::move(project), number);
}

StepAnnotation stepIn(const std::string& file, const Id& step) {
    return stepOf(*lesson(file).annotation(step));
}

/// Whether all runs are within the tolerance of the right number.
bool isRightIn(const TenRuns& runs, const StepAnnotation& step) {
    return std::ranges::all_of(runs, [&](double each) { return isRightNumber(step, each); });
}

Vec2 placeOf(const Simulation& simulation, const Id& type, std::size_t agent = 0) {
    const Population& agents = populationOf(simulation, type);
    return {agents.x[agent], agents.y[agent]};
}

double speedOf(const Simulation& simulation, const Id& type, std::size_t agent = 0) {
    const Population& agents = populationOf(simulation, type);
    return std::hypot(agents.vx[agent], agents.vy[agent]);
}

double meanSpeed(const Simulation& simulation, const Id& type) {
    const std::size_t count = populationOf(simulation, type).size();
    double sum = 0;
    for (std::size_t i = 0; i < count; ++i)
        sum += speedOf(simulation, type, i);
    return sum / static_cast<double>(count);
}

/// The seconds until something holds, up to ten minutes.
Number secondsUntil(std::function<bool(const Simulation&)> holds) {
    return [holds = std::move(holds)](Simulation& simulation) {
        for (int tick = 0; tick < 600 * secondsOfTicks; ++tick) {
            if (holds(simulation))
                return static_cast<double>(tick) / secondsOfTicks;
            simulation.step();
        }
        return never;
    };
}

Number secondsToReach(const Id& type, Vec2 place, double within) {
    return secondsUntil([=](const Simulation& simulation) {
        return length(placeOf(simulation, type) - place) <= within;
    });
}

/// How far an agent gets from a place after it has been there.
Number farthestPast(const Id& type, Vec2 place) {
    return [=](Simulation& simulation) {
        double farthest = 0;
        bool wasThere = false;
        for (int tick = 0; tick < 20 * secondsOfTicks; ++tick) {
            simulation.step();
            const double distance = length(placeOf(simulation, type) - place);
            wasThere = wasThere || distance < 20;
            farthest = std::max(farthest, wasThere ? distance : 0);
        }
        return wasThere ? farthest : never;
    };
}

Number contactsOf(const Id& a, const Id& b, int seconds) {
    return [=](Simulation& simulation) {
        run(simulation, seconds * secondsOfTicks);
        return static_cast<double>(simulation.contactsOf(a, b).count);
    };
}

/// Distances in a world of 800 x 600 that wraps.
double wrappedDistance(Vec2 a, Vec2 b) {
    const double x = std::abs(a.x - b.x);
    const double y = std::abs(a.y - b.y);
    return std::hypot(std::min(x, 800 - x), std::min(y, 600 - y));
}

double angleBetween(double a, double b) {
    return std::abs(std::remainder(a - b, 2 * 3.14159265358979)) * 57.29577951308232;
}

std::vector<double> directionsOf(const Simulation& simulation, const Id& type) {
    const Population& agents = populationOf(simulation, type);
    std::vector<double> directions;
    for (std::size_t i = 0; i < agents.size(); ++i)
        directions.push_back(std::atan2(agents.vy[i], agents.vx[i]));
    return directions;
}

#define HOLDS(condition, runs) QVERIFY2(condition, (runs).text().c_str())

} // namespace

/// Every claim of the steps of the nine lessons, measured over ten seeds.
class TestLessonSteps : public QObject {
    Q_OBJECT

private slots:
    void everyLesson_asksAndAnswers_data();
    void everyLesson_asksAndAnswers();
    void seek_whoIsFirst();
    void seek_fliesPast();
    void seek_massAndForce();
    void flee_costsSpeed();
    void flee_everywhere_endsInTheCorners();
    void arrival_onlyTheSeekerFliesPast();
    void arrival_theCurve();
    void arrival_theEarlyBraker();
    void arrival_theHeavyOne();
    void wander_turnsLeast_withLittleAndWithMuchChance();
    void wander_trembles_withMuchChance();
    void wander_homebodies();
    void wander_theSameSeed();
    void pursuit_whoIsFirst();
    void pursuit_whoStays();
    void pursuit_aFastTarget();
    void evade_whoIsCaught();
    void evade_withoutALookAhead();
    void evade_fromAfar();
    void combined_goesAround();
    void combined_weakAndStrong();
    void crowd_takesTime();
    void crowd_theRudeOne();
    void crowd_onlyTheNearest();
    void crowd_dense();
    void hunt_aMinute();
    void hunt_beside_data();
    void hunt_beside();
};

void TestLessonSteps::everyLesson_asksAndAnswers_data() {
    QTest::addColumn<QString>("file");
    for (const char* file : nineLessons)
        QTest::newRow(file) << file;
}

void TestLessonSteps::everyLesson_asksAndAnswers() {
    QFETCH(QString, file);
    const Project project = lesson(file.toStdString());
    const std::vector<const Annotation*> steps = stepsOf(project);
    QVERIFY(steps.size() >= 3 && steps.size() <= 5);
    int questions = 0;
    for (const Annotation* each : steps) {
        const StepAnnotation step = stepOf(*each);
        QVERIFY(!each->name.empty());
        QVERIFY(!step.text.empty());
        questions += step.ask != Ask::nothing;
        QCOMPARE(step.answer.empty(), step.ask == Ask::nothing);
        const auto answers = readAnswers(step.answers);
        QCOMPARE(std::ranges::count_if(answers, &StepAnswer::isRight),
                 step.ask == Ask::choice ? 1 : 0);
    }
    QVERIFY(questions >= 3);
}

constexpr Vec2 seekGoal{640, 300};

void TestLessonSteps::seek_whoIsFirst() {
    const std::string file = "straight-motion-and-seek";
    const TenRuns gray = overSeeds(file, "step-goal", secondsToReach("straight", seekGoal, 10));
    const TenRuns green = overSeeds(file, "step-goal", secondsToReach("steered", seekGoal, 10));
    HOLDS(gray.least() > 3.05 && gray.most() < 3.2, gray);
    HOLDS(green.least() > 3.35 && green.most() < 3.5, green);
}

void TestLessonSteps::seek_fliesPast() {
    const std::string file = "straight-motion-and-seek";
    const TenRuns past = overSeeds(file, "step-pass", farthestPast("steered", seekGoal));
    HOLDS(past.least() > 17 && past.most() < 18.5, past);
    const TenRuns later = overSeeds(file, "step-pass", [](Simulation& simulation) {
        run(simulation, 1200);
        return speedOf(simulation, "straight");
    });
    HOLDS(later.least() > 2.999, later); // for ever
    const TenRuns nearer = overSeeds(file, "step-pass", [](Simulation& simulation) {
        run(simulation, 1200);
        return length(placeOf(simulation, "steered") - seekGoal);
    });
    HOLDS(nearer.most() < 2, nearer);
}

void TestLessonSteps::seek_massAndForce() {
    const std::string file = "straight-motion-and-seek";
    const TenRuns heavy = overSeeds(file, "step-heavy", farthestPast("steered", seekGoal));
    HOLDS(isRightIn(heavy, stepIn(file, "step-heavy")), heavy);
    HOLDS(heavy.least() > 51 && heavy.most() < 53, heavy);
    const TenRuns weak = overSeeds(file, "step-weak", farthestPast("steered", seekGoal));
    HOLDS(weak.least() > 4.5 * 18 && weak.most() < 5.5 * 18, weak);
}

void TestLessonSteps::flee_costsSpeed() {
    const TenRuns slower = overSeeds("flee", "step-pass", [](Simulation& simulation) {
        std::vector<double> cameWith(24, -1);
        double visits = 0;
        double slow = 0;
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
    const auto shipSpeed = [](int seconds) {
        return [=](Simulation& simulation) {
            run(simulation, seconds * secondsOfTicks);
            return meanSpeed(simulation, "ship");
        };
    };
    const TenRuns start = overSeeds("flee", "step-minute", shipSpeed(0));
    HOLDS(start.mean() > 1.05 && start.mean() < 1.15, start);
    const TenRuns end = overSeeds("flee", "step-minute", shipSpeed(60));
    HOLDS(isRightIn(end, stepIn("flee", "step-minute")), end);
}

void TestLessonSteps::flee_everywhere_endsInTheCorners() {
    const TenRuns runs = overSeeds("flee", "step-far", [](Simulation& simulation) {
        run(simulation, 30 * secondsOfTicks);
        double farthest = 0;
        for (std::size_t ship = 0; ship < 24; ++ship)
            farthest = std::max(farthest, wrappedDistance(placeOf(simulation, "ship", ship), {}));
        return farthest;
    });
    HOLDS(runs.most() < 5, runs);
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

void TestLessonSteps::arrival_onlyTheSeekerFliesPast() {
    const TenRuns seeker = overSeeds("arrival", "step-brake", farthestPast("seeker", arrivalGoal));
    HOLDS(seeker.least() > 18 && seeker.most() < 20, seeker);
    for (const char* braker : {"arriver", "early-braker"}) {
        const TenRuns past = overSeeds("arrival", "step-brake", pastTheGoal(braker));
        HOLDS(past.most() <= 0, past);
    }
}

void TestLessonSteps::arrival_theCurve() {
    const auto speedAfter = [](double seconds) {
        return overSeeds("arrival", "step-curve", [=](Simulation& simulation) {
            run(simulation, static_cast<int>(seconds * secondsOfTicks));
            return speedOf(simulation, "arriver");
        });
    };
    HOLDS(std::abs(speedAfter(0).mean() - 2.2) < 0.05, speedAfter(0));
    HOLDS(speedAfter(0.8).least() > 2.9, speedAfter(0.8));
    HOLDS(speedAfter(1.9).least() > 2.8, speedAfter(1.9)); // for more than a second
    // Equal times take off equal shares.
    const double two = speedAfter(3).mean() / speedAfter(2.5).mean();
    const double three = speedAfter(4).mean() / speedAfter(3.5).mean();
    QVERIFY(two < 0.75 && three < 0.75);
    HOLDS(speedAfter(6).most() < 0.01, speedAfter(6));
}

void TestLessonSteps::arrival_theEarlyBraker() {
    const auto standsStill = [](const Id& type) {
        return secondsUntil([=](const Simulation& simulation) {
            return simulation.tick() > 0 && speedOf(simulation, type) < 0.01;
        });
    };
    const TenRuns arriver = overSeeds("arrival", "step-early", standsStill("arriver"));
    HOLDS(arriver.least() > 5.3 && arriver.most() < 5.5, arriver);
    const TenRuns early = overSeeds("arrival", "step-early", standsStill("early-braker"));
    HOLDS(isRightIn(early, stepIn("arrival", "step-early")), early);
    HOLDS(early.least() > 2 * arriver.most(), early);
}

void TestLessonSteps::arrival_theHeavyOne() {
    const TenRuns past =
        overSeeds("arrival", "step-heavy", pastTheGoal("arriver"), "experiment-heavy");
    HOLDS(past.least() > 68 && past.most() < 72, past);
}

/// By how many degrees the drifters turn within two seconds, on average.
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

void TestLessonSteps::wander_turnsLeast_withLittleAndWithMuchChance() {
    const TenRuns usual = overSeeds("wander", "step-smooth", turnedInTwoSeconds);
    const TenRuns little = overSeeds("wander", "step-little", turnedInTwoSeconds);
    const TenRuns much = overSeeds("wander", "step-much", turnedInTwoSeconds);
    HOLDS(std::abs(usual.mean() - 77) < 3, usual);
    HOLDS(std::abs(little.mean() - 12) < 2, little);
    HOLDS(std::abs(much.mean() - 27) < 3, much);
    QCOMPARE(little.below(usual), 10);
    QCOMPARE(much.below(usual), 10);
}

/// How often a drifter turns the other way than in the tick before, as a share.
double turnsBack(Simulation& simulation) {
    run(simulation, secondsOfTicks);
    std::vector<double> before = directionsOf(simulation, "drifter");
    std::vector<double> turned(before.size(), 0);
    double back = 0;
    double all = 0;
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

void TestLessonSteps::wander_trembles_withMuchChance() {
    const TenRuns usual = overSeeds("wander", "step-smooth", turnsBack);
    const TenRuns much = overSeeds("wander", "step-much", turnsBack);
    HOLDS(usual.most() < 0.15, usual);
    HOLDS(much.least() > 0.5, much);
}

void TestLessonSteps::wander_homebodies() {
    const auto shareOfTime = [](double from, double to) {
        return [=](Simulation& simulation) {
            double inside = 0;
            run(simulation, 600);
            for (int tick = 0; tick < 3000; ++tick) {
                simulation.step();
                const Population& agents = populationOf(simulation, "homebody");
                for (std::size_t i = 0; i < agents.size(); ++i) {
                    const double away = wrappedDistance({agents.x[i], agents.y[i]},
                                                        {agents.homeX[i], agents.homeY[i]});
                    inside += away >= from && away < to;
                }
            }
            return inside / 3000 / 8;
        };
    };
    const TenRuns limit = overSeeds("wander", "step-home", shareOfTime(100, 140));
    HOLDS(limit.least() > 0.6 && std::abs(limit.mean() - 0.667) < 0.05, limit);
    const TenRuns home = overSeeds("wander", "step-home", shareOfTime(0, 60));
    HOLDS(home.most() < 0.13 && std::abs(home.mean() - 0.1) < 0.02, home);
}

void TestLessonSteps::wander_theSameSeed() {
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

Number firstAtTarget(const Id& chaser) {
    return secondsUntil([=](const Simulation& simulation) {
        return wrappedDistance(placeOf(simulation, chaser), placeOf(simulation, "target")) <= 12;
    });
}

/// The mean distance from the target, from 20 to 60 seconds.
Number awayFromTarget(const Id& chaser) {
    return [=](Simulation& simulation) {
        run(simulation, 20 * secondsOfTicks);
        double sum = 0;
        for (int tick = 0; tick < 2400; ++tick) {
            simulation.step();
            sum += wrappedDistance(placeOf(simulation, chaser), placeOf(simulation, "target"));
        }
        return sum / 2400;
    };
}

void TestLessonSteps::pursuit_whoIsFirst() {
    const auto first = [](const Id& chaser) {
        return overSeeds("pursuit", "step-first", firstAtTarget(chaser));
    };
    const TenRuns none = first("chaser-none");
    const TenRuns three = first("chaser-three");
    const TenRuns thirty = first("chaser-thirty");
    const TenRuns distance = first("chaser-distance");
    int far = 0;
    for (std::size_t i = 0; i < 10; ++i)
        far += std::min(thirty[i], distance[i]) < std::min(none[i], three[i]);
    QVERIFY2(far == 8,
             (none.text() + '\n' + three.text() + '\n' + thirty.text() + '\n' + distance.text())
                 .c_str());
    QVERIFY(std::min(thirty[0], distance[0]) < std::min(none[0], three[0])); // the lesson's seed
}

void TestLessonSteps::pursuit_whoStays() {
    const TenRuns thirty = overSeeds("pursuit", "step-close", awayFromTarget("chaser-thirty"));
    const TenRuns distance = overSeeds("pursuit", "step-close", awayFromTarget("chaser-distance"));
    QCOMPARE(distance.below(thirty), 10);
    HOLDS(std::abs(distance.mean() - 14) < 1, distance);
    HOLDS(std::abs(thirty.mean() - 26) < 1, thirty);
}

void TestLessonSteps::pursuit_aFastTarget() {
    const auto away = [](const Id& chaser) {
        return overSeeds("pursuit", "step-fast", awayFromTarget(chaser));
    };
    const TenRuns near[] = {away("chaser-thirty"), away("chaser-distance")};
    const TenRuns far[] = {away("chaser-none"), away("chaser-three")};
    for (const TenRuns& ahead : near)
        for (const TenRuns& behind : far)
            QCOMPARE(ahead.below(behind), 10);
    QVERIFY(std::abs((near[0].mean() + near[1].mean()) / 2 - 91) < 2);
    QVERIFY(std::abs((far[0].mean() + far[1].mean()) / 2 - 126) < 2);
}

void TestLessonSteps::evade_whoIsCaught() {
    const TenRuns flee = overSeeds("evade", "step-who", contactsOf("hunter", "fleeing", 60));
    const TenRuns evade = overSeeds("evade", "step-who", contactsOf("hunter", "evading", 60));
    QCOMPARE(evade.below(flee), 10);
    const double times = flee.mean() / evade.mean();
    QVERIFY2(times > 3.5 && times < 4.5, qPrintable(QString::number(times)));
}

void TestLessonSteps::evade_withoutALookAhead() {
    const TenRuns flee = overSeeds("evade", "step-same", contactsOf("hunter", "fleeing", 120));
    const TenRuns evade = overSeeds("evade", "step-same", contactsOf("hunter", "evading", 120));
    HOLDS(std::abs(flee.mean() - 31) < 1, flee);
    HOLDS(std::abs(evade.mean() - 27) < 1, evade);
}

void TestLessonSteps::evade_fromAfar() {
    const TenRuns flee = overSeeds("evade", "step-far", contactsOf("hunter", "fleeing", 120));
    const TenRuns evade = overSeeds("evade", "step-far", contactsOf("hunter", "evading", 120));
    QCOMPARE(flee.below(evade), 8);
    QVERIFY(flee[0] < evade[0]); // the lesson's seed
    HOLDS(std::abs(flee.mean() - 3) < 0.5, flee);
    HOLDS(std::abs(evade.mean() - 10) < 0.5, evade);
}

double nearestToTheCenter(Simulation& simulation) {
    double nearest = never;
    for (int tick = 0; tick < 1500; ++tick) {
        simulation.step();
        for (std::size_t ship = 0; ship < 12; ++ship)
            nearest = std::min(nearest, length(placeOf(simulation, "ship", ship) - Vec2{400, 300}));
    }
    return nearest;
}

const Number lastInTheHarbor = secondsUntil([](const Simulation& simulation) {
    for (std::size_t ship = 0; ship < 12; ++ship)
        if (length(placeOf(simulation, "ship", ship) - Vec2{700, 300}) >= 15)
            return false;
    return true;
});

void TestLessonSteps::combined_goesAround() {
    const TenRuns near = overSeeds("combined-forces", "step-around", nearestToTheCenter);
    HOLDS(near.least() > 60, near);
    const TenRuns last = overSeeds("combined-forces", "step-around", lastInTheHarbor);
    HOLDS(last.least() > 8 && last.most() < 13, last);
}

void TestLessonSteps::combined_weakAndStrong() {
    const std::string file = "combined-forces";
    const TenRuns weak = overSeeds(file, "step-weak", lastInTheHarbor);
    HOLDS(isRightIn(weak, stepIn(file, "step-weak")), weak);
    const TenRuns passes = overSeeds(file, "step-weak", nearestToTheCenter);
    HOLDS(passes.most() < 30, passes);
    Project none = lesson(file);
    QVERIFY(applyOverride(none, "flee-center-to-ship.weight=0"));
    const TenRuns without = overSeeds(none, lastInTheHarbor);
    HOLDS(std::abs(without.mean() - 4.8) < 0.1, without);
    const TenRuns strong = overSeeds(file, "step-strong", nearestToTheCenter);
    HOLDS(isRightIn(strong, stepIn(file, "step-strong")), strong);
}

const Number runnerArrives = secondsToReach("runner", {760, 300}, 20);

void TestLessonSteps::crowd_takesTime() {
    const std::string file = "through-the-crowd";
    const TenRuns time = overSeeds(file, "step-time", runnerArrives);
    HOLDS(time.least() > 9 && time.most() < 17 && std::abs(time.mean() - 12) < 0.5, time);
    const StepAnnotation step = stepIn(file, "step-time");
    HOLDS(isRightNumber(step, time.mean()) && isRightNumber(step, time[0]), time);
    Project empty = lesson(file);
    QVERIFY(applyOverride(empty, "crowd.count=0") || applyOverride(empty, "crowd.muted=true"));
    QVERIFY(applyOverride(empty, "flee-to-past.weight=0"));
    const TenRuns alone = overSeeds(empty, runnerArrives);
    HOLDS(std::abs(alone.mean() - 4) < 0.2, alone);
}

void TestLessonSteps::crowd_theRudeOne() {
    const TenRuns polite = overSeeds("through-the-crowd", "step-rude", runnerArrives);
    const TenRuns rude =
        overSeeds("through-the-crowd", "step-rude", runnerArrives, "experiment-rude");
    QCOMPARE(rude.below(polite), 10);
    HOLDS(std::abs(rude.mean() - 4.1) < 0.05, rude);
}

void TestLessonSteps::crowd_onlyTheNearest() {
    const TenRuns each = overSeeds("through-the-crowd", "step-time", runnerArrives);
    const TenRuns nearest = overSeeds("through-the-crowd", "step-one", runnerArrives);
    QCOMPARE(nearest.below(each), 9);
    QVERIFY(nearest[0] < each[0]); // the lesson's seed
    HOLDS(std::abs(nearest.mean() - 9) < 0.2, nearest);
}

void TestLessonSteps::crowd_dense() {
    const TenRuns sixty = overSeeds("through-the-crowd", "step-time", runnerArrives);
    const TenRuns dense = overSeeds("through-the-crowd", "step-dense", runnerArrives);
    HOLDS(dense.most() < never, dense);
    HOLDS(std::abs(dense.mean() - 42) < 1, dense);
    const double times = dense.mean() / sixty.mean();
    QVERIFY2(times > 3 && times < 4, qPrintable(QString::number(times)));
}

void TestLessonSteps::hunt_aMinute() {
    const std::string file = "hunter-and-prey";
    const TenRuns caught = overSeeds(file, "step-count", contactsOf("hunter", "prey", 60));
    HOLDS(isRightIn(caught, stepIn(file, "step-count")), caught);
    HOLDS(caught.least() >= 20 && caught.most() <= 44 && std::abs(caught.mean() - 32) < 1, caught);
    Project peaceful = lesson(file);
    QVERIFY(applyOverride(peaceful, "pursue.muted=true"));
    const TenRuns chance = overSeeds(peaceful, contactsOf("hunter", "prey", 60));
    HOLDS(std::abs(chance.mean() - 10) < 1, chance);
}

void TestLessonSteps::hunt_beside_data() {
    QTest::addColumn<QString>("step");
    QTest::addColumn<QString>("experiment");
    QTest::addColumn<double>("mean");
    QTest::addColumn<int>("fewer"); // in how many of the ten runs
    QTest::newRow("careless") << "step-careless"
                              << "experiment-careless" << 112.0 << 0;
    QTest::newRow("watchful") << "step-watchful"
                              << "experiment-watchful" << 23.0 << 9;
    QTest::newRow("tireless") << "step-tireless"
                              << "experiment-tireless" << 1.5 << 10;
    QTest::newRow("waiting") << "step-wait"
                             << "experiment-near" << 28.0 << -1;
}

void TestLessonSteps::hunt_beside() {
    QFETCH(QString, step);
    QFETCH(QString, experiment);
    QFETCH(double, mean);
    QFETCH(int, fewer);
    const Number count = contactsOf("hunter", "prey", 60);
    const TenRuns usual = overSeeds("hunter-and-prey", step.toStdString(), count);
    const TenRuns other =
        overSeeds("hunter-and-prey", step.toStdString(), count, experiment.toStdString());
    HOLDS(std::abs(other.mean() - mean) < 1, other);
    if (fewer >= 0)
        QCOMPARE(other.below(usual), fewer);
    if (step == "step-careless")
        QVERIFY(other.mean() > 3 * usual.mean() && other.mean() < 4 * usual.mean());
}

QTEST_APPLESS_MAIN(TestLessonSteps)
#include "tst_lesson_steps.moc"
