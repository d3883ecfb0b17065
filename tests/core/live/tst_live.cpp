#include "core/live/listener.h"
#include "tests/core/game/game_testing.h"
#include "tests/core/live/following.h"
#include "tests/core/support/testing.h"

#include <sys/stat.h>

using game::exampleWorld;
using game::savedBytes;
using game::World;
using live::Client;
using live::EditAnswer;
using live::Ended;
using live::Listener;
using live::LiveEvent;
using live::LiveStart;
using live::RunningGame;

/// A game that listens, and what its editor has of the run.
struct Session : Following {
    TestFolder folder;
    World world = exampleWorld("hunter-and-prey");

    [[nodiscard]] std::filesystem::path games() const { return folder.path("live"); }

    void listen(std::size_t mostUnread = 16 << 20) {
        auto listener = require(Listener::open(
            {.port = 0, .folder = games(), .mostUnread = mostUnread}, "hunt.tiller"));
        QVERIFY(world.setLink(std::move(listener)).ok());
    }
    [[nodiscard]] const Listener& listener() const {
        return dynamic_cast<const Listener&>(*world.link());
    }
    void attach() {
        const auto found = live::findGames(games());
        QCOMPARE(found.size(), 1u);
        auto made = require(Client::attach(found.front()));
        client.emplace(std::move(made));
    }
    void play(int ticks) {
        for (int i = 0; i < ticks; ++i) {
            world.step();
            QVERIFY(hear());
        }
    }
    [[nodiscard]] bool isSame() const { return copy && copy->stateHash() == world.stateHash(); }
};

/// Another weight of a link that evades.
Change otherWeight(const Project& project, double weight) {
    return setWeight(project, "evade-to-prey-choice", weight).value();
}

mode_t modeOf(const std::filesystem::path& file) {
    struct stat status {};
    return ::stat(file.c_str(), &status) == 0 ? status.st_mode & 0777 : 0;
}

/// A game that listens, and an editor that follows it.
class TestLive : public QObject {
    Q_OBJECT

private slots:
    void editor_followsInLockStep() {
        Session session;
        session.listen();
        session.play(20); // the editor comes later
        session.attach();
        for (int tick = 0; tick < 70; ++tick) {
            session.world.setExternal("player", {100.0 + tick, 200}, {60, 0});
            if (tick == 10)
                QVERIFY(session.world.spawn(1, Vec2{30, 40}, Vec2{1, 0}).has_value());
            if (tick == 30)
                QVERIFY(session.world.reloadText(game::exampleText("hunter-and-prey")).ok());
            session.play(1);
            QVERIFY2(session.isSame(), qPrintable(QString::number(tick)));
        }
        QCOMPARE(session.starts, 1);
        QCOMPARE(session.checks.size(), 1u); // at 60
    }

    void edits_actAndComeBack() {
        Session session;
        session.listen();
        session.attach();
        session.play(5);
        QCOMPARE(session.client->send(otherWeight(session.project, 3)), 1u);
        Change wider;
        Project project = session.project;
        QCOMPARE(session.client->send(setValue(project, "world", "width", Value(900.0)).value()),
                 2u);
        session.play(3);
        QCOMPARE(session.answers.size(), 2u);
        QVERIFY(session.answers[0].number == 1 && session.answers[0].problem.empty());
        QVERIFY(session.answers[1].number == 2 && session.answers[1].problem.empty());
        QCOMPARE(session.world.project().link("evade-to-prey-choice")->weight, 3.0);
        QCOMPARE(session.world.project().worldNumber("width"), 900.0);
        QCOMPARE(session.project.worldNumber("width"), 900.0); // it came back
        session.play(40);
        QVERIFY(session.isSame());
    }

