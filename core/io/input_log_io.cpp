#include "core/io/input_log_io.h"

#include "core/io/object_reader.h"
#include "core/io/object_writer.h"

/// The keys of an input log, described as those of fields.h.
namespace tiller {

const std::vector<InputType>& inputTypes() {
    static const std::vector<InputType> types{
        {"cursor", CursorMoved{Vec2{}}, "The mouse is there.", R"("x": 400, "y": 300)"},
        {"cursor-left", CursorMoved{}, "The mouse leaves the world."},
        {"click", Clicked{}, "A click.", R"("x": 400, "y": 300)"},
        {"external", ExternalSet{}, "The game moves an external.",
         R"("name": "player", "x": 400, "y": 300, "vx": 60, "vy": 0)"},
        {"external-cleared", ExternalCleared{}, "An external is gone.", R"("name": "player")"},
        {"move", AgentMoved{}, "An agent is put there; its velocity stays.",
         R"("agentType": "hunter", "ordinal": 0, "x": 400, "y": 300)"},
        {"place", AgentPlaced{}, "An agent gets a place and a velocity.",
         R"("agentType": "hunter", "ordinal": 0, "x": 400, "y": 300, "vx": 60, "vy": 0)"},
        {"carry", AgentCarried{},
         "An agent gets a base velocity, which is added to its own; (0, 0) removes it.",
         R"("agentType": "hunter", "ordinal": 0, "vx": 60, "vy": 0)"},
        {"hold", MotionHeld{}, "The next tick moves no agent; the game does."},
        {"heading", AgentTurned{}, "An agent gets a heading.",
         R"("agentType": "hunter", "ordinal": 0, "x": 0, "y": 1)"},
        {"spawn", AgentSpawned{}, "An agent is born; without a place, it starts as its type does.",
         R"("agentType": "hunter", "x": 400, "y": 300, "vx": 60, "vy": 0)"},
        {"remove", AgentRemoved{}, "An agent dies.", R"("agentType": "hunter", "ordinal": 0)"},
        {"become", AgentBecame{}, "An agent changes its type.",
         R"("agentType": "hunter", "ordinal": 0, "into": "prey")"},
        {"goals", GoalsGiven{}, "An agent gets a list of goals.",
         R"("agentType": "hunter", "ordinal": 0, "goals": [{"item": "nest"}, {"x": 400, "y": 300}])"},
        {"order", AgentsOrdered{},
         "Agents are sent to slots around a place: `disk`, `box`, `line`, `column`, or `keep` for "
         "the formation that they have. `spacing`, `width`, `facingX` and `facingY` are left out "
         "where they are 0: see [Orders](runtime.md#orders).",
         R"("agents": [{"agentType": "hunter", "ordinal": 0}], "x": 400, "y": 300, "arrangement": "disk")"},
        {"mode", ModeEntered{}, "An agent enters a mode.",
         R"("agentType": "hunter", "ordinal": 0, "mode": "rest")"},
        {"variable", VariableSet{},
         "A variable gets a value; with `agentType` and `ordinal`, that of one agent.",
         R"("variable": "money", "value": 20)"},
        {"ground", GroundChanged{},
         "Adds `amount` to the cell at a place, and to all cells whose centers are within `radius` "
         "(0 if left out).",
         R"("ground": "trail", "x": 400, "y": 300, "amount": 2, "radius": 20)"},
        {"parameter", ParameterSet{},
         "A parameter gets a value; with `agentType`, for that type; with `ordinal`, too, for one "
         "agent. Without `value`, the type or the agent has none of its own anymore.",
         R"("parameter": "fear", "value": 0.5)"},
        {"edit", Edited{},
         "An edit: `world`, `properties` and `notes` as `before` and `after`; `scene`, `nodes`, "
         "`links`, `annotations` and `parameters` as steps with `index`, `before` and `after` "
         "(nodes also `placeBefore` and `placeAfter`).",
         "..."},
        {"reload", Reloaded{}, "Another whole project; agents and what they remember stay.",
         R"("project": {...})"},
    };
    return types;
}

std::string exampleOf(const InputType& type) {
    const std::string_view more = type.example;
    return R"({"tick": 0, "type": ")" + std::string(type.id) + (more.empty() ? "\"" : "\", ") +
           std::string(more) + "}";
}

