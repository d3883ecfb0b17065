#include "app/import/map_reading.h"

#include "app/import/picture.h"
#include "core/base/visible.h"
#include "core/io/files.h"

#include <algorithm>
#include <charconv>
#include <cmath>
#include <system_error>

namespace tiller::maps {

namespace fs = std::filesystem;

namespace {

constexpr const char* wholeNames =
    "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789_-.";

bool isXml(std::string_view text) {
    const std::size_t first = text.find_first_not_of(" \t\r\n\xEF\xBB\xBF");
    return first != std::string_view::npos && text[first] == '<';
}

std::optional<double> numberIn(std::string_view text) {
    double number = 0;
    const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), number);
    if (error != std::errc() || end != text.data() + text.size() || !std::isfinite(number))
        return {};
    return number;
}

} // namespace

bool isBelow(const fs::path& file, const fs::path& folder) {
    const auto [end, rest] = std::ranges::mismatch(folder, file);
    return end == folder.end() && rest != file.end();
}

std::string lowered(std::string_view text) {
    std::string result(text);
    for (char& c : result)
        c = c >= 'A' && c <= 'Z' ? static_cast<char>(c - 'A' + 'a') : c;
    return result;
}

std::string keyOf(std::string_view text) {
    constexpr std::size_t longest = 44;
    std::string key;
    for (const char c : lowered(text.substr(0, longest)))
        key += (c >= 'a' && c <= 'z') || (c >= '0' && c <= '9') ? c : '-';
    return key.empty() ? "x" : key;
}

std::string MapKeys::take(const std::string& key) {
    constexpr std::size_t longestStart = 36;
    std::string unique = key;
    for (int& count = m_counts[key]; !m_taken.insert(unique).second;)
        unique = key.substr(0, longestStart) + "-" + std::to_string(++count + 1);
    return unique;
}

MapReading::MapReading(const fs::path& map) : m_map(map) {
    std::error_code error;
    m_folder = fs::canonical(map.has_parent_path() ? map.parent_path() : fs::path("."), error);
}

const MapFile* MapReading::openMap(std::string_view text) {
    auto parsed = isXml(text) ? parseTiledXml(text) : parseJson(text);
    if (!parsed) {
        m_errors = parsed.problems();
        return nullptr;
    }
    auto file =
        std::make_unique<MapFile>(MapFile{m_map.filename().string(), std::move(parsed).value()});
    m_main = m_files.insert_or_assign(m_map.filename(), std::move(file)).first->second.get();
    m_current = m_main;
    return m_main;
}

const MapFile* MapReading::open(const MapFile& from, const std::string& path,
                                std::string& problem) {
    const fs::path name = nameOf(from, path);
    if (const auto known = m_files.find(name); known != m_files.end()) {
        problem = say("It could not be read.");
        return known->second.get();
    }
    const auto found = find(from, path, problem);
    const fs::path real = m_folder / found.value_or("");
    if (!found) {
        m_files.emplace(name, nullptr);
        return nullptr;
    }
    if (const Result<std::string> text = loadText(real); !text) {
        problem = text.problems().front().text;
    } else if (auto parsed =
                   isXml(text.value()) ? parseTiledXml(text.value()) : parseJson(text.value());
               !parsed) {
        const Problem& first = parsed.problems().front();
        problem = say("Line %1: %2", {std::to_string(first.line), first.text});
    } else {
        auto file = std::make_unique<MapFile>(MapFile{name.string(), std::move(parsed).value()});
        return m_files.emplace(name, std::move(file)).first->second.get();
    }
    m_files.emplace(name, nullptr);
    return nullptr;
}

/// The path of a file from the map's folder.
fs::path MapReading::nameOf(const MapFile& from, const std::string& path) const {
    std::string plain = path;
    std::ranges::replace(plain, '\\', '/'); // as Windows writes it
    return (fs::path(from.name).parent_path() / plain).lexically_normal();
}

