#include "core/io/input_log_io.h"
#include "core/io/recording_io.h"
#include "tests/core/support/testing.h"

using Track = std::vector<std::int64_t>;

Track trackOf(auto value) {
    Track track;
    for (int i = 0; i < 200; ++i)
        track.push_back(static_cast<std::int64_t>(value(i)));
    return track;
}

/// Collects inputs, and packs them.
struct PackedInputs : InputCollector {
    InputPacker::Block take() {
        InputBatch batch;
        InputCollector::take(batch);
        batch.tickLength = 1.0 / 60;
        return packer.pack(batch);
    }

    InputPacker packer;
    std::size_t written = 0; ///< events, by the test
};

/// What a game might do at random.
std::vector<InputEvent> randomInputs(unsigned seed, int count) {
    std::mt19937 random(seed);
    const auto number = [&] { return static_cast<double>(random() % 100000) / 64; };
    const auto place = [&] { return Vec2{number(), number()}; };
    std::vector<InputEvent> events;
    std::uint64_t tick = 0;
    for (int i = 0; i < count; ++i) {
        tick += random() % 3 / 2;
        const AgentName agent{"sheep", static_cast<std::uint32_t>(random() % 5)};
        const Vec2 at = place(), by = place();
        const Input inputs[] = {CursorMoved{at}, CursorMoved{}, AgentMoved{agent, at},
                                AgentPlaced{agent, at, by}, AgentSpawned{"sheep", at, by}};
        if (const std::size_t which = random() % 8; which < std::size(inputs))
            events.push_back({tick, inputs[which]});
        else
            events.push_back({tick, ExternalSet{"player" + std::to_string(random() % 4), at, by}});
    }
    return events;
}

/// A block of the ticks up to one.
std::string blockOf(std::uint64_t ticks, std::uint64_t kept, InputPacker::Block inputs,
                    std::optional<RunCheck> check = {}) {
    return writeRecordingBlock({.ticks = ticks,
                                .check = std::move(check),
                                .kept = kept,
                                .from = ticks,
                                .inputs = std::move(inputs)});
}

/// @return the text of a recording with a block per 40 inputs
std::string recordingOf(const std::vector<InputEvent>& events) {
    std::string text = writeRecordingStart(Project());
    PackedInputs packer;
    for (std::size_t i = 0; i < events.size(); ++i) {
        packer.keep(events[i].tick, events[i].input);
        if (i % 40 == 39 || i + 1 == events.size())
            text += blockOf(events[i].tick, i / 40 * 40, packer.take());
    }
    return text;
}

/// Bytes of a second after the first, of a hundred externals that are set 60 times a second.
template <class Move>
std::size_t bytesPerSecond(Move move) {
    PackedInputs packer;
    std::size_t bytes = 0;
    for (int second = 0; second < 3; ++second) {
        for (int tick = 60 * second; tick < 60 * (second + 1); ++tick)
            for (int each = 0; each < 100; ++each)
                packer.keep(static_cast<std::uint64_t>(tick),
                            move("soldier " + std::to_string(each), tick, each));
        const std::size_t size = packer.take().numbers.size();
        bytes += second == 0 ? 0 : size;
    }
    return bytes / 2;
}

double inFloats(double number) {
    return static_cast<double>(static_cast<float>(number));
}

/// Inputs in recordings.
class TestRecordingIo : public QObject {
    Q_OBJECT

private slots:
    void numbers_areTheSame_afterReading_data() {
        QTest::addColumn<Track>("values");
        QTest::newRow("none move") << trackOf([](int) { return 0; });
        QTest::newRow("straight") << trackOf([](int i) { return 1000 + 77 * i; });
        QTest::newRow("parabola") << trackOf([](int i) { return -3 * i * i; });
        QTest::newRow("coarse") << trackOf([](int i) { return (i * i % 17) * 65536.0; });
        QTest::newRow("floats") << trackOf([](int i) {
            return static_cast<double>(static_cast<float>(0x1p28 * 40 * std::sin(0.05 * i)));
        });
        QTest::newRow("jumps") << trackOf([](int i) { return i % 50 == 7 ? 2.6e14 : -2.6e14; });
        std::mt19937_64 random(7);
        QTest::newRow("random") << trackOf(
            [&](int) { return static_cast<double>(random() >> 16) - 1.4e14; });
        QTest::newRow("few bits") << trackOf(
            [&](int) { return static_cast<double>(random() % 3); });
    }

