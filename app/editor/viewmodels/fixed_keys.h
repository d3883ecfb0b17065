#pragma once

#include <QString>

namespace tiller {

/// Whether one gets through the window, or presses its buttons, by these keys: no action can have
/// them for its own.
[[nodiscard]] bool isForWalking(const QString& keys);

/// What a pane does with these keys while it has the keyboard, in words; empty for nothing. An
/// action that has them comes first.
[[nodiscard]] QString paneUseOf(const QString& keys);

} // namespace tiller