std::optional<std::string> MapReading::find(const MapFile& from, const std::string& path,
                                            std::string& problem) const {
    std::error_code error;
    const fs::path real = fs::canonical(m_folder / nameOf(from, path), error);
    if (error)
        problem = say("There is no such file.");
    else if (path.empty() || !isBelow(real, m_folder))
        problem =
            say("It is not in the map's folder; files elsewhere are not read. Move it there.");
    else
        return real.lexically_relative(m_folder).generic_string();
    return {};
}

const MapFile* MapReading::enter(const MapFile* file) {
    return std::exchange(m_current, file);
}

TextPlace MapReading::placeOf(const JsonValue& value) const {
    return m_current ? m_current->document.lines.place(value.offset) : TextPlace();
}

/// Places of other files stand in the text, since a problem has the place in the map's own file.
Problem MapReading::problemAt(const JsonValue& value, Severity severity,
                              const std::string& text) const {
    const TextPlace place = placeOf(value);
    if (m_current == m_main)
        return {.severity = severity, .text = text, .line = place.line, .column = place.column};
    return {.severity = severity,
            .text = m_current->name + ":" + std::to_string(place.line) + ": " + text};
}

void MapReading::refuse(const JsonValue& at, const std::string& text) {
    if (m_errors.size() < mostProblems)
        m_errors.push_back(problemAt(at, Severity::error, text));
}

void MapReading::warn(const JsonValue& at, const std::string& text) {
    if (m_warnings.size() < mostProblems)
        m_warnings.push_back(problemAt(at, Severity::warning, text));
    else if (m_warnings.size() == mostProblems)
        m_warnings.push_back(
            {.severity = Severity::warning, .text = say("There are more warnings.")});
}

void MapReading::refuseKind(const JsonValue& value, std::string_view key,
                            const std::string& expected) {
    refuse(value, say("\"%1\" is %2, not %3.", {std::string(key), kindOf(value), expected}));
}

double MapReading::number(const JsonValue& object, std::string_view key, double missing) {
    const JsonValue* value = object.find(key);
    if (!value || value->as<std::monostate>())
        return missing;
    if (const double* number = value->as<double>())
        return *number;
    if (const std::string* text = value->as<std::string>())
        if (const auto number = numberIn(*text))
            return *number;
    refuseKind(*value, key, say("a number"));
    return missing;
}

std::int64_t MapReading::whole(const JsonValue& object, std::string_view key, std::int64_t least,
                               std::int64_t most, std::int64_t missing) {
    const double value = number(object, key, static_cast<double>(missing));
    if (value >= static_cast<double>(least) && value <= static_cast<double>(most) &&
        value == std::floor(value))
        return static_cast<std::int64_t>(value);
    const JsonValue* at = object.find(key);
    refuse(at ? *at : object, say("\"%1\" is no whole number from %2 to %3.",
                                  {std::string(key), std::to_string(least), std::to_string(most)}));
    return least;
}

bool MapReading::flag(const JsonValue& object, std::string_view key, bool missing) {
    const JsonValue* value = object.find(key);
    if (!value || value->as<std::monostate>())
        return missing;
    if (const bool* flag = value->as<bool>())
        return *flag;
    if (const double* number = value->as<double>())
        return *number != 0;
    if (const std::string* text = value->as<std::string>())
        return *text == "1" || *text == "true";
    refuseKind(*value, key, say("true or false"));
    return missing;
}

std::string MapReading::text(const JsonValue& object, std::string_view key) {
    const JsonValue* value = object.find(key);
    if (!value || value->as<std::monostate>())
        return {};
    if (const std::string* text = value->as<std::string>())
        return *text;
    if (const double* number = value->as<double>())
        return tiller::toText(*number);
    refuseKind(*value, key, say("a text"));
    return {};
}

const JsonValue::List& MapReading::list(const JsonValue& object, std::string_view key) {
    static const JsonValue::List none;
    const JsonValue* value = object.find(key);
    if (!value || value->as<std::monostate>())
        return none;
    if (const auto* list = value->as<JsonValue::List>())
        return *list;
    refuseKind(*value, key, say("a list"));
    return none;
}

