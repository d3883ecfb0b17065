#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace tiller {

/// How agents of a project moved for a few seconds: the start page shows this of an example. Places
/// are rounded to a 3,700th of the world and directions to 5.6 degrees, so that a text of five
/// characters holds a step.
struct Moves {
    struct Step {
        double x = 0; ///< in the world
        double y = 0;
        double heading = 0; ///< in radians, against x toward y
    };
    struct Track {
        std::string type; ///< the id of the agent type
        double radius = 0;
        int begin = 0; ///< the frame in which it came
        std::vector<Step> steps;
    };

    double width = 0; ///< of the world
    double height = 0;
    int frames = 0; ///< at most 1,000
    std::vector<Track> tracks;
};

/// The part of examples/moves.txt about an example. @param name of its file, without the ending
[[nodiscard]] std::string toText(const Moves& moves, std::string_view name);

/// Reads the part about an example. Nothing if there is none, or for another text.
[[nodiscard]] std::optional<Moves> movesFrom(std::string_view text, std::string_view name);

} // namespace tiller
