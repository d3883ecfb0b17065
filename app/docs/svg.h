#pragma once

#include "core/nodes/setting.h"

#include <cstdint>
#include <string>
#include <string_view>

namespace tiller::docs {

/// A number with at most one decimal, the same on every machine: "12.3", "-4", "0".
[[nodiscard]] std::string tenths(double number);

/// "#rrggbb"
[[nodiscard]] std::string colorText(std::uint32_t color);

/// Text as it stands in XML.
[[nodiscard]] std::string escaped(std::string_view text);

/// The `d` of a path: steps from place to place, in tenths, so that they add up to what was meant.
class PathData {
public:
    void moveTo(Vec2 place);
    void lineTo(Vec2 place);
    void close() { m_text += 'z'; }
    void polyline(const Points& places, bool closed = false);
    void circle(Vec2 center, double radius);

    [[nodiscard]] bool empty() const { return m_text.empty(); }
    [[nodiscard]] const std::string& text() const { return m_text; }

private:
    void step(char command, Vec2 place);

    std::string m_text;
    long long m_x = 0; ///< in tenths, as written
    long long m_y = 0;
};

/// An SVG picture, made element by element; later ones lie over earlier ones.
class Svg {
public:
    /// @param title read aloud by who cannot see it
    Svg(double width, double height, std::string_view title);

    /// @param style attributes, as in `fill="none"`
    void path(const PathData& data, std::string_view style);
    void rectangle(Vec2 corner, Vec2 size, double rounding, std::string_view style);
    void text(Vec2 at, std::string_view text, std::string_view style);

    /// What is drawn until endGroup has these attributes.
    void beginGroup(std::string_view attributes);
    void endGroup();
    /// A shape others are cut to, with `clip-path="url(#id)"`.
    void clipRectangle(std::string_view id, Vec2 corner, Vec2 size);

    [[nodiscard]] std::string take();

private:
    std::string m_text;
};

} // namespace tiller::docs