    /// The document of the editor has another seed, other values, and no properties.
    void edits_leaveWhatTheGameHasSet() {
        Session session;
        Project start = readProject(game::exampleText("hunter-and-prey")).value().project;
        start.nodes[0].properties = {{"damage", PropertyType::integer, 3.0}};
        session.world = World::make(start, {.seed = 5}).value();
        session.listen();
        session.attach();
        session.play(3);
        QVERIFY(session.world.setParameter("sight", 200.0).ok());
        QVERIFY(session.world.setParameter("hunters", 6.0).ok());
        session.play(1);

        start.nodes[0].properties.clear();
        const auto send = [&](const SettingRef& of, const Value& value) {
            const Change change = setValue(start, of.item, of.setting, value).value();
            apply(change, start);
            session.client->send(change);
            session.play(2);
        };
        send({"hunter", "maxSpeed"}, 4.0);
        send({"nearest-hunter", "keep"}, true);
        send({"world", "width"}, 900.0);
        for (const EditAnswer& answer : session.answers)
            QVERIFY2(answer.problem.empty(), answer.problem.c_str());
        const Project now = session.world.currentProject();
        QCOMPARE(now.worldNumber("seed"), 5.0);
        QCOMPARE(now.worldNumber("width"), 900.0);
        QCOMPARE(std::get<double>(valueOf(*now.node("hunter"), "maxSpeed")), 4.0);
        QCOMPARE(std::get<double>(valueOf(*now.node("hunter"), "count")), 6.0);
        QCOMPARE(std::get<double>(valueOf(*now.node("nearest-hunter"), "range")), 200.0);
        QCOMPARE(session.world.properties("hunter")->size(), 1U);
        QCOMPARE(withoutLayout(session.project), now); // what came back is what acts
        session.play(20);
        QVERIFY(session.isSame());

        Change change = tiller::setParameter(start, "sight", 30.0).value(); // which is an edit
        session.client->send(change);
        session.play(2);
        QCOMPARE(std::get<double>(session.world.parameters()[1].value), 30.0);
        QVERIFY(session.isSame());
    }

    void parametersThatWereSet_areFollowed() {
        Session session;
        QVERIFY(session.world.setParameter("sight", 60.0).ok());
        QVERIFY(session.world.setParameter("hunters", 7.0).ok());
        session.play(5);
        session.listen();
        session.attach();
        session.play(5);
        QVERIFY(session.isSame());
        const std::vector<std::byte> saved = savedBytes(session.world);
        QVERIFY(session.world.setParameter("sight", 90.0).ok());
        session.play(5);
        QVERIFY(session.world.restore(saved).ok());
        session.play(5);
        QCOMPARE(session.starts, 2);
        QVERIFY(session.isSame());
    }

    void pausedGame_isSaid() {
        Session session;
        session.listen();
        std::vector<live::Socket> waiting;
        std::string why;
        for (int i = 0; i < 50 && why.empty(); ++i) {
            auto socket = live::Socket::connect(session.listener().game().port);
            if (socket)
                waiting.push_back(std::move(socket).value());
            else
                why = socket.problems().front().text;
        }
        QVERIFY_HAS(why, "may be paused");
    }

    /// The editor has another working directory than the game.
    void relativePath_isMadeWhole() {
        const std::filesystem::path file =
            std::filesystem::path(TILLER_SOURCE_DIR) / "examples/flock.tiller";
        const World world = World::load(std::filesystem::relative(file)).value();
        const std::filesystem::path sent = world.projectFile();
        QVERIFY(sent.is_absolute() && std::filesystem::equivalent(sent, file));
    }

    void listeningAnew_keepsWhatItHas() {
        Session session;
        qputenv("XDG_RUNTIME_DIR", session.folder.path().c_str());
        World other = exampleWorld("flock");
        const auto taken = require(live::listen(other));
        const auto port = live::listen(session.world);
        QVERIFY(port.ok() && port.value() != taken);
        QVERIFY(!live::listen(session.world, taken).ok());
        QCOMPARE(session.listener().game().port, port.value());
        QCOMPARE(live::listen(session.world, port.value()).value(), port.value());
        QVERIFY(live::listen(session.world).ok());
        QVERIFY(session.listener().game().port != port.value());
        QCOMPARE(live::findGames(live::folderOfGames()).size(), 2U);
    }

    void editsThatDoNotFit_areRefused() {
        Session session;
        session.listen();
        session.attach();
        session.play(2);
        Project other = session.project;
        other.links.push_back(*other.link("evade-to-prey-choice"));
        other.links.back().id = "strange";
        session.client->send(setWeight(other, "strange", 3).value());
        session.client->send(setValue(session.project, "world", "width", Value(-5.0)).ok()
                                 ? Change{}
                                 : otherWeight(session.project, 2));
        session.play(2);
        QCOMPARE(session.answers.size(), 2u);
        QVERIFY_HAS(session.answers[0].problem, "does not fit");
        QVERIFY(session.answers[1].problem.empty());
        session.play(5);
        QVERIFY(session.isSame() && session.end.empty());
    }