    void numbers_areTheSame_afterReading() {
        QFETCH(Track, values);
        const Track none, straight = trackOf([](int i) { return 900 + 76 * i; });
        const Track wild = trackOf([](int i) { return (i % 2 == 0 ? -1 : 1) * 0x1p62; });
        for (const std::size_t blockSize : {1u, 3u, 60u, 200u})
            for (const Track& leads : {none, straight, wild}) {
                NumberColumn writer;
                NumberColumn reader;
                for (std::size_t from = 0; from < values.size(); from += blockSize) {
                    const std::size_t count = std::min(blockSize, values.size() - from);
                    const auto part = [&](const Track& of) {
                        return std::span(of).subspan(from, count);
                    };
                    const auto led = leads.empty() ? std::span<const std::int64_t>() : part(leads);
                    BitWriter bits;
                    writer.write(part(values), led, bits);
                    const std::string bytes = bits.take();
                    Track read(count);
                    BitReader bitsRead(bytes);
                    QVERIFY(reader.read(read, led, bitsRead));
                    QVERIFY(std::ranges::equal(read, part(values)));
                }
            }
    }

    void inputs_areTheSame_afterReading() {
        for (unsigned seed = 0; seed < 20; ++seed) {
            const std::vector<InputEvent> events = randomInputs(seed, 500);
            const auto recording = require(readRecording(recordingOf(events)));
            QCOMPARE(recording.log.events.size(), events.size());
            QVERIFY(recording.log.events == events);
            QVERIFY(!recording.isTorn);
        }
    }

    /// A game that places a new agent in each tick, and an old one at times.
    void manyMovers_areForgotten() {
        std::vector<InputEvent> events;
        std::string text = writeRecordingStart(Project());
        PackedInputs packer;
        std::size_t most = 0;
        constexpr std::uint64_t ticks = 6000, perBlock = 60;
        for (std::uint64_t tick = 0; tick < ticks; ++tick) {
            const auto number = static_cast<double>(tick);
            const auto place = [&](std::uint64_t ordinal) {
                events.push_back({tick, AgentPlaced{{"sheep", static_cast<std::uint32_t>(ordinal)},
                                                    {number, 2},
                                                    {1, 0}}});
            };
            events.push_back({tick, ExternalSet{"player", {number, 1}, {60, 0}}});
            place(tick + 10);
            if (tick % 700 == 0)
                place(3);
            if (tick % perBlock != perBlock - 1)
                continue;
            const std::size_t kept = packer.written;
            for (; packer.written < events.size(); ++packer.written)
                packer.keep(events[packer.written].tick, events[packer.written].input);
            text += blockOf(tick + 1, kept, packer.take());
            most = std::max({most, packer.movers(), packer.packer.movers()});
        }
        QVERIFY2(most < 2 * InputCollector::mostRemembered, qPrintable(QString::number(most)));
        QVERIFY(require(readRecording(text)).log.events == events);
    }

    /// Larger than a project may be: here, by its checks.
    void largeRecordings_areRead() {
        const TestFolder folder;
        const TypeCheck sheep{"sheep", 1, 7, std::vector<std::uint16_t>(65536, 1),
                              std::vector<std::uint16_t>(65536, 2)};
        std::string text = writeRecordingStart(Project());
        std::uint64_t ticks = 0;
        while (text.size() <= maxFileBytes) {
            ++ticks;
            text += blockOf(ticks, 0, PackedInputs().take(), RunCheck{ticks, {sheep}});
        }
        writeFile(folder.path("large"), text, 0600);
        QVERIFY(!loadText(folder.path("large")).ok());
        const auto loaded = require(loadText(folder.path("large"), mostRecordingBytes));
        const auto read = readRecording(loaded);
        QVERIFY_OK(read);
        const Recording& recording = read.value();
        QVERIFY(!recording.isTooLong && !recording.isTorn);
        QCOMPARE(recording.log.ticks, ticks);
        QCOMPARE(recording.checks.size(), static_cast<std::size_t>(ticks));

        if (!qEnvironmentVariableIsSet("TILLER_TEST_FULL"))
            return;
        // Lines count as those of an input log. To read them takes seconds.
        text = writeRecordingStart(Project());
        for (ticks = 1; text.size() <= maxFileBytes; ++ticks) {
            PackedInputs lines;
            lines.keep(ticks - 1, ExternalCleared{std::string(1'000'000, 'x')});
            text += blockOf(ticks, ticks - 1, lines.take());
        }
        const Recording& cut = require(readRecording(text));
        QVERIFY(cut.isTooLong);
        QVERIFY(cut.log.events.size() > 60 && cut.log.events.size() < ticks);
    }

