#pragma once

#include <QString>

namespace tiller {

/// A folder in the person's state folder, for what the editor keeps by itself: versions and crash
/// reports. $XDG_STATE_HOME/tiller/NAME, or ~/.local/state/tiller/NAME. Only the person can read
/// it. The call makes it; if that fails, writing to it does, too.
[[nodiscard]] QString stateFolder(const QString& name);

/// Makes a folder that only the person can read, if there is none.
void makePrivateFolder(const QString& folder);

} // namespace tiller
