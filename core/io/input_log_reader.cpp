#include "core/base/lattice.h"
#include "core/base/suggestion.h"
#include "core/io/input_log_io.h"
#include "core/io/items.h"
#include "core/io/project_reader.h"
#include "core/model/checked_project.h"

#include <algorithm>
#include <array>

namespace tiller {

namespace {

constexpr double maxLogTick = 9007199254740991.0; // 2^53 - 1

/// Reads an item, or the world or the notes.
template <class Item>
using ReadItem = std::optional<Item> (*)(Reading&, const JsonValue&);

void readCanvasPlace(Reading& reading, Fields& fields, std::string_view key,
                     std::optional<Node>& node) {
    if (!node)
        return;
    if (const JsonValue* value = fields.take(key, Need::always)) {
        Fields place(reading, *value, "a place on the canvas");
        readPoint(place, node->place);
        place.finish();
    }
}

template <class Item>
void readSteps(Reading& reading, Fields& event, std::string_view key, ReadItem<Item> read,
               std::vector<Replacement<Item>>& to) {
    const JsonValue::List* list = event.list(key, Need::unlessDefault);
    if (!list)
        return;
    for (const JsonValue& each : *list) {
        Fields fields(reading, each, "a step of an edit");
        Replacement<Item> step;
        double index = 0;
        fields.wholeNumber("index", index, 0, maxLogTick, Need::always);
        step.index = static_cast<std::size_t>(index);
        if (const JsonValue* before = fields.take("before", Need::unlessDefault))
            step.before = read(reading, *before);
        if (const JsonValue* after = fields.take("after", Need::unlessDefault))
            step.after = read(reading, *after);
        if constexpr (std::is_same_v<Item, Node>) {
            readCanvasPlace(reading, fields, "placeBefore", step.before);
            readCanvasPlace(reading, fields, "placeAfter", step.after);
        }
        fields.finish();
        if (!step.before && !step.after)
            reading.fail(each.offset, "This step has neither \"before\" nor \"after\". Remove it.");
        else if (step.before && step.after && step.before->id != step.after->id)
            reading.fail(each.offset, "This step changes the id \"" + step.before->id + "\" to \"" +
                                          step.after->id +
                                          "\". Make it two steps: one that removes, one that "
                                          "adds.");
        else
            to.push_back(std::move(step));
    }
}

template <class Part>
void readPair(Reading& reading, Fields& event, std::string_view key, ReadItem<Part> read,
              std::optional<std::pair<Part, Part>>& to) {
    const JsonValue* value = event.take(key, Need::unlessDefault);
    if (!value)
        return;
    Fields fields(reading, *value, "the " + std::string(key) + " of an edit");
    const JsonValue* before = fields.take("before", Need::always);
    const JsonValue* after = fields.take("after", Need::always);
    fields.finish();
    const auto first = before ? read(reading, *before) : std::nullopt;
    const auto second = after ? read(reading, *after) : std::nullopt;
    if (first && second)
        to = std::pair(*first, *second);
}

Input readEdit(Reading& reading, Fields& fields) {
    Change change;
    readPair<std::vector<Value>>(reading, fields, "world", readWorld, change.world);
    readSteps<SceneItem>(reading, fields, "scene", readSceneItem, change.scene);
    readSteps<Node>(reading, fields, "nodes", readNode, change.nodes);
    readSteps<Link>(reading, fields, "links", readLink, change.links);
    readSteps<Annotation>(reading, fields, "annotations", readAnnotation, change.annotations);
    readSteps<Parameter>(reading, fields, "parameters", readParameter, change.parameters);
    readPair<PropertyList>(reading, fields, "properties", readPropertyList, change.properties);
    readPair<Notes>(reading, fields, "notes", readNotes, change.notes);
    return Edited{std::move(change)};
}

AgentName readAgentName(Fields& fields) {
    AgentName agent;
    double ordinal = 0;
    fields.id("agentType", agent.type);
    fields.wholeNumber("ordinal", ordinal, 0, mostOrdinals - 1, Need::always);
    agent.ordinal = static_cast<std::uint32_t>(ordinal);
    return agent;
}

Vec2 readPlace(Fields& fields) {
    Vec2 place;
    readPoint(fields, place);
    return place;
}

Vec2 readSpeed(Fields& fields) {
    Vec2 velocity;
    readVelocity(fields, velocity);
    return velocity;
}

std::string readName(Fields& fields) {
    std::string name;
    fields.text("name", name, Need::always);
    return name;
}

Id readId(Fields& fields, std::string_view key) {
    Id id;
    fields.id(key, id);
    return id;
}

Input readSpawned(Fields& fields) {
    AgentSpawned spawned{readId(fields, "agentType"), {}, {}};
    if (fields.has("x") || fields.has("y"))
        spawned.position = readPlace(fields);
    spawned.velocity = readSpeed(fields);
    if (!spawned.position && spawned.velocity != Vec2{})
        fields.fail("vx", "This newborn has a velocity, but no place. Add \"x\" and \"y\", or "
                          "remove \"vx\" and \"vy\": then it starts as its type does.");
    return spawned;
}

Input readGoalsGiven(Reading& reading, Fields& fields) {
    GoalsGiven given{readAgentName(fields), readGoals(reading, fields)};
    if (given.goals.size() > maxGoals)
        fields.fail("goals", "An agent can have 1,000 goals at most. Remove some.");
    return given;
}

Input readTurned(Fields& fields) {
    AgentTurned turned{readAgentName(fields), readPlace(fields)};
    if (turned.heading == Vec2{})
        fields.fail("x", "A heading of (0, 0) has no direction. Write another.");
    return turned;
}

Input readParameterSet(Fields& fields) {
    ParameterSet set{readId(fields, "parameter"), {}, {}};
    if (Value value; fields.value("value", value, Need::unlessDefault))
        set.value = std::move(value);
    if (fields.has("ordinal")) {
        AgentName agent = readAgentName(fields);
        set.whose = {std::move(agent.type), agent.ordinal};
    } else if (fields.has("agentType")) {
        set.whose.type = readId(fields, "agentType");
    }
    if (!set.value && set.whose.type.empty())
        fields.fail("parameter", "This event sets a parameter of the world to nothing. Add a "
                                 "\"value\", or the \"agentType\" that loses its own.");
    return set;
}

std::optional<Input> readReloaded(Reading& reading, Fields& fields, JsonValue& event) {
    if (!fields.take("project", Need::always))
        return {};
    auto project = readWholeProject(reading, *event.find("project"));
    return project ? std::optional(Reloaded{withoutLayout(*std::move(project))}) : std::nullopt;
}

/// How an input of each type is read.
struct InputType {
    std::string_view id;
    std::optional<Input> (*read)(Reading& reading, Fields& fields, JsonValue& event);
};

template <auto read>
std::optional<Input> readWith(Reading& reading, Fields& fields, JsonValue& /*event*/) {
    if constexpr (std::is_invocable_v<decltype(read), Reading&, Fields&>)
        return read(reading, fields);
    else
        return read(fields);
}

constexpr std::array inputTypes{
    InputType{"cursor", readWith<[](Fields& f) { return Input(CursorMoved{readPlace(f)}); }>},
    InputType{"cursor-left", readWith<[](Fields&) { return Input(CursorMoved{}); }>},
    InputType{"click", readWith<[](Fields& f) { return Input(Clicked{readPlace(f)}); }>},
    InputType{"external", readWith<[](Fields& f) {
                  return Input(ExternalSet{readName(f), readPlace(f), readSpeed(f)});
              }>},
    InputType{"external-cleared",
              readWith<[](Fields& f) { return Input(ExternalCleared{readName(f)}); }>},
    InputType{"move", readWith<[](Fields& f) {
                  return Input(AgentMoved{readAgentName(f), readPlace(f)});
              }>},
    InputType{"place", readWith<[](Fields& f) {
                  return Input(AgentPlaced{readAgentName(f), readPlace(f), readSpeed(f)});
              }>},
    InputType{"heading", readWith<readTurned>},
    InputType{"spawn", readWith<readSpawned>},
    InputType{"remove", readWith<[](Fields& f) { return Input(AgentRemoved{readAgentName(f)}); }>},
    InputType{"become", readWith<[](Fields& f) {
                  return Input(AgentBecame{readAgentName(f), readId(f, "into")});
              }>},
    InputType{"goals", readWith<readGoalsGiven>},
    InputType{"mode", readWith<[](Fields& f) {
                  return Input(ModeEntered{readAgentName(f), readId(f, "mode")});
              }>},
    InputType{"parameter", readWith<readParameterSet>},
    InputType{"edit", readWith<readEdit>},
    InputType{"reload", readReloaded}};

std::optional<Input> readInput(Reading& reading, Fields& fields, JsonValue& event) {
    std::string type;
    if (!fields.text("type", type, Need::always))
        return {};
    std::vector<std::string> known;
    for (const InputType& each : inputTypes) {
        if (each.id == type)
            return each.read(reading, fields, event);
        known.emplace_back(each.id);
    }
    fields.fail("type", shortQuote(type) + " is not a type of event." + suggestion(type, known));
    return {};
}

void readEvents(Reading& reading, JsonValue::List& list, InputLog& log) {
    CheckedProject edits(log.start);
    double previousTick = 0;
    for (JsonValue& each : list) {
        if (reading.full())
            return;
        Fields fields(reading, each, "an event");
        InputEvent event;
        double tick = 0;
        const double lastTick = static_cast<double>(log.ticks);
        if (fields.wholeNumber("tick", tick, 0, lastTick, Need::always) && tick < previousTick)
            fields.fail("tick", "This event is earlier than the one above it. Put events in the "
                                "order of their ticks.");
        previousTick = tick;
        event.tick = static_cast<std::uint64_t>(tick);
        auto input = readInput(reading, fields, each);
        fields.finish();
        if (!input)
            continue;
        event.input = *std::move(input);
        if (isEdit(event.input) && !reading.failed())
            for (const Problem& problem : takeEdit(event, edits))
                reading.fail(each.offset, problem.text, problem.ids);
        log.events.push_back(std::move(event));
    }
}

} // namespace

Result<InputLog> readInputLog(std::string_view text) {
    auto parsed = parseJson(text, {});
    if (!parsed)
        return parsed.problems();
    JsonDocument& document = parsed.value();

    Reading reading(document.lines);
    InputLog log;
    const std::array formats{&inputLogFormat};
    if (recognizeFormat(reading, document.root, formats)) {
        Fields fields(reading, document.root, "the input log");
        fields.take("format", Need::always);
        fields.take("version", Need::always);
        double ticks = 0;
        fields.wholeNumber("ticks", ticks, 0, maxLogTick, Need::always);
        log.ticks = static_cast<std::uint64_t>(ticks);
        if (fields.take("start", Need::always))
            if (auto start = readWholeProject(reading, *document.root.find("start")))
                log.start = *std::move(start);
        const bool hasEvents = fields.list("events", Need::always);
        fields.finish();
        if (hasEvents && !reading.failed())
            readEvents(reading, std::get<JsonValue::List>(document.root.find("events")->content),
                       log);
    }
    if (reading.failed())
        return reading.takeProblems();
    return log;
}

Result<InputEvent> readInputEvent(std::string_view line) {
    auto parsed = parseJson(line, {});
    if (!parsed)
        return parsed.problems();
    Reading reading(parsed.value().lines);
    Fields fields(reading, parsed.value().root, "an event");
    InputEvent event;
    double tick = 0;
    fields.wholeNumber("tick", tick, 0, maxLogTick, Need::always);
    event.tick = static_cast<std::uint64_t>(tick);
    auto input = readInput(reading, fields, parsed.value().root);
    fields.finish();
    if (reading.failed())
        return reading.takeProblems();
    if (!input)
        return Problem{.text = "This is no event."};
    event.input = *std::move(input);
    return event;
}

} // namespace tiller