    void goingBack_dropsInputs() {
        const std::vector<InputEvent> events = randomInputs(3, 100);
        PackedInputs packer;
        std::string text = writeRecordingStart(Project());
        for (const InputEvent& event : events)
            packer.keep(event.tick, event.input);
        text += blockOf(900, 0, packer.take());
        packer.keep(events[29].tick, ExternalSet{"late", {1, 2}, {}});
        packer.keep(900, ExternalSet{"dropped", {1, 2}, {}});
        packer.goBack(events[29].tick, 2);
        text +=
            writeRecordingBlock({.ticks = 901, .check = {}, .kept = 30, .inputs = packer.take()});
        const Recording recording = readRecording(text).value();
        QCOMPARE(recording.log.events.size(), 31u);
        for (std::size_t i = 0; i < 30; ++i)
            QVERIFY(recording.log.events[i] == events[i]);
        QCOMPARE(std::get<ExternalSet>(recording.log.events[30].input).name, "late"s);
    }

    void projectFile_isKept() {
        const std::string text = writeRecordingStart(Project(), "data/a \"hunt\"\n.tiller");
        QCOMPARE(readRecording(text).value().file, "data/a \"hunt\"\n.tiller"s);
    }

    /// A block whose checksum is right, and whose numbers are not.
    void damagedNumbers_areRefused() {
        PackedInputs packer;
        for (const InputEvent& event : randomInputs(1, 60))
            packer.keep(event.tick, event.input);
        const InputPacker::Block good = packer.take();
        std::mt19937 random(1);
        int refused = 0;
        for (int i = 0; i < 2000; ++i) {
            InputPacker::Block bad = good;
            bad.numbers[random() % bad.numbers.size()] = static_cast<char>(random());
            if (i % 2 == 0)
                bad.numbers.resize(random() % bad.numbers.size());
            const auto read =
                readRecording(writeRecordingStart(Project()) +
                              writeRecordingBlock({.ticks = 900, .check = {}, .inputs = bad}));
            refused += read ? 0 : 1;
        }
        QVERIFY(refused > 900);
    }

    void tooManyInputs_areReadUpToALimit() {
        std::string text = writeRecordingStart(Project());
        PackedInputs packer;
        constexpr std::uint64_t perBlock = 50;
        for (std::uint64_t block = 0; block < 9; ++block) {
            for (std::uint64_t i = 0; i < perBlock; ++i)
                packer.keep(block, CursorMoved{Vec2{1, 2}});
            text += blockOf(block + 1, block * perBlock, packer.take());
        }
        const Recording recording = readRecording(text, 400).value();
        QVERIFY(recording.isTooLong);
        QCOMPARE(recording.log.events.size(), 400u);
        QCOMPARE(recording.log.ticks, 8u);
    }

    void smoothMoves_areSmall_data() {
        QTest::addColumn<bool>("inFloat");
        QTest::newRow("numbers of most engines") << true;
        QTest::newRow("numbers of 53 bits") << false;
    }

