#include "app/page/page.h"

#include "app/look/color.h"
#include "core/base/lattice.h"
#include "core/base/number_text.h"
#include "core/io/files.h"
#include "core/io/json_writer.h"
#include "core/io/project_io.h"
#include "core/model/check.h"
#include "core/model/groups.h"
#include "core/model/parameters.h"
#include "core/model/registry.h"
#include "core/model/step.h"
#include "core/nodes/worked_formula.h"
#include "core/sim/measure.h"

#include <algorithm>
#include <filesystem>
#include <map>
#include <set>

namespace tiller {

std::string sharedFile(std::string_view name, std::string_view built) {
    namespace fs = std::filesystem;
    std::error_code error;
    const fs::path program = fs::read_symlink("/proc/self/exe", error);
    if (!error) {
        const fs::path installed = program.parent_path().parent_path() / "share/tiller" / name;
        if (fs::exists(installed, error))
            return installed.string();
    }
    return std::string(built);
}

std::string pageTemplateFile() {
    return sharedFile("page-template.html", TILLER_BUILT_PAGE);
}

bool isOfExamples(const std::string& folder) {
    namespace fs = std::filesystem;
    std::error_code error;
    return !folder.empty() &&
           fs::equivalent(folder, sharedFile("examples", TILLER_SOURCE_EXAMPLES), error) && !error;
}

namespace {

Result<std::string> load(const std::string& file) {
    auto text = loadText(file);
    if (!text)
        return Problem{.text = say("A page needs %1, which cannot be read. Make it with ./dev page "
                                   "in the sources of Tiller, then try again.",
                                   {file})};
    return text;
}

/// Where a mark stands; nothing if it is missing or stands twice.
std::optional<std::size_t> placeOf(std::string_view mark, std::string_view text) {
    const std::size_t at = text.find(mark);
    if (at == std::string_view::npos || text.find(mark, at + mark.size()) != std::string_view::npos)
        return {};
    return at;
}

std::string hexColor(std::uint32_t color) {
    return "#" + toHex(color, 6);
}

/// A value in words. Points are counted.
std::string inWords(const Project& project, const Setting& setting, const Value& value) {
    if (std::holds_alternative<double>(value))
        return say("no limit");
    if (const auto* flag = std::get_if<bool>(&value))
        return *flag ? say("on") : say("off");
    if (const auto* points = std::get_if<Points>(&value))
        return sayCount(static_cast<long long>(points->size()), "%n place", "%n places");
    const std::string& text = textOf(value);
    const auto choice = std::ranges::find(setting.choices, text, &Choice::id);
    if (choice != setting.choices.end())
        return choice->title.shown();
    if (const SceneItem* item = project.sceneItem(text); item && !item->name.empty())
        return item->name;
    return text;
}

bool isShown(const Node& node, const Setting& setting) {
    return setting.kind != SettingKind::color && setting.group != "Look" &&
           (!setting.appliesWhen ||
            setting.appliesWhen->holds(valueOf(node, setting.appliesWhen->setting)));
}

void writeType(JsonWriter& writer, const NodeType& type) {
    const ColorPair colors = behaviorColors(type.id);
    writer.beginObject();
    writer.field("id", type.id);
    writer.field("title", type.title.shown());
    writer.field("kind", toString(type.kind));
    writer.field("help", type.help.shown());
    writer.field("dark", hexColor(colors.dark));
    writer.field("light", hexColor(colors.light));
    writer.key("ports").beginList();
    for (const Port& port : type.ports) {
        writer.beginObject(JsonWriter::Layout::line);
        writer.field("id", port.id);
        writer.field("title", port.title.shown());
        writer.field("type", toString(port.type));
        writer.field("isInput", port.isInput);
        writer.end();
    }
    writer.end();
    writer.end();
}

void writeChoices(JsonWriter& writer, const Setting& setting) {
    writer.key("choices").beginList(JsonWriter::Layout::line);
    for (const Choice& choice : setting.choices) {
        writer.beginObject(JsonWriter::Layout::line);
        writer.field("id", choice.id);
        writer.field("title", choice.title.shown());
        writer.end();
    }
    writer.end();
}

/// The links that a behavior's force goes along, with the title of the weight of each.
void writeWeights(JsonWriter& writer, const Project& project, const Node& node) {
    std::vector<const Link*> links;
    for (const Link& link : project.links)
        if (link.from.node == node.id && findDrivable(project, {link.id, "weight"}))
            links.push_back(&link);
    writer.key("weights").beginList();
    for (const Link* link : links) {
        writer.beginObject(JsonWriter::Layout::line);
        writer.field("link", link->id);
        writer.field("title", links.size() == 1
                                  ? say("Weight")
                                  : say("Weight for %1",
                                        {nameInLists(project, *project.node(link->to.node))}));
        writer.end();
    }
    writer.end();
}

void writeCard(JsonWriter& writer, const Project& project, const Node& node) {
    const NodeType& type = *findNodeType(node.type);
    writer.beginObject();
    writer.field("id", node.id);
    writer.field("title", nameInLists(project, node));
    writer.field("formula", formulaText(type, settingsAsTerms(type, node.values)));
    writer.key("settings").beginList();
    for (std::size_t i = 0; i < std::min(node.values.size(), type.settings.size()); ++i) {
        const Setting& setting = type.settings[i];
        if (!isShown(node, setting))
            continue;
        writer.beginObject(JsonWriter::Layout::line);
        writer.field("id", setting.id);
        writer.field("title", setting.title.shown());
        const double* number = std::get_if<double>(&node.values[i]);
        if (number && *number < noLimit)
            writer.field("value", *number); // with the decimal point of the page's language
        else
            writer.field("value", inWords(project, setting, node.values[i]));
        if (!setting.choices.empty())
            writeChoices(writer, setting);
        if (const bool* flag = std::get_if<bool>(&node.values[i]))
            writer.field("flag", *flag);
        writer.end();
    }
    writer.end();
    writeWeights(writer, project, node);
    writer.end();
}

/// What a parameter that is a choice may be.
void writeChoices(JsonWriter& writer, const Project& project, const Parameter& parameter) {
    if (!std::holds_alternative<std::string>(parameter.value) || parameter.drives.empty())
        return;
    const auto driven = findDrivable(project, parameter.drives.front());
    if (!driven)
        return;
    writer.beginObject();
    writer.field("parameter", parameter.id);
    writeChoices(writer, *driven->setting);
    writer.end();
}

/// The numbers that give agents their colors, with both scales from the least to the largest.
void writeColorings(JsonWriter& writer, const Project& project) {
    constexpr int steps = 32;
    const auto& quantities = findAnnotationType("monitor")->setting("quantity")->choices;
    writer.key("colorings").beginList();
    for (const Coloring& each : coloringsIn(project)) {
        MonitorAnnotation what = each.what;
        what.agent.clear();
        writer.beginObject(JsonWriter::Layout::line);
        writer.field("type", what.of);
        writer.field("quantity", quantities[static_cast<std::size_t>(what.quantity)].id);
        writer.field("node", what.node);
        writer.field("title", quantityText(what, project));
        writer.field("from", what.colorsFrom);
        writer.field("to", what.colorsTo);
        writer.end();
    }
    writer.end();
    for (const bool dark : {true, false}) {
        writer.key(dark ? "darkScale" : "lightScale").beginList(JsonWriter::Layout::line);
        for (int i = 0; i < steps; ++i)
            writer.value(hexColor(numberColor(i / (steps - 1.0), dark)));
        writer.value(hexColor(dark ? nobodyColors().dark : nobodyColors().light)); // without one
        writer.end();
    }
}

std::string toBase64(std::string_view bytes) {
    constexpr std::string_view digits =
        "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/";
    std::string text;
    for (std::size_t i = 0; i < bytes.size(); i += 3) {
        std::uint32_t three = 0;
        for (std::size_t k = i; k < i + 3; ++k)
            three = three << 8U | (k < bytes.size() ? static_cast<unsigned char>(bytes[k]) : 0U);
        for (std::size_t k = 0; k < 4; ++k)
            text += i + k <= bytes.size() ? digits[three >> (18 - 6 * k) & 63U] : '=';
    }
    return text;
}

/// What a file of pixels is, by its first bytes; empty for others.
std::string_view mediaType(std::string_view bytes) {
    if (bytes.starts_with("\x89PNG\r\n"))
        return "image/png";
    if (bytes.starts_with("\xff\xd8\xff"))
        return "image/jpeg";
    if (bytes.starts_with("GIF8"))
        return "image/gif";
    if (bytes.starts_with("RIFF") && bytes.substr(8).starts_with("WEBP"))
        return "image/webp";
    return {};
}

/// A picture of the project's folder as a data URL; empty if it is none.
std::string pictureUrl(const std::string& folder, const std::string& name, std::size_t mostBytes) {
    namespace fs = std::filesystem;
    if (folder.empty())
        return {};
    std::error_code error;
    const fs::path root = fs::canonical(FilePath(folder), error);
    const fs::path file = error ? fs::path() : fs::canonical(root / FilePath(name), error);
    const fs::path inside = file.lexically_relative(root);
    if (error || inside.empty() || *inside.begin() == "..")
        return {}; // a page has nothing from elsewhere
    const auto bytes = loadText(FilePath(file), mostBytes);
    if (!bytes)
        return {};
    const std::string_view type = mediaType(bytes.value());
    return type.empty() ? "" : "data:" + std::string(type) + ";base64," + toBase64(bytes.value());
}

/// Adds the names of files of pictures in a note: ![words](name.png) or ![words](<a name.png>).
void addPictures(std::string_view note, std::map<std::string, std::size_t>& names) {
    constexpr std::size_t mostBytes = 16 << 20; // as the editor's notes
    for (std::size_t at = note.find("!["); at != std::string_view::npos; at = note.find("![", at)) {
        at += 2;
        const std::size_t words = note.find(']', at);
        if (words == std::string_view::npos || note.substr(words, 2) != "](")
            continue;
        std::string_view name = note.substr(words + 2);
        const bool isQuoted = name.starts_with('<');
        name = name.substr(isQuoted ? 1 : 0);
        name = name.substr(0, name.find_first_of(isQuoted ? ">" : ") \n"));
        if (!name.empty() && name.find("://") == std::string_view::npos)
            names.try_emplace(std::string(name), mostBytes);
    }
}

/// The files of pictures that a project shows, with what they may have at most.
std::map<std::string, std::size_t> pictureNames(const Project& project) {
    constexpr std::size_t mostBytes = 4 << 20; // of an agent: each is drawn often
    std::map<std::string, std::size_t> names;
    for (const Node& node : project.nodes)
        if (const NodeType* type = findNodeType(node.type); type && type->setting("picture"))
            names.emplace(textOf(valueOf(node, "picture")), mostBytes);
    for (const std::string& note : {project.notes.whatItIs, project.notes.howItWorks,
                                    project.notes.thingsToNotice, project.notes.thingsToTry})
        addPictures(note, names);
    for (const Annotation* each : stepsOf(project)) {
        const StepAnnotation step = stepOf(*each);
        addPictures(step.text, names);
        addPictures(step.answer, names);
    }
    names.erase("");
    return names;
}

void writePictures(JsonWriter& writer, const Project& project, const std::string& folder) {
    writer.key("pictures").beginObject();
    for (const auto& [name, mostBytes] : pictureNames(project))
        if (const std::string url = pictureUrl(folder, name, mostBytes); !url.empty())
            writer.field(name, url);
    writer.end();
}

/// What plots and counters measure.
void writePlots(JsonWriter& writer, const Project& project) {
    writer.key("plots").beginList();
    for (const Annotation& each : project.annotations) {
        if (each.type != "monitor")
            continue;
        const auto what = settingsOf<MonitorAnnotation>(each);
        writer.beginObject(JsonWriter::Layout::line);
        writer.field("id", each.id);
        writer.field("quantity", quantityText(what, project));
        writer.field("whose", whoseText(what, project));
        writer.end();
    }
    writer.end();
}

/// FNV-1a.
std::uint32_t secretHash(std::string_view text) {
    std::uint32_t hash = 2166136261U;
    for (const char each : text)
        hash = (hash ^ static_cast<unsigned char>(each)) * 16777619U;
    return hash;
}

/// A text that nobody reads by chance: see decoded() in web/src/step.ts.
std::string encoded(std::string bytes, std::string_view key) {
    std::uint32_t state = secretHash(key) | 1U;
    for (char& each : bytes) {
        state ^= state << 13U;
        state ^= state >> 17U;
        state ^= state << 5U;
        each = static_cast<char>(static_cast<unsigned char>(each) ^ (state & 255U));
    }
    return toBase64(bytes);
}

void writeSecrets(JsonWriter& writer, const Project& project, std::string_view salt) {
    writer.key("secrets").beginObject();
    for (const Annotation* each : stepsOf(project)) {
        const StepAnnotation step = stepOf(*each);
        const std::string key = std::string(salt) + "/" + each->id + "/";
        writer.key(each->id).beginObject(JsonWriter::Layout::line);
        writer.key("choices").beginList(JsonWriter::Layout::line);
        for (const StepAnswer& answer : readAnswers(step.answers))
            if (answer.isRight && step.ask == Ask::choice)
                writer.value(static_cast<double>(secretHash(key + answer.text)));
        writer.end();
        if (step.ask == Ask::number)
            writer.field("number", encoded(toText(step.right) + " " + toText(step.tolerance), key));
        writer.field("answer", encoded(step.answer, key));
        writer.end();
    }
    writer.end();
}

void writeSitePlace(JsonWriter& writer, const PageSite& site) {
    writer.key("site").beginObject();
    writer.field("title", site.title);
    writer.field("index", site.index);
    writer.field("key", site.key);
    writer.field("number", static_cast<double>(site.number));
    writer.field("count", static_cast<double>(site.count));
    if (!site.nextFile.empty()) {
        writer.key("next").beginObject(JsonWriter::Layout::line);
        writer.field("file", site.nextFile);
        writer.end();
    }
    writer.end();
}

} // namespace

Result<std::string> loadPageTemplate() {
    return load(pageTemplateFile());
}

Result<std::string> loadSiteTemplate(const std::string& pageTemplateFile) {
    namespace fs = std::filesystem;
    return load((fs::path(pageTemplateFile).parent_path() / "site-template.html").string());
}

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

std::string titleOfPage(std::string_view title, const std::string& folder) {
    return isOfExamples(folder) ? Text(title).shown() : std::string(title);
}

Result<std::string> fillTemplate(std::string_view pageTemplate, std::string_view title,
                                 std::string_view json) {
    const auto titleAt = placeOf(pageTitlePlace, pageTemplate);
    const auto dataAt = placeOf(pageDataPlace, pageTemplate);
    if (!titleAt || !dataAt || *dataAt < *titleAt)
        return Problem{
            .text = say("The template of pages lacks %1 followed by %2, once each. Make it again "
                        "with ./dev page.",
                        {std::string(pageTitlePlace), std::string(pageDataPlace)})};
    const std::size_t titleEnd = *titleAt + pageTitlePlace.size();
    std::string page(pageTemplate.substr(0, *titleAt));
    page += escapeHtml(title);
    page += pageTemplate.substr(titleEnd, *dataAt - titleEnd);
    page += escapeJsonForScript(json);
    page += pageTemplate.substr(*dataAt + pageDataPlace.size());
    return page;
}

std::vector<std::string> picturesLeftOut(const Project& project, const std::string& folder) {
    std::vector<std::string> sentences;
    for (const auto& [name, mostBytes] : pictureNames(project))
        if (pictureUrl(folder, name, mostBytes).empty())
            sentences.push_back(say("The page lacks the picture \"%1\": it is missing, larger than "
                                    "%2 MB, outside the project's folder, or not a PNG, JPEG, "
                                    "GIF or WebP file.",
                                    {name, std::to_string(mostBytes >> 20)}));
    return sentences;
}

Result<std::string> writePage(const Project& project, std::string_view title,
                              std::string_view pageTemplate, const PageSite* site,
                              const std::string& folder, std::string_view language) {
    if (Problems errors = findErrors(project); !errors.empty())
        return errors;
    const std::string data = pageData(project, title, site, folder, language);
    std::string shownTitle;
    {
        const InLanguage shown(language);
        shownTitle = titleOfPage(title, folder);
    }
    return fillTemplate(pageTemplate, shownTitle, data);
}

Project withoutAnswers(Project project) {
    for (Annotation& each : project.annotations) {
        if (!isStep(each))
            continue;
        StepAnnotation step = stepOf(each);
        std::vector<StepAnswer> answers = readAnswers(step.answers);
        for (StepAnswer& answer : answers)
            answer.isRight = false;
        step.answers = writeAnswers(answers);
        step.right = step.tolerance = 0;
        step.answer.clear();
        each.values = itemWith("step", step).values;
    }
    return project;
}

namespace {

/// What a page says in the language that now shows.
void writeInWords(JsonWriter& writer, Project project, std::string_view title, const PageSite* site,
                  const std::string& folder, std::string_view salt) {
    if (isOfExamples(folder))
        translateTexts(project);
    std::set<std::string_view> types;
    for (const Node& node : project.nodes)
        types.insert(node.type);

    writer.beginObject();
    writer.field("title", titleOfPage(title, folder));
    if (site)
        writer.field("nextTitle", titleOfPage(site->nextTitle, folder));
    if (isOfExamples(folder))
        writer.field("project", writeProject(withoutAnswers(project)));
    writer.key("types").beginList();
    for (const std::string_view id : types)
        if (const NodeType* type = findNodeType(id))
            writeType(writer, *type);
    writer.end();
    writer.key("cards").beginList();
    for (const Node& node : project.nodes)
        if (findNodeType(node.type))
            writeCard(writer, project, node);
    writer.end();
    writer.key("choices").beginList();
    for (const Parameter& parameter : project.parameters)
        writeChoices(writer, project, parameter);
    writer.end();
    writeColorings(writer, project);
    writePlots(writer, project);
    writeSecrets(writer, project, salt);
    writer.end();
}

} // namespace

void writeLanguages(JsonWriter& writer, const std::function<void(JsonWriter&)>& write) {
    std::string english;
    writer.key("languages").beginObject();
    for (const std::string_view language : languageCodes) {
        const InLanguage shown(language);
        JsonWriter words;
        write(words);
        const std::string text = words.take();
        if (text == english)
            continue; // there are no translations
        writer.key(language).json(text);
        if (english.empty())
            english = text;
    }
    writer.end();
}

std::string pageData(const Project& project, std::string_view title, const PageSite* site,
                     const std::string& folder, std::string_view language) {
    const std::string salt = std::to_string(secretHash(writeProject(project)));
    JsonWriter writer;
    writer.beginObject();
    writer.field("format", "tiller-page");
    writer.field("version", 3.0); // as dataVersion in web/src/project.ts
    writer.field("language", language);
    if (!isOfExamples(folder))
        writer.field("project", writeProject(withoutAnswers(project)));
    writePictures(writer, project, folder);
    writer.field("salt", salt);
    if (site)
        writeSitePlace(writer, *site);
    writeLanguages(writer, [&](JsonWriter& words) {
        writeInWords(words, project, title, site, folder, salt);
    });
    writer.end();
    return writer.take();
}

} // namespace tiller
