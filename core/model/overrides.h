#pragma once

#include "core/base/result.h"
#include "core/model/change.h"

#include <optional>
#include <string>

namespace tiller {

/// @name Overrides: PATH=VALUE, as in `tiller run --set` and in experiments
/// PATH is the id of a parameter, `world.SETTING`, `NODE.SETTING`, `ITEM.SETTING`, `LINK.weight`,
/// `NODE.muted`, `NODE.solo` or `LAYER.hidden`, which only changes what is seen.
/// @{
[[nodiscard]] Result<Change> overrideChange(const Project& project, std::string_view pathAndValue);

/// The change of several lines, each applied after the lines before it. Empty lines are skipped.
[[nodiscard]] Result<Change> overrideChanges(const Project& project, std::string_view lines);

/// The problems of the lines that cannot be applied, one text for each and at most 20. Each line is
/// tried alone.
[[nodiscard]] std::vector<std::string> overrideProblems(const Project& project,
                                                        std::string_view lines);

[[nodiscard]] Result<Done> applyOverride(Project& project, std::string_view pathAndValue);

/// The difference between two projects, as overrides as far as that is possible.
struct OverridesBetween {
    std::string lines;
    Change rest = {}; ///< the rest, without names, places on the canvas, notes and annotations

    [[nodiscard]] bool complete() const { return rest.empty(); }
};
[[nodiscard]] OverridesBetween overridesBetween(const Project& from, const Project& to);
/// @}

} // namespace tiller
