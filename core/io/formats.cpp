#include "core/io/formats.h"

#include "core/io/migrations.h"

#include <algorithm>
#include <array>
#include <cmath>

namespace tiller {

namespace {

std::string newerVersion(const FileFormat& format, double version) {
    const std::string known = std::to_string(format.version());
    return "This is version " + toText(version) + " of " + std::string(format.title) +
           ", made by a newer Tiller; this one reads up to version " + known +
           ". Get the newer Tiller.";
}

/// The version of a file; 0, with a problem, if it is missing, wrong or too new.
std::size_t readVersion(Reading& reading, const JsonValue& root, const FileFormat& format) {
    const JsonValue* value = root.find("version");
    const double* version = value ? value->as<double>() : nullptr;
    const auto fail = [&](const std::string& text) {
        reading.fail(value ? value->offset : root.offset, text);
        return std::size_t{0};
    };
    if (!version || *version < 1 || *version != std::floor(*version))
        return fail(std::string(value ? "The \"version\" is not a whole number from 1."
                                      : "\"version\" is missing.") +
                    " Write \"version\": " + std::to_string(format.version()) + ".");
    if (*version > static_cast<double>(format.version()))
        return fail(newerVersion(format, *version));
    return static_cast<std::size_t>(*version);
}

/// Version 2 of input logs has several inputs about agents: "agent" becomes "move".
void nameMoves(JsonValue& root) {
    JsonValue* events = root.find("events");
    auto* list = events ? std::get_if<JsonValue::List>(&events->content) : nullptr;
    if (!list)
        return;
    for (JsonValue& event : *list)
        if (JsonValue* type = event.find("type"))
            if (auto* name = std::get_if<std::string>(&type->content); name && *name == "agent")
                *name = "move";
}

const FileFormat* findFormat(std::string_view id) {
    for (const FileFormat* format :
         {&projectFormat(), &jsonExportFormat(), &inputLogFormat(), &sweepPlanFormat()})
        if (format->id == id)
            return format;
    return nullptr;
}

std::string otherFormat(const std::string& id, std::span<const FileFormat* const> accepted) {
    std::string all;
    for (const FileFormat* each : accepted)
        all += (all.empty() ? "" : " or ") + std::string(each->title) + " (\"" +
               std::string(each->id) + "\")";
    const FileFormat* known = findFormat(id);
    return (known ? "This file is " + std::string(known->title)
                  : "This file's format is " + shortQuote(id)) +
           "; here " + all + " is needed. Open another file.";
}

} // namespace

const FileFormat& projectFormat() {
    static constexpr std::array<MigrationStep, 1> steps{migrateProjectFrom1};
    static const FileFormat format{"tiller-project", "a project", steps};
    return format;
}

const FileFormat& jsonExportFormat() {
    static constexpr std::array<MigrationStep, 1> steps{migrateExportFrom1};
    static const FileFormat format{"tiller-config", "an export", steps};
    return format;
}

const FileFormat& inputLogFormat() {
    static constexpr std::array<MigrationStep, 1> steps{nameMoves};
    static const FileFormat format{"tiller-inputs", "an input log", steps};
    return format;
}

const FileFormat& sweepPlanFormat() {
    static const FileFormat format{"tiller-sweep", "the plan of a sweep"};
    return format;
}

const FileFormat* recognizeFormat(Reading& reading, JsonValue& root,
                                  std::span<const FileFormat* const> accepted) {
    const JsonValue* value = root.find("format");
    const std::string* id = value ? value->as<std::string>() : nullptr;
    if (!id) {
        reading.fail(value ? value->offset : root.offset,
                     "This is JSON, but not a Tiller file: it does not have \"format\": \"" +
                         std::string(accepted.front()->id) + "\". Open a file that Tiller saved.");
        return nullptr;
    }
    const auto found =
        std::ranges::find_if(accepted, [&](const FileFormat* each) { return each->id == *id; });
    if (found == accepted.end()) {
        reading.fail(value->offset, otherFormat(*id, accepted));
        return nullptr;
    }
    const std::size_t version = readVersion(reading, root, **found);
    if (version == 0)
        return nullptr;
    for (std::size_t i = version - 1; i < (*found)->steps.size(); ++i)
        (*found)->steps[i](root);
    return *found;
}

} // namespace tiller
