#pragma once

#include "core/nodes/setting.h"

#include <string>
#include <string_view>
#include <vector>

namespace tiller {

/// Writes JSON with the layout of our files: what is begun as a block takes a line per item, what
/// is begun as a line, and everything in it, stands on one.
class JsonWriter {
public:
    enum class Layout { block, line };

    void beginObject(Layout layout = Layout::block);
    void beginList(Layout layout = Layout::block);
    void end(); ///< of the innermost object or list

    JsonWriter& key(std::string_view key); ///< before each value of an object

    void value(double number); ///< @pre finite
    void value(bool flag);
    void value(std::string_view text);
    void value(const char* text) { value(std::string_view(text)); }
    void value(const std::string& text) { value(std::string_view(text)); }
    void value(const Points& places); ///< their numbers, x and y in turn
    void value(const Value& value);

    template <class T>
    void field(std::string_view name, const T& content) {
        key(name).value(content);
    }

    /// All that was written, with a new line at the end. @pre everything begun is ended
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
