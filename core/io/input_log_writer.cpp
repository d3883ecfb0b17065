#include "core/io/input_log_io.h"
#include "core/io/items.h"
#include "core/io/project_writer.h"

namespace tiller {

using Layout = JsonWriter::Layout;

namespace {

void writeItem(JsonWriter& writer, const SceneItem& item) {
    writeSceneItem(writer, item);
}

void writeItem(JsonWriter& writer, const Node& node) {
    writeNode(writer, node, Layout::line);
}

void writeItem(JsonWriter& writer, const Link& link) {
    writeLink(writer, link);
}

void writeItem(JsonWriter& writer, const Parameter& parameter) {
    writeParameter(writer, parameter);
}

void writeCanvasPlace(JsonWriter& writer, std::string_view key, const Node& node) {
    writer.key(key).beginObject(Layout::line);
    writePoint(writer, node.place);
    writer.end();
}

template <class Item>
void writeSteps(JsonWriter& writer, std::string_view key,
                const std::vector<Replacement<Item>>& steps) {
    if (steps.empty())
        return;
    writer.key(key).beginList();
    for (const Replacement<Item>& step : steps) {
        writer.beginObject();
        writer.field("index", static_cast<double>(step.index));
        if (step.before) {
            writer.key("before");
            writeItem(writer, *step.before);
        }
        if (step.after) {
            writer.key("after");
            writeItem(writer, *step.after);
        }
        if constexpr (std::is_same_v<Item, Node>) {
            if (step.before)
                writeCanvasPlace(writer, "placeBefore", *step.before);
            if (step.after)
                writeCanvasPlace(writer, "placeAfter", *step.after);
        }
        writer.end();
    }
    writer.end();
}

template <class Part>
void writePair(JsonWriter& writer, std::string_view key,
               const std::optional<std::pair<Part, Part>>& pair,
               void (*write)(JsonWriter&, const Part&)) {
    if (!pair)
        return;
    writer.key(key).beginObject();
    writer.key("before");
    write(writer, pair->first);
    writer.key("after");
    write(writer, pair->second);
    writer.end();
}

class EventWriter {
public:
    explicit EventWriter(JsonWriter& writer) : m_writer(writer) {}

    void operator()(const CursorMoved& moved) {
        m_writer.field("type", moved.to ? "cursor" : "cursor-left");
        if (moved.to)
            writePoint(m_writer, *moved.to);
    }

    void operator()(const Clicked& clicked) {
        m_writer.field("type", "click");
        writePoint(m_writer, clicked.at);
    }

    void operator()(const ExternalSet& set) {
        m_writer.field("type", "external");
        m_writer.field("name", set.name);
        writePoint(m_writer, set.position);
        writeVelocity(m_writer, set.velocity);
    }

    void operator()(const ExternalCleared& cleared) {
        m_writer.field("type", "external-cleared");
        m_writer.field("name", cleared.name);
    }

    void operator()(const AgentMoved& moved) {
        begin("move", moved.agent);
        writePoint(m_writer, moved.to);
    }

    void operator()(const AgentPlaced& placed) {
        begin("place", placed.agent);
        writePoint(m_writer, placed.position);
        writeVelocity(m_writer, placed.velocity);
    }

    void operator()(const AgentTurned& turned) {
        begin("heading", turned.agent);
        writePoint(m_writer, turned.heading);
    }

    void operator()(const AgentSpawned& spawned) {
        m_writer.field("type", "spawn");
        m_writer.field("agentType", spawned.type);
        if (!spawned.position)
            return;
        writePoint(m_writer, *spawned.position);
        writeVelocity(m_writer, spawned.velocity);
    }

    void operator()(const AgentRemoved& removed) { begin("remove", removed.agent); }

    void operator()(const AgentBecame& became) {
        begin("become", became.agent);
        m_writer.field("into", became.into);
    }

    void operator()(const GoalsGiven& given) {
        begin("goals", given.agent);
        writeGoals(m_writer, given.goals);
    }

    void operator()(const ModeEntered& entered) {
        begin("mode", entered.agent);
        m_writer.field("mode", entered.mode);
    }

    void operator()(const ParameterSet& set) {
        m_writer.field("type", "parameter");
        m_writer.field("parameter", set.parameter);
        if (set.value)
            m_writer.field("value", *set.value);
        if (!set.whose.type.empty())
            m_writer.field("agentType", set.whose.type);
        if (set.whose.ordinal)
            m_writer.field("ordinal", static_cast<double>(*set.whose.ordinal));
    }

    void operator()(const Edited& edited) {
        m_writer.field("type", "edit");
        writePair(m_writer, "world", edited.change->world, writeWorld);
        writeSteps(m_writer, "scene", edited.change->scene);
        writeSteps(m_writer, "nodes", edited.change->nodes);
        writeSteps(m_writer, "links", edited.change->links);
        writeSteps(m_writer, "annotations", edited.change->annotations);
        writeSteps(m_writer, "parameters", edited.change->parameters);
        writePair(m_writer, "properties", edited.change->properties, writePropertyList);
        writePair(m_writer, "notes", edited.change->notes, writeNotes);
    }

    void operator()(const Reloaded& reloaded) {
        m_writer.field("type", "reload");
        m_writer.key("project").beginObject();
        writeProjectParts(m_writer, reloaded.project);
        m_writer.end();
    }

private:
    void begin(std::string_view type, const AgentName& agent) {
        m_writer.field("type", type);
        m_writer.field("agentType", agent.type);
        m_writer.field("ordinal", static_cast<double>(agent.ordinal));
    }

    JsonWriter& m_writer;
};

void writeEvent(JsonWriter& writer, const InputEvent& event) {
    writer.beginObject(Layout::line);
    writer.field("tick", static_cast<double>(event.tick));
    std::visit(EventWriter(writer), event.input);
    writer.end();
}

} // namespace

std::string writeInputEvent(const InputEvent& event) {
    JsonWriter writer;
    writeEvent(writer, event);
    return writer.take();
}

std::string writeInputLog(const InputLog& log) {
    JsonWriter writer;
    writer.beginObject();
    writeFormat(writer, inputLogFormat);
    writer.field("ticks", static_cast<double>(log.ticks));
    writer.key("start").beginObject();
    writeProjectParts(writer, log.start);
    writer.end();
    writer.key("events").beginList();
    for (const InputEvent& event : log.events)
        writeEvent(writer, event);
    writer.end();
    writer.end();
    return writer.take();
}

} // namespace tiller
