#pragma once

#include "app/look/moves.h"
#include "core/model/project.h"

namespace tiller::docs {

/// The length of a run for a picture or for a golden hash.
inline constexpr std::size_t pictureTicks = 500;

enum class TrailColors {
    byAgentType, ///< the color of the agent type
    byBehavior,  ///< the color of the behavior that led at each place
};

/// An SVG picture of a run: the scene, the agents' tracks (older parts are fainter), their starts
/// and their ends. It has the same bytes on every machine.
/// @pre !hasErrors(check(project))
[[nodiscard]] std::string picture(const Project& project, TrailColors colors,
                                  std::string_view title);

/// One of several pictures.
struct Picture {
    const Project& project;
    TrailColors colors = TrailColors::byAgentType;
    std::string title = {};
};

/// Several pictures in one, small, three in a row, each below its title.
[[nodiscard]] std::string pictures(const std::vector<Picture>& all, std::string_view title);

/// The motion of some agents of every type, for the start page: five seconds after two, or from the
/// start in a world whose ticks are frames. If the project has a Cursor, a mouse goes around in the
/// world and clicks. @pre !hasErrors(check(project))
[[nodiscard]] Moves movesOf(const Project& project);

} // namespace tiller::docs
