#pragma once

namespace tiller {

/// @name The speed slider
/// Marks at the speeds 0.1, 0.25, 0.5, 1, 2, 4 and 8, at equal distances. Between two marks the
/// speed grows by the same factor with each step. Near a mark it snaps to the mark.
/// @{
[[nodiscard]] double speedAt(double position); ///< clamped to 0 to 1
[[nodiscard]] double positionOf(double speed); ///< without snapping

/// The next mark up (+1) or down (-1).
[[nodiscard]] double nextSpeed(double speed, int direction);
/// @}

} // namespace tiller
