#include "app/editor/canvas/canvas_controller.h"
#include "app/editor/document/document.h"
#include "app/editor/teach/saved_project.h"
#include "app/page/page.h"
#include "core/base/random.h"
#include "tests/app/editor/random_edits.h"
#include "tests/app/editor/testing.h"

#include <future>

using namespace std::chrono_literals;

const QString example = TILLER_SOURCE_DIR "/examples/hunter-and-prey.tiller";

QString exampleFile(const char* name) {
    return QStringLiteral(TILLER_SOURCE_DIR "/examples/%1.tiller").arg(name);
}

QByteArray textOf(const Document& document) {
    return QByteArray::fromStdString(writeProject(document.project()));
}

/// The first difference of two scenes: of cards, wires, and the items they find. Empty if none.
QString difference(const CanvasScene& a, const CanvasScene& b, std::mt19937& random) {
    if (a.wires() != b.wires())
        return "wires";
    const QRectF all = a.bounds().adjusted(-200, -200, 200, 200);
    for (const Node& node : a.project().nodes)
        if (a.card(node.id)->rect != b.card(node.id)->rect ||
            !std::ranges::equal(a.wiresOf(node.id), b.wiresOf(node.id)))
            return QString::fromStdString("card " + node.id);
    std::uniform_real_distribution<double> share(0, 1);
    for (int i = 0; i < 20; ++i) {
        const QPointF place(all.left() + share(random) * all.width(),
                            all.top() + share(random) * all.height());
        if (a.nodeAt(place) != b.nodeAt(place) || a.linkAt(place, 12) != b.linkAt(place, 12) ||
            a.portAt(place, 20) != b.portAt(place, 20) ||
            a.weightAt(place, 1.5) != b.weightAt(place, 1.5))
            return QStringLiteral("at %1, %2").arg(place.x()).arg(place.y());
    }
    return {};
}

class TestDocument : public QObject {
    Q_OBJECT

private slots:
    void open_showsTheFile() {
        Document document;
        const QSignalSpy opened(&document, &Document::opened);
        QVERIFY(document.open(example));
        QCOMPARE(opened.count(), 1);
        QCOMPARE(document.name(), "hunter-and-prey");
        QVERIFY(!document.modified());
        QVERIFY(!document.hasErrors());
        QVERIFY(document.notes()["whatItIs"].toString().size() > 20);
    }

    void badFile_keepsTheOpenProject_data() {
        const TestRows<QString> row;
        for (const char* name : {"cut", "not-json", "not-ours", "newer", "ring", "wrong-port",
                                 "double-id", "nan", "1e999"})
            row(name, QStringLiteral(TILLER_SOURCE_DIR "/tests/data/bad/%1.tiller").arg(name));
        row("missing", QStringLiteral("/nowhere/at-all.tiller"));
    }

    void badFile_keepsTheOpenProject() {
        const auto [file] = fetched<QString>();
        Document document;
        QVERIFY(document.open(example));
        const Project before = document.project();
        QSignalSpy failed(&document, &Document::failed);

        QVERIFY(!document.open(file));
        QCOMPARE(failed.count(), 1);
        QVERIFY(!failed.first().at(1).toStringList().isEmpty());
        QVERIFY(document.project() == before);
        QCOMPARE(document.file(), example);
    }

    void copyHasNoFileToOverwrite() {
        Document document;
        QVERIFY(document.openCopy(example));
        QCOMPARE(document.file(), QString());
        QCOMPARE(document.name(), "hunter-and-prey");
        QVERIFY(!document.save());
    }

    void saveThenOpen_isTheSame() {
        QTemporaryDir folder;
        Document document;
        QVERIFY(document.openCopy(example));
        QVERIFY(document.push(
            moveNodes(document.project(), std::vector{document.project().nodes.front().id}, {8, 0}),
            "Move"));
        QVERIFY(document.modified());
        QVERIFY(document.saveAs(folder.filePath("hunt.tiller")));
        QVERIFY(!document.modified());
        QCOMPARE(document.name(), "hunt");

        Document again;
        QVERIFY(again.open(folder.filePath("hunt.tiller")));
        QVERIFY(again.project() == document.project());
    }

