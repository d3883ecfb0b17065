#include "core/io/json_writer.h"

#include "core/base/number_text.h"
#include "core/base/visible.h"

#include <cassert>
#include <cmath>

namespace tiller {

namespace {

constexpr std::string_view replacement = "\xef\xbf\xbd"; // U+FFFD

std::string escaped(char c) {
    switch (c) {
    case '"':
        return "\\\"";
    case '\\':
        return "\\\\";
    case '\n':
        return "\\n";
    case '\r':
        return "\\r";
    case '\t':
        return "\\t";
    default:
        break;
    }
    return "\\u" + toHex(static_cast<unsigned char>(c), 4);
}

} // namespace

void JsonWriter::beginObject(Layout layout) {
    begin('{', '}', layout);
}

void JsonWriter::beginList(Layout layout) {
    begin('[', ']', layout);
}

void JsonWriter::begin(char opener, char closer, Layout layout) {
    beforeItem();
    m_text += opener;
    const bool inLine = !m_open.empty() && m_open.back().line;
    m_open.push_back({closer, inLine || layout == Layout::line});
}

void JsonWriter::end() {
    const Open ended = m_open.back();
    m_open.pop_back();
    if (!ended.line && !ended.empty)
        newLine();
    m_text += ended.closer;
}

JsonWriter& JsonWriter::key(std::string_view key) {
    beforeItem();
    quote(key);
    m_text += ": ";
    m_afterKey = true;
    return *this;
}

void JsonWriter::value(double number) {
    beforeItem();
    m_text += std::isfinite(number) ? toText(number) : "null"; // JSON has no other numbers
}

void JsonWriter::json(std::string_view json) {
    beforeItem();
    m_text += json.substr(0, json.find_last_not_of('\n') + 1);
}

void JsonWriter::value(bool flag) {
    beforeItem();
    m_text += flag ? "true" : "false";
}

void JsonWriter::value(std::string_view text) {
    beforeItem();
    quote(text);
}

void JsonWriter::value(const Points& points) {
    beginList(Layout::line);
    for (const Vec2 point : points) {
        value(point.x);
        value(point.y);
    }
    end();
}

void JsonWriter::value(const Value& value) {
    std::visit([this](const auto& content) { this->value(content); }, value);
}

std::string JsonWriter::take() {
    assert(m_open.empty());
    m_text += '\n';
    return std::move(m_text);
}

void JsonWriter::beforeItem() {
    if (m_afterKey || m_open.empty()) {
        m_afterKey = false;
        return;
    }
    Open& around = m_open.back();
    if (!around.empty)
        m_text += around.line ? ", " : ",";
    if (!around.line)
        newLine();
    around.empty = false;
}

void JsonWriter::newLine() {
    m_text += '\n';
    m_text.append(2 * m_open.size(), ' ');
}

void JsonWriter::quote(std::string_view text) {
    m_text += '"';
    // Replaces bytes that are not UTF-8, so that readers accept the file.
    for (auto bad = findBadUtf8(text); bad; bad = findBadUtf8(text)) {
        quotePiece(text.substr(0, *bad));
        m_text += replacement;
        text.remove_prefix(*bad + 1);
    }
    quotePiece(text);
    m_text += '"';
}

void JsonWriter::quotePiece(std::string_view text) {
    for (const char c : text) {
        const auto code = static_cast<unsigned char>(c);
        if (code < 0x20 || c == '"' || c == '\\')
            m_text += escaped(c);
        else
            m_text += c;
    }
}

} // namespace tiller
