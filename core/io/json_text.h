#pragma once

#include "core/base/result.h"
#include "core/io/json_value.h"

#include <span>

namespace tiller {

struct TextPlace {
    int line = 0;   ///< from 1
    int column = 0; ///< in bytes, from 1
};

/// Turns offsets into lines and columns.
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

/// How many items a list of the top level may hold: more are refused while reading.
struct ListLimit {
    std::string_view key;
    std::size_t count = 0;
};

inline constexpr std::size_t maxFileBytes = 67'108'864; // 64 MiB
inline constexpr std::size_t maxFileDepth = 64;
inline constexpr std::size_t maxFileValues = 8'000'000;

/// Reads JSON. Refused, with line, column and mend: what is not JSON, is cut, is not UTF-8, has
/// the same key twice in one object, or is beyond the limits. A UTF-8 byte order mark is skipped.
/// The depth of the text costs no stack.
[[nodiscard]] Result<JsonDocument> parseJson(std::string_view text,
                                             std::span<const ListLimit> limits = {});

} // namespace tiller
