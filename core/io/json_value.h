#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

namespace tiller {

struct JsonMember;

/// A parsed JSON value with its place in the text. Migrations rewrite it.
struct JsonValue {
    using List = std::vector<JsonValue>;
    using Object = std::vector<JsonMember>; ///< in the order of the text

    std::variant<std::monostate, bool, double, std::string, List, Object> content;
    std::uint32_t offset = 0; ///< of its first byte in the text

    /// Null if it is of another kind.
    template <class T>
    [[nodiscard]] const T* as() const {
        return std::get_if<T>(&content);
    }
    template <class T>
    [[nodiscard]] T* as() {
        return std::get_if<T>(&content);
    }

    /// The value of a key; null if this is not an object or has no such key.
    [[nodiscard]] const JsonValue* find(std::string_view key) const;
    [[nodiscard]] JsonValue* find(std::string_view key);
};

struct JsonMember {
    std::string key;
    std::uint32_t offset = 0; ///< of the key's quotation mark
    JsonValue value;
};

/// The kind of a value for a sentence: "a number", "a list", ...
[[nodiscard]] std::string kindOf(const JsonValue& value);

} // namespace tiller