    /// Rollback: the game goes back, and on another way.
    void restoredState_isFollowed() {
        Session session;
        session.listen();
        session.attach();
        session.play(10);
        const std::vector<std::byte> saved = savedBytes(session.world);
        session.play(10);
        session.world.setExternal("player", {10, 20});
        QVERIFY(session.world.restore(saved).ok());
        session.play(5);
        QCOMPARE(session.starts, 2);
        QCOMPARE(session.copy->tick(), 15u);
        QVERIFY(session.isSame());
    }

    void lostEditor_costsTheGameNothing() {
        Session session;
        session.listen();
        session.attach();
        session.play(5);
        QVERIFY(session.listener().isAttached());
        session.client.reset();
        World alone = exampleWorld("hunter-and-prey");
        game::stepTimes(alone, 15);
        session.play(10);
        QVERIFY(!session.listener().isAttached());
        QCOMPARE(session.world.stateHash(), alone.stateHash());
        session.attach(); // another may come
        session.play(3);
        QVERIFY(session.isSame());
    }

    void slowEditor_isDropped() {
        Session session;
        session.listen(20'000);
        session.attach();
        session.play(1);
        QVERIFY(session.listener().isAttached());
        int ticks = 0;
        for (; session.listener().isAttached() && ticks < 500; ++ticks) {
            const std::string name = std::string(200'000, 'x') + std::to_string(ticks);
            session.world.setExternal(name, {}); // much to say, and nobody reads it
            session.world.clearExternal(name);
            session.world.step();
        }
        QVERIFY2(ticks < 500, qPrintable(QString::number(ticks)));
        for (int i = 0; i < 10'000 && session.end.empty(); ++i)
            QVERIFY(session.hear());
        QVERIFY(!session.end.empty());
    }

    void endOfTheGame_isSaid() {
        Session session;
        session.listen();
        session.attach();
        session.play(3);
        live::stopListening(session.world);
        QVERIFY(session.hear());
        QCOMPARE(session.end, "The game has stopped listening."s);
        QVERIFY(live::findGames(session.games()).empty());
        session.play(2); // the game goes on
    }

    void secondEditor_isRefused() {
        Session session;
        session.listen();
        session.attach();
        session.play(2);
        const auto found = live::findGames(session.games());
        auto second = require(Client::attach(found.front()));
        session.play(2);
        std::string why;
        for (const LiveEvent& event : second.read())
            if (const auto* ended = std::get_if<Ended>(&event))
                why = ended->why;
        QVERIFY_HAS(why, "Another editor");
        QVERIFY(session.isSame());
    }

    void wrongToken_isRefused() {
        Session session;
        session.listen();
        RunningGame game = live::findGames(session.games()).front();
        game.editorToken = std::string(32, '0');
        auto client = require(Client::attach(game));
        session.client.emplace(std::move(client));
        session.play(2);
        QVERIFY_HAS(session.end, "token is wrong");
        QVERIFY(!session.listener().isAttached());
        QCOMPARE(session.starts, 0);
    }

    /// Another program listens on the port of a game that has ended.
    void impostor_isRefused() {
        Session session;
        session.listen();
        RunningGame game = live::findGames(session.games()).front();
        game.gameToken = std::string(32, '0');
        auto client = require(Client::attach(game));
        session.client.emplace(std::move(client));
        session.play(2);
        QVERIFY_HAS(session.end, "its token is wrong");
        QCOMPARE(session.starts, 0);
    }

    void garbage_isRefused() {
        Session session;
        session.listen();
        const std::uint16_t port = session.listener().game().port;
        for (const std::string& bytes :
             {std::string("GET / HTTP/1.1\r\n\r\n"), std::string("\1\xff\xff\xff\xff", 5),
              std::string("\0\0\0\0\0", 5), live::toBytes(live::Kind::hello, "tiller-live 2 x"),
              live::toBytes(live::Kind::edit, "1")}) {
            auto socket = require(live::Socket::connect(port));
            socket.send(bytes);
            QVERIFY(socket.flush());
            session.world.step();
            std::string answer;
            static_cast<void>(socket.receive(answer));
            live::MessageReader reader(1000);
            reader.add(answer);
            const auto message = reader.next();
            QVERIFY(message && message->kind == live::Kind::bye);
            QVERIFY(!session.listener().isAttached());
        }
        session.attach();
        session.play(2);
        session.client->flush();
        auto socket = live::Socket::connect(port);
        QVERIFY(socket.ok());
        session.play(2);
        QVERIFY(session.isSame());
    }

    void silentConnections_giveWay() {
        Session session;
        session.listen();
        std::vector<live::Socket> silent;
        for (std::size_t i = 0; i < 2 * Listener::mostPending; ++i) {
            auto socket = require(live::Socket::connect(session.listener().game().port));
            silent.push_back(std::move(socket));
            session.world.step();
        }
        session.attach();
        session.play(2);
        QVERIFY(session.listener().isAttached() && session.isSame());
    }

    void cutAndRandomMessages_neverCrash() {
        Session session;
        session.listen();
        session.attach();
        session.play(1);
        // What a game says, cut and with changed bytes, to the stream of an editor.
        InputCollector inputs;
        inputs.keep(3, ExternalSet{"player", {1, 2}, {3, 4}});
        inputs.keep(3, Input(AgentSpawned{"prey", Vec2{1, 2}, {}}));
        InputBatch batch;
        inputs.take(batch);
        const std::string whole = writeRecordingBlock({.ticks = 4,
                                                       .check = session.world.check(),
                                                       .kept = 0,
                                                       .from = 4,
                                                       .inputs = InputPacker().pack(batch)});
        std::mt19937_64 random(7);
        int read = 0;
        for (std::size_t i = 0; i < 600; ++i) {
            std::string bytes =
                whole.substr(0, i % 2 ? random() % (whole.size() + 1) : whole.size());
            if (i > 0 && !bytes.empty())
                bytes[random() % bytes.size()] = static_cast<char>(random());
            RecordingStream stream(session.project, 3);
            read += stream.take(bytes).ok() ? 1 : 0;
        }
        QVERIFY2(read >= 1 && read < 20,
                 qPrintable(QString::number(read))); // a byte may stay the same
        // Any bytes, to both readers.
        for (std::size_t i = 0; i < 300; ++i) {
            std::string bytes(random() % 200, '\0');
            for (char& byte : bytes)
                byte = static_cast<char>(random() % 12);
            live::MessageReader reader(1000);
            while (!bytes.empty()) {
                const std::size_t count = 1 + random() % bytes.size();
                reader.add(bytes.substr(0, count));
                bytes.erase(0, count);
                while (const auto message = reader.next())
                    QVERIFY(message->content.size() <= 200);
            }
        }
        // An attached editor that sends no edits is let go.
        session.client->send(Change{});
        session.play(1);
        QVERIFY(session.listener().isAttached());
    }

    void aBlockOfManyTicks_isRefused() {
        const Project project = exampleWorld("flock").currentProject();
        const auto block = [](std::uint64_t ticks) {
            return writeRecordingBlock({.ticks = ticks,
                                        .check = {},
                                        .kept = 0,
                                        .from = ticks,
                                        .inputs = InputPacker().pack({})});
        };
        for (const std::uint64_t ticks : {std::uint64_t{9007199254740991}, std::uint64_t{9},
                                          std::uint64_t{7}, std::uint64_t{6}}) {
            RecordingStream next(project, 7);
            QVERIFY(next.take(block(8)).ok());
            RecordingStream stream(project, 7);
            const auto taken = stream.take(block(ticks));
            QVERIFY(!taken.ok());
            const std::string says = "from tick 7 to " + std::to_string(ticks);
            QVERIFY_HAS(taken.problems().front().text, says);
        }
    }

    /// A game with a large world: the editor shows how much has come, and reads it in the
    /// background.
    void aLargeStart_isReadApart() {
        Session session;
        Project project = exampleWorld("flock").currentProject();
        project.links.clear(); // they coast
        project.parameters.clear();
        for (const auto& [setting, value] :
             {std::pair("count", 150'000.0), std::pair("radius", 0.0)})
            apply(setValue(project, "sparrow", setting, value).value(), project);
        session.world = World::read(writeProject(project)).value();
        session.listen(64 << 20);
        session.attach();
        std::size_t before = 0;
        for (int i = 0; i < 1000 && session.end.empty() && session.largeStarts == 0; ++i) {
            session.world.step(); // it sends as much as the system takes
            QVERIFY(session.hear());
            const auto progress = session.client->progress();
            QVERIFY(!progress || (progress->received >= before && progress->length > 16'000'000));
            before = progress ? progress->received : before;
        }
        QVERIFY2(session.end.empty(), session.end.c_str());
        QCOMPARE(session.largeStarts, 1);
        QVERIFY(before > 0 && !session.client->progress());
        for (int i = 0; i < 1000 && !session.isSame(); ++i)
            QVERIFY(session.hear());
        QVERIFY(session.isSame());
    }

    void aStartThatIsTooLarge_isRefused() {
        const auto start = [](std::size_t length) {
            std::string head(1, static_cast<char>(live::Kind::start));
            for (unsigned shift = 0; shift < 32; shift += 8)
                head.push_back(static_cast<char>(length >> shift & 0xff));
            return head;
        };
        live::MessageReader reader(Client::mostMessage);
        reader.add(start(Client::mostMessage));
        QVERIFY(!reader.next() && !reader.isBroken());
        QCOMPARE(reader.length(), Client::mostMessage);
        reader.add("12345");
        QCOMPARE(reader.received(), 5U);

        auto game = live::ListeningSocket::open(0);
        QVERIFY(game.ok());
        RunningGame shown;
        shown.port = game.value().port();
        shown.gameToken = shown.editorToken = "0123456789abcdef0123456789abcdef";
        auto client = require(Client::attach(shown));
        live::Socket socket(game.value().accept());
        socket.send(
            live::toBytes(live::Kind::welcome, std::string(live::liveVersion) + shown.gameToken));
        socket.send(start(std::size_t{1} << 30));
        QVERIFY(socket.flush());
        std::string end;
        for (int i = 0; i < 1000 && end.empty(); ++i)
            for (const LiveEvent& event : client.read())
                if (const auto* ended = std::get_if<Ended>(&event))
                    end = ended->why;
        QVERIFY_STARTS(end, "The game sent 1024 MB at once; the editor takes 256 MB at most.");
    }

    void tokenFile_isTheUsersAlone() {
        Session session;
        session.listen();
        const auto found = live::findGames(session.games());
        QCOMPARE(found.size(), 1u);
        QCOMPARE(found.front(), session.listener().game());
        QCOMPARE(found.front().project, "hunt.tiller"s);
        QCOMPARE(modeOf(found.front().file), mode_t(0600));
        QCOMPARE(modeOf(session.games()), mode_t(0700));
        QVERIFY(found.front().editorToken != found.front().gameToken);
        ::chmod(found.front().file.c_str(), 0644);
        QVERIFY(live::findGames(session.games()).empty()); // others may have read it
    }

    void unsafeFolder_isRefused() {
        Session session;
        std::filesystem::create_directories(session.games());
        ::chmod(session.games().c_str(), 0755);
        QVERIFY_REFUSED(Listener::open({.port = 0, .folder = session.games()}, ""), "chmod 700");
    }

    void filesOfDeadGames_areRemoved() {
        Session session;
        session.listen();
        std::string text = contentOf(session.listener().game().file);
        const std::string own = "process " + std::to_string(session.listener().game().process);
        text.replace(text.find(own), own.size(), "process 4194999"); // above the system's limit
        const std::string port = "port " + std::to_string(session.listener().game().port);
        const std::string unseen = text; // in another container, perhaps: its port answers
        text.replace(text.find(port), port.size(), "port 1");
        const auto dead = session.games() / "4194999-1.tiller-live";
        writeFile(dead, text, 0600);
        writeFile(session.games() / "4194999-2.tiller-live", unseen, 0600);
        writeFile(session.games() / "cut.tiller-live", text.substr(0, 60), 0600);
        QCOMPARE(live::findGames(session.games()).size(), 2u);
        QVERIFY(!std::filesystem::exists(dead));
    }
};
