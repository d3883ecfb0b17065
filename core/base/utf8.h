#pragma once

#include <optional>
#include <string_view>

namespace tiller {

/// The first byte that is not part of valid UTF-8; nothing if the whole text is valid.
[[nodiscard]] std::optional<std::size_t> findBadUtf8(std::string_view text);

/// The start of a text that is at most @p most bytes long and does not end inside a character.
[[nodiscard]] std::string_view firstBytes(std::string_view text, std::size_t most);

} // namespace tiller
