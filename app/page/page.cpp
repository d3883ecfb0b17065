#include "app/page/page.h"

#include "app/page/page_data.h"
#include "core/model/check.h"

namespace tiller {

namespace {

/// Where a mark stands; nothing if it is missing or stands twice.
std::optional<std::size_t> placeOf(std::string_view mark, std::string_view text) {
    const std::size_t at = text.find(mark);
    if (at == std::string_view::npos || text.find(mark, at + mark.size()) != std::string_view::npos)
        return {};
    return at;
}

} // namespace

std::string escapeHtml(std::string_view text) {
    std::string escaped;
    for (const char each : text) {
        switch (each) {
        case '&':
            escaped += "&amp;";
            break;
        case '<':
            escaped += "&lt;";
            break;
        case '>':
            escaped += "&gt;";
            break;
        case '"':
            escaped += "&quot;";
            break;
        case '\'':
            escaped += "&#39;";
            break;
        default:
            escaped += each;
        }
    }
    return escaped;
}

std::string escapeJsonForScript(std::string_view json) {
    std::string escaped;
    escaped.reserve(json.size() + json.size() / 16);
    for (std::size_t i = 0; i < json.size(); ++i) {
        const std::string_view rest = json.substr(i);
        if (rest.starts_with("\xE2\x80\xA8") || rest.starts_with("\xE2\x80\xA9")) {
            escaped += rest[2] == '\xA8' ? "\\u2028" : "\\u2029";
            i += 2;
        } else if (rest[0] == '<') {
            escaped += "\\u003c";
        } else if (rest[0] == '>') {
            escaped += "\\u003e";
        } else if (rest[0] == '&') {
            escaped += "\\u0026";
        } else {
            escaped += rest[0];
        }
    }
    return escaped;
}

std::string titleOfName(std::string_view name) {
    std::string title(name);
    for (char& each : title)
        each = each == '-' || each == '_' ? ' ' : each;
    if (!title.empty() && title.front() >= 'a' && title.front() <= 'z')
        title.front() = static_cast<char>(title.front() - 'a' + 'A');
    return title;
}

Result<std::string> fillTemplate(std::string_view pageTemplate, std::string_view title,
                                 std::string_view json) {
    const auto titleAt = placeOf(pageTitlePlace, pageTemplate);
    const auto dataAt = placeOf(pageDataPlace, pageTemplate);
    if (!titleAt || !dataAt || *dataAt < *titleAt)
        return Problem{.text = "The template of pages lacks " + std::string(pageTitlePlace) +
                               " followed by " + std::string(pageDataPlace) +
                               ", once each. Make it again with ./dev page."};
    const std::size_t titleEnd = *titleAt + pageTitlePlace.size();
    std::string page(pageTemplate.substr(0, *titleAt));
    page += escapeHtml(title);
    page += pageTemplate.substr(titleEnd, *dataAt - titleEnd);
    page += escapeJsonForScript(json);
    page += pageTemplate.substr(*dataAt + pageDataPlace.size());
    return page;
}

Result<std::string> writePage(const Project& project, std::string_view title,
                              std::string_view pageTemplate, const PageSite* site) {
    if (Problems errors = findErrors(project); !errors.empty())
        return errors;
    return fillTemplate(pageTemplate, title, pageData(project, title, site));
}

} // namespace tiller