    void openAndSave_changesNothing() {
        QTemporaryDir folder;
        const QString copy = folder.filePath("copy.tiller");
        QVERIFY(QFile::copy(example, copy));
        Document document;
        QVERIFY(document.open(copy));
        QVERIFY(document.save());
        QCOMPARE(contentOf(copy), contentOf(example));
    }

    void failedSave_keepsTheOldFile() {
        Document document;
        QVERIFY(document.openCopy(example));
        QVERIFY(document.push(setNotes(document.project(), {}), "Clear notes"));
        QSignalSpy failed(&document, &Document::failed);
        QVERIFY(!document.saveAs("/nowhere/at/all.tiller"));
        QCOMPARE(failed.count(), 1);
        QCOMPARE(document.file(), QString());
        QVERIFY(document.modified());
    }

    void changedWhileItIsSaved_isModified_data() {
        const TestRows<bool> row;
        row("a step of its own", false);
        row("a part of the last step, as results of a sweep", true);
    }

    void changedWhileItIsSaved_isModified() {
        const auto [isSameGesture] = fetched<bool>();
        QTemporaryDir folder;
        const QString file = folder.filePath("hunt.tiller");
        Document document;
        SavedProject saved(document);
        QVERIFY(document.openCopy(example));
        const int gesture = document.beginGesture();
        const auto setSeed = [&](double seed, int by) {
            return document.push(setValue(document.project(), "world", "seed", seed), "Seed", by);
        };
        QVERIFY(setSeed(5, gesture));
        {
            const NoPatience noPatience;
            auto held = document.work()->holdBack();
            const Task<bool> saving = document.saveAs(file);
            QVERIFY(!saving.isDone());
            QVERIFY(setSeed(6, isSameGesture ? gesture : 0));
            held.unlock();
            QTRY_VERIFY(saving.isDone());
            QVERIFY(saving);
        }
        QCOMPARE(document.project().worldNumber("seed"), 6.0);
        QCOMPARE(loadProject(file.toStdString()).value().project.worldNumber("seed"), 5.0);
        QVERIFY(document.modified());
        QCOMPARE(saved.project().worldNumber("seed"), 5.0);
        QVERIFY(document.save());
        QVERIFY(!document.modified());
        QCOMPARE(loadProject(file.toStdString()).value().project.worldNumber("seed"), 6.0);
    }

    void projectWithErrors_isNotExported() {
        QTemporaryDir folder;
        const QString path = folder.filePath("game.json");
        Document document;
        QVERIFY(document.open(example));
        QVERIFY(document.exportTo(path));
        QVERIFY(contentOf(path).contains("tiller-config"));

        Project broken = document.project();
        broken.links.front().to.port = "nowhere";
        document.projectModel().replace(broken);
        QSignalSpy failed(&document, &Document::failed);
        QVERIFY(!document.exportTo(folder.filePath("other.json")));
        QCOMPARE(failed.count(), 1);
        QVERIFY(!QFile::exists(folder.filePath("other.json")));
    }

    /// ./dev page makes the template, which other tests do not need.
    void exportToHtml_makesAPage_orSaysWhatItNeeds() {
        QTemporaryDir folder;
        const QString path = folder.filePath("lesson.HTML");
        Document document;
        QVERIFY(document.open(example));
        QSignalSpy failed(&document, &Document::failed);
        if (QFile::exists(QString::fromStdString(pageTemplateFile()))) {
            QVERIFY(document.exportTo(path));
            QVERIFY(contentOf(path).contains("\"tiller-page\""));
            QCOMPARE(failed.count(), 0);
        } else {
            QVERIFY(!document.exportTo(path));
            QVERIFY(!QFile::exists(path));
            QCOMPARE(failed.count(), 1);
            QVERIFY(failed[0][1].toStringList().join(' ').contains("./dev page"));
        }
    }

    void newProject_hasWalls_aFileWithoutEdgesWraps() {
        Document document;
        document.newProject();
        QCOMPARE(document.project().worldText("edges"), "wall");
        QVERIFY(!document.modified());
        const std::string text = writeProject(document.project());
        QVERIFY(text.find("\"edges\": \"wall\"") != std::string::npos);
        const auto without = readProject(std::string(text).replace(
            text.find("\"edges\": \"wall\","), std::string("\"edges\": \"wall\",").size(), ""));
        QVERIFY(without.ok());
        QCOMPARE(without.value().project.worldText("edges"), "wrap");
    }

