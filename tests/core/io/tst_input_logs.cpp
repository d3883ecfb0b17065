#include "core/io/input_log_io.h"
#include "core/io/recording_io.h"
#include "tests/core/support/random_project.h"
#include "tests/core/support/testing.h"

/// Events of every kind. Each edit turns the project into another random project.
InputLog randomLog(std::uint64_t seed) {
    RandomProject random(seed);
    const auto make = [&random] {
        Project project = random.make(8, 20);
        project.annotations.clear(); // the start of a log has none: see withoutLayout
        return project;
    };
    InputLog log{.start = make(), .ticks = 50, .events = {}};
    Project now = log.start;
    for (std::uint64_t tick = 0; tick <= log.ticks; tick += random.below(9)) {
        const Vec2 at{random.number(-1e6, 1e6), random.number(-1e6, 1e6)};
        const AgentName prey{"prey", static_cast<std::uint32_t>(random.below(9))};
        const auto maybe = [&](auto value) {
            return random.chance(0.5) ? std::optional(value) : std::nullopt;
        };
        const std::vector<Input> inputs{
            CursorMoved{at},
            CursorMoved{},
            Clicked{at},
            AgentMoved{prey, at},
            ExternalSet{"the \"player\"", at, {1, 0.1}},
            ExternalCleared{"the \"player\""},
            AgentPlaced{prey, at, {-1, 2}},
            AgentTurned{prey, {0, -1}},
            AgentSpawned{"prey", at, {3, 4}},
            AgentSpawned{"prey", {}, {}},
            AgentRemoved{prey},
            AgentBecame{prey, "hunter"},
            GoalsGiven{prey, {{"home", {}}, {"", at}}},
            ModeEntered{prey, "rest"},
            ParameterSet{"speed", maybe(Value(2.5)), {"prey", 3U}},
            ParameterSet{"look", Value(std::string("far")), {"prey", {}}},
            AgentsOrdered{{prey, {"hunter", 1}}, at, {Arrangement::Kind::line, 8, 40, 0, -1}},
            AgentsOrdered{{prey}, at},
            VariableSet{"money", -2.5, maybe(prey)},
            GroundChanged{"trail", at, -2.5, maybe(20.0).value_or(0)}};
        const std::size_t which = random.below(inputs.size() + 3);
        if (which < inputs.size()) {
            log.events.push_back({tick, inputs[which]});
        } else if (which == inputs.size()) {
            now = withoutLayout(make());
            log.events.push_back({tick, Reloaded{now}});
        } else {
            log.events.push_back({tick, Edited{difference(now, make())}});
            apply(std::get<Edited>(log.events.back().input).change, now);
        }
    }
    log.start = withoutLayout(log.start);
    return log;
}

Project cursorSeekers() {
    Project project;
    IdSource ids(1);
    const auto add = [&](std::string_view type) {
        const Change change = addNode(project, ids, type, {}, {100, 100}).value();
        apply(change, project);
        return change.nodes.back().after->id;
    };
    const Id prey = add("agent-type");
    const Id seek = add("seek");
    const Id cursor = add("cursor");
    apply(connect(project, ids, {cursor, "point"}, {seek, "target"}).value(), project);
    apply(connect(project, ids, {seek, "force"}, {prey, "steering"}).value(), project);
    apply(setValue(project, prey, "count", 20.0).value(), project);
    return project;
}

constexpr const char* head = R"({"format": "tiller-inputs", "version": 2, "ticks": 10,
"start": {"format": "tiller-project", "version": 2},
"events": [
)";

/// A log that is saved and read replays as the original.
class TestInputLogs : public QObject {
    Q_OBJECT

private slots:
    void randomLogs_areTheSame_afterReading() {
        std::size_t edits = 0;
        for (std::uint64_t seed = 0; seed < 300; ++seed) {
            const InputLog log = randomLog(seed);
            const std::string text = writeInputLog(log);
            const auto read = require(readInputLog(text));
            QVERIFY2(read == log, qPrintable(QString("seed %1").arg(seed)));
            QCOMPARE(writeInputLog(read), text);
            for (const InputEvent& event : log.events)
                edits += std::holds_alternative<Edited>(event.input);
        }
        QVERIFY(edits > 300);
    }

