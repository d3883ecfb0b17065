#include "core/game/world.h"
#include "tests/core/support/counted_allocations.h"
#include "tests/core/support/testing.h"

/// In a steady world, a tick takes no memory from the heap.
class TestAllocations : public QObject {
    Q_OBJECT

private slots:
    void steadyWorld_takesNoMemory_data() {
        rowsOf({"arrival", "combined-forces", "corridor", "crossing-traffic",
                "crowd-through-a-door", "evade", "fish-and-shark", "flee", "flock",
                "home-and-walls", "hunter-and-prey", "pursuit", "sheep-and-dog",
                "ships-in-formation", "straight-motion-and-seek", "through-the-crowd", "wander"});
    }

    void steadyWorld_takesNoMemory() {
        const auto [name] = fetched<std::string>();
#ifdef __SANITIZE_ADDRESS__
        QSKIP("AddressSanitizer counts on its own.");
#endif
        auto loaded = game::World::load(std::filesystem::path(TILLER_SOURCE_DIR) / "examples" /
                                            (name + ".tiller"),
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
        QCOMPARE(least, 0U);
    }
};
