#include "app/page/site.h"

#include "app/page/page.h"
#include "app/page/page_data.h"
#include "app/page/preview.h"
#include "core/io/json_writer.h"
#include "core/io/project_io.h"
#include "core/model/step.h"

#include <algorithm>

namespace tiller {

namespace {

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
            .nextTitle = isLast ? "" : titleOfName(lessons[i + 1].name),
            .nextFile = isLast ? "" : fileOf(lessons, i + 1)};
}

std::string indexData(const std::vector<SiteLesson>& lessons, std::string_view title) {
    JsonWriter writer;
    writer.beginObject();
    writer.field("format", "tiller-site");
    writer.field("version", 1.0);
    writer.field("title", title);
    writer.key("lessons").beginList();
    for (std::size_t i = 0; i < lessons.size(); ++i) {
        writer.beginObject();
        writer.field("title", titleOfName(lessons[i].name));
        writer.field("file", fileOf(lessons, i));
        writer.field("key", keyOf(title, lessons[i]));
        writer.field("project", writeProject(lessons[i].project));
        writer.key("tracks");
        writePreview(writer, lessons[i].project);
        writer.end();
    }
    writer.end();
    writer.end();
    return writer.take();
}

Result<Done> checkNames(const std::vector<SiteLesson>& lessons) {
    if (lessons.empty())
        return Problem{.text = "A site needs at least one project."};
    for (std::size_t i = 0; i < lessons.size(); ++i)
        for (std::size_t k = 0; k < i; ++k)
            if (lessons[k].name == lessons[i].name)
                return Problem{.text = "Two projects are named \"" + lessons[i].name +
                                       "\". Rename one of the files: browsers remember by this "
                                       "name what is done."};
    return Done();
}

} // namespace

Result<std::vector<SiteFile>> writeSite(const std::vector<SiteLesson>& lessons,
                                        std::string_view title, std::string_view pageTemplate,
                                        std::string_view siteTemplate,
                                        const std::function<bool(std::size_t)>& begins) {
    if (const auto checked = checkNames(lessons); !checked)
        return checked.problems();
    std::vector<SiteFile> files;
    for (std::size_t i = 0; i < lessons.size(); ++i) {
        if (begins && !begins(i))
            return Problem{.text = "Canceled."};
        const PageSite place = placeIn(lessons, title, i);
        auto page =
            writePage(lessons[i].project, titleOfName(lessons[i].name), pageTemplate, &place);
        if (!page)
            return page.problems();
        files.push_back({fileOf(lessons, i), std::move(page).value()});
    }
    auto index = fillTemplate(siteTemplate, title, indexData(lessons, title));
    if (!index)
        return index.problems();
    files.push_back({indexName, std::move(index).value()});
    return files;
}

} // namespace tiller