    void exampleOfAPage_isReadAndWritten_data() {
        const TestRows<QString, std::size_t> row;
        for (const InputType& each : inputTypes())
            if (!isEdit(each.input)) // its example is cut
                row(std::string(each.id).c_str(), QString::fromStdString(exampleOf(each)),
                    each.input.index());
    }

    void exampleOfAPage_isReadAndWritten() {
        const auto [line, index] = fetched<QString, std::size_t>();
        const InputEvent event = require(readInputEvent(line.toStdString()));
        QCOMPARE(event.input.index(), index);
        QCOMPARE(QString::fromStdString(writeInputEvent(event)).trimmed(), line);
    }

    void everyInput_hasAType() {
        std::set<std::size_t> indexes;
        for (const InputType& each : inputTypes())
            indexes.insert(each.input.index());
        QCOMPARE(indexes.size(), std::variant_size_v<Input>);
    }

    void aLog_replaysToTheSameHash_afterReading() {
        InputLog log{.start = cursorSeekers(), .ticks = 60, .events = {}};
        const Id prey = log.start.nodes.at(0).id;
        log.events = {{0, CursorMoved{Vec2{10.25, 1.0 / 3.0}}},
                      {5, AgentMoved{{prey, 3}, {700, 500}}},
                      {20, Edited{setValue(log.start, prey, "maxSpeed", 17.5).value()}},
                      {30, Clicked{{1, 2}}},
                      {40, CursorMoved{}}};
        QCOMPARE(hashOfReplay(require(readInputLog(writeInputLog(log)))), hashOfReplay(log));

        InputLog without = log;
        without.events.erase(without.events.begin() + 2);
        QVERIFY(hashOfReplay(without) != hashOfReplay(log));
    }

    void eachEvent_hasOneLine() {
        InputLog log = randomLog(3);
        const auto lines = [](const InputLog& each) {
            return QString::fromStdString(writeInputLog(each)).count('\n');
        };
        QVERIFY(log.events.size() > 3);
        const auto all = lines(log);
        log.events.pop_back();
        QCOMPARE(all - lines(log), 1);
    }

    void badEvents_areRefused_data() {
        const TestRows<std::string, int, int, QString> row;
        row("unknown type", R"({"tick": 0, "type": "clik", "x": 0, "y": 0})", 4, 21,
            "Did you mean \"click\"?");
        row("after the end", R"({"tick": 11, "type": "cursor-left"})", 4, 10,
            "a number from 0 to 10");
        row("half a tick", R"({"tick": 0.5, "type": "cursor-left"})", 4, 10, "whole number");
        row("out of order",
            "{\"tick\": 3, \"type\": \"cursor-left\"},\n"
            "{\"tick\": 2, \"type\": \"cursor-left\"}",
            5, 10, "is earlier than the one above it");
        row("out of range", R"({"tick": 0, "type": "cursor", "x": 1e9, "y": 0})", 4, 36,
            "-1000000 to 1000000");
        row("no y", R"({"tick": 0, "type": "cursor", "x": 1})", 4, 1, "\"y\" is missing");
        row("an edit of a missing item",
            R"({"tick": 0, "type": "edit", "links": [{"index": 0, "before": {"id": "l", "from": "a.b", "to": "c.d"}}]})",
            4, 1, "does not fit the project");
        row("an index too large",
            R"({"tick": 0, "type": "edit", "scene": [{"index": 1, "after": {"id": "p", "type": "point"}}]})",
            4, 1, "does not fit the project");
        row("an edit that breaks",
            R"({"tick": 0, "type": "edit", "links": [{"index": 0, "after": {"id": "l", "from": "a.b", "to": "c.d"}}]})",
            4, 1, "The edit at tick 0 cannot be made: Link");
        row("an edit of nothing", R"({"tick": 0, "type": "edit", "links": [{"index": 0}]})", 4, 39,
            "neither \"before\" nor \"after\"");
        row("an ordinal too large",
            R"({"tick": 0, "type": "remove", "agentType": "a", "ordinal": 16777216})", 4, 60,
            "from 0 to 16777215");
        row("half a place", R"({"tick": 0, "type": "spawn", "agentType": "a", "x": 1})", 4, 1,
            "\"y\" is missing");
        row("a velocity without a place",
            R"({"tick": 0, "type": "spawn", "agentType": "a", "vx": 1})", 4, 54,
            "starts as its type does");
        row("a heading without a direction",
            R"({"tick": 0, "type": "heading", "agentType": "a", "ordinal": 1, "x": 0, "y": 0})", 4,
            69, "has no direction");
        row("a goal that is nothing",
            R"({"tick": 0, "type": "goals", "agentType": "a", "ordinal": 1, "goals": [{"x": 1}]})",
            4, 72, "\"y\" is missing");
        row("no mode", R"({"tick": 0, "type": "mode", "agentType": "a", "ordinal": 1})", 4, 1,
            "\"mode\" is missing");
        row("a reload of nothing", R"({"tick": 0, "type": "reload"})", 4, 1,
            "\"project\" is missing");
        row("a reload that does not run",
            R"({"tick": 0, "type": "reload", "project": {"format": "tiller-project", "version": 2, "links": [{"id": "l", "from": "a.b", "to": "c.d"}]}})",
            4, 95, "there is no such node");
        row("a change of id",
            R"({"tick": 0, "type": "edit", "scene": [{"index": 0, "before": {"id": "p", "type": "point"}, "after": {"id": "q", "type": "point"}}]})",
            4, 39, "changes the id \"p\" to \"q\"");
    }

