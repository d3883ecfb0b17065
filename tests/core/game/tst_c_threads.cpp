#include "core/game/tiller.h"

#include <QTest>

#include <atomic>
#include <thread>
#include <vector>

tiller_world openExample() {
    tiller_options options{};
    options.size = sizeof options;
    options.threads = 1;
    tiller_world world = 0;
    const std::string path = std::string(TILLER_SOURCE_DIR) + "/examples/hunter-and-prey.tiller";
    return tiller_open(path.c_str(), &options, &world) == TILLER_OK ? world : 0;
}

std::uint64_t hashOfWorld(tiller_world world) {
    std::uint64_t hash = 0;
    return tiller_get_hash(world, &hash) == TILLER_OK ? hash : 0;
}

/// Worlds of the C interface, used by several threads.
class TestCThreads : public QObject {
    Q_OBJECT

private slots:
    void sharedWorld_isBusyForTheOthers() {
        const tiller_world world = openExample();
        std::atomic<std::uint64_t> stepped = 0, others = 0;
        std::vector<std::thread> threads;
        for (int i = 0; i < 3; ++i)
            threads.emplace_back([&] {
                for (int step = 0; step < 300; ++step) {
                    const tiller_result result = tiller_step(world);
                    stepped += result == TILLER_OK;
                    others += result != TILLER_OK && result != TILLER_BUSY;
                }
            });
        for (std::thread& thread : threads)
            thread.join();
        QCOMPARE(others.load(), 0u);
        tiller_info info{};
        info.size = sizeof info;
        QCOMPARE(tiller_get_info(world, &info), TILLER_OK);
        QCOMPARE(info.tick, stepped.load());
        QCOMPARE(tiller_close(world), TILLER_OK);
    }

    void ownWorlds_doNotDisturbEachOther() {
        const tiller_world first = openExample();
        for (int step = 0; step < 100; ++step)
            QCOMPARE(tiller_step(first), TILLER_OK);
        std::vector<std::uint64_t> hashes(4);
        std::vector<std::thread> threads;
        for (std::uint64_t& hash : hashes)
            threads.emplace_back([&hash] {
                const tiller_world world = openExample();
                for (int step = 0; step < 100; ++step)
                    (void)tiller_step(world);
                hash = hashOfWorld(world);
                (void)tiller_close(world);
            });
        for (std::thread& thread : threads)
            thread.join();
        for (const std::uint64_t hash : hashes)
            QCOMPARE(hash, hashOfWorld(first));
        QCOMPARE(tiller_close(first), TILLER_OK);
        QCOMPARE(tiller_step(first), TILLER_NO_WORLD);
    }

    void threadsOfTheGame_giveTheSameBits() {
        const std::string path = std::string(TILLER_SOURCE_DIR) + "/tests/bench/flock.tiller";
        std::vector<std::uint64_t> hashes;
        std::atomic<std::size_t> jobsRun = 0;
        for (const bool ofTheGame : {false, true}) {
            tiller_options options = tiller_default_options();
            options.threads = 3;
            options.user = &jobsRun;
            if (ofTheGame)
                options.parallel_for = [](void* user, std::size_t jobs, tiller_job job,
                                          void* data) {
                    *static_cast<std::atomic<std::size_t>*>(user) += jobs;
                    std::vector<std::jthread> threads;
                    for (std::size_t i = 0; i < jobs; ++i)
                        threads.emplace_back(job, data, i);
                };
            tiller_world world = 0;
            QCOMPARE(tiller_open(path.c_str(), &options, &world), TILLER_OK);
            for (int step = 0; step < 5; ++step)
                QCOMPARE(tiller_step(world), TILLER_OK);
            hashes.push_back(hashOfWorld(world));
            QCOMPARE(tiller_close(world), TILLER_OK);
            QCOMPARE(jobsRun > 0, ofTheGame);
        }
        QCOMPARE(hashes[1], hashes[0]);
    }

    /// A game that was built before a struct grew has one without the last fields.
    void structOfAnOlderGame_isRead() {
        const std::string path = std::string(TILLER_SOURCE_DIR) + "/tests/bench/flock.tiller";
        tiller_options options = tiller_default_options();
        options.threads = 2;
        options.parallel_for = [](void*, std::size_t, tiller_job, void*) { qFatal("not a field"); };
        tiller_world world = 0;
        options.size = offsetof(tiller_options, parallel_for);
        QCOMPARE(tiller_open(path.c_str(), &options, &world), TILLER_OK);
        QCOMPARE(tiller_step(world), TILLER_OK);
        QCOMPARE(tiller_close(world), TILLER_OK);
        for (const std::size_t size : {options.size - 1, sizeof options + 1, std::size_t{0}}) {
            options.size = size;
            QCOMPARE(tiller_open(path.c_str(), &options, &world), TILLER_BAD_ARGUMENT);
        }
    }
};
