#pragma once

#include "core/io/fields.h"
#include "core/io/json_writer.h"

namespace tiller {

/// Writes the keys of the object that a JsonWriter has begun, as fields.h describes it.
class ObjectWriter {
public:
    static constexpr bool isReader = false;

    ObjectWriter(JsonWriter& writer, FileForm form) : m_writer(writer), m_form(form) {}

    [[nodiscard]] bool isExport() const { return m_form == FileForm::exported; }
    [[nodiscard]] bool isRun() const { return m_form == FileForm::run; }
    [[nodiscard]] bool has(std::string_view /*key*/, bool hasValue) const { return hasValue; }

    void format(const FileFormat& format) {
        m_writer.field("format", format.id);
        m_writer.field("version", static_cast<double>(format.version()));
    }
    void constant(const Key& key, std::string_view text) { m_writer.field(key.name, text); }
    void text(const Key& key, const std::string& text, const char* /*pattern*/ = nullptr) {
        m_writer.field(key.name, text);
    }
    bool choice(const Key& key, const std::string& text, const std::vector<std::string>&) {
        m_writer.field(key.name, text);
        return true;
    }
    void id(const Key& key, const Id& id) { m_writer.field(key.name, id); }
    void flag(const Key& key, bool flag) {
        if (writes(key, !flag))
            m_writer.field(key.name, flag);
    }
    void number(const Key& key, double number, double /*min*/, double /*max*/) {
        m_writer.field(key.name, number);
    }
    template <class Number>
    void whole(const Key& key, Number number, double /*min*/, double /*max*/) {
        m_writer.field(key.name, static_cast<double>(number));
    }
    void value(const Key& key, const Value& value) { m_writer.field(key.name, value); }
    void port(const Key& key, const PortRef& port) {
        m_writer.field(key.name, port.node + "." + port.port);
    }
    void settingRefs(const Key& key, const std::vector<SettingRef>& refs, std::size_t /*most*/) {
        std::vector<std::string> all;
        for (const SettingRef& ref : refs)
            all.push_back(ref.item + "." + ref.setting);
        texts(key, all);
    }
    void properties(const Key& key, const PropertyList& properties) {
        list(key, properties, maxProperties);
    }

    template <class Item, class Type>
    const Type* type(const Key& key, const Item& id, const ItemTypes<Type>& types) {
        m_writer.field(key.name, id);
        return types.find(id);
    }
    void settings(const Description& description, const std::vector<Value>& values) {
        const std::size_t count = std::min(values.size(), description.settings.size());
        for (std::size_t i = 0; i < count; ++i)
            if (const Setting& setting = description.settings[i];
                (isExport() ? !isLook(setting) : !setting.isOptional) ||
                (isExported(setting) && values[i] != setting.initial))
                m_writer.field(setting.id, values[i]);
    }

    void texts(const Key& key, const std::vector<std::string>& texts) {
        m_writer.key(key.name).beginList(JsonWriter::Layout::line);
        for (const std::string& text : texts)
            m_writer.value(text);
        m_writer.end();
    }
    void wholeProject(const Key& key, const Project& project) {
        m_writer.key(key.name).beginObject();
        fields(*this, project);
        m_writer.end();
    }
    template <class Item, class... Types>
    void object(const Key& key, const Item& item, const Types&... types) {
        m_writer.key(key.name).beginObject(layoutOf(objectKind(&item, types...)));
        fields(*this, item, types...);
        m_writer.end();
    }
    void object(const Key& key, const PropertyList& properties) {
        list({key.name, {}, Presence::always}, properties, maxProperties);
    }

    template <class Item, class... Types>
    void list(const Key& key, const std::vector<Item>& items, std::size_t /*most*/,
              const Types&... types) {
        if (!writes(key, items.empty()))
            return;
        m_writer.key(key.name).beginList();
        for (const Item& item : items) {
            if (!isListed(item, types...))
                continue;
            m_writer.beginObject(isExport() ? JsonWriter::Layout::line
                                            : layoutOf(objectKind(&item, types...)));
            fields(*this, item, types...);
            m_writer.end();
        }
        m_writer.end();
    }

private:
    [[nodiscard]] static JsonWriter::Layout layoutOf(const ObjectKind& kind) {
        return kind.isLine ? JsonWriter::Layout::line : JsonWriter::Layout::block;
    }
    [[nodiscard]] bool writes(const Key& key, bool isDefault) const {
        return !isDefault || key.presence < Presence::sparse ||
               (isExport() && key.presence == Presence::sparse);
    }
    /// An export has agent types and other nodes in lists of their own.
    template <class Item, class Type>
    requires requires(Item item) { item.type; }
    static bool isListed(const Item& item, const ItemTypes<Type>& types) {
        return !types.takes || types.find(item.type);
    }
    template <class Item, class... Types>
    static bool isListed(const Item&, const Types&...) {
        return true;
    }

    JsonWriter& m_writer;
    FileForm m_form;
};

/// The text of an object on its own.
template <class Item, class... Types>
[[nodiscard]] std::string writeObject(const Item& item, FileForm form, JsonWriter::Layout layout,
                                      const Types&... types) {
    JsonWriter writer;
    writer.beginObject(layout);
    ObjectWriter archive(writer, form);
    fields(archive, item, types...);
    writer.end();
    return writer.take();
}

/// The text of a project in one of its forms.
[[nodiscard]] std::string writeProject(const Project& project, FileForm form);

} // namespace tiller