    /// Externals that circle, with their velocities.
    void smoothMoves_areSmall() {
        QFETCH(bool, inFloat);
        const std::size_t bytes = bytesPerSecond([&](const std::string& name, int tick, int each) {
            const auto number = [&](double of) { return inFloat ? inFloats(of) : of; };
            const double angle = 0.02 * tick + each;
            const Vec2 to{100 * std::cos(angle), 100 * std::sin(angle)};
            return ExternalSet{name,
                               {number(400 + to.x), number(300 + to.y)},
                               {number(-1.2 * to.y), number(1.2 * to.x)}};
        });
        QVERIFY2(bytes < 10'000, std::to_string(bytes).c_str());
    }

    /// Nothing predicts such velocities. The places are their sums.
    void placesThatFollowVelocities_costLittle() {
        const auto bytesWith = [](bool places) {
            std::mt19937 random(1);
            std::vector<Vec2> at(100);
            return bytesPerSecond([&](const std::string& name, int, int each) {
                const auto number = [&] { return static_cast<double>(random() % 1000) / 64; };
                const Vec2 velocity{number(), number()};
                Vec2& place = at[static_cast<std::size_t>(each)];
                place = place + velocity / 60;
                return ExternalSet{name, places ? place : Vec2{}, velocity};
            });
        };
        const std::size_t alone = bytesWith(false);
        QVERIFY(alone > 10'000);
        QVERIFY2(bytesWith(true) < alone + alone / 4, std::to_string(bytesWith(true)).c_str());
    }

    /// A file replays to the end that it had.
    void recordingOfAGame_replays() {
        const auto text =
            require(loadText(TILLER_SOURCE_DIR "/tests/data/recordings/hunt.tiller-recording"));
        const auto read = readRecording(text);
        QVERIFY_OK(read);
        const Recording& recording = read.value();
        QCOMPARE(recording.log.events.size(), 1007u);
        QCOMPARE(recording.checks.size(), 2u);
        Replay replay(recording.log);
        RunChecker checker(recording.checks);
        while (replay.simulation().tick() < recording.log.ticks) {
            replay.step();
            checker.check(replay.simulation());
        }
        replay.finish();
        QVERIFY(checker.agrees());
        QCOMPARE(replay.simulation().stateHash(), 0xccb336e6d4c88271u);
    }

    void otherVersions_areRefused_data() {
        const TestRows<std::string, std::string> row;
        row("older", "2", "Record the game anew.");
        row("newer", "4", "Use a newer Tiller.");
    }

    void otherVersions_areRefused() {
        const auto [version, says] = fetched<std::string, std::string>();
        std::string text = writeRecordingStart(Project());
        text.replace(text.find(' ') + 1, 1, version);
        const auto read = readRecording(text);
        QVERIFY(!read.ok());
        QVERIFY(read.problems().front().text.ends_with(says));
    }

    /// A file names a mover in three bytes, and a block takes a few: many movers that rest must
    /// cost the later blocks nothing.
    void blocks_visitOnlyWhoMoves() {
        constexpr std::uint32_t count = 5000;
        InputPacker packer;
        InputBatch batch;
        for (std::uint32_t i = 0; i < count; ++i)
            batch.newMovers.push_back({i, {Mover::Kind::moved, "a", i}});
        InputUnpacker unpacker;
        std::vector<InputUnpacker::Unpacked> inputs;
        QVERIFY(unpacker.take(packer.pack(batch).numbers, 0, inputs));
        for (int i = 0; i < 100; ++i)
            QVERIFY(unpacker.take(packer.pack({}).numbers, 0, inputs));
        QCOMPARE(unpacker.visits(), 0U);
        InputBatch moves;
        for (const std::uint32_t mover : {4000U, 17U, 4000U})
            moves.items.push_back({1, mover, {1.0 * mover, 2}, {}});
        QVERIFY(unpacker.take(packer.pack(moves).numbers, 0, inputs));
        QCOMPARE(unpacker.visits(), 2U);
        QCOMPARE(inputs.size(), 3U);
        QCOMPARE(std::get<AgentMoved>(unpacker.inputOf(inputs[1])),
                 (AgentMoved{{"a", 17}, {17, 2}}));
    }

    /// A log has an entry of this size for every input, of which some bits are in the file.
    void inputs_areSmall() {
        QVERIFY2(sizeof(InputEvent) <= 144, qPrintable(QString::number(sizeof(InputEvent))));
    }
};
