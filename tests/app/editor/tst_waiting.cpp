#include "app/editor/teach/rendered_note.h"
#include "core/io/descriptor.h"
#include "tests/app/editor/window.h"

#include <QElapsedTimer>
#include <QTimer>

#include <csignal>
#include <fcntl.h>
#include <sys/stat.h>

const QString clump = QStringLiteral(TILLER_SOURCE_DIR "/tests/bench/clump.tiller");

/// A project that takes long to write.
Project largeProject(int types) {
    Project project;
    IdSource ids(1);
    apply(addNode(project, ids, "agent-type", {}, {}).value(), project);
    const Node first = project.nodes.front();
    for (int i = 0; i < types; ++i) {
        Node node = first;
        node.id = "agent-" + std::to_string(i);
        project.nodes.push_back(std::move(node));
    }
    return project;
}

/// Cancels in the dialog as soon as it is open, while a call waits.
class Canceling {
public:
    Canceling(const EditorDriver& window, bool byKey) {
        QObject::connect(&m_timer, &QTimer::timeout, &m_timer, [this, &window, byKey] {
            const QObject* dialog = window.window->findChild<QObject*>("longWork");
            if (!dialog || !dialog->property("opened").toBool())
                return;
            m_timer.stop();
            m_title = dialog->property("title").toString();
            if (byKey)
                window.key(Qt::Key_Escape);
            else
                window.click("cancelWork");
        });
        m_timer.start(10);
    }
    [[nodiscard]] const QString& title() const { return m_title; }

private:
    QTimer m_timer;
    QString m_title;
};

/// What takes longer than a second shows its progress in the window, and can be canceled there.
class TestWaiting : public QObject, public EditorTest {
    Q_OBJECT

private slots:
    void init() { open("arrival"); }

    void opening_isCanceled_data() { addWaysToCancel(); }

    void opening_isCanceled() {
        const auto [byKey] = fetched<bool>();
        const QString before = document().file();
        const QSignalSpy failed(&document(), &Document::failed);
        const NoPatience noPatience;
        const Canceling canceling(*this, byKey);
        const auto held = document().work()->holdBack();
        const Task<bool> opening = document().open(clump);
        QVERIFY(!opening.isDone());
        QTRY_VERIFY(opening.isDone());
        QVERIFY(!opening);
        QVERIFY(failed.isEmpty());
        QCOMPARE(canceling.title(), "Opening “clump.tiller”");
        QCOMPARE(document().file(), before);
        QTRY_VERIFY(!object("longWork")->property("visible").toBool());
    }

    /// An earlier version that is opened or restored, and an autosave.
    void earlierVersion_isCanceled() {
        const NoPatience noPatience;
        const auto held = document().work()->holdBack();
        const Project before = project();
        const std::function<Task<bool>()> ways[] = {
            [&] { return document().openVersion(clump); },
            [&] { return document().restoreVersion(clump); },
            [&] { return document().restore(clump, {}, "hunt"); }};
        for (const auto& take : ways) {
            const Canceling canceling(*this, true);
            const Task<bool> opening = take();
            QTRY_VERIFY(opening.isDone());
            QVERIFY(!opening);
            QCOMPARE(canceling.title(), "Opening “clump.tiller”");
            QVERIFY(project() == before);
            QTRY_VERIFY(!object("longWork")->property("visible").toBool());
        }
    }

    void saving_isCanceled_data() { addWaysToCancel(); }
    void saving_isCanceled() { writing_isCanceled(&Document::saveAs, "Saving “pipe”"); }
    void exporting_isCanceled_data() { addWaysToCancel(); }
    void exporting_isCanceled() { writing_isCanceled(&Document::exportTo, "Exporting “pipe”"); }
    void wayIntoThePast_isCanceled_data() { addWaysToCancel(); }

    void wayIntoThePast_isCanceled() {
        const auto [byKey] = fetched<bool>();
        Timeline& timeline = *simulation().timeline();
        QVERIFY(runTo(29)); // before the second keyframe
        QVERIFY(!isShown("wayProgress"));
        simulation().worker().holdWays(5); // restores tick 0, and steps four times
        timeline.goTo(28);
        QTRY_VERIFY(isShown("wayProgress"));
        QTRY_COMPARE(timeline.shareOfWay(), 4.0 / 28);
        cancelWay(byKey);
        QTRY_VERIFY(!timeline.going());
        QTRY_VERIFY(!isShown("wayProgress"));
        QCOMPARE(simulation().tick(), 4.0);
        QCOMPARE(timeline.end(), 29.0);
        Simulation same(project());
        while (same.tick() < 4)
            same.step();
        QCOMPARE(simulation().record().stateHash, same.stateHash());
    }

    void runToATick_isCanceled() {
        openClump();
        constexpr std::uint64_t far = 10'000'000; // hours, on any machine
        simulation().runToTick(static_cast<double>(far));
        QTRY_VERIFY(isShown("wayProgress"));
        QVERIFY(simulation().timeline()->shareOfWay() < 1);
        cancelWay(false);
        QTRY_VERIFY(!simulation().playing());
        QTRY_VERIFY(!isShown("wayProgress"));
        QVERIFY(simulation().record().tick < far);
    }

