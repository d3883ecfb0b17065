#pragma once

#include "core/base/result.h"
#include "core/sim/inputs.h"

#include <string>
#include <string_view>

namespace tiller {

/// Input logs are JSON, `"format": "tiller-inputs", "version": 1`. readInputLog(writeInputLog(x))
/// is x, except for layout and notes of its start.
[[nodiscard]] std::string writeInputLog(const InputLog& log);
[[nodiscard]] Result<InputLog> readInputLog(std::string_view text);

} // namespace tiller
