#include "core/sim/run/workers.h"

#include <QTest>

#include <atomic>
#include <filesystem>
#include <stdexcept>
#include <thread>

using namespace tiller;

/// Ways in which a game may run jobs.
struct Hook {
    const char* name;
    ParallelFor parallelFor;
};

std::vector<Hook> hooks() {
    return {{"the pool", {}},
            {"one after the other",
             [](std::size_t jobs, const std::function<void(std::size_t)>& job) {
                 for (std::size_t i = jobs; i-- > 0;)
                     job(i);
             }},
            {"threads of the game",
             [](std::size_t jobs, const std::function<void(std::size_t)>& job) {
                 std::vector<std::jthread> threads;
                 for (std::size_t i = 0; i < jobs; ++i)
                     threads.emplace_back([&job, i] { job(i); });
             }},
            {"no job", [](std::size_t, const std::function<void(std::size_t)>&) {}},
            {"a job too many", [](std::size_t jobs, const std::function<void(std::size_t)>& job) {
                 for (std::size_t i = 0; i <= jobs; ++i)
                     job(i);
             }}};
}

std::size_t threadsOfProcess() {
    namespace fs = std::filesystem;
    return static_cast<std::size_t>(
        std::distance(fs::directory_iterator("/proc/self/task"), fs::directory_iterator()));
}

/// Threads that share work.
class TestWorkers : public QObject {
    Q_OBJECT

private slots:
    void eachPart_isDoneOnce_data() {
        const TestRows<int, int> row;
        const std::vector<Hook> all = hooks();
        for (int hook = 0; hook < static_cast<int>(all.size()); ++hook)
            for (const int threads : {1, 2, 5, 40})
                row(QTest::addRow("%s, %d threads", all[static_cast<std::size_t>(hook)].name,
                                  threads),
                    hook, threads);
    }

    void eachPart_isDoneOnce() {
        const auto [hook, threads] = fetched<int, int>();
        const auto most = static_cast<std::size_t>(threads);
        const Workers workers(most, hooks()[static_cast<std::size_t>(hook)].parallelFor);
        QCOMPARE(workers.threads(), most);
        std::vector<std::atomic<int>> busy(most);
        for (const std::size_t parts : {0, 1, 2, 3, 41, 1000}) {
            std::vector<std::atomic<int>> done(parts);
            std::atomic<int> wrong = 0;
            workers.run(parts, [&](std::size_t part, std::size_t thread) {
                wrong += thread >= most || busy[thread]++ != 0;
                ++done[part];
                --busy[thread];
            });
            QCOMPARE(wrong.load(), 0);
            for (const std::atomic<int>& times : done)
                QCOMPARE(times.load(), 1);
        }
    }

    void partsWithinParts_areDone() {
        const Workers outer(4);
        const Workers inner(3);
        std::atomic<int> done = 0;
        for (int i = 0; i < 50; ++i)
            outer.run(8, [&](std::size_t, std::size_t) {
                inner.run(8, [&](std::size_t, std::size_t) {
                    outer.run(4, [&](std::size_t, std::size_t) { ++done; });
                });
            });
        QCOMPARE(done.load(), 50 * 8 * 8 * 4);
    }

    void severalCallers_doNotDisturbEachOther() {
        std::atomic<int> wrong = 0;
        {
            std::vector<std::jthread> callers;
            for (std::size_t caller = 0; caller < 4; ++caller)
                callers.emplace_back([&wrong, caller] {
                    for (int i = 0; i < 100; ++i) {
                        const Workers workers(caller + 1); // the pool comes and goes
                        std::vector<std::size_t> squares(60);
                        workers.run(squares.size(), [&](std::size_t part, std::size_t) {
                            squares[part] = part * part;
                        });
                        for (std::size_t part = 0; part < squares.size(); ++part)
                            wrong += squares[part] != part * part;
                    }
                });
        }
        QCOMPARE(wrong.load(), 0);
    }

    void anException_reachesTheCaller_data() { eachPart_isDoneOnce_data(); }

    void anException_reachesTheCaller() {
        const auto [hook, threads] = fetched<int, int>();
        const Workers workers(static_cast<std::size_t>(threads),
                              hooks()[static_cast<std::size_t>(hook)].parallelFor);
        std::atomic<int> begun = 0;
        const auto fail = [&](std::size_t part, std::size_t) {
            ++begun;
            if (part == 3)
                throw std::runtime_error("part 3");
        };
        int whole = 0; // runs that others ended before the one that failed was on a core again
        for (int i = 0; i < 20; ++i) {
            begun = 0;
            QVERIFY_THROWS_EXCEPTION(std::runtime_error, workers.run(100'000, fail));
            whole += begun == 100'000;
        }
        QVERIFY2(whole < 10, "the others went on");
        begun = 0;
        workers.run(3, fail); // it goes on as before
        QCOMPARE(begun.load(), 3);
    }

    void threads_endWithTheLastWorkers() {
        const std::size_t before = threadsOfProcess();
        {
            const Workers one(6);
            QCOMPARE(threadsOfProcess(), before); // none before the first run
            one.run(100, [](std::size_t, std::size_t) {});
            QCOMPARE(threadsOfProcess(), before + 5);
            Workers two(3);
            two.run(100, [](std::size_t, std::size_t) {});
            QCOMPARE(threadsOfProcess(), before + 5); // they share the threads
        }
        QCOMPARE(threadsOfProcess(), before);
    }
};
