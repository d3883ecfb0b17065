#pragma once

#include <functional>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace tiller {

/// "an obstacle", "a point". @pre @p noun begins with the sound of its first letter
[[nodiscard]] std::string withArticle(std::string_view noun);

/// "a, b, c". @param textOf the text of each
template <class TextOf = std::identity>
[[nodiscard]] std::string commaList(auto&& items, TextOf textOf = {}) {
    std::string all;
    for (const auto& each : items)
        all += (all.empty() ? "" : ", ") + std::string(std::invoke(textOf, each));
    return all;
}

/// The known name that an unknown one may mean; nothing if none is similar.
[[nodiscard]] std::optional<std::string> similarName(std::string_view name,
                                                     const std::vector<std::string>& known);

/// A sentence about an unknown name, with a space before it: ` Did you mean "seek"?`, or a list of
/// all known names if none is similar. Empty if no name is known. @param whereAll a sentence that
/// replaces a very long list
[[nodiscard]] std::string suggestion(std::string_view name, const std::vector<std::string>& known,
                                     const std::string& whereAll = {});

} // namespace tiller
