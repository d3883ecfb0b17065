#pragma once

#include "core/nodes/setting.h"

#include <string>
#include <string_view>
#include <vector>

namespace tiller {

/// Writes JSON in the layout of Tiller's files. A block has one line per item. A line has all its
/// items, with everything in them, on one line.
class JsonWriter {
public:
    enum class Layout { block, line };

    void beginObject(Layout layout = Layout::block);
    void beginList(Layout layout = Layout::block);
    void end(); ///< ends the innermost object or list

    JsonWriter& key(std::string_view key); ///< to be called before each value of an object

    void value(double number); ///< @pre finite
    void value(bool flag);
    void value(std::string_view text);
    void value(const char* text) { value(std::string_view(text)); }
    void value(const std::string& text) { value(std::string_view(text)); }
    void json(std::string_view json); ///< a value as it is, such as another writer has made it
    void value(const Points& points); ///< as one list: x, y, x, y, ...
    void value(const Value& value);

    template <class T>
    void field(std::string_view name, const T& content) {
        key(name).value(content);
    }

    /// The text, with a new line at its end. @pre every object and list has ended
    [[nodiscard]] std::string take();

private:
    struct Open {
        char closer;
        bool line;
        bool empty = true;
    };

    void begin(char opener, char closer, Layout layout);
    void beforeItem();
    void newLine();
    void quote(std::string_view text);
    void quotePiece(std::string_view text);

    std::string m_text;
    std::vector<Open> m_open;
    bool m_afterKey = false;
};

} // namespace tiller