    void notes_doNotFreezeTheWindow_data() {
        const TestRows<QString, bool> add;
        QFile nested(TILLER_SOURCE_DIR "/tests/data/hostile/md.tiller");
        QVERIFY(nested.open(QIODevice::ReadOnly));
        const Project project = readProject(nested.readAll().toStdString()).value().project;
        add("md.tiller", QString::fromStdString(project.notes.whatItIs), false);

        // Each is as large as it may be.
        const auto row = [&](const char* name, const QString& note) { add(name, note, true); };
        const auto repeated = [&row](const char* name, const QString& part,
                                     const QString& end = {}) {
            QString note = part;
            while (whyPlain(note + part + end).isEmpty())
                note += part;
            row(name, note + end);
        };
        repeated("words", "Prey flees ");
        repeated("one word", "W");
        add("one long word", QString(20'000, 'W'), false);
        add("many languages, too many", QString("\u05d0\u4e00\u0e01\u0915 ").repeated(5000), false);
        repeated("letters of many languages", "a\u05d0\u4e00\u0e01\u0915 ");
        repeated("emphasis", "**a ");
        repeated("emphasis both", "*a **b** c* ");
        repeated("unclosed emphasis", "*a_b");
        repeated("code", "`a` ");
        repeated("links", "[a](b) ");
        repeated("links to cards", "[a](node:hunter) ");
        repeated("open brackets", "[");
        repeated("addresses", "http://a.b ");
        repeated("pictures", "![a](b.png) ");
        repeated("lines", "a\n");
        repeated("paragraphs", "a\n\n");
        repeated("long paragraphs", QString("Prey flees ").repeated(4) + "\n\n");
        repeated("headings", "# a\n");
        repeated("items", "- a\n");
        repeated("numbers", "1. a\n");
        repeated("quotes", "> a\n\n");
        repeated("fences", "```\na\n```\n");
        repeated("tables", "|a|b|\n|-|-|\n|a|b|\n\n");
        repeated("large table", "|a|b|c|d|\n", {});
        QString nest;
        for (int depth = 0; depth < 10; ++depth)
            nest += QString(2 * depth, ' ') + "- a\n";
        repeated("nested lists", nest);
        repeated("deepest quotes", QString("> ").repeated(10) + "a\n\n");
        repeated("deepest lists", QString("- ").repeated(10) + "a\n");
        repeated("links in lists", "- [*a*](node:hunter)\n  > b\n");
    }

    /// All four notes at once. Prints how long that takes, and fails only if the window freezes.
    void notes_doNotFreezeTheWindow() {
        const auto [note, formatted] = fetched<QString, bool>();
        QCOMPARE(whyPlain(note).isEmpty(), formatted);
        Project project;
        for (std::string Notes::*text :
             {&Notes::whatItIs, &Notes::howItWorks, &Notes::thingsToNotice, &Notes::thingsToTry})
            project.notes.*text = note.toStdString();
        const QString file = m_folder.filePath("notes.tiller");
        QVERIFY(saveText(file.toStdString(), writeProject(project)));
        constexpr qint64 freeze = 30'000; // ms
        QElapsedTimer watch;
        watch.start();
        QVERIFY(document().open(file));
        click("tab-notes");
        const QQuickItem* shown = find(item("inspector"), "note-whatItIs");
        QTRY_VERIFY_WITH_TIMEOUT(shown->isVisible(), freeze);
        window->grabWindow();
        const qint64 took = watch.elapsed();
        qInfo("%lld ms", took);
        QVERIFY(!shown->property("text").toString().isEmpty());
        QVERIFY2(took < freeze, qPrintable(QString("%1 ms").arg(took)));
    }

private:
    /// Opens a project whose ticks take long.
    void openClump() {
        QVERIFY(document().open(clump));
        QTRY_COMPARE_WITH_TIMEOUT(simulation().agentCount(), 10'000, 30'000);
    }

    void cancelWay(bool byKey) {
        waitForFrame(); // the note is in its place
        if (byKey)
            key(Qt::Key_Escape);
        else
            click("cancelWay");
    }

    /// Into a pipe that nobody empties: that takes as long as the test wants.
    void writing_isCanceled(Task<bool> (Document::*write)(QString file), const char* what) {
        const auto [byKey] = fetched<bool>();
        std::signal(SIGPIPE, SIG_IGN);
        const QString file = m_folder.filePath("pipe");
        QFile::remove(file);
        QCOMPARE(::mkfifo(qPrintable(file), 0600), 0);
        Descriptor reader(::open(qPrintable(file), O_RDONLY | O_NONBLOCK));
        QVERIFY(reader.isOpen());
        document().projectModel().replace(largeProject(300));
        const NoPatience noPatience;
        const Canceling canceling(*this, byKey);
        const Task<bool> writing = (document().*write)(file);
        QTRY_VERIFY(writing.isDone());
        QVERIFY(!writing);
        QCOMPARE(canceling.title(), QString(what));
        QVERIFY(document().file() != file);
        QVERIFY(reader.close()); // ends what still writes
    }

    static void addWaysToCancel() {
        const TestRows<bool> row;
        row("Escape", true);
        row("Cancel", false);
    }

    QTemporaryDir m_folder;
};
