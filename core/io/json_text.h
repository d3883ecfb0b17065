#pragma once

#include "core/base/result.h"
#include "core/io/json_value.h"

#include <cstdint>
#include <span>

namespace tiller {

struct TextPlace {
    int line = 0;   ///< from 1
    int column = 0; ///< in bytes, from 1
};

/// Finds the line and column of an offset in a text.
class LineIndex {
public:
    explicit LineIndex(std::string_view text);
    [[nodiscard]] TextPlace place(std::size_t offset) const;

private:
    std::vector<std::uint32_t> m_starts;
};

struct JsonDocument {
    JsonValue root;
    LineIndex lines;
};

/// How many items a list of the top level can have. Reading stops at the first item too many.
struct ListLimit {
    std::string_view key;
    std::size_t count = 0;
};

inline constexpr std::size_t maxFileDepth = 64;
inline constexpr std::size_t maxFileValues = 8'000'000;

/// Reads JSON. It refuses text that is not JSON, is cut off, is not UTF-8, has a key twice in one
/// object, or exceeds a limit; the problem has the line, the column and how to correct it. It skips
/// a UTF-8 byte order mark. Deep nesting does not use the stack.
[[nodiscard]] Result<JsonDocument> parseJson(std::string_view text,
                                             std::span<const ListLimit> limits = {});

} // namespace tiller