std::string propertyName(std::string_view name) {
    std::string clean;
    for (const char c : name.substr(0, 64))
        clean += std::string_view(wholeNames).find(c) == std::string_view::npos ? '_' : c;
    if (findNameProblem(clean))
        clean.insert(0, 1, '_');
    return clean.substr(0, 64);
}

namespace {

PropertyType typeOf(std::string_view type) {
    if (type == "bool" || type == "Bool")
        return PropertyType::flag;
    if (type == "int" || type == "Int")
        return PropertyType::integer;
    if (type == "float" || type == "Float" || type == "number")
        return PropertyType::number;
    if (type == "color" || type == "Color")
        return PropertyType::color;
    return PropertyType::text;
}

/// A text, a number or a flag as a text; nothing of another value.
std::optional<std::string> plainText(const JsonValue& value) {
    if (const std::string* text = value.as<std::string>())
        return *text;
    if (const double* number = value.as<double>())
        return tiller::toText(*number);
    if (const bool* flag = value.as<bool>())
        return *flag ? "true" : "false";
    return {};
}

/// #aarrggbb of Tiled without its opacity, in small letters.
std::string opaqueColor(std::string text) {
    if (text.size() == 9 && text.front() == '#')
        text.erase(1, 2);
    return lowered(text);
}

/// The value of a property; nothing where it does not fit the type.
std::optional<Value> valueOf(PropertyType type, const JsonValue& value) {
    const std::string* text = value.as<std::string>();
    const double* number = value.as<double>();
    const bool* flag = value.as<bool>();
    switch (type) {
    case PropertyType::flag:
        if (flag)
            return *flag;
        return text ? std::optional<Value>(*text == "true" || *text == "1") : std::nullopt;
    case PropertyType::integer:
    case PropertyType::number:
        if (number)
            return *number;
        if (const auto read = text ? numberIn(*text) : std::nullopt)
            return *read;
        return {};
    case PropertyType::color:
        return text ? std::optional<Value>(opaqueColor(*text)) : std::nullopt;
    case PropertyType::text:
        if (const auto plain = plainText(value))
            return *plain;
        return {};
    }
    return {};
}

} // namespace

void addProperty(MapReading& reading, PropertyList& properties, const JsonValue& at,
                 const std::string& name, const std::string& type, const JsonValue& value) {
    if (value.as<std::monostate>())
        return;
    const std::string* text = value.as<std::string>();
    if (text && text->empty() && typeOf(type) == PropertyType::color)
        return; // no color was chosen
    Property property{.name = propertyName(name), .type = typeOf(type)};
    const std::optional<Value> found = valueOf(property.type, value);
    const bool isKnown =
        std::ranges::find(properties, property.name, &Property::name) != properties.end();
    if (found)
        property.value = *found;
    if (isKnown || !found || findNameProblem(property.name) || findValueProblem(property) ||
        properties.size() >= maxProperties)
        reading.warn(at, isKnown ? say("The property \"%1\" is left out: a project cannot hold two "
                                       "of this name.",
                                       {name})
                                 : say("The property \"%1\" is left out: a project cannot hold its "
                                       "name or value.",
                                       {name}));
    else
        properties.push_back(std::move(property));
}

void addList(MapReading& reading, PropertyList& properties, const JsonValue& at,
             const std::string& name, const JsonValue::List& list) {
    std::string text;
    bool isWhole = true;
    for (const JsonValue& each : list) {
        const JsonValue* inner = each.find("value"); // Tiled writes its type, too
        const JsonValue& value = inner ? *inner : each;
        if (const auto plain = plainText(value))
            text += (text.empty() ? "" : ", ") + *plain;
        else
            isWhole = isWhole && value.as<std::monostate>();
    }
    if (!isWhole)
        reading.warn(at,
                     say("The property \"%1\" is kept without the lists and objects that are in "
                         "its list: a project cannot hold them.",
                         {name}));
    addProperty(reading, properties, at, name, "string", {std::move(text), at.offset});
}

