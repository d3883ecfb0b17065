#include "app/page/site.h"

#include "app/page/page.h"
#include "core/io/files.h"
#include "core/io/json_writer.h"
#include "core/io/project_io.h"
#include "core/model/overrides.h"
#include "core/model/step.h"
#include "core/sim/simulation.h"

#include <algorithm>
#include <cmath>
#include <filesystem>
#include <map>
#include <unistd.h>

namespace tiller {

namespace {

constexpr std::size_t mostTracks = 100;
constexpr double seconds = 8;          // of watching
constexpr double mostAgentTicks = 1e6; // a large world shows less
constexpr std::size_t mostTicks = 480;

struct Track {
    std::size_t begin = 0;
    Points places = {};
};

using Tracks = std::map<std::pair<std::size_t, std::uint32_t>, Track>; // by population and ordinal

/// The project as its first step shows it.
Project firstStepOf(const Project& project) {
    Project shown = project;
    if (const auto steps = stepsOf(project); !steps.empty())
        if (const auto change = overrideChanges(project, stepOf(*steps.front()).changes))
            apply(change.value(), shown);
    return shown;
}

void sample(const Simulation& simulation, std::size_t number, std::size_t every, Tracks& tracks) {
    const auto& populations = simulation.populations();
    for (std::size_t type = 0; type < populations.size(); ++type) {
        const Population& agents = populations[type];
        for (std::size_t i = 0; i < agents.size(); ++i) {
            if (agents.ordinal[i] % every != 0)
                continue;
            const auto [found, isNew] = tracks.try_emplace({type, agents.ordinal[i]});
            if (isNew)
                found->second.begin = number;
            found->second.places.push_back({std::round(agents.x[i]), std::round(agents.y[i])});
        }
    }
}

constexpr std::size_t longestName = 60;
constexpr const char* indexName = "index.html";

/// A name that addresses and all systems take: letters, digits and hyphens.
std::string safeName(std::string_view name) {
    std::string safe;
    for (const char each : name.substr(0, longestName)) {
        const bool isPlain = (each >= 'a' && each <= 'z') || (each >= 'A' && each <= 'Z') ||
                             (each >= '0' && each <= '9') || each == '_';
        if (isPlain || (!safe.empty() && safe.back() != '-'))
            safe += isPlain ? each : '-';
    }
    while (!safe.empty() && safe.back() == '-')
        safe.pop_back();
    return safe.empty() ? "lesson" : safe;
}

std::string fileOf(const std::vector<SiteLesson>& lessons, std::size_t index) {
    const std::string number = std::to_string(index + 1);
    const std::size_t digits = std::max<std::size_t>(2, std::to_string(lessons.size()).size());
    return std::string(digits - std::min(digits, number.size()), '0') + number + "-" +
           safeName(lessons[index].name) + ".html";
}

/// Of what a browser remembers.
std::string keyOf(std::string_view title, const SiteLesson& lesson) {
    return "tiller/" + std::string(title) + "/" + lesson.name;
}

PageSite placeIn(const std::vector<SiteLesson>& lessons, std::string_view title, std::size_t i) {
    const bool isLast = i + 1 == lessons.size();
    return {.title = std::string(title),
            .index = indexName,
            .key = keyOf(title, lessons[i]),
            .number = i + 1,
            .count = lessons.size(),
            .nextTitle = isLast ? "" : lessons[i + 1].title(),
            .nextFile = isLast ? "" : fileOf(lessons, i + 1)};
}

/// What the index says of each lesson, in the language that now shows.
void writeInWords(JsonWriter& writer, const std::vector<SiteLesson>& lessons) {
    writer.beginList();
    for (const SiteLesson& lesson : lessons) {
        Project project = lesson.project;
        if (isOfExamples(lesson.folder))
            translateTexts(project);
        writer.beginObject(JsonWriter::Layout::line);
        writer.field("title", titleOfPage(lesson.title(), lesson.folder));
        writer.field("about", project.notes.whatItIs);
        writer.end();
    }
    writer.end();
}

std::string indexData(const std::vector<SiteLesson>& lessons, std::string_view title,
                      std::string_view language) {
    JsonWriter writer;
    writer.beginObject();
    writer.field("format", "tiller-site");
    writer.field("version", 2.0);
    writer.field("title", title);
    writer.field("language", language);
    writer.key("lessons").beginList();
    for (std::size_t i = 0; i < lessons.size(); ++i) {
        writer.beginObject();
        writer.field("file", fileOf(lessons, i));
        writer.field("key", keyOf(title, lessons[i]));
        writer.field("project", writeProject(withoutAnswers(lessons[i].project)));
        writer.key("tracks");
        writePreview(writer, lessons[i].project);
        writer.end();
    }
    writer.end();
    writeLanguages(writer, [&](JsonWriter& words) { writeInWords(words, lessons); });
    writer.end();
    return writer.take();
}

Result<Done> checkNames(const std::vector<SiteLesson>& lessons) {
    if (lessons.empty())
        return Problem{.text = say("A site needs at least one project.")};
    for (std::size_t i = 0; i < lessons.size(); ++i)
        for (std::size_t k = 0; k < i; ++k)
            if (lessons[k].name == lessons[i].name)
                return Problem{.text =
                                   say("Two projects are named \"%1\". Rename one of the files: "
                                       "browsers remember by this name what is done.",
                                       {lessons[i].name})};
    return Done();
}

namespace fs = std::filesystem;

Problem cannotWrite(const fs::path& folder, const std::error_code& error) {
    return {.text = say("The folder \"%1\" could not be written: %2. What it held before is "
                        "unchanged.",
                        {folder.string(), error.message()})};
}

/// Whether a file is a page or an index that Tiller has written.
bool isOfSite(const fs::path& file) {
    if (file.extension() != ".html" || !fs::is_regular_file(fs::symlink_status(file)))
        return false;
    const auto text = loadText(file);
    return text && text.value().find(pageMark) != std::string::npos;
}

/// Refuses a folder that holds something else.
Result<Done> checkFolder(const fs::path& folder) {
    std::error_code error;
    if (!fs::exists(folder, error))
        return Done();
    if (!fs::is_directory(folder, error))
        return Problem{.text = say("\"%1\" is a file, and a site is a folder. Name another one.",
                                   {folder.string()})};
    for (fs::directory_iterator each(folder, error), end; !error && each != end;
         each.increment(error))
        if (!isOfSite(each->path()))
            return Problem{.text =
                               say("The folder \"%1\" holds \"%2\", which is no page of a site. "
                                   "Nothing was written. Name a new folder, or move that away.",
                                   {folder.string(), each->path().filename().string()})};
    return error ? Result<Done>(cannotWrite(folder, error)) : Done();
}

/// Gives the new folder its name. If that fails, the old one has it again.
std::error_code replace(const fs::path& folder, const fs::path& made) {
    std::error_code error;
    if (!fs::exists(folder, error)) {
        fs::rename(made, folder, error);
        return error;
    }
    const fs::path old = made.string() + "-old";
    fs::rename(folder, old, error);
    if (error)
        return error;
    fs::rename(made, folder, error);
    std::error_code ignored;
    if (error)
        fs::rename(old, folder, ignored);
    else
        fs::remove_all(old, ignored); // pages that are replaced; the new ones have their name
    return error;
}

} // namespace

std::string SiteLesson::title() const {
    return titleOfName(name);
}

void writePreview(JsonWriter& writer, const Project& project) {
    const Project shown = firstStepOf(project);
    Simulation simulation(shown, {.threads = 1});
    const auto agents = std::max<std::size_t>(1, simulation.agentCount());
    const double ticks =
        std::min({seconds * shown.worldNumber("ticksPerSecond"),
                  mostAgentTicks / static_cast<double>(agents), static_cast<double>(mostTicks)});
    const auto between = static_cast<std::size_t>(std::max(1.0, ticks / previewSamples));
    const std::size_t every = (agents + mostTracks - 1) / mostTracks;
    Tracks tracks;
    for (std::size_t number = 0; number < previewSamples; ++number) {
        sample(simulation, number, every, tracks);
        for (std::size_t i = 0; i < between; ++i)
            simulation.step();
    }
    writer.beginList();
    std::size_t left = 2 * mostTracks; // where many are born
    for (const auto& [name, track] : tracks) {
        if (left-- == 0)
            break;
        writer.beginObject(JsonWriter::Layout::line);
        writer.field("type", simulation.populations()[name.first].type);
        writer.field("begin", static_cast<double>(track.begin));
        writer.field("places", track.places);
        writer.end();
    }
    writer.end();
}

Result<std::vector<SiteFile>> writeSite(const std::vector<SiteLesson>& lessons,
                                        std::string_view title, std::string_view pageTemplate,
                                        std::string_view siteTemplate,
                                        const std::function<bool(std::size_t)>& begins,
                                        std::string_view language) {
    if (const auto checked = checkNames(lessons); !checked)
        return checked.problems();
    std::vector<SiteFile> files;
    for (std::size_t i = 0; i < lessons.size(); ++i) {
        if (begins && !begins(i))
            return Problem{.text = say("Canceled.")};
        const PageSite place = placeIn(lessons, title, i);
        auto page = writePage(lessons[i].project, lessons[i].title(), pageTemplate, &place,
                              lessons[i].folder, language);
        if (!page)
            return page.problems();
        files.push_back({fileOf(lessons, i), std::move(page).value()});
    }
    auto index = fillTemplate(siteTemplate, title, indexData(lessons, title, language));
    if (!index)
        return index.problems();
    files.push_back({indexName, std::move(index).value()});
    return files;
}

Result<Done> saveSite(const FilePath& named, const std::vector<SiteFile>& files) {
    std::error_code error;
    fs::path folder = fs::weakly_canonical(fs::absolute(named, error), error);
    if (error)
        return cannotWrite(fs::path(named), error);
    if (!folder.has_filename())
        folder = folder.parent_path();
    if (const auto checked = checkFolder(folder); !checked)
        return checked;
    const fs::path made = folder.parent_path() / (".tiller-site-" + std::to_string(::getpid()));
    fs::remove_all(made, error); // of a killed process
    fs::create_directory(made, error);
    if (error)
        return cannotWrite(folder, error);
    Result<Done> done = Done();
    for (const SiteFile& file : files)
        if (done)
            done = saveText(made / file.name, file.text);
    if (done)
        if (error = replace(folder, made); error)
            done = cannotWrite(folder, error);
    if (!done)
        fs::remove_all(made, error);
    return done;
}

} // namespace tiller