    void badEvents_areRefused() {
        const auto [events, line, column, says] = fetched<std::string, int, int, QString>();

        QVERIFY(readInputLog(std::string(head) + "]}").ok());
        const auto read = readInputLog(head + events + "\n]}");
        QVERIFY(!read.ok());
        const Problem& problem = read.problems().front();
        QVERIFY2(QString::fromStdString(problem.text).contains(says), shown(read.problems()));
        QCOMPARE(problem.line, line);
        QCOMPARE(problem.column, column);
    }

    void editsThatTheProjectCannotTake_areRefused_data() {
        const TestRows<QString> row;
        row("most_agents_1",
            "The edit at tick 0 cannot be made: There are 10 agents from the start, but "
            "world.mostAgents is 1.");
        row("replay_of_an_edit",
            "The edit at tick 30 cannot be made: There are 50 agents from the start, but "
            "world.mostAgents is 20.");
        row("group_of_itself",
            "The edit at tick 3 cannot be made: The group \"x\" would hold itself");
    }

    /// In a log, in a replay, and in the blocks of a run that goes on.
    void editsThatTheProjectCannotTake_areRefused() {
        const auto [says] = fetched<QString>();
        const auto text = require(loadText(std::string(TILLER_SOURCE_DIR "/tests/data/hostile/") +
                                           QTest::currentDataTag() + ".inputs.json"));
        const auto refusal = readInputLog(text);
        QVERIFY(!refusal.ok());
        QVERIFY_STARTS(refusal.problems().front().text, says);

        const std::size_t events = text.find("\"events\"");
        const std::size_t first = text.find('{', events);
        const auto event =
            require(readInputEvent(std::string_view(text).substr(first, text.rfind(']') - first)));
        const std::uint64_t tick = event.tick;
        const auto start = readInputLog(text.substr(0, events) + "\"events\": []}");
        QVERIFY2(start.ok(), shown(start.ok() ? Problems() : start.problems()));

        InputLog log = start.value();
        log.events.push_back(event);
        Replay replay(log);
        while (replay.simulation().tick() <= tick)
            replay.step();
        QCOMPARE(replay.problems().size(), 1U);
        QVERIFY(QString::fromStdString(replay.problems().front().text).startsWith(says));
        QVERIFY(replay.project() == log.start);

        InputCollector inputs;
        inputs.keep(tick, event.input);
        InputBatch batch;
        inputs.take(batch);
        RecordingStream stream(log.start, tick);
        const auto news = stream.take(writeRecordingBlock({.ticks = tick + 1,
                                                           .check = {},
                                                           .kept = 0,
                                                           .from = tick + 1,
                                                           .inputs = InputPacker().pack(batch)}));
        QVERIFY(!news.ok());
        QVERIFY_STARTS(news.problems().front().text, says);
    }
};
