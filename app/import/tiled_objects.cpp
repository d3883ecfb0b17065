#include "app/import/tiled_objects.h"

#include "core/base/angle.h"

#include <algorithm>
#include <array>

namespace tiller::maps {

namespace {

/// A way of an object's own axes, turned clockwise as Tiled does.
Vec2 turned(Vec2 way, double degrees) {
    const Vec2 right = direction(-degrees);
    return {way.x * right.x - way.y * right.y, way.x * right.y + way.y * right.x};
}

/// Where an object that shows a tile has its place, as shares of its size.
Vec2 anchorOf(const std::string& alignment) {
    const bool isTop = alignment.starts_with("top");
    const bool isMiddle = alignment == "left" || alignment == "right" || alignment == "center";
    const bool isRight = alignment.ends_with("right");
    const bool isLeft =
        alignment.ends_with("left") || alignment.empty() || alignment == "unspecified";
    return {isLeft ? 0.0 : isRight ? 1.0 : 0.5, isTop ? 0.0 : isMiddle ? 0.5 : 1.0};
}

Points cornersOf(MapReading& reading, const JsonValue& object, std::string_view key) {
    Points points;
    for (const JsonValue& each : reading.list(object, key)) {
        points.push_back({reading.number(each, "x"), reading.number(each, "y")});
        if (points.size() > maxPoints) {
            reading.refuse(object, "The shape has more than 100,000 points. Use several shapes.");
            return points;
        }
    }
    return points;
}

/// The points of a capsule in a box: half circles at the two ends of its longer side.
Points capsulePoints(Vec2 size) {
    constexpr int pieces = 16; // of a half circle
    const bool isWide = size.x >= size.y;
    const double radius = std::min(size.x, size.y) / 2;
    Points points;
    for (const bool isFirst : {true, false}) {
        const Vec2 center = isFirst ? Vec2{radius, radius} : size - Vec2{radius, radius};
        const double start = (isWide ? 90 : 180) + (isFirst ? 0 : 180);
        for (int i = 0; i <= pieces; ++i) {
            const Vec2 way = direction(-(start + 180.0 * i / pieces));
            points.push_back(center + way * radius);
        }
    }
    return points;
}

std::string_view plainType(const JsonValue& value) {
    return value.as<bool>() ? "bool" : value.as<double>() ? "float" : "string";
}

void addMembers(MapReading& reading, const JsonValue::Object& members, const std::string& name,
                PropertyList& properties) {
    for (const JsonMember& member : members) {
        const std::string full = name + "." + member.key;
        if (const auto* inner = member.value.as<JsonValue::Object>())
            addMembers(reading, *inner, full, properties);
        else if (const auto* list = member.value.as<JsonValue::List>())
            addList(reading, properties, member.value, full, *list);
        else
            addProperty(reading, properties, member.value, full,
                        std::string(plainType(member.value)), member.value);
    }
}

void addNamed(MapReading& reading, const JsonValue& property, const std::string& before,
              PropertyList& properties, std::vector<MapReference>* references) {
    const std::string name = before + reading.text(property, "name");
    const std::string type = reading.text(property, "type");
    const JsonValue* value = property.find("value");
    if (const JsonValue* inner = property.find("properties")) { // a class in XML
        if (const auto* list = inner->as<JsonValue::List>())
            for (const JsonValue& each : *list)
                addNamed(reading, each, name + ".", properties, nullptr);
        return;
    }
    if (!value)
        return;
    if (const auto* members = value->as<JsonValue::Object>()) {
        addMembers(reading, *members, name, properties);
        return;
    }
    if (const auto* list = value->as<JsonValue::List>()) {
        addList(reading, properties, property, name, *list);
        return;
    }
    if (type == "object" && references) {
        const std::string object = reading.text(property, "value");
        if (object != "0" && !object.empty())
            references->push_back({propertyName(name), keyOf(object)});
        return;
    }
    addProperty(reading, properties, property, name, type, *value);
}

} // namespace

std::string tiledClass(MapReading& reading, const JsonValue& of) {
    const std::string name = reading.text(of, "class");
    return name.empty() ? reading.text(of, "type") : name;
}

void readTiledProperties(MapReading& reading, const JsonValue& of, PropertyList& properties,
                         std::vector<MapReference>* references) {
    for (const JsonValue& each : reading.list(of, "properties"))
        addNamed(reading, each, "", properties, references);
}

MapObject readTiledObject(MapReading& reading, const JsonValue& object, Vec2 origin,
                          const std::string& alignment) {
    const TextPlace place = reading.placeOf(object);
    MapObject result{.key = keyOf(reading.text(object, "id")),
                     .name = reading.text(object, "name"),
                     .className = tiledClass(reading, object),
                     .layer = {},
                     .line = place.line,
                     .column = place.column};
    readTiledProperties(reading, object, result.properties, &result.references);

    const Vec2 at = origin + Vec2{reading.number(object, "x"), reading.number(object, "y")};
    const double rotation = reading.number(object, "rotation");
    const double width = reading.number(object, "width");
    const double height = reading.number(object, "height");
    if (object.find("polygon") || object.find("polyline")) {
        const bool isPolygon = object.find("polygon") != nullptr;
        result.shape = isPolygon ? MapShape::polygon : MapShape::polyline;
        result.points = cornersOf(reading, object, isPolygon ? "polygon" : "polyline");
        for (Vec2& point : result.points)
            point = at + turned(point, rotation);
        return result;
    }
    if (reading.flag(object, "point") || (width == 0 && height == 0)) {
        result.points = {at};
        return result;
    }
    const bool isCapsule = reading.flag(object, "capsule"); // since Tiled 1.12
    if (isCapsule && width != height) {
        result.shape = MapShape::polygon;
        for (const Vec2 point : capsulePoints({width, height}))
            result.points.push_back(at + turned(point, rotation));
        return result;
    }
    result.shape = isCapsule || reading.flag(object, "ellipse") ? MapShape::ellipse : MapShape::box;
    const Vec2 anchor = object.find("gid") ? anchorOf(alignment) : Vec2();
    constexpr std::array<Vec2, 4> shares{Vec2{0, 0}, {1, 0}, {1, 1}, {0, 1}};
    for (const Vec2 share : shares)
        result.points.push_back(
            at + turned({(share.x - anchor.x) * width, (share.y - anchor.y) * height}, rotation));
    return result;
}

} // namespace tiller::maps
