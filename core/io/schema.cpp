#include "core/io/fields.h"
#include "core/io/json_writer.h"
#include "core/io/project_io.h"

namespace tiller {

namespace {

using Layout = JsonWriter::Layout;

/// Writes the keys of an object as the properties of a JSON Schema.
class SchemaArchive {
public:
    static constexpr bool isReader = false;

    SchemaArchive(JsonWriter& writer, FileForm form) : m_writer(writer), m_form(form) {}

    [[nodiscard]] bool isExport() const { return m_form == FileForm::exported; }
    [[nodiscard]] bool isRun() const { return false; }
    [[nodiscard]] bool has(std::string_view, bool hasValue) const { return hasValue; }

    void format(const FileFormat& format) {
        constant({"format", "What the file is.", Presence::always}, format.id);
        begin({"version", "The version of the format.", Presence::always});
        end({{"const", static_cast<double>(format.version())}});
    }
    void constant(const Key& key, std::string_view value) {
        begin(key);
        end({{"const", std::string(value)}});
    }
    void text(const Key& key, const std::string&, const char* pattern = nullptr) {
        begin(key);
        m_writer.field("type", "string");
        if (pattern)
            m_writer.field("pattern", pattern);
        m_writer.end();
    }
    bool choice(const Key& key, const std::string&, const std::vector<std::string>& choices) {
        begin(key);
        list("enum", choices);
        m_writer.end();
        return true;
    }
    void id(const Key& key, const Id& id) { text(key, id, "^[a-z0-9-]{1,64}$"); }
    void port(const Key& key, const PortRef&) { text(key, {}, reference); }
    void flag(const Key& key, bool) {
        begin(key);
        end({{"type", "boolean"}});
    }
    void number(const Key& key, double, double min, double max) {
        begin(key);
        end({{"type", "number"}, {"minimum", min}, {"maximum", max}});
    }
    void whole(const Key& key, double, double min, double max) {
        begin(key);
        end({{"type", "integer"}, {"minimum", min}, {"maximum", max}});
    }
    void value(const Key& key, const Value&) {
        begin(key);
        list("type", {"boolean", "number", "string"});
        m_writer.end();
    }
    void settingRefs(const Key& key, const std::vector<SettingRef>&, std::size_t most) {
        begin(key);
        m_writer.field("type", "array");
        m_writer.field("maxItems", static_cast<double>(most));
        m_writer.key("items").beginObject();
        end({{"type", "string"}, {"pattern", reference}});
        m_writer.end();
    }
    template <class Type>
    const Type* type(const Key& key, const std::string& id, const ItemTypes<Type>& types) {
        constant(key, id);
        return types.find(id);
    }
    void settings(const Description& description, const std::vector<Value>&) {
        for (const Setting& each : description.settings)
            if (!isExport() || isExported(each))
                setting(each);
    }
    template <class Item>
    void object(const Key& key, const Item& item) {
        begin(key);
        end({{"$ref", definitionOf(objectKind(&item).definition)}});
    }
    void properties(const Key& key, const PropertyList& list) {
        this->list(key, list, maxProperties);
    }
    template <class Item>
    void list(const Key& key, const std::vector<Item>&, std::size_t most) {
        const Item item{};
        listOf(key, {std::string(objectKind(&item).definition)}, most);
    }
    void list(const Key& key, const std::vector<Link>&, std::size_t most, const OutputTypes&) {
        listOf(key, {"link"}, most);
    }
    void list(const Key& key, const std::vector<AgentGoal>&, std::size_t most) {
        listOf(key, {"goal-item", "goal-place"}, most);
    }
    template <class Item, class Type>
    void list(const Key& key, const std::vector<Item>&, std::size_t most,
              const ItemTypes<Type>& types) {
        std::vector<std::string> definitions = types.ids();
        for (std::string& each : definitions)
            each.insert(0, types.kind.definition);
        listOf(key, definitions, most);
    }

    /// Ends the schema of the object.
    void finish() {
        m_writer.end();
        m_writer.field("additionalProperties", false);
        list("required", m_required, Layout::line);
    }

private:
    static constexpr const char* reference = "^[a-z0-9-]{1,64}\\..+$";

    static std::string definitionOf(std::string_view name) {
        return "#/definitions/" + std::string(name);
    }
    void begin(const Key& key, Layout layout = Layout::line) {
        if (key.presence == Presence::always || (isExport() && key.presence != Presence::rare))
            m_required.emplace_back(key.name);
        m_writer.key(key.name).beginObject(layout);
        if (!key.help.empty())
            m_writer.field("description", std::string_view(key.help));
    }
    void end(std::initializer_list<std::pair<const char*, Value>> content) {
        for (const auto& [name, value] : content)
            m_writer.field(name, value);
        m_writer.end();
    }

