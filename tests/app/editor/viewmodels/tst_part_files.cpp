#include "app/editor/viewmodels/group_interface_model.h"
#include "app/editor/viewmodels/part_files.h"
#include "core/io/files.h"
#include "core/io/part_file.h"
#include "core/io/project_io.h"
#include "tests/app/editor/window.h"

#include <QFile>
#include <QTemporaryDir>

using namespace tiller;

namespace {

/// A window with a project of its own folder, and a group of "nearest-prey" and "pursue".
struct Fixture {
    QTemporaryDir folder;
    EditorWindow window{"hunter-and-prey"};
    Document& document = window.editor.document;
    PartFiles& files = window.editor.partFiles;
    QString group;

    Fixture() {
        document.saveAs(folder.filePath("hunt.tiller"));
        const auto made = makeGroup(document.project(), document.ids(),
                                    std::vector<Id>{"nearest-prey", "pursue"});
        document.push(made, "Group");
        group = QString::fromStdString(made.value().annotations.back().id());
    }
    [[nodiscard]] QString file() const { return folder.filePath("chase.tiller-part"); }
    [[nodiscard]] QString state() const { return files.infoOf(group)["state"].toString(); }
    [[nodiscard]] const Project& project() const { return document.project(); }
    /// Another program renames a node in the part file.
    void renameInFile(const char* name) const {
        Project library = loadPart(file().toStdString()).value();
        apply(rename(library, "pursue", name).value(), library);
        QVERIFY(saveText(file().toStdString(), writeProject(library)).ok());
    }
    [[nodiscard]] QString lastProblem() const {
        const ProblemListModel& problems = window.editor.problems;
        const int rows = problems.rowCount();
        return rows == 0 ? QString() : problems.value(rows - 1, "sentence").toString();
    }
};

} // namespace

/// Parts in files, and the section of the inspector about them, in a real window.
class TestPartFiles : public QObject {
    Q_OBJECT

private slots:
    void savedInTheFolder_isLinked_andAddedElsewhere() {
        Fixture at;
        QCOMPARE(at.state(), QString("none"));
        QVERIFY(at.files.save(at.group, at.file()));
        QTRY_COMPARE(at.state(), QString("same"));
        QCOMPARE(at.files.infoOf(at.group)["file"].toString(), QString("chase.tiller-part"));
        QVERIFY(at.files.add(at.file())); // one more of the same part
        QCOMPARE(NodeGroups(at.project()).parts().size(), std::size_t{1});
        QCOMPARE(NodeGroups(at.project()).all().size(), std::size_t{2});

        QSignalSpy added(&at.files, &PartFiles::added);
        at.document.newProject();
        QVERIFY(at.files.add(at.file())); // the project has no folder: a copy
        const QString notice = added.back().front().toString();
        QVERIFY2(notice.contains("not linked"), qPrintable(notice));
        QVERIFY2(notice.contains("a world whose tick is 1 long"), qPrintable(notice));
        const NodeGroups groups(at.project());
        QCOMPARE(groups.all().size(), std::size_t{1});
        QVERIFY(linkOf(at.project(), groups.parts().front().id) == PartLink());
        at.document.undo();
        QVERIFY(at.project().nodes.empty());
    }

    void aGroup_isLinkedLater_andAnotherTickIsAProblem() {
        Fixture at;
        QVERIFY(at.files.save(at.group, at.file()));
        at.document.newProject();
        QVERIFY(at.files.add(at.file()));
        const QString group = QString::fromStdString(NodeGroups(at.project()).all().front().id);
        QVERIFY(!at.files.linkGroup(group, at.file())); // not in a folder of the project's
        at.window.select(group);
        QTRY_VERIFY(at.window.isShown("partFileState"));
        QVERIFY(!at.window.isShown("linkPart"));
        QVERIFY(at.document.saveAs(at.folder.filePath("other.tiller")));
        QTRY_VERIFY(at.window.isShown("linkPart"));
        QVERIFY(at.files.linkGroup(group, at.file()));
        QTRY_COMPARE(at.files.infoOf(group)["state"].toString(), QString("same"));
        QTRY_VERIFY2(at.lastProblem().contains("a world whose tick is 1 long"),
                     qPrintable(at.lastProblem()));
        at.document.push(setValue(at.project(), "world", "tick", 1.0), "Tick");
        QTRY_VERIFY(!at.lastProblem().contains("tick"));
    }

