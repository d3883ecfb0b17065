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

/// Text with XML's special characters replaced.
[[nodiscard]] std::string escaped(std::string_view text);

/// The `d` attribute of a path, in relative steps. It rounds places, not steps, so errors do not
/// add up.
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

/// Writes an SVG picture, element by element. Later elements cover earlier ones.
class Svg {
public:
    /// @param title the text that screen readers read
    Svg(double width, double height, std::string_view title);

    /// @param style attributes, as in `fill="none"`
    void path(const PathData& data, std::string_view style);
    void rectangle(Vec2 corner, Vec2 size, double rounding, std::string_view style);
    void text(Vec2 at, std::string_view text, std::string_view style);

    /// Elements until endGroup() get these attributes.
    void beginGroup(std::string_view attributes);
    void endGroup();
    /// Defines a rectangle that elements are clipped to with `clip-path="url(#id)"`.
    void clipRectangle(std::string_view id, Vec2 corner, Vec2 size);

    [[nodiscard]] std::string take();

private:
    std::string m_text;
};

} // namespace tiller::docs
