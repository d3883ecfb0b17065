#include "core/nodes/describe.h"

namespace tiller {

Description worldType() {
    using S = WorldSettings;
    constexpr Range size{1, coordinateLimit, 4000};
    return {
        .id = "world",
        .title = "World",
        .help = "Size, edges and time.",
        .settings = joined(
            {inGroup(
                 "World",
                 {numberSetting(&S::width, "width", "Width", "In world units.", Unit::length, size),
                  numberSetting(&S::height, "height", "Height", "In world units.", Unit::length,
                                size),
                  choiceSetting(
                      &S::edges, "edges", "Edges", "What agents do at the edge of the world.",
                      {{"open", "Open", "Agents leave the world and go on outside."},
                       {"wrap", "Wrap", "Agents leave at one side and enter at the other."},
                       {"wall", "Wall", "Agents stop at the edge and slide along."},
                       {"bounce", "Bounce", "Agents bounce off the edge."}})}),
             inGroup(
                 "Time",
                 {numberSetting(&S::tick, "tick", "Tick",
                                "How much time passes in one tick. With 1, all times are in ticks.",
                                Unit::time, {0.0001, 8, 1}),
                  numberSetting(&S::ticksPerSecond, "ticksPerSecond", "Ticks per second",
                                "How many ticks play in a second of watching, at speed 1x.",
                                Unit::none, {1, 1000, 240}),
                  wholeSetting(
                      &S::seed, "seed", "Seed",
                      "The same seed repeats the same run. Another seed gives another run.",
                      {0, 9007199254740991.0, 1000})}),
             inGroup("World", {optional(countSetting(&S::mostAgents, "mostAgents", "Most agents",
                                                     "Nobody is born while so many live.",
                                                     {1, 1'000'000, 100'000}))})})};
}

} // namespace tiller
