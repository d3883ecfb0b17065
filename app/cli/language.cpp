#include "app/cli/console.h"
#include "app/page/page.h"
#include "core/base/text.h"

#include <algorithm>
#include <cstdlib>
#include <map>
#include <mutex>
#include <optional>
#include <string>
#include <unordered_map>
#include <vector>
#ifdef TILLER_IMPORT
#include <pugixml.hpp>
#endif

namespace tiller::cli {

namespace {

/// What the person's environment asks for, as the C library reads it: "de_DE.UTF-8".
std::string languageOfEnvironment() {
    for (const char* variable : {"LC_ALL", "LC_MESSAGES", "LANG"})
        if (const char* value = std::getenv(variable); value && *value)
            return value;
    return "C";
}

/// Which of the forms that a count has, as Qt orders them.
std::size_t formOf(const std::string& language, long long count) {
    if (language == "zh")
        return 0;
    if (language == "fr")
        return count > 1 ? 1 : 0;
    if (language != "ru")
        return count == 1 ? 0 : 1;
    const long long tens = count % 100;
    const long long ones = count % 10;
    if (ones == 1 && tens != 11)
        return 0;
    return ones >= 2 && ones <= 4 && (tens < 12 || tens > 14) ? 1 : 2;
}

/// The translations of a file of Qt's linguist: docs/translating.md. Some texts of core have
/// another sense than in the editor.
class Catalog {
public:
    explicit Catalog(const std::string& language) : m_language(language) {
#ifdef TILLER_IMPORT // then there is a reader of XML
        pugi::xml_document file;
        if (!file.load_file(
                sharedFile("words/" + language + ".ts", TILLER_WORDS "/" + language + ".ts")
                    .c_str()))
            return;
        for (const pugi::xml_node message : file.child("TS").child("context").children("message")) {
            const pugi::xml_node translation = message.child("translation");
            if (translation.attribute("type"))
                continue; // unfinished
            std::vector<std::string> forms;
            for (const pugi::xml_node form : translation.children("numerusform"))
                forms.emplace_back(form.text().get());
            if (forms.empty())
                forms.emplace_back(translation.text().get());
            const std::string source = message.child_value("source");
            const std::string sense = message.child_value("comment");
            if (sense == "core")
                m_forms.insert_or_assign(source, std::move(forms));
            else if (sense.empty()) // other senses are of the editor and of pages
                m_forms.try_emplace(source, std::move(forms));
        }
#endif
    }

    [[nodiscard]] std::string translated(std::string_view english,
                                         std::optional<long long> count) const {
        const auto found = m_forms.find(std::string(english));
        if (found == m_forms.end())
            return std::string(english);
        const std::size_t form = count ? formOf(m_language, *count) : 0;
        return form < found->second.size() ? found->second[form] : std::string(english);
    }

    [[nodiscard]] bool isEmpty() const {
        return m_forms.empty();
    }

private:
    std::string m_language;
    std::unordered_map<std::string, std::vector<std::string>> m_forms;
};

/// Any thread asks for it. It is read when it is needed first, and kept.
const Catalog& catalogOf(const std::string& language) {
    static std::mutex mutex;
    static std::map<std::string, Catalog> catalogs;
    const std::lock_guard lock(mutex);
    return catalogs.try_emplace(language, language).first->second;
}

std::string translated(std::string_view language, std::string_view english,
                       std::optional<long long> count) {
    return catalogOf(std::string(language)).translated(english, count);
}

} // namespace

void speak() {
    translateWith(translated, languageOfEnvironment().substr(0, 2));
}

bool isKnown(const std::string& language) {
    return language == languageCodes[0] ||
           (std::ranges::count(languageCodes, language) > 0 && !catalogOf(language).isEmpty());
}

} // namespace tiller::cli
