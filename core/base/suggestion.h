#pragma once

#include <string>
#include <string_view>
#include <vector>

namespace tiller {

/// For a name that is not known: ` Did you mean "seek"?`, or all the names there are when none is
/// near; empty where there are none.
[[nodiscard]] std::string suggestion(std::string_view name, const std::vector<std::string>& known);

} // namespace tiller
