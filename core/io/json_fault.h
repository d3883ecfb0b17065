#pragma once

#include <optional>
#include <string>
#include <string_view>

namespace tiller {

/// Where a parser stood when it could not go on.
struct JsonState {
    enum class Open { nothing, list, object };

    std::size_t offset = 0; ///< after the last token it understood
    Open open = Open::nothing;
    bool afterKey = false;   ///< a key came, its value did not
    bool hasContent = false; ///< an item of what is open came already; at the top, the whole value
    int openLine = 0;        ///< where the innermost list or object began
};

struct JsonFault {
    std::size_t offset = 0;
    std::string text; ///< what is wrong and how to mend it
};

/// Says in plain words why text is not JSON.
/// @pre the text is UTF-8, and a parser refused what follows state.offset
[[nodiscard]] JsonFault findJsonFault(std::string_view text, const JsonState& state);

/// The first byte from @p begin that is not part of valid UTF-8; nothing if all are.
[[nodiscard]] std::optional<std::size_t> findBadUtf8(std::string_view text, std::size_t begin = 0);

} // namespace tiller
