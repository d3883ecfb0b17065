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
};
