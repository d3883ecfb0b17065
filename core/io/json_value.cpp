#include "core/io/json_value.h"

#include <array>
#include <utility>

namespace tiller {

const JsonValue* JsonValue::find(std::string_view key) const {
    if (const Object* object = as<Object>())
        for (const JsonMember& member : *object)
            if (member.key == key)
                return &member.value;
    return nullptr;
}

JsonValue* JsonValue::find(std::string_view key) {
    return const_cast<JsonValue*>(std::as_const(*this).find(key));
}

std::string kindOf(const JsonValue& value) {
    constexpr std::array names{"null", "true or false", "a number", "text", "a list", "an object"};
    return names.at(value.content.index());
}

} // namespace tiller