std::optional<std::size_t> LookBuilder::picture(const MapFile& from, const std::string& path) {
    if (path.empty())
        return {};
    const auto [known, isNew] = m_known.try_emplace(from.name + "\n" + path);
    if (!isNew)
        return known->second;
    std::string problem;
    const auto found = m_reading.find(from, path, problem);
    if (!found) {
        m_look.problems.push_back(say("The picture \"%1\" is not drawn. %2", {path, problem}));
        return {};
    }
    const auto same = std::ranges::find(m_look.pictures, *found);
    known->second = static_cast<std::size_t>(same - m_look.pictures.begin());
    if (same == m_look.pictures.end())
        m_look.pictures.push_back(*found);
    return known->second;
}

std::optional<Vec2> LookBuilder::sizeOf(const MapFile& from, const std::string& path) {
    const auto index = picture(from, path);
    if (!index)
        return {};
    const auto [known, isNew] = m_sizes.try_emplace(*index);
    if (!isNew)
        return known->second;
    const Result<std::string> text = loadText(m_reading.folder() / m_look.pictures[*index]);
    if (const auto size = text ? pictureSizeOf(text.value()) : std::nullopt)
        known->second = Vec2{static_cast<double>(size->width), static_cast<double>(size->height)};
    return known->second;
}

void LookBuilder::add(MapPiece piece) {
    if (m_look.pieces.size() < maxMapPieces) {
        m_look.pieces.push_back(std::move(piece));
    } else if (!m_isFull) {
        m_isFull = true;
        m_look.problems.push_back(
            say("The map has more than 1,000,000 tiles; its picture shows the first."));
    }
}

void MapReader::include(Vec2 place) {
    auto& [low, high] = m_corners ? *m_corners : m_corners.emplace(std::array{place, place});
    low = {std::min(low.x, place.x), std::min(low.y, place.y)};
    high = {std::max(high.x, place.x), std::max(high.y, place.y)};
}

void MapReader::setBounds() {
    if (!m_corners)
        return;
    const auto [low, high] = *m_corners;
    m_map.bounds = {low.x, low.y, high.x - low.x, high.y - low.y};
}

bool MapReader::takeCells(const JsonValue& layer, std::size_t count, const Text& advice) {
    if (count > maxMapCells - m_cellCount) {
        m_reading.refuse(layer, say("The layers have more than 10,000,000 cells.") + " " + advice);
        return false;
    }
    m_cellCount += count;
    return true;
}

Result<Map> readMap(std::string_view text, const fs::path& file, const std::string& part) {
    MapReading reading(file);
    const MapFile* source = reading.openMap(text);
    if (!source)
        return reading.errors();
    const JsonValue& root = source->document.root;
    const bool isLdtk = root.find("jsonVersion") && root.find("defs");
    const bool isTiled =
        !isLdtk && root.find("tilewidth") && root.find("tileheight") && !root.find("tilecount");
    if (!isLdtk && !isTiled)
        return Problem{.text = say("The file is no map of Tiled (.tmj, .tmx) and no project of "
                                   "LDtk (.ldtk).")};
    Map map = isLdtk ? readLdtk(reading, *source, part) : readTiled(reading, *source);
    if (isTiled && !part.empty())
        reading.refuse(root, say("Only projects of LDtk have parts to choose from."));
    if (reading.failed())
        return reading.errors();
    const auto isSize = [](double size) { return std::isfinite(size) && size > 0; };
    if (!isSize(map.bounds.width) || !isSize(map.bounds.height))
        return Problem{.text =
                           say("The map is empty: it has no size. Draw something in it first.")};
    map.warnings = reading.takeWarnings();
    return map;
}

std::string storedPath(const fs::path& map, const fs::path& project) {
    std::error_code error;
    const fs::path folder = fs::weakly_canonical(fs::absolute(project, error).parent_path(), error);
    const fs::path from =
        fs::weakly_canonical(fs::absolute(map, error), error).lexically_relative(folder);
    const bool isBelow = !project.empty() && !from.empty() && *from.begin() != "..";
    return (isBelow ? from : map.filename()).generic_string();
}

} // namespace tiller::maps
