#pragma once

#include "core/base/result.h"
#include "core/io/json_value.h"

#include <string>
#include <string_view>
#include <vector>

namespace tiller::docs {

/// Describes the objects of a file by its JSON Schema.
class FormatKeys {
public:
    /// @param schema with help in Markdown
    explicit FormatKeys(const JsonValue& schema) : m_schema(schema) {}

    /// A table of the keys of a definition; of the whole file without a name.
    [[nodiscard]] std::string tableOf(std::string_view definition = {});
    /// A table of the keys that a definition has in common with all others of its kind.
    [[nodiscard]] std::string commonTable(std::string_view definition);
    /// The keys of a definition with their defaults, in one line, without those of every item.
    [[nodiscard]] std::string lineOf(std::string_view definition) const;
    /// What a definition describes, as a sentence.
    [[nodiscard]] std::string helpOf(std::string_view definition) const;
    /// The definitions whose names begin so.
    [[nodiscard]] std::vector<std::string> definitions(std::string_view prefix) const;

    /// The keys without help, so far.
    [[nodiscard]] const Problems& problems() const { return m_problems; }

private:
    [[nodiscard]] const JsonValue& definition(std::string_view name) const;
    [[nodiscard]] std::string meaningOf(std::string_view definition, const JsonMember& key);
    [[nodiscard]] std::vector<std::string> rowOf(std::string_view definition,
                                                 const JsonMember& key);

    const JsonValue& m_schema;
    Problems m_problems;
};

} // namespace tiller::docs
