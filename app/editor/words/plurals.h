#pragma once

namespace tiller {

/// From now on counts are in the right number: "1 run", "2 runs". Without a translator, tr() uses
/// the plural for 1, too.
/// @pre the program has its QCoreApplication
void installPlurals();

} // namespace tiller