    void modified_followsUndo() {
        Document document;
        QVERIFY(document.push(setValue(document.project(), "world", "seed", 5.0), "Set seed"));
        QVERIFY(document.modified());
        QCOMPARE(document.undoText(), "Set seed");
        document.undo();
        QVERIFY(!document.modified());
        QVERIFY(document.canRedo());
        document.redo();
        QVERIFY(document.modified());
    }

    void canceledGesture_leavesNoUndoStep() {
        Document document;
        const Project before = document.project();
        const int gesture = document.beginGesture();
        for (const double seed : {2.0, 3.0, 4.0})
            QVERIFY(document.push(setValue(document.project(), "world", "seed", seed), "Seed",
                                  gesture));
        document.cancelGesture(gesture);
        QVERIFY(document.project() == before);
        QVERIFY(!document.canUndo());
        QVERIFY(!document.canRedo());
        QVERIFY(!document.modified());
    }

    void refusedEdit_isAnnounced() {
        Document document;
        QSignalSpy refused(&document, &Document::refused);
        QVERIFY(!document.push(setValue(document.project(), "world", "width", -5.0), "Width"));
        QCOMPARE(refused.count(), 1);
        QVERIFY(!refused.first().first().toString().isEmpty());
    }

    void thousandEdits_undoByteForByte() {
        Document document;
        QVERIFY(document.open(example));
        const std::string before = writeProject(document.project());
        const RandomStream steps(4, 5, 6);
        for (std::uint64_t i = 0; i < 1000; ++i) {
            const Project& project = document.project();
            const auto pick = [&](std::size_t count, std::uint32_t draw) {
                return static_cast<std::size_t>(steps.draw(i, 0, draw) *
                                                static_cast<double>(count));
            };
            switch (project.nodes.empty() ? 0 : pick(5, 0)) {
            case 0:
                document.push(
                    addNode(project, document.ids(), i % 2 ? "seek" : "point", {0, 0}, {9, 9}),
                    "Add");
                break;
            case 1:
                document.push(
                    remove(project, std::vector{project.nodes[pick(project.nodes.size(), 1)].id}),
                    "Delete");
                break;
            case 2:
                document.push(
                    moveNodes(project, std::vector{project.nodes[pick(project.nodes.size(), 1)].id},
                              {8, 16}),
                    "Move");
                break;
            case 3:
                if (!project.links.empty())
                    document.push(setWeight(project,
                                            project.links[pick(project.links.size(), 1)].id,
                                            steps.draw(i, 0, 2) * 100),
                                  "Weight");
                break;
            default:
                document.push(
                    paste(project, document.ids(),
                          excerpt(project,
                                  std::vector{project.nodes[pick(project.nodes.size(), 1)].id}),
                          {24, 24}),
                    "Paste");
            }
        }
        QVERIFY(writeProject(document.project()) != before);
        while (document.canUndo())
            document.undo();
        QCOMPARE(writeProject(document.project()), before);
    }

    void removedItems_areNotSelected() {
        Document document;
        QVERIFY(document.push(addNode(document.project(), document.ids(), "seek", {}, {}), "Add"));
        const QString id = QString::fromStdString(document.project().nodes.front().id);
        document.selection()->select(id);
        document.undo();
        QVERIFY(document.selection()->ids().isEmpty());
    }

    void shortWork_isNotShown() {
        LongWork work;
        QSignalSpy shown(&work, &LongWork::changed);
        bool done = false;
        QVERIFY(work.run({"A", "a"}, [&done] { done = true; }));
        QVERIFY(done);
        QCOMPARE(shown.size(), 0);
    }

    /// The window goes on meanwhile, without an event loop in another one.
    void longWork_isShown_andNobodyWaits() {
        const NoPatience noPatience;
        LongWork work;
        std::promise<void> go;
        const Task<bool> run = work.run({"A", "a"}, [&go] { go.get_future().wait(); });
        QVERIFY(!run.isDone());
        QCOMPARE(work.what(), "A");
        QCoreApplication::processEvents();
        QVERIFY(!run.isDone());
        go.set_value();
        QTRY_VERIFY(run.isDone());
        QVERIFY(run);
        QVERIFY(work.what().isEmpty());
    }

