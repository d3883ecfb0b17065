#include "core/base/suggestion.h"
#include "core/io/items.h"
#include "core/io/json_export.h"
#include "core/io/project_reader.h"
#include "core/model/agent_type.h"
#include "core/model/registry.h"

#include <map>

namespace tiller {

namespace {

void readConstant(Fields& fields, std::string_view key, std::string_view constant) {
    std::string read;
    if (fields.text(key, read, Need::always) && read != constant)
        fields.failValue(key, shortQuote(read), shortQuote(constant));
}

bool mayHaveProperties(const NodeType& type) {
    return hasProperties(type);
}

bool mayHaveProperties(const Description&) {
    return true; // of a scene item
}

class JsonExportReader {
public:
    JsonExportReader(Reading& reading, LoadedProject& to) : m_reading(reading), m_to(to) {}

    void run(const JsonValue& root) {
        Fields fields(m_reading, root, "the export");
        fields.take("format", Need::always);
        fields.take("version", Need::always);
        if (const JsonValue* units = fields.take("units", Need::always))
            readUnits(*units);
        if (const JsonValue* world = fields.take("world", Need::always))
            readExportedWorld(*world);
        readList(fields, "scene", &JsonExportReader::readScene);
        readList(fields, "agentTypes", &JsonExportReader::readAgentType);
        readList(fields, "placedAgents", &JsonExportReader::readPlaced);
        readList(fields, "nodes", &JsonExportReader::readOtherNode);
        readList(fields, "links", &JsonExportReader::readExportedLink);
        readParameters(m_reading, fields, m_to);
        fields.finish();
    }

private:
    using Read = void (JsonExportReader::*)(const JsonValue&);

    void readList(Fields& fields, std::string_view key, Read read) {
        if (const JsonValue::List* list = fields.list(key, Need::always))
            for (const JsonValue& each : *list)
                if (!m_reading.full())
                    (this->*read)(each);
    }

    void readUnits(const JsonValue& value) {
        Fields fields(m_reading, value, "the units");
        for (const ExportUnit& unit : exportUnits)
            readConstant(fields, unit.key, unit.meaning);
        fields.finish();
    }

    void readExportedWorld(const JsonValue& value) {
        addPlace(m_reading, m_to.places, "world", value.offset);
        Fields fields(m_reading, value, "the world");
        readConstant(fields, "type", worldDescription().id);
        m_to.project.world = fields.values(worldDescription(), isExported);
        fields.finish();
    }

    template <class Item, class Type>
    bool readItem(const JsonValue& value, const std::string& kind, const std::vector<Type>& types,
                  Item& item) {
        Fields fields(m_reading, value, withArticle(kind));
        const Type* type = readHead(fields, kind, item, types);
        if (!type)
            return false;
        item.type = type->id;
        item.values = fields.values(*type, isExported);
        if (mayHaveProperties(*type))
            readProperties(m_reading, fields, item.properties);
        fields.finish();
        return addPlace(m_reading, m_to.places, item.id, value.offset);
    }

    void readScene(const JsonValue& value) {
        SceneItem item;
        if (readItem(value, "scene item", sceneTypes(), item))
            m_to.project.scene.push_back(std::move(item));
    }

    void readAgentType(const JsonValue& value) {
        static const std::vector<NodeType> types{agentTypeType()};
        readNodeOf(value, "agent type", types);
    }

    void readOtherNode(const JsonValue& value) {
        static const std::vector<NodeType> types = [] {
            std::vector<NodeType> others = nodeTypes();
            std::erase_if(others, [](const NodeType& type) { return type.id == agentTypeId; });
            return others;
        }();
        readNodeOf(value, "node", types);
    }

    void readNodeOf(const JsonValue& value, const std::string& kind,
                    const std::vector<NodeType>& types) {
        Node node;
        if (!readItem(value, kind, types, node))
            return;
        m_nodes.emplace(node.id, m_to.project.nodes.size());
        m_to.project.nodes.push_back(std::move(node));
    }

    void readPlaced(const JsonValue& value) {
        Fields fields(m_reading, value, "a placed agent");
        readConstant(fields, "type", placedAgentType);
        std::string owner;
        const bool hasOwner = fields.id("agentType", owner);
        auto agent = readAgentFields(m_reading, fields);
        fields.finish();
        if (!hasOwner || !agent)
            return;
        Node* type = find(owner);
        if (!type || type->type != agentTypeId)
            fields.fail("agentType", "There is no agent type \"" + owner +
                                         "\" in this export. Use the id of one of its "
                                         "agentTypes.");
        else
            type->agents.push_back(*std::move(agent));
    }

    void readExportedLink(const JsonValue& value) {
        Fields fields(m_reading, value, "a link");
        Link link;
        if (fields.id("id", link.id))
            fields.setName("link \"" + link.id + "\"");
        std::string type;
        fields.text("type", type, Need::always);
        fields.id("fromNode", link.from.node);
        fields.text("fromPort", link.from.port, Need::always);
        fields.id("toNode", link.to.node);
        fields.text("toPort", link.to.port, Need::always);
        readLinkNumbers(fields, link);
        fields.finish();
        if (!addPlace(m_reading, m_to.places, link.id, value.offset))
            return;
        checkLinkType(fields, link, type);
        m_to.project.links.push_back(std::move(link));
    }

    /// The type of a link must be the type of the output from which it comes.
    void checkLinkType(Fields& fields, const Link& link, const std::string& type) {
        const Node* source = find(link.from.node);
        const Port* port = source ? findNodeType(source->type)->port(link.from.port) : nullptr;
        if (port && toString(port->type) != type)
            fields.failValue("type", shortQuote(type), shortQuote(toString(port->type)));
    }

    Node* find(const Id& id) {
        const auto found = m_nodes.find(id);
        return found == m_nodes.end() ? nullptr : &m_to.project.nodes[found->second];
    }

    Reading& m_reading;
    LoadedProject& m_to;
    std::map<Id, std::size_t> m_nodes; ///< their indexes in the project
};

} // namespace

void readExportParts(Reading& reading, const JsonValue& root, LoadedProject& to) {
    JsonExportReader(reading, to).run(root);
}

} // namespace tiller
