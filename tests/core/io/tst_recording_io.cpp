#include "core/io/input_log_io.h"
#include "core/io/recording_io.h"

#include <QTest>

#include <random>

using namespace tiller;

/// Inputs in recordings.
class TestRecordingIo : public QObject {
    Q_OBJECT

private slots:
    void numbers_areTheSame_afterReading_data();
    void numbers_areTheSame_afterReading();
    void inputs_areTheSame_afterReading();
    void goingBack_dropsInputs();
    void projectFile_isKept();
    void damagedNumbers_areRefused();
    void tooManyInputs_areReadUpToALimit();
    void smoothMoves_areSmall();
};

namespace {

using Track = std::vector<std::int64_t>;

Track trackOf(auto value) {
    Track track;
    for (int i = 0; i < 200; ++i)
        track.push_back(static_cast<std::int64_t>(value(i)));
    return track;
}

} // namespace

void TestRecordingIo::numbers_areTheSame_afterReading_data() {
    QTest::addColumn<Track>("values");
    QTest::newRow("none move") << trackOf([](int) { return 0; });
    QTest::newRow("straight") << trackOf([](int i) { return 1000 + 77 * i; });
    QTest::newRow("parabola") << trackOf([](int i) { return -3 * i * i; });
    QTest::newRow("coarse") << trackOf([](int i) { return (i * i % 17) * 65536.0; });
    QTest::newRow("jumps") << trackOf([](int i) { return i % 50 == 7 ? 2.6e14 : -2.6e14; });
    std::mt19937_64 random(7);
    QTest::newRow("random") << trackOf(
        [&](int) { return static_cast<double>(random() >> 16) - 1.4e14; });
    QTest::newRow("few bits") << trackOf([&](int) { return static_cast<double>(random() % 3); });
}

void TestRecordingIo::numbers_areTheSame_afterReading() {
    QFETCH(Track, values);
    for (const std::size_t blockSize : {1u, 3u, 60u, 200u}) {
        NumberColumn writer;
        NumberColumn reader;
        for (std::size_t from = 0; from < values.size(); from += blockSize) {
            const std::size_t count = std::min(blockSize, values.size() - from);
            BitWriter bits;
            writer.write(std::span(values).subspan(from, count), bits);
            const std::string bytes = bits.take();
            Track read(count);
            BitReader from2(bytes);
            QVERIFY(reader.read(read, from2));
            QVERIFY(std::ranges::equal(read, std::span(values).subspan(from, count)));
        }
    }
}

namespace {

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
        switch (random() % 8) {
        case 0:
            events.push_back({tick, CursorMoved{place()}});
            break;
        case 1:
            events.push_back({tick, CursorMoved{}});
            break;
        case 2:
            events.push_back({tick, AgentMoved{agent, place()}});
            break;
        case 3:
            events.push_back({tick, AgentPlaced{agent, place(), place()}});
            break;
        case 4:
            events.push_back({tick, AgentSpawned{"sheep", place(), place()}});
            break;
        default:
            events.push_back(
                {tick, ExternalSet{"player" + std::to_string(random() % 4), place(), place()}});
        }
    }
    return events;
}

/// @return the text of a recording with a block per 40 inputs
std::string recordingOf(const std::vector<InputEvent>& events) {
    std::string text = writeRecordingStart(Project());
    InputPacker packer;
    for (std::size_t i = 0; i < events.size(); ++i) {
        packer.keep(events[i].tick, events[i].input);
        if (i % 40 == 39 || i + 1 == events.size())
            text += writeRecordingBlock({.ticks = events[i].tick,
                                         .check = {},
                                         .kept = i / 40 * 40,
                                         .from = events[i].tick,
                                         .inputs = packer.take()});
    }
    return text;
}

} // namespace

void TestRecordingIo::inputs_areTheSame_afterReading() {
    for (unsigned seed = 0; seed < 20; ++seed) {
        const std::vector<InputEvent> events = randomInputs(seed, 500);
        const auto recording = readRecording(recordingOf(events));
        QVERIFY2(recording.ok(), recording.ok() ? "" : recording.problems().front().text.c_str());
        QCOMPARE(recording.value().log.events.size(), events.size());
        QVERIFY(recording.value().log.events == events);
        QVERIFY(!recording.value().isTorn);
    }
}

void TestRecordingIo::goingBack_dropsInputs() {
    const std::vector<InputEvent> events = randomInputs(3, 100);
    InputPacker packer;
    std::string text = writeRecordingStart(Project());
    for (const InputEvent& event : events)
        packer.keep(event.tick, event.input);
    text += writeRecordingBlock({.ticks = 900, .check = {}, .from = 900, .inputs = packer.take()});
    packer.keep(events[29].tick, ExternalSet{"late", {1, 2}, {}});
    packer.keep(900, ExternalSet{"dropped", {1, 2}, {}});
    packer.goBack(events[29].tick, 2);
    text += writeRecordingBlock({.ticks = 901, .check = {}, .kept = 30, .inputs = packer.take()});
    const Recording recording = readRecording(text).value();
    QCOMPARE(recording.log.events.size(), 31u);
    for (std::size_t i = 0; i < 30; ++i)
        QVERIFY(recording.log.events[i] == events[i]);
    QCOMPARE(std::get<ExternalSet>(recording.log.events[30].input).name, std::string("late"));
}

void TestRecordingIo::projectFile_isKept() {
    const std::string text = writeRecordingStart(Project(), "data/a \"hunt\"\n.tiller");
    QCOMPARE(readRecording(text).value().file, std::string("data/a \"hunt\"\n.tiller"));
}

/// A block whose checksum is right, and whose numbers are not.
void TestRecordingIo::damagedNumbers_areRefused() {
    InputPacker packer;
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

void TestRecordingIo::tooManyInputs_areReadUpToALimit() {
    std::string text = writeRecordingStart(Project());
    InputPacker packer;
    constexpr std::uint64_t perBlock = 50;
    for (std::uint64_t block = 0; block < 9; ++block) {
        for (std::uint64_t i = 0; i < perBlock; ++i)
            packer.keep(block, CursorMoved{Vec2{1, 2}});
        text += writeRecordingBlock({.ticks = block + 1,
                                     .check = {},
                                     .kept = block * perBlock,
                                     .from = block + 1,
                                     .inputs = packer.take()});
    }
    const Recording recording = readRecording(text, 400).value();
    QVERIFY(recording.isTooLong);
    QCOMPARE(recording.log.events.size(), 400u);
    QCOMPARE(recording.log.ticks, 8u);
}

/// A hundred externals that circle, at 60 ticks a second, in the numbers of a game's engine.
void TestRecordingIo::smoothMoves_areSmall() {
    InputPacker packer;
    std::size_t bytes = 0;
    for (int second = 0; second < 5; ++second) {
        for (int i = 0; i < 60; ++i)
            for (int each = 0; each < 100; ++each) {
                const double angle = 0.02 * (60 * second + i) + each;
                const auto x = static_cast<float>(400 + 100 * std::cos(angle));
                const auto y = static_cast<float>(300 + 100 * std::sin(angle));
                packer.keep(static_cast<std::uint64_t>(60 * second + i),
                            ExternalSet{"soldier " + std::to_string(each), {x, y}, {}});
            }
        const InputPacker::Block block = packer.take();
        bytes += second == 0 ? 0 : block.numbers.size();
    }
    QVERIFY2(bytes / 4 < 10'000, std::to_string(bytes / 4).c_str());
}

QTEST_APPLESS_MAIN(TestRecordingIo)
#include "tst_recording_io.moc"
