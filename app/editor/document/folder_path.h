#pragma once

#include <QString>

namespace tiller {

/// The real path of a file that a project names, from the project's folder. Empty if the name, or a
/// link on its way, leads out of the folder: then nothing outside was looked at. Such a place may
/// be on a file system that never answers. The file may be missing.
/// @param folder of the project; empty: it has none, and no name leads anywhere
[[nodiscard]] QString pathInFolder(const QString& folder, const QString& name);

} // namespace tiller