    void canceledWork_isDropped_data() {
        const TestRows<bool> row;
        row("as soon as it is said", true);
        row("later", false);
    }

    void canceledWork_isDropped() {
        const auto [atOnce] = fetched<bool>();
        const NoPatience noPatience;
        auto go = std::make_shared<std::promise<void>>();
        bool ended = false;
        {
            LongWork work;
            if (atOnce)
                connect(&work, &LongWork::changed, &work, &LongWork::cancel);
            const Task<bool> run = work.run({"A", "a"}, [go, &ended] {
                go->get_future().wait();
                ended = true;
            });
            QCOMPARE(run.isDone(), atOnce);
            work.cancel();
            QVERIFY(run.isDone());
            QVERIFY(!run);
            QVERIFY(work.what().isEmpty());
            QVERIFY(!ended);
            go->set_value();
        }
        QVERIFY(ended); // the end of the object waits for it
    }

    /// As the reading of a file on a server that is gone.
    void workThatNeverEnds_isLeft() {
        const NoPatience noPatience;
        auto go = std::make_shared<std::promise<void>>();
        auto ended = std::make_shared<std::promise<void>>();
        {
            LongWork work;
            connect(&work, &LongWork::changed, &work, &LongWork::cancel);
            QVERIFY(!work.run({"A", "a"}, [go, ended] {
                go->get_future().wait();
                ended->set_value();
            }));
        }
        go->set_value(); // the object is gone
        ended->get_future().wait();
    }

    /// What waits for the work ends with it: coroutines, and what they hold.
    void waitingCoroutines_endWithTheDocument() {
        const NoPatience noPatience;
        const QTemporaryDir folder;
        const QString file = folder.filePath("waits.tiller");
        auto document = std::make_unique<Document>();
        const auto held = document->work()->holdBack();
        const Task<bool> saving = document->saveAs(file);
        QVERIFY(!saving.isDone());
        document.reset();
        QVERIFY(!saving.isDone());
        QVERIFY(!QFileInfo::exists(file));
    }

    void secondWork_isRefused() {
        const NoPatience noPatience;
        LongWork work;
        std::promise<void> go;
        const Task<bool> first = work.run({"A", "a"}, [&go] { go.get_future().wait(); });
        const Task<bool> second = work.run({"B", "b"}, [] {});
        QVERIFY(second.isDone());
        QVERIFY(!second);
        go.set_value();
        QTRY_VERIFY(first);
    }

    void undone_leavesTheFileUnchanged_data() {
        const TestRows<QString, unsigned> row;
        for (const unsigned seed : {1U, 2U, 3U}) {
            row(QTest::addRow("nothing, %u", seed), QString(), seed);
            row(QTest::addRow("hunter and prey, %u", seed), exampleFile("hunter-and-prey"), seed);
            row(QTest::addRow("fish and shark, %u", seed), exampleFile("fish-and-shark"), seed);
        }
    }

    void undone_leavesTheFileUnchanged() {
        const auto [file, seed] = fetched<QString, unsigned>();
        Document document;
        QVERIFY(file.isEmpty() || document.open(file));
        const QByteArray before = textOf(document);
        RandomEdits edits(document, seed);
        for (int i = 0; i < 1000; ++i)
            edits.push();
        const QByteArray after = textOf(document);
        QVERIFY(after != before);
        int steps = 0;
        for (; document.canUndo(); ++steps)
            document.undo();
        QVERIFY(steps > 200);
        QCOMPARE(textOf(document), before);
        QVERIFY(!document.modified());
        while (document.canRedo())
            document.redo();
        QCOMPARE(textOf(document), after);
    }

    void canvas_followsEveryEdit() {
        Document document;
        const CanvasController canvas(document);
        QVERIFY(document.open(exampleFile("hunter-and-prey")));
        RandomEdits edits(document, 7);
        std::mt19937 random(7);
        const auto isTrue = [&] {
            ProjectModel copy;
            copy.replace(document.project());
            return difference(canvas.scene(), CanvasScene(copy), random);
        };
        for (int i = 0; i < 300; ++i) {
            edits.push();
            if (i % 3 == 0)
                QCOMPARE(isTrue(), QString());
        }
        while (document.canUndo()) {
            document.undo();
            QCOMPARE(isTrue(), QString());
        }
    }
};
