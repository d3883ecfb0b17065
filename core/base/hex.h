#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

namespace tiller {

[[nodiscard]] std::string toHex(std::uint64_t number); ///< 16 digits

/// The number of 16 hex digits; nothing for another text.
[[nodiscard]] std::optional<std::uint64_t> parseHex(std::string_view text);

} // namespace tiller