    void listOf(const Key& key, const std::vector<std::string>& definitions, std::size_t most) {
        begin(key, Layout::block);
        m_writer.field("type", "array");
        m_writer.field("maxItems", static_cast<double>(most));
        m_writer.key("items").beginObject();
        if (definitions.size() == 1) {
            m_writer.field("$ref", definitionOf(definitions.front()));
        } else {
            m_writer.key("oneOf").beginList();
            for (const std::string& each : definitions) {
                m_writer.beginObject(Layout::line);
                end({{"$ref", definitionOf(each)}});
            }
            m_writer.end();
        }
        m_writer.end();
        m_writer.end();
    }

    void setting(const Setting& setting) {
        const std::string unit = toString(setting.unit);
        begin({setting.id, {}, isLook(setting) ? Presence::rare : Presence::usual});
        m_writer.field("title", setting.title.english());
        m_writer.field("description",
                       setting.help.english() + (unit.empty() ? "" : " Unit: " + unit + "."));
        kind(setting);
        m_writer.field("default", setting.initial);
        m_writer.end();
    }

    void kind(const Setting& setting) {
        switch (setting.kind) {
        case SettingKind::number:
        case SettingKind::integer:
            range(setting.kind == SettingKind::integer ? "integer" : "number", setting);
            break;
        case SettingKind::flag:
            m_writer.field("type", "boolean");
            break;
        case SettingKind::choice: {
            std::vector<std::string> choices;
            for (const Choice& each : setting.choices)
                choices.push_back(each.id);
            m_writer.field("type", "string");
            list("enum", choices);
            break;
        }
        case SettingKind::color:
            m_writer.field("type", "string");
            m_writer.field("pattern", textOf(setting.initial).empty() ? "^(#[0-9a-fA-F]{6})?$"
                                                                      : "^#[0-9a-fA-F]{6}$");
            break;
        case SettingKind::geometry:
            m_writer.field("type", "string");
            m_writer.field("pattern", "^[a-z0-9-]{0,64}$");
            break;
        case SettingKind::text:
            m_writer.field("type", "string");
            break;
        case SettingKind::points:
            m_writer.field("type", "array");
            m_writer.field("maxItems", static_cast<double>(2 * maxPoints));
            m_writer.key("items").beginObject();
            range("number", setting);
            m_writer.end();
            break;
        }
    }

    void range(const char* type, const Setting& setting) {
        m_writer.field("type", type);
        m_writer.field("minimum", setting.min);
        m_writer.field("maximum", setting.max);
    }

    void list(const char* key, const std::vector<std::string>& texts,
              Layout layout = Layout::block) {
        m_writer.key(key).beginList(layout);
        for (const std::string& text : texts)
            m_writer.value(text);
        m_writer.end();
    }

    JsonWriter& m_writer;
    FileForm m_form;
    std::vector<std::string> m_required;
};

/// Writes the schema of a file, with a definition for each kind of object.
class SchemaWriter {
public:
    explicit SchemaWriter(FileForm form) : m_form(form) {}

    std::string run() {
        const bool isExport = m_form == FileForm::exported;
        m_writer.beginObject();
        m_writer.field("$schema", "http://json-schema.org/draft-07/schema#");
        m_writer.field("title", isExport ? "Tiller export" : "Tiller project");
        properties(Project());
        m_writer.key("definitions").beginObject();
        define(worldDescription().defaults());
        defineAll<SceneItem>(sceneItems());
        defineAll<Node>(nodeItems());
        define(Link());
        define(Parameter());
        define(Property());
        isExport ? define(ExportedAgent()) : define(PlacedAgent());
        define(AgentGoal{.item = "item"});
        define(AgentGoal());
        if (isExport) {
            define(ExportUnits());
        } else {
            define(CardPlace());
            defineAll<Annotation>(annotationItems());
            define(Notes());
        }
        m_writer.end();
        m_writer.end();
        return m_writer.take();
    }

private:
    template <class Item, class... Types>
    void properties(const Item& item, const Types&... types) {
        m_writer.field("type", "object");
        m_writer.key("properties").beginObject();
        SchemaArchive archive(m_writer, m_form);
        fields(archive, item, types...);
        archive.finish();
    }
    template <class Item, class... Types>
    void define(const std::string& name, std::string_view help, const Item& item,
                const Types&... types) {
        m_writer.key(name).beginObject();
        m_writer.field("description", help);
        properties(item, types...);
        m_writer.end();
    }
    template <class Item>
    void define(const Item& item) {
        const ObjectKind kind = objectKind(&item);
        define(std::string(kind.definition), kind.help, item);
    }
    template <class Item, class Type>
    void defineAll(const ItemTypes<Type>& types) {
        for (const Type& each : types.all)
            define(std::string(types.kind.definition) + each.id, each.help.english(),
                   Item{.id = {}, .type = each.id}, types);
    }

    FileForm m_form;
    JsonWriter m_writer;
};

} // namespace

std::string projectSchema() {
    return SchemaWriter(FileForm::project).run();
}

std::string exportSchema() {
    return SchemaWriter(FileForm::exported).run();
}

} // namespace tiller
