#include "app/editor/viewmodels/inspector_lists.h"
#include "app/editor/viewmodels/part_files.h"
#include "core/io/part_file.h"
#include "tests/app/editor/window.h"

/// Parts in files, and the section of the inspector about them, in a real window.
class TestPartFiles : public QObject, public EditorTest {
    Q_OBJECT

private slots:
    void init() {
        m_folder = std::make_unique<QTemporaryDir>();
        restart("hunter-and-prey");
        QVERIFY(document().saveAs(inFolder("hunt.tiller")));
        const auto made =
            makeGroup(project(), document().ids(), std::vector<Id>{"nearest-prey", "pursue"});
        document().push(made, "Group");
        m_group = QString::fromStdString(made.value().annotations.back().id());
    }

    void savedInTheFolder_isLinked_andAddedElsewhere() {
        QCOMPARE(state(), "none");
        QVERIFY(files().save(m_group, file()));
        QTRY_COMPARE(state(), QString("same"));
        QCOMPARE(files().infoOf(m_group)["file"].toString(), "chase.tiller-part");
        QVERIFY(files().add(file())); // one more of the same part
        QCOMPARE(NodeGroups(project()).parts().size(), 1U);
        QCOMPARE(NodeGroups(project()).all().size(), 2U);

        QSignalSpy added(&files(), &PartFiles::added);
        document().newProject();
        QVERIFY(files().add(file())); // the project has no folder: a copy
        const QString notice = added.back().front().toString();
        QVERIFY_HAS(notice, "not linked");
        QVERIFY_HAS(notice, "a world whose tick is 1 long");
        const NodeGroups groups(project());
        QCOMPARE(groups.all().size(), 1U);
        QVERIFY(linkOf(project(), groups.parts().front().id) == PartLink());
        document().undo();
        QVERIFY(project().nodes.empty());
    }

    void aGroup_isLinkedLater_andAnotherTickIsAProblem() {
        QVERIFY(files().save(m_group, file()));
        document().newProject();
        QVERIFY(files().add(file()));
        const QString group = QString::fromStdString(NodeGroups(project()).all().front().id);
        QVERIFY(!files().linkGroup(group, file())); // not in a folder of the project's
        select(group);
        QTRY_VERIFY(isShown("partFileState"));
        QVERIFY(!isShown("linkPart"));
        QVERIFY(document().saveAs(inFolder("other.tiller")));
        QTRY_VERIFY(isShown("linkPart"));
        QVERIFY(files().linkGroup(group, file()));
        QTRY_COMPARE(files().infoOf(group)["state"].toString(), QString("same"));
        QTRY_VERIFY2(lastProblem().contains("a world whose tick is 1 long"),
                     qPrintable(lastProblem()));
        set("world", "tick", 1.0);
        QTRY_VERIFY(!lastProblem().contains("tick"));
    }

    void changedFile_isAProblem_andTakenOverByAClick() {
        QVERIFY(files().save(m_group, file()));
        QTRY_COMPARE(state(), QString("same"));
        renameInFile("Catch it");
        QTRY_COMPARE(state(), QString("changed"));
        QVERIFY_HAS(lastProblem(), "chase.tiller-part");
        QCOMPARE(files().infoOf(m_group)["differences"].toStringList().size(), 1);
        QVERIFY(project().node("pursue")->name != "Catch it");

        select(m_group);
        QTRY_VERIFY(isShown("takeOverPart"));
        item("takeOverPart")->forceActiveFocus(Qt::TabFocusReason);
        key(Qt::Key_Space);
        QTRY_COMPARE(project().node("pursue")->name, std::string("Catch it"));
        QTRY_COMPARE(state(), QString("same"));
        QVERIFY(!lastProblem().contains("chase.tiller-part"));
        document().undo();
        QVERIFY(project().node("pursue")->name != "Catch it");
        QTRY_COMPARE(state(), QString("changed"));
    }

    void editedHere_isNoProblem_andSavedToTheFile() {
        QVERIFY(files().save(m_group, file()));
        QTRY_COMPARE(state(), QString("same"));
        document().push(rename(project(), "pursue", "Mine"), "Rename");
        QTRY_COMPARE(state(), QString("edited"));
        QVERIFY(!lastProblem().contains("chase.tiller-part"));
        QVERIFY(files().saveAgain(m_group));
        QTRY_COMPARE(state(), QString("same"));
        const Project library = loadPart(file().toStdString()).value();
        QCOMPARE(library.node("pursue")->name, "Mine");
        files().unlink(m_group);
        QCOMPARE(state(), "none");
    }

    void missingFile_isAProblem_andNothingIsLost() {
        QVERIFY(files().save(m_group, file()));
        QTRY_COMPARE(state(), QString("same"));
        const Project before = project();
        QVERIFY(QFile::remove(file()));
        QTRY_COMPARE(state(), QString("unreadable"));
        QVERIFY(lastProblem().contains("chase.tiller-part"));
        QVERIFY(project() == before);
        QVERIFY(document().save());
        QVERIFY(document().open(inFolder("hunt.tiller")));
        QTRY_COMPARE(state(), QString("unreadable"));
        QVERIFY(files().saveAgain(m_group)); // writes it anew
        QTRY_COMPARE(state(), QString("same"));
        // A link out of the folder is not followed.
        const Id part = NodeGroups(project()).parts().front().id;
        QVERIFY(QFile::copy(file(), inFolder("../outside.tiller-part")) ||
                QFile::exists(inFolder("../outside.tiller-part")));
        document().push(setLink(project(), part, {"../outside.tiller-part", ""}), "Link");
        QTRY_COMPARE(state(), QString("unreadable"));
        QVERIFY(!files().saveAgain(m_group));
        QFile::remove(inFolder("../outside.tiller-part"));
    }

