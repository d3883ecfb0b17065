#pragma once

namespace tiller {

/// @name The speed slider
/// Marks at 0.1, 0.25, 0.5, 1, 2, 4 and 8 times, at equal distances; between them each step to the
/// right makes it the same times faster. Near a mark it snaps to it.
/// @{
[[nodiscard]] double speedAt(double position); ///< 0 to 1; beyond is cut
[[nodiscard]] double positionOf(double speed); ///< without snapping

/// The next mark up (+1) or down (-1).
[[nodiscard]] double nextSpeed(double speed, int direction);
/// @}

} // namespace tiller
