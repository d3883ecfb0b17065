#pragma once

#include "core/model/project.h"

namespace tiller::docs {

/// So many ticks of a small project are run for its picture, and for its golden hash.
inline constexpr std::size_t pictureTicks = 500;

enum class TrailColors {
    byAgentType, ///< the agents' own
    byBehavior,  ///< of the behavior that led at each place
};

/// An SVG picture of what agents of a project do: the scene, the ways they went (fainter where
/// longer ago), where they started and what became of them. The same bytes on every machine.
/// @pre !hasErrors(check(project))
[[nodiscard]] std::string picture(const Project& project, TrailColors colors,
                                  std::string_view title);

} // namespace tiller::docs