    void filesOfTheFolder_areInThePalette() {
        const auto titles = [&] {
            QStringList all;
            for (const QVariant& each : files().inFolder())
                all.append(each.toMap()["title"].toString());
            return all;
        };
        QVERIFY(files().save(m_group, file()));
        QVERIFY(QDir(m_folder->path()).mkdir("parts"));
        const auto other = makeGroup(project(), document().ids(), std::vector<Id>{"hunter-wander"});
        document().push(other, "Group");
        QVERIFY(files().save(QString::fromStdString(other.value().annotations.back().id()),
                             inFolder("parts/again.tiller-part")));
        document().undo(); // of the link
        document().undo();
        QTRY_COMPARE(titles(),
                     QStringList{"again (file)"}); // the project is linked to the other one
        QTRY_VERIFY(item("palette-file:parts/again.tiller-part"));

        const QString type = files().inFolder().front().toMap()["id"].toString();
        QVERIFY(canvas().adder()->addNode(type, 40, 50));
        QTRY_COMPARE(titles(), QStringList());
        QCOMPARE(NodeGroups(project()).parts().size(), 2U);
        const Id added = document().selection()->asIds().front();
        const QPointF place = boxOf(*project().annotation(added)).topLeft();
        QVERIFY(QLineF(place, canvas().view()->toCanvas({40, 50})).length() < 32);

        QVERIFY(QFile::remove(inFolder("parts/again.tiller-part"))); // while it is offered
        document().undo();
        QVERIFY(canvas().adder()->addNode(type, 40, 50));
        QTRY_VERIFY(lastProblem().contains("again") || isShown("toast") || item("failureDialog"));
        QCOMPARE(NodeGroups(project()).parts().size(), 1U);
    }

    void otherFiles_areRefused_data() {
        const TestRows<QString, QString> row;
        row("no JSON", "hello", "Line 1");
        row("a project", QString::fromStdString(writeProject({})), "one group");
    }

    void otherFiles_areRefused() {
        const auto [text, says] = fetched<QString, QString>();
        QVERIFY(saveText(file().toStdString(), text.toStdString()).ok());
        QSignalSpy failed(&document(), &Document::failed);
        const Project before = project();
        QVERIFY(!files().add(file()));
        QCOMPARE(failed.count(), 1);
        const QStringList why = failed.front().at(1).toStringList();
        QVERIFY_HAS(why.join(' '), says);
        QVERIFY(!files().add(m_folder->path())); // a folder
        QVERIFY(project() == before);
    }

    void namesOnTheCard_areEditedInTheInspector() {
        select(m_group);
        QTRY_VERIFY(isShown("cardName-0"));
        item("cardName-0")->forceActiveFocus(Qt::TabFocusReason);
        key(Qt::Key_A, Qt::ControlModifier);
        type("Prey to chase");
        key(Qt::Key_Return);
        const auto part = [&] { return NodeGroups(project()).parts().front(); };
        QTRY_COMPARE(part().ports.front().name, std::string("Prey to chase"));
        const std::size_t ports = part().ports.size();

        GroupInterfaceModel face;
        face.setDocument(&document());
        face.setItem(m_group);
        QCOMPARE(face.rowCount(), static_cast<int>(ports));
        const QString choice = face.choices().at(1).toMap()["id"].toString();
        face.show(choice);
        QCOMPARE(part().exposed.size(), 1U);
        const int row = face.rowCount() - 1;
        face.rename(row, "How far");
        QCOMPARE(part().exposed.front().name, "How far");
        QSignalSpy refused(&document(), &Document::refused);
        face.rename(row, "  ");
        QCOMPARE(refused.count(), 1);
        face.hide(row);
        QVERIFY(part().exposed.empty());
        document().undo();
        QCOMPARE(face.rowCount(), row + 1);
    }

private:
    [[nodiscard]] PartFiles& files() const { return editor().partFiles; }
    [[nodiscard]] QString inFolder(const char* name) const { return m_folder->filePath(name); }
    [[nodiscard]] QString file() const { return inFolder("chase.tiller-part"); }
    [[nodiscard]] QString state() const { return files().infoOf(m_group)["state"].toString(); }

    /// Another program renames a node in the part file.
    void renameInFile(const char* name) const {
        Project library = loadPart(file().toStdString()).value();
        apply(rename(library, "pursue", name).value(), library);
        QVERIFY(saveText(file().toStdString(), writeProject(library)).ok());
    }

    [[nodiscard]] QString lastProblem() const {
        const ProblemListModel& problems = editor().problems;
        const int rows = problems.rowCount();
        return rows == 0 ? QString() : problems.value(rows - 1, "sentence").toString();
    }

    std::unique_ptr<QTemporaryDir> m_folder; ///< of the project
    QString m_group;                         ///< of "nearest-prey" and "pursue"
};
