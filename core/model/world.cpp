#include "core/model/world.h"

#include "core/base/lattice.h"

namespace tiller {

namespace {

Setting sizeSetting(double WorldSettings::*member, std::string_view id, std::string_view title) {
    return bindMember({.id = id,
                       .title = title,
                       .help = "In world units.",
                       .unit = Unit::length,
                       .min = 1,
                       .max = coordinateLimit,
                       .sliderMax = 4000,
                       .group = "World"},
                      member);
}

Setting edgesSetting() {
    return bindMember(
        {.id = "edges",
         .title = "Edges",
         .help = "What agents do at the edge of the world.",
         .group = "World",
         .choices = {{"open", "Open", "Agents leave the world and go on outside."},
                     {"wrap", "Wrap", "Agents leave at one side and enter at the other."},
                     {"wall", "Wall", "Agents stop at the edge and slide along."},
                     {"bounce", "Bounce", "Agents bounce off the edge."}}},
        &WorldSettings::edges);
}

} // namespace

Description worldType() {
    return {
        .id = "world",
        .title = "World",
        .help = "Size, edges and time.",
        .settings = {
            sizeSetting(&WorldSettings::width, "width", "Width"),
            sizeSetting(&WorldSettings::height, "height", "Height"),
            edgesSetting(),
            bindMember({.id = "tick",
                        .title = "Tick",
                        .help = "How much time passes in one tick. With 1, all times are in ticks.",
                        .unit = Unit::time,
                        .min = 0.0001,
                        .max = 8,
                        .sliderMax = 1,
                        .group = "Time"},
                       &WorldSettings::tick),
            bindMember({.id = "ticksPerSecond",
                        .title = "Ticks per second",
                        .help = "How many ticks play in a second of watching, at speed 1x.",
                        .min = 1,
                        .max = 1000,
                        .sliderMax = 240,
                        .group = "Time"},
                       &WorldSettings::ticksPerSecond),
            bindMember(
                {.id = "seed",
                 .title = "Seed",
                 .help = "The same seed repeats the same run. Another seed gives another run.",
                 .kind = SettingKind::integer,
                 .min = 0,
                 .max = 9007199254740991.0,
                 .sliderMax = 1000,
                 .group = "Time"},
                &WorldSettings::seed),
            bindMember({.id = "mostAgents",
                        .title = "Most agents",
                        .help = "Nobody is born while so many live.",
                        .kind = SettingKind::integer,
                        .unit = Unit::count,
                        .min = 1,
                        .max = 1'000'000,
                        .sliderMax = 100'000,
                        .group = "World",
                        .isOptional = true},
                       &WorldSettings::mostAgents),
        }};
}

} // namespace tiller