namespace {

constexpr double maxLogTick = 9007199254740991.0; // 2^53 - 1

std::string_view typeOf(const Input& input) {
    const auto* moved = std::get_if<CursorMoved>(&input);
    if (moved && !moved->to)
        return "cursor-left";
    return std::ranges::find(inputTypes(), input.index(),
                             [](const InputType& each) { return each.input.index(); })
        ->id;
}

/// The value of an optional; a reader makes it.
template <class T>
T& present(std::optional<T>& value) {
    return value ? *value : value.emplace();
}
template <class T>
const T& present(const std::optional<T>& value) {
    return *value;
}

constexpr Key needed(std::string_view name) {
    return {name, {}, Presence::always};
}

} // namespace

inline ObjectKind objectKind(const InputLog*) {
    return {.name = Text("the input log")};
}
inline ObjectKind objectKind(const InputEvent*, double) {
    return {.name = Text("an event")};
}
inline ObjectKind objectKind(const Vec2*) {
    return {.name = Text("a place on the canvas")};
}
inline ObjectKind objectKind(const AgentName*) {
    return {.name = Text("an agent of an order")};
}
template <class Item>
ObjectKind objectKind(const Replacement<Item>*) {
    return {.name = Text("a step of an edit")};
}
template <class Item, class Type>
ObjectKind objectKind(const Replacement<Item>* step, const ItemTypes<Type>&) {
    return objectKind(step);
}
inline ObjectKind objectKind(const std::pair<std::vector<Value>, std::vector<Value>>*) {
    return {.name = Text("the world of an edit")};
}
inline ObjectKind objectKind(const std::pair<PropertyList, PropertyList>*) {
    return {.name = Text("the properties of an edit")};
}
inline ObjectKind objectKind(const std::pair<Notes, Notes>*) {
    return {.name = Text("the notes of an edit")};
}

template <class Archive, Of<Vec2> Place>
void fields(Archive& archive, Place& place) {
    placeFields(archive, place);
}

template <class Archive, Of<AgentName> Agent>
void fields(Archive& archive, Agent& agent) {
    archive.id(needed("agentType"), agent.type);
    archive.whole(needed("ordinal"), agent.ordinal, 0, mostOrdinals - 1);
}

template <class Archive, Of<CursorMoved> Event>
void fields(Archive& archive, Event& moved) {
    if (moved.to)
        placeFields(archive, *moved.to);
}

template <class Archive, Of<Clicked> Event>
void fields(Archive& archive, Event& clicked) {
    placeFields(archive, clicked.at);
}

template <class Archive, Of<ExternalSet> Event>
void fields(Archive& archive, Event& set) {
    archive.text(needed("name"), set.name);
    placeFields(archive, set.position);
    velocityFields(archive, set.velocity);
}

template <class Archive, Of<ExternalCleared> Event>
void fields(Archive& archive, Event& cleared) {
    archive.text(needed("name"), cleared.name);
}

template <class Archive, Of<AgentMoved> Event>
void fields(Archive& archive, Event& moved) {
    fields(archive, moved.agent);
    placeFields(archive, moved.to);
}

template <class Archive, Of<AgentPlaced> Event>
void fields(Archive& archive, Event& placed) {
    fields(archive, placed.agent);
    placeFields(archive, placed.position);
    velocityFields(archive, placed.velocity);
}

template <class Archive, Of<AgentCarried> Event>
void fields(Archive& archive, Event& carried) {
    fields(archive, carried.agent);
    velocityFields(archive, carried.velocity);
}

template <class Archive, Of<MotionHeld> Event>
void fields(Archive& /*archive*/, Event& /*held*/) {}

template <class Archive, Of<AgentTurned> Event>
void fields(Archive& archive, Event& turned) {
    fields(archive, turned.agent);
    placeFields(archive, turned.heading);
    if constexpr (Archive::isReader)
        if (turned.heading == Vec2{})
            archive.fail("x", say("A heading of (0, 0) has no direction. Write another."));
}

template <class Archive, Of<AgentSpawned> Event>
void fields(Archive& archive, Event& spawned) {
    archive.id(needed("agentType"), spawned.type);
    const bool isPlaced = spawned.position.has_value();
    if (archive.has("x", isPlaced) || archive.has("y", isPlaced))
        placeFields(archive, present(spawned.position));
    if (isPlaced || Archive::isReader)
        velocityFields(archive, spawned.velocity);
    if constexpr (Archive::isReader)
        if (!spawned.position && spawned.velocity != Vec2{})
            archive.fail("vx",
                         say("This newborn has a velocity, but no place. Add \"x\" and \"y\", "
                             "or remove \"vx\" and \"vy\": then it starts as its type does."));
}

