#pragma once

namespace tiller {

/// Prints a table of what ways cost: many goals among houses, and the chase of one that moves.
void printWays();

} // namespace tiller
