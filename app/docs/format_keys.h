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
    /// @param schema as `tiller schema` prints it  @param file "project" or "export"
    FormatKeys(const JsonValue& schema, std::string file)
        : m_schema(schema), m_file(std::move(file)) {}

    /// A table of the keys of a definition; of the whole file without a name.
    [[nodiscard]] std::string tableOf(std::string_view definition = {});
    /// The keys of a definition with their defaults, in one line, without those of every item.
    [[nodiscard]] std::string lineOf(std::string_view definition) const;
    /// What a definition describes, as a sentence.
    [[nodiscard]] std::string helpOf(std::string_view definition) const;
    /// The definitions whose names begin so.
    [[nodiscard]] std::vector<std::string> definitions(std::string_view prefix) const;

    /// The keys without a meaning, so far.
    [[nodiscard]] const Problems& problems() const { return m_problems; }

private:
    [[nodiscard]] const JsonValue& definition(std::string_view name) const;
    [[nodiscard]] std::string meaningOf(const std::string& definition, const JsonMember& key);

    const JsonValue& m_schema;
    std::string m_file;
    Problems m_problems;
};

} // namespace tiller::docs