template <class Archive, Of<AgentRemoved> Event>
void fields(Archive& archive, Event& removed) {
    fields(archive, removed.agent);
}

template <class Archive, Of<AgentBecame> Event>
void fields(Archive& archive, Event& became) {
    fields(archive, became.agent);
    archive.id(needed("into"), became.into);
}

template <class Archive, Of<GoalsGiven> Event>
void fields(Archive& archive, Event& given) {
    fields(archive, given.agent);
    archive.list(needed("goals"), given.goals, maxGoals);
    if constexpr (Archive::isReader)
        if (given.goals.size() > maxGoals)
            archive.fail("goals", say("An agent can have 1,000 goals at most. Remove some."));
}

template <class Archive, Of<AgentsOrdered> Event>
void fields(Archive& archive, Event& ordered) {
    archive.list(needed("agents"), ordered.agents, maxAgents);
    placeFields(archive, ordered.place);
    const Description& type = arrangementType();
    std::vector<Value> values;
    for (const Setting& setting : type.settings)
        values.push_back(setting.load(&ordered.arrangement));
    archive.settings(type, values);
    if constexpr (Archive::isReader)
        ordered.arrangement = settingsFrom<Arrangement>(type.settings, values);
}

template <class Archive, Of<ModeEntered> Event>
void fields(Archive& archive, Event& entered) {
    fields(archive, entered.agent);
    archive.id(needed("mode"), entered.mode);
}

template <class Archive, Of<VariableSet> Event>
void fields(Archive& archive, Event& set) {
    archive.id(needed("variable"), set.variable);
    archive.number(needed("value"), set.value, -noLimit, noLimit);
    if (archive.has("ordinal", set.agent.has_value()) ||
        archive.has("agentType", set.agent.has_value()))
        fields(archive, present(set.agent));
}

template <class Archive, Of<GroundChanged> Event>
void fields(Archive& archive, Event& changed) {
    archive.id(needed("ground"), changed.ground);
    placeFields(archive, changed.at);
    archive.number(needed("amount"), changed.amount, -GroundMap::most, GroundMap::most);
    archive.number({"radius"}, changed.radius, 0, coordinateLimit);
}

template <class Archive, Of<ParameterSet> Event>
void fields(Archive& archive, Event& set) {
    archive.id(needed("parameter"), set.parameter);
    if (archive.has("value", set.value.has_value()))
        archive.value({"value"}, present(set.value));
    const bool isOfAgent = archive.has("ordinal", set.whose.ordinal.has_value());
    if (isOfAgent || archive.has("agentType", !set.whose.type.empty()))
        archive.id(needed("agentType"), set.whose.type);
    if (isOfAgent)
        archive.whole(needed("ordinal"), present(set.whose.ordinal), 0, mostOrdinals - 1);
    if constexpr (Archive::isReader)
        if (!set.value && set.whose.type.empty())
            archive.fail("parameter",
                         say("This event sets a parameter of the world to nothing. Add a "
                             "\"value\", or the \"agentType\" that loses its own."));
}

template <class Archive, class Part>
void fields(Archive& archive, std::pair<Part, Part>& pair) {
    archive.object(needed("before"), pair.first);
    archive.object(needed("after"), pair.second);
}
template <class Archive, class Part>
void fields(Archive& archive, const std::pair<Part, Part>& pair) {
    archive.object(needed("before"), pair.first);
    archive.object(needed("after"), pair.second);
}

template <class Archive, class Step, class... Types>
requires Of<Step, Replacement<typename decltype(Step::before)::value_type>>
void fields(Archive& archive, Step& step, const Types&... types) {
    archive.whole(needed("index"), step.index, 0, maxLogTick);
    if (archive.has("before", step.before.has_value()))
        archive.object({"before"}, present(step.before), types...);
    if (archive.has("after", step.after.has_value()))
        archive.object({"after"}, present(step.after), types...);
    if constexpr (std::is_same_v<std::remove_const_t<Step>, Replacement<Node>>) {
        if (step.before)
            archive.object(needed("placeBefore"), step.before->place);
        if (step.after)
            archive.object(needed("placeAfter"), step.after->place);
    }
    if constexpr (Archive::isReader) {
        if (!step.before && !step.after)
            archive.refuse({}, say("This step has neither \"before\" nor \"after\". Remove it."));
        else if (!archive.reading().failed() && step.before && step.after &&
                 step.before->id != step.after->id)
            archive.refuse({},
                           say("This step changes the id \"%1\" to \"%2\". Make it two steps: one "
                               "that removes, one that adds.",
                               {step.before->id, step.after->id}));
    }
}