    void changedFile_isAProblem_andTakenOverByAClick() {
        Fixture at;
        QVERIFY(at.files.save(at.group, at.file()));
        QTRY_COMPARE(at.state(), QString("same"));
        at.renameInFile("Catch it");
        QTRY_COMPARE(at.state(), QString("changed"));
        QVERIFY2(at.lastProblem().contains("chase.tiller-part"), qPrintable(at.lastProblem()));
        QCOMPARE(at.files.infoOf(at.group)["differences"].toStringList().size(), 1);
        QVERIFY(at.project().node("pursue")->name != "Catch it");

        at.window.select(at.group);
        QTRY_VERIFY(at.window.isShown("takeOverPart"));
        at.window.item("takeOverPart")->forceActiveFocus(Qt::TabFocusReason);
        at.window.key(Qt::Key_Space);
        QTRY_COMPARE(at.project().node("pursue")->name, std::string("Catch it"));
        QTRY_COMPARE(at.state(), QString("same"));
        QVERIFY(!at.lastProblem().contains("chase.tiller-part"));
        at.document.undo();
        QVERIFY(at.project().node("pursue")->name != "Catch it");
        QTRY_COMPARE(at.state(), QString("changed"));
    }

    void editedHere_isNoProblem_andSavedToTheFile() {
        Fixture at;
        QVERIFY(at.files.save(at.group, at.file()));
        QTRY_COMPARE(at.state(), QString("same"));
        at.document.push(rename(at.project(), "pursue", "Mine"), "Rename");
        QTRY_COMPARE(at.state(), QString("edited"));
        QVERIFY(!at.lastProblem().contains("chase.tiller-part"));
        QVERIFY(at.files.saveAgain(at.group));
        QTRY_COMPARE(at.state(), QString("same"));
        const Project library = loadPart(at.file().toStdString()).value();
        QCOMPARE(library.node("pursue")->name, std::string("Mine"));
        at.files.unlink(at.group);
        QCOMPARE(at.state(), QString("none"));
    }

    void missingFile_isAProblem_andNothingIsLost() {
        Fixture at;
        QVERIFY(at.files.save(at.group, at.file()));
        QTRY_COMPARE(at.state(), QString("same"));
        const Project before = at.project();
        QVERIFY(QFile::remove(at.file()));
        QTRY_COMPARE(at.state(), QString("unreadable"));
        QVERIFY(at.lastProblem().contains("chase.tiller-part"));
        QVERIFY(at.project() == before);
        QVERIFY(at.document.save());
        QVERIFY(at.document.open(at.folder.filePath("hunt.tiller")));
        QTRY_COMPARE(at.state(), QString("unreadable"));
        QVERIFY(at.files.saveAgain(at.group)); // writes it anew
        QTRY_COMPARE(at.state(), QString("same"));
        // A link out of the folder is not followed.
        const Id part = NodeGroups(at.project()).parts().front().id;
        QVERIFY(QFile::copy(at.file(), at.folder.filePath("../outside.tiller-part")) ||
                QFile::exists(at.folder.filePath("../outside.tiller-part")));
        at.document.push(setLink(at.project(), part, {"../outside.tiller-part", ""}), "Link");
        QTRY_COMPARE(at.state(), QString("unreadable"));
        QVERIFY(!at.files.saveAgain(at.group));
        QFile::remove(at.folder.filePath("../outside.tiller-part"));
    }

