#pragma once

#include <string>
#include <string_view>

namespace tiller {

/// How far a JSON parser came before it stopped.
struct JsonStop {
    enum class Open { nothing, list, object };

    std::size_t tokenEnd = 0;  ///< after the last token that it understood
    std::size_t offset = 0;    ///< of the byte at which it stopped
    Open open = Open::nothing; ///< the innermost list or object
    int openLine = 0;          ///< the line on which that begins
    bool afterKey = false;     ///< it has read a key, but not its value
    bool hasContent = false;   ///< it has read an item of that, or the whole top-level value
};

struct JsonProblem {
    std::size_t offset = 0;
    std::string text; ///< what is wrong, and how to correct it
};

/// Explains why a text is not JSON. @pre the text is UTF-8
[[nodiscard]] JsonProblem explainStop(std::string_view text, const JsonStop& stop);

} // namespace tiller
