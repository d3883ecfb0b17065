#include "app/import/map_reading.h"
#include "core/base/number_text.h"
#include "core/base/visible.h"

#include <algorithm>
#include <pugixml.hpp>

namespace tiller::maps {

namespace {

using Object = JsonValue::Object;
using List = JsonValue::List;

class XmlTree {
public:
    [[nodiscard]] JsonValue element(const pugi::xml_node& node, std::size_t depth = 0) {
        JsonValue value{Object(), offsetOf(node)};
        auto& members = std::get<Object>(value.content);
        for (const pugi::xml_attribute& each : node.attributes())
            if (members.size() < mostMembers)
                set(members, each.name(), {std::string(each.value()), value.offset});
        if (depth > maxFileDepth) {
            m_isTooDeep = true;
            return value;
        }
        for (const pugi::xml_node& child : node.children())
            if (child.type() == pugi::node_element)
                addChild(members, child, depth + 1);
        if (const std::string_view name = node.name();
            (name == "property" || name == "item") && !node.attribute("value"))
            if (!node.child("properties") && !node.child("item"))
                set(members, "value", {std::string(node.text().get()), value.offset});
        return value;
    }

    [[nodiscard]] bool isTooDeep() const { return m_isTooDeep; }

private:
    static std::uint32_t offsetOf(const pugi::xml_node& node) {
        return static_cast<std::uint32_t>(std::max<std::ptrdiff_t>(node.offset_debug(), 0));
    }

    /// The first of two members with one name counts.
    static void set(Object& members, std::string_view key, JsonValue value) {
        if (std::ranges::find(members, key, &JsonMember::key) == members.end())
            members.push_back({std::string(key), value.offset, std::move(value)});
    }

    static List& listOf(Object& members, std::string_view key, std::uint32_t offset) {
        auto found = std::ranges::find(members, key, &JsonMember::key);
        if (found == members.end() || !found->value.as<List>()) {
            std::erase_if(members, [key](const JsonMember& member) { return member.key == key; });
            members.push_back({std::string(key), offset, {List(), offset}});
            found = std::prev(members.end());
        }
        return std::get<List>(found->value.content);
    }

    void addChild(Object& members, const pugi::xml_node& child, std::size_t depth) {
        const std::string_view name = child.name();
        const std::uint32_t offset = offsetOf(child);
        if (const char* kind = layerKind(name)) {
            JsonValue layer = element(child, depth);
            auto& of = std::get<Object>(layer.content);
            std::erase_if(of, [](const JsonMember& member) { return member.key == "type"; });
            set(of, "type", {std::string(kind), offset});
            if (child.parent().name() == std::string_view("tile"))
                set(members, "objectgroup", std::move(layer));
            else
                listOf(members, "layers", offset).push_back(std::move(layer));
        } else if (name == "tileset" && child.parent().name() == std::string_view("map")) {
            listOf(members, "tilesets", offset).push_back(element(child, depth));
        } else if (name == "object" && child.parent().name() != std::string_view("template")) {
            listOf(members, "objects", offset).push_back(element(child, depth));
        } else if (name == "tile" && child.parent().name() == std::string_view("tileset")) {
            listOf(members, "tiles", offset).push_back(element(child, depth));
        } else if (name == "item") { // of a property that is a list
            listOf(members, "value", offset).push_back(element(child, depth));
        } else if (name == "properties") {
            List& list = listOf(members, name, offset);
            for (const pugi::xml_node& property : child.children("property"))
                list.push_back(element(property, depth + 1));
        } else if (name == "polygon" || name == "polyline") {
            set(members, name, pointsOf(child));
        } else if (name == "ellipse" || name == "capsule" || name == "point") {
            set(members, name, {true, offset});
        } else if (name == "image") { // of a tileset, a tile or a layer
            set(members, "image", {std::string(child.attribute("source").value()), offset});
            for (const char* side : {"width", "height"})
                if (const pugi::xml_attribute size = child.attribute(side))
                    set(members, std::string("image") + side, {std::string(size.value()), offset});
        } else if (name == "tileoffset") {
            set(members, name, element(child, depth));
        } else if (name == "data") {
            addData(members, child);
        } else if (name == "object" || name == "tileset") {
            set(members, name, element(child, depth));
        }
    }

