#include "tests/app/editor/window.h"

#include <set>

using namespace tiller;

/// Edits of the selection, in a real window.
class TestSelectionEdits : public QObject {
    Q_OBJECT

private slots:
    void hiddenCanvas_keepsItsCards() {
        EditorWindow window("hunter-and-prey");
        const Project before = window.editor.document.project();
        window.select("evade");
        window.window->setProperty("layout", "viewport");
        QTRY_VERIFY(!window.isShown("canvas"));
        window.key(Qt::Key_Delete);
        QTRY_VERIFY(window.isShown("toast"));
        window.key(Qt::Key_X, Qt::ControlModifier);
        window.key(Qt::Key_D, Qt::ControlModifier);
        window.select("evade-to-prey-choice"); // a wire
        window.key(Qt::Key_Delete);
        QCOMPARE(window.editor.document.project(), before);

        window.window->setProperty("layout", "both");
        window.select("evade");
        window.key(Qt::Key_Delete);
        QTRY_VERIFY(!window.editor.document.project().node("evade"));
    }

    void hiddenWorld_keepsItsScene() {
        EditorWindow window("arrival");
        const Project before = window.editor.document.project();
        QVERIFY(!before.scene.empty());
        window.select(QString::fromStdString(before.scene.front().id));
        window.window->setProperty("layout", "canvas");
        QTRY_VERIFY(window.hasFocus("canvas") || !window.isShown("world"));
        window.key(Qt::Key_Delete);
        QCOMPARE(window.editor.document.project(), before);
        QTRY_VERIFY(window.isShown("toast"));
    }

    void selectAll_selectsTheScene_whileTheCanvasIsHidden() {
        EditorWindow window("arrival");
        const Project& project = window.editor.document.project();
        const std::size_t cards = project.nodes.size();
        window.window->setProperty("layout", "viewport");
        QTRY_VERIFY(!window.isShown("canvas"));
        window.key(Qt::Key_A, Qt::ControlModifier);
        const std::vector<Id> selected = window.editor.document.selection()->asIds();
        QCOMPARE(selected.size(), project.scene.size());
        for (const Id& id : selected)
            QVERIFY2(project.sceneItem(id), id.c_str());
        window.key(Qt::Key_Delete);
        QTRY_VERIFY(project.scene.empty());
        QCOMPARE(project.nodes.size(), cards);
    }

    void whatSteers_isSelected_withoutOtherTypes() {
        EditorWindow window("hunter-and-prey");
        const Project& project = window.editor.document.project();
        window.window->setProperty("layout", "both");
        QTRY_VERIFY(window.isShown("canvas"));
        window.item("canvas")->forceActiveFocus();
        window.select("hunter");
        window.key(Qt::Key_L, Qt::ShiftModifier);
        std::set<Id> expected{"hunter"};
        for (std::size_t before = 0; before != expected.size();) {
            before = expected.size();
            for (const Link& link : project.links)
                if (expected.contains(link.to.node) && link.from.node != "prey")
                    expected.insert(link.from.node);
        }
        QVERIFY(expected.size() > 3);
        const auto selected = [&] {
            const std::vector<Id> ids = window.editor.document.selection()->asIds();
            return std::set<Id>(ids.begin(), ids.end());
        };
        QTRY_COMPARE(selected(), expected);

        window.select("pursue"); // in a group, the group's card is selected
        window.editor.canvas.groups()->groupSelected();
        const Id group = window.editor.document.selection()->asIds().front();
        window.select("hunter");
        QVERIFY(window.editor.canvas.edits()->selectSteering());
        QVERIFY(selected().contains(group));
        QVERIFY(!selected().contains("pursue"));
    }

    void legend_selectsTheType() {
        EditorWindow window("hunter-and-prey");
        QTRY_VERIFY(window.isShown("legend-prey"));
        window.click("legend-prey");
        QTRY_COMPARE(window.editor.document.selection()->asIds(), std::vector<Id>{"prey"});
    }

private:
    TestHome m_home;
};

QTEST_MAIN(TestSelectionEdits)
#include "tst_selection_edits.moc"