    void filesOfTheFolder_areInThePalette() {
        Fixture at;
        const auto titles = [&] {
            QStringList all;
            for (const QVariant& each : at.files.inFolder())
                all.append(each.toMap()["title"].toString());
            return all;
        };
        QVERIFY(at.files.save(at.group, at.file()));
        QVERIFY(QDir(at.folder.path()).mkdir("parts"));
        const auto other =
            makeGroup(at.project(), at.document.ids(), std::vector<Id>{"hunter-wander"});
        at.document.push(other, "Group");
        QVERIFY(at.files.save(QString::fromStdString(other.value().annotations.back().id()),
                              at.folder.filePath("parts/again.tiller-part")));
        at.document.undo(); // of the link
        at.document.undo();
        QTRY_COMPARE(titles(),
                     QStringList{"again (file)"}); // the project is linked to the other one
        QTRY_VERIFY(at.window.item("palette-file:parts/again.tiller-part"));

        const QString type = at.files.inFolder().front().toMap()["id"].toString();
        QVERIFY(at.window.editor.canvas.adder()->addNode(type, 40, 50));
        QTRY_COMPARE(titles(), QStringList());
        QCOMPARE(NodeGroups(at.project()).parts().size(), std::size_t{2});
        const Id added = at.document.selection()->asIds().front();
        const QPointF place = boxOf(*at.project().annotation(added)).topLeft();
        QVERIFY(QLineF(place, at.window.editor.canvas.view()->toCanvas({40, 50})).length() < 32);

        QVERIFY(
            QFile::remove(at.folder.filePath("parts/again.tiller-part"))); // while it is offered
        at.document.undo();
        QVERIFY(at.window.editor.canvas.adder()->addNode(type, 40, 50));
        QTRY_VERIFY(at.lastProblem().contains("again") || at.window.isShown("toast") ||
                    at.window.item("failureDialog"));
        QCOMPARE(NodeGroups(at.project()).parts().size(), std::size_t{1});
    }

    void otherFiles_areRefused_data() {
        QTest::addColumn<QString>("text");
        QTest::addColumn<QString>("says");
        QTest::newRow("no JSON") << "hello"
                                 << "Line 1";
        QTest::newRow("a project") << QString::fromStdString(writeProject({})) << "one group";
    }

    void otherFiles_areRefused() {
        QFETCH(QString, text);
        QFETCH(QString, says);
        Fixture at;
        QVERIFY(saveText(at.file().toStdString(), text.toStdString()).ok());
        QSignalSpy failed(&at.document, &Document::failed);
        const Project before = at.project();
        QVERIFY(!at.files.add(at.file()));
        QCOMPARE(failed.count(), 1);
        const QStringList why = failed.front().at(1).toStringList();
        QVERIFY2(why.join(' ').contains(says), qPrintable(why.join(' ')));
        QVERIFY(!at.files.add(at.folder.path())); // a folder
        QVERIFY(at.project() == before);
    }

    void namesOnTheCard_areEditedInTheInspector() {
        Fixture at;
        at.window.select(at.group);
        QTRY_VERIFY(at.window.isShown("cardName-0"));
        at.window.item("cardName-0")->forceActiveFocus(Qt::TabFocusReason);
        at.window.key(Qt::Key_A, Qt::ControlModifier);
        at.window.type("Prey to chase");
        at.window.key(Qt::Key_Return);
        const auto part = [&] { return NodeGroups(at.project()).parts().front(); };
        QTRY_COMPARE(part().ports.front().name, std::string("Prey to chase"));
        const std::size_t ports = part().ports.size();

        GroupInterfaceModel face;
        face.setDocument(&at.document);
        face.setGroup(at.group);
        QCOMPARE(face.rowCount(), static_cast<int>(ports));
        const QString choice = face.choices().at(1).toMap()["id"].toString();
        face.show(choice);
        QCOMPARE(part().exposed.size(), std::size_t{1});
        const int row = face.rowCount() - 1;
        face.rename(row, "How far");
        QCOMPARE(part().exposed.front().name, std::string("How far"));
        QSignalSpy refused(&at.document, &Document::refused);
        face.rename(row, "  ");
        QCOMPARE(refused.count(), 1);
        face.hide(row);
        QVERIFY(part().exposed.empty());
        at.document.undo();
        QCOMPARE(face.rowCount(), row + 1);
    }

private:
    TestHome m_home;
};

QTEST_MAIN(TestPartFiles)
#include "tst_part_files.moc"
