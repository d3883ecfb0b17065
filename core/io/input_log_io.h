#pragma once

#include "core/base/result.h"
#include "core/sim/inputs.h"

#include <string>
#include <string_view>

namespace tiller {

/// Input logs are JSON with `"format": "tiller-inputs", "version": 2`. A log that is written and
/// read is the same, except that its start has no layout, annotations and notes.
[[nodiscard]] std::string writeInputLog(const InputLog& log);
[[nodiscard]] Result<InputLog> readInputLog(std::string_view text);

/// One of the events of a log, as a line.
[[nodiscard]] std::string writeInputEvent(const InputEvent& event);
/// Reads such a line. Whether an edit fits a project is for the caller to check.
[[nodiscard]] Result<InputEvent> readInputEvent(std::string_view line);

} // namespace tiller