    static const char* layerKind(std::string_view name) {
        return name == "layer"         ? "tilelayer"
               : name == "objectgroup" ? "objectgroup"
               : name == "imagelayer"  ? "imagelayer"
               : name == "group"       ? "group"
                                       : nullptr;
    }

    /// "0,0 10,20" as a list of objects with x and y.
    static JsonValue pointsOf(const pugi::xml_node& node) {
        const std::uint32_t offset = offsetOf(node);
        List points;
        for (std::string_view text = node.attribute("points").value(); !text.empty();) {
            std::string_view y = takeUntil(text, ' ');
            if (y.empty())
                continue;
            const std::string_view x = takeUntil(y, ',');
            points.push_back({Object{{"x", offset, {std::string(x), offset}},
                                     {"y", offset, {std::string(y), offset}}},
                              offset});
        }
        return {std::move(points), offset};
    }

    /// The content of a layer, or of each of its chunks: a text, or numbers where tiles are
    /// elements.
    void addData(Object& members, const pugi::xml_node& data) {
        for (const char* key : {"encoding", "compression"})
            if (const pugi::xml_attribute attribute = data.attribute(key))
                set(members, key, {std::string(attribute.value()), offsetOf(data)});
        if (!data.child("chunk")) {
            set(members, "data", tilesOf(data));
            return;
        }
        List& chunks = listOf(members, "chunks", offsetOf(data));
        for (const pugi::xml_node& chunk : data.children("chunk")) {
            Object of;
            for (const pugi::xml_attribute& each : chunk.attributes())
                if (of.size() < mostMembers)
                    set(of, each.name(), {std::string(each.value()), offsetOf(chunk)});
            set(of, "data", tilesOf(chunk));
            chunks.push_back({std::move(of), offsetOf(chunk)});
        }
    }

    static JsonValue tilesOf(const pugi::xml_node& node) {
        if (!node.child("tile"))
            return {std::string(node.text().get()), offsetOf(node)};
        List tiles;
        for (const pugi::xml_node& tile : node.children("tile"))
            tiles.push_back({static_cast<double>(tile.attribute("gid").as_uint()), offsetOf(tile)});
        return {std::move(tiles), offsetOf(node)};
    }

    static constexpr std::size_t mostMembers = 64; ///< Tiled writes at most 30 attributes

    bool m_isTooDeep = false;
};

constexpr std::ptrdiff_t mostMarks = 8'000'000; ///< beginnings of elements, and attributes

Problem problemAt(const LineIndex& lines, std::size_t offset, std::string text) {
    const TextPlace place = lines.place(offset);
    return {.text = std::move(text), .line = place.line, .column = place.column};
}

} // namespace

Result<JsonDocument> parseTiledXml(std::string_view text) {
    LineIndex lines(text);
    if (const auto bad = findBadUtf8(text))
        return problemAt(lines, *bad, say("The text is not UTF-8. Save the map again in Tiled."));
    if (std::ranges::count_if(text, [](char c) { return c == '<' || c == '='; }) > mostMarks)
        return problemAt(lines, 0,
                         say("The file has more elements than a map can have. In Tiled, save its "
                             "layers as CSV or base64, not as XML."));
    pugi::xml_document document;
    const pugi::xml_parse_result parsed =
        document.load_buffer(text.data(), text.size(), pugi::parse_default, pugi::encoding_utf8);
    if (!parsed)
        return problemAt(
            lines, static_cast<std::size_t>(std::max<std::ptrdiff_t>(parsed.offset, 0)),
            say("This is not sound XML: %1. Save the map again in Tiled.", {parsed.description()}));
    const pugi::xml_node root = document.document_element();
    const std::string_view name = root.name();
    if (name != "map" && name != "tileset" && name != "template")
        return problemAt(lines, 0, say("The file is XML, but no map of Tiled."));
    XmlTree tree;
    JsonValue value = tree.element(root);
    if (tree.isTooDeep())
        return problemAt(lines, 0,
                         say("The file is nested deeper than %1 levels. Use fewer groups.",
                             {std::to_string(maxFileDepth)}));
    return JsonDocument{std::move(value), std::move(lines)};
}

} // namespace tiller::maps