template <class Archive, Of<Change> Edit>
void fields(Archive& archive, Edit& change) {
    const auto part = [&](std::string_view key, auto& pair) {
        if (archive.has(key, pair.has_value()))
            archive.object({key}, present(pair));
    };
    const auto steps = [&](std::string_view key, auto& list, const auto&... types) {
        archive.list({key, {}, Presence::rare}, list, maxLinks, types...);
    };
    part("world", change.world);
    steps("scene", change.scene, sceneItems());
    steps("nodes", change.nodes, nodeItems());
    steps("links", change.links);
    steps("annotations", change.annotations, annotationItems());
    steps("parameters", change.parameters);
    part("properties", change.properties);
    part("notes", change.notes);
}

template <class Archive, Of<Edited> Event>
void fields(Archive& archive, Event& edited) {
    Change change = edited.change;
    fields(archive, change);
    if constexpr (Archive::isReader)
        edited.change = std::move(change);
}

template <class Archive, Of<Reloaded> Event>
void fields(Archive& archive, Event& reloaded) {
    Project project = reloaded.project;
    archive.wholeProject(needed("project"), project);
    if constexpr (Archive::isReader)
        reloaded.project = withoutLayout(std::move(project));
}

template <class Archive, Of<InputEvent> Event>
void fields(Archive& archive, Event& event, double lastTick) {
    archive.whole(needed("tick"), event.tick, 0, lastTick);
    std::string type{typeOf(event.input)};
    [[maybe_unused]] const bool hasType = archive.choice(needed("type"), type, {});
    if constexpr (Archive::isReader) {
        std::vector<std::string> known;
        for (const InputType& each : inputTypes())
            known.emplace_back(each.id);
        const auto found = std::ranges::find(known, type);
        if (!hasType)
            return archive.abandon();
        if (found == known.end())
            return archive.refuseType(type, Text("an event"), known);
        event.input = inputTypes()[static_cast<std::size_t>(found - known.begin())].input;
    }
    std::visit([&](auto& input) { fields(archive, input); }, event.input);
}

namespace {

void readEvents(ObjectReader& archive, InputLog& log) {
    JsonValue::List* list = archive.list(needed("events"));
    archive.finish();
    if (!list || archive.reading().failed())
        return;
    CheckedProject edits(log.start);
    std::uint64_t previousTick = 0;
    const auto take = [&](InputEvent&& event, ObjectReader& reader) {
        if (event.tick < previousTick)
            reader.fail("tick", say("This event is earlier than the one above it. Put events in "
                                    "the order of their ticks."));
        previousTick = event.tick;
        if (isEdit(event.input) && !archive.reading().failed())
            for (const Problem& problem : takeEdit(event, edits))
                archive.reading().fail(reader.offset(), problem.text, problem.ids);
        log.events.push_back(std::move(event));
    };
    archive.each<InputEvent>(*list, take, static_cast<double>(log.ticks));
}

} // namespace

template <class Archive, Of<InputLog> Log>
void fields(Archive& archive, Log& log) {
    archive.format(inputLogFormat);
    archive.whole(needed("ticks"), log.ticks, 0, maxLogTick);
    archive.wholeProject(needed("start"), log.start);
    if constexpr (Archive::isReader)
        readEvents(archive, log);
    else
        archive.list(needed("events"), log.events, log.events.size(), maxLogTick);
}

std::string writeInputEvent(const InputEvent& event) {
    return writeObject(event, FileForm::run, JsonWriter::Layout::line, maxLogTick);
}

std::string writeInputLog(const InputLog& log) {
    return writeObject(log, FileForm::run, JsonWriter::Layout::block);
}

Result<InputLog> readInputLog(std::string_view text) {
    return readText<InputLog>(text, &inputLogFormat);
}

Result<InputEvent> readInputEvent(std::string_view line) {
    return readText<InputEvent>(line, nullptr, maxLogTick);
}

} // namespace tiller
