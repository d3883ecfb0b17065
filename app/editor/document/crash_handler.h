#pragma once

#include <QString>

#include <string_view>

namespace tiller {

/// From now on, a crash leaves a report in the folder: the version, the signal, the last commands
/// and the stack. Only the person can read it, and it is sent nowhere. Removes the oldest reports,
/// so that with a new one there are at most ten.
/// @param folder must exist
void installCrashHandler(const QString& folder, const QString& version);

/// Remembers what the person did, for the report. Only the window's thread may call it.
void noteCommand(std::string_view command);

} // namespace tiller
