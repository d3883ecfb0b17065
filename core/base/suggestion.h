#pragma once

#include <string>
#include <string_view>
#include <vector>

namespace tiller {

/// For a name that is not known: ` Did you mean "seek"?`, or all the names there are when none is
/// near; empty where there are none. Of very many names it says only where they can be read, if
/// that is given.
[[nodiscard]] std::string suggestion(std::string_view name, const std::vector<std::string>& known,
                                     const std::string& whereAll = {});

} // namespace tiller
