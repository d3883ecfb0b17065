#include "core/game/world.h"

#include <QTest>

#include <atomic>
#include <cstdlib>
#include <new>

namespace {

std::atomic<std::size_t> allocationCount = 0;

} // namespace

#ifndef __SANITIZE_ADDRESS__ // which has its own
// Counts for the whole program. Those of aligned memory are counted, too.
void* operator new(std::size_t size) {
    ++allocationCount;
    if (void* at = std::malloc(size > 0 ? size : 1))
        return at;
    throw std::bad_alloc();
}
void operator delete(void* at) noexcept {
    std::free(at);
}
void operator delete(void* at, std::size_t) noexcept {
    std::free(at);
}
void* operator new(std::size_t size, std::align_val_t align) {
    ++allocationCount;
    const std::size_t to = static_cast<std::size_t>(align);
    if (void* at = std::aligned_alloc(to, (size + to - 1) / to * to))
        return at;
    throw std::bad_alloc();
}
void operator delete(void* at, std::align_val_t) noexcept {
    std::free(at);
}
void operator delete(void* at, std::size_t, std::align_val_t) noexcept {
    std::free(at);
}
#endif

using namespace tiller;

/// In a steady world, a tick takes no memory from the heap.
class TestAllocations : public QObject {
    Q_OBJECT

private slots:
    void steadyWorld_takesNoMemory_data();
    void steadyWorld_takesNoMemory();
};

void TestAllocations::steadyWorld_takesNoMemory_data() {
    QTest::addColumn<QString>("name");
    for (const char* name :
         {"arrival", "combined-forces", "corridor", "crossing-traffic", "crowd-through-a-door",
          "evade", "fish-and-shark", "flee", "flock", "home-and-walls", "hunter-and-prey",
          "pursuit", "sheep-and-dog", "ships-in-formation", "straight-motion-and-seek",
          "through-the-crowd", "wander"})
        QTest::newRow(name) << QString(name);
}

void TestAllocations::steadyWorld_takesNoMemory() {
    QFETCH(QString, name);
#ifdef __SANITIZE_ADDRESS__
    QSKIP("AddressSanitizer counts on its own.");
#endif
    auto loaded = game::World::load(std::filesystem::path(TILLER_SOURCE_DIR) / "examples" /
                                        (name.toStdString() + ".tiller"),
                                    {.threads = 1});
    game::World world = std::move(loaded).value();
    const double tick = 1 / world.project().worldNumber("ticksPerSecond");
    for (int i = 0; i < 400; ++i)
        world.advance(tick);
    std::size_t least = ~std::size_t{0}; // buffers may still grow in one of these
    for (int stretch = 0; stretch < 5; ++stretch) {
        const std::size_t before = allocationCount.load();
        for (int i = 0; i < 40; ++i) {
            world.advance(tick);
            (void)world.smoothPlaces(0);
            world.setExternal("player", {100.0 + i, 100}, {1, 0});
            (void)world.events();
        }
        least = std::min(least, allocationCount - before);
    }
    QCOMPARE(least, std::size_t{0});
}

QTEST_APPLESS_MAIN(TestAllocations)
#include "tst_allocations.moc"
