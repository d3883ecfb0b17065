#pragma once

#include <QString>

namespace tiller {

/// Whether these keys move the focus or press buttons: no action can have them.
[[nodiscard]] bool isForNavigation(const QString& keys);

/// What a pane does with these keys while it has the focus, in words; empty for nothing. An action
/// with these keys comes first.
[[nodiscard]] QString paneUseOf(const QString& keys);

} // namespace tiller
