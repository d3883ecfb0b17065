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

/// A type of input, as docs/format.md shows it.
struct InputType {
    std::string_view id;
    Input input; ///< as it begins
    HelpView help;
    HelpView example = {}; ///< the keys behind the type, with values
};
[[nodiscard]] const std::vector<InputType>& inputTypes();
/// An event of the type: a line of a log.
[[nodiscard]] std::string exampleOf(const InputType& type);

/// One of the events of a log, as a line.
[[nodiscard]] std::string writeInputEvent(const InputEvent& event);
/// Reads such a line. Whether an edit fits a project is for the caller to check.
[[nodiscard]] Result<InputEvent> readInputEvent(std::string_view line);

} // namespace tiller
