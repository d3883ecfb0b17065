#pragma once

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

} // namespace tiller::docs
