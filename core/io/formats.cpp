#include "core/io/formats.h"

#include "core/io/object_reader.h"

#include <algorithm>
#include <cmath>

namespace tiller {

namespace {

std::string otherVersion(const FileFormat& format, double version) {
    if (version < static_cast<double>(format.first))
        return say("This is version %1 of %2, made before the first release; this one reads "
                   "versions from %3. Make the file anew.",
                   {toText(version), format.title.shown(), std::to_string(format.first)});
    return say("This is version %1 of %2, made by a newer Tiller; this one reads up to version "
               "%3. Get the newer Tiller.",
               {toText(version), format.title.shown(), std::to_string(format.version())});
}

/// The version of a file; 0, with a problem, if it is missing, wrong or not read.
std::size_t readVersion(Reading& reading, const JsonValue& root, const FileFormat& format) {
    const JsonValue* value = root.find("version");
    const double* version = value ? value->as<double>() : nullptr;
    const auto fail = [&](const std::string& text) {
        reading.fail(value ? value->offset : root.offset, text);
        return std::size_t{0};
    };
    if (!version || *version < 1 || *version != std::floor(*version))
        return fail((value ? say("The \"version\" is not a whole number from 1.")
                           : say("\"version\" is missing.")) +
                    " " + say("Write \"version\": %1.", {std::to_string(format.version())}));
    if (*version < static_cast<double>(format.first) ||
        *version > static_cast<double>(format.version()))
        return fail(otherVersion(format, *version));
    return static_cast<std::size_t>(*version);
}

const FileFormat* findFormat(std::string_view id) {
    for (const FileFormat* format :
         {&projectFormat, &jsonExportFormat, &inputLogFormat, &sweepPlanFormat})
        if (format->id == id)
            return format;
    return nullptr;
}

std::string otherFormat(const std::string& id, std::span<const FileFormat* const> accepted) {
    std::string all;
    for (const FileFormat* each : accepted) {
        const std::string one = each->title.shown() + " (\"" + std::string(each->id) + "\")";
        all = all.empty() ? one : say("%1 or %2", {all, one});
    }
    if (const FileFormat* known = findFormat(id))
        return say("This file is %1; here %2 is needed. Open another file.",
                   {known->title.shown(), all});
    return say("This file's format is %1; here %2 is needed. Open another file.",
               {shortQuote(id), all});
}

} // namespace

const FileFormat* recognizeFormat(Reading& reading, JsonValue& root,
                                  std::span<const FileFormat* const> accepted) {
    const JsonValue* value = root.find("format");
    const std::string* id = value ? value->as<std::string>() : nullptr;
    if (!id) {
        reading.fail(
            value ? value->offset : root.offset,
            say("This is JSON, but not a Tiller file: it does not have \"format\": \"%1\". "
                "Open a file that Tiller saved.",
                {std::string(accepted.front()->id)}));
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
    for (const Migration& each : (*found)->migrations.subspan(version - (*found)->first))
        each.rewrite(root);
    return *found;
}

} // namespace tiller
