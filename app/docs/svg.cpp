#include "app/docs/svg.h"

#include <cmath>

namespace tiller::docs {

namespace {

std::string tenthsText(long long number) {
    std::string text = number < 0 ? "-" : "";
    const long long size = number < 0 ? -number : number;
    text += std::to_string(size / 10);
    if (size % 10 != 0)
        text += "." + std::to_string(size % 10);
    return text;
}

std::string attribute(std::string_view name, double number) {
    return " " + std::string(name) + "=\"" + tenths(number) + "\"";
}

std::string with(std::string_view style) {
    return style.empty() ? "" : " " + std::string(style);
}

} // namespace

std::string tenths(double number) {
    return tenthsText(std::llround(number * 10));
}

std::string colorText(std::uint32_t color) {
    std::string text = "#";
    for (int shift = 20; shift >= 0; shift -= 4)
        text += "0123456789abcdef"[color >> shift & 15U];
    return text;
}

std::string escaped(std::string_view text) {
    std::string result;
    for (const char letter : text)
        switch (letter) {
        case '&':
            result += "&amp;";
            break;
        case '<':
            result += "&lt;";
            break;
        case '>':
            result += "&gt;";
            break;
        case '"':
            result += "&quot;";
            break;
        default:
            result += letter;
        }
    return result;
}

void PathData::step(char command, Vec2 place) {
    const long long x = std::llround(place.x * 10);
    const long long y = std::llround(place.y * 10);
    const std::string across = tenthsText(x - m_x);
    const std::string down = tenthsText(y - m_y);
    m_text += command + across + (down.front() == '-' ? "" : " ") + down;
    m_x = x;
    m_y = y;
}

void PathData::moveTo(Vec2 place) {
    step('m', place);
}

void PathData::lineTo(Vec2 place) {
    step('l', place);
}

void PathData::polyline(const Points& places, bool closed) {
    for (std::size_t i = 0; i < places.size(); ++i)
        step(i == 0 ? 'm' : 'l', places[i]);
    if (closed && !places.empty()) {
        close();
        m_x = std::llround(places.front().x * 10); // closing returns to the first place
        m_y = std::llround(places.front().y * 10);
    }
}

void PathData::circle(Vec2 center, double radius) {
    moveTo({center.x - radius, center.y});
    const std::string r = tenths(radius);
    const std::string across = tenths(2 * radius);
    m_text +=
        "a" + r + " " + r + " 0 1 0 " + across + " 0a" + r + " " + r + " 0 1 0-" + across + " 0";
}

Svg::Svg(double width, double height, std::string_view title) {
    const std::string size = tenths(width) + " " + tenths(height);
    m_text = "<svg xmlns=\"http://www.w3.org/2000/svg\"" + attribute("width", width) +
             attribute("height", height) + " viewBox=\"0 0 " + size +
             "\" font-family=\"system-ui,sans-serif\" font-size=\"11\">\n<title>" + escaped(title) +
             "</title>\n";
}

void Svg::path(const PathData& data, std::string_view style) {
    if (!data.empty())
        m_text += "<path" + with(style) + " d=\"" + data.text() + "\"/>\n";
}

void Svg::rectangle(Vec2 corner, Vec2 size, double rounding, std::string_view style) {
    m_text += "<rect" + attribute("x", corner.x) + attribute("y", corner.y) +
              attribute("width", size.x) + attribute("height", size.y) +
              (rounding > 0 ? attribute("rx", rounding) : "") + with(style) + "/>\n";
}

void Svg::text(Vec2 at, std::string_view text, std::string_view style) {
    m_text += "<text" + attribute("x", at.x) + attribute("y", at.y) + with(style) + ">" +
              escaped(text) + "</text>\n";
}

void Svg::beginGroup(std::string_view attributes) {
    m_text += "<g" + with(attributes) + ">\n";
}

void Svg::endGroup() {
    m_text += "</g>\n";
}

void Svg::clipRectangle(std::string_view id, Vec2 corner, Vec2 size) {
    m_text += "<clipPath id=\"" + std::string(id) + "\">";
    rectangle(corner, size, 0, "");
    m_text += "</clipPath>\n";
}

std::string Svg::take() {
    m_text += "</svg>\n";
    return std::move(m_text);
}

} // namespace tiller::docs
