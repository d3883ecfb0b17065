#pragma once

#include "core/base/result.h"
#include "core/model/change.h"

#include <optional>
#include <string>

namespace tiller {

/// A number as an override takes it: all of the text, finite, 0 for -0.
[[nodiscard]] std::optional<double> parseNumber(std::string_view text);

/// @name Overrides: PATH=VALUE, as `tiller run --set` and experiments say it
/// `world.SETTING`, `NODE.SETTING`, `ITEM.SETTING`, `LINK.weight`, `NODE.muted` or `NODE.solo`.
/// @{
[[nodiscard]] Result<Change> overrideChange(const Project& project, std::string_view pathAndValue);

/// One a line, each on what those before it made; empty lines mean nothing.
[[nodiscard]] Result<Change> overrideChanges(const Project& project, std::string_view lines);

/// Why lines cannot be applied, one sentence for each that cannot; each is looked at alone.
[[nodiscard]] std::vector<std::string> overrideFaults(const Project& project,
                                                      std::string_view lines);

[[nodiscard]] Result<Done> applyOverride(Project& project, std::string_view pathAndValue);

/// What overrides can say of the way from one project to another.
struct OverridesBetween {
    std::string lines;
    Change rest = {}; ///< what they cannot say; names, layout, notes and annotations apart

    [[nodiscard]] bool complete() const { return rest.empty(); }
};
[[nodiscard]] OverridesBetween overridesBetween(const Project& from, const Project& to);
/// @}

} // namespace tiller
