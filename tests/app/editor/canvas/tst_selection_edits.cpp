#include "tests/app/editor/window.h"

/// Edits of the selection, in a real window.
class TestSelectionEdits : public QObject, public EditorTest {
    Q_OBJECT

private slots:
    void init() { open("hunter-and-prey"); }

    void hiddenCanvas_keepsItsCards() {
        const Project before = project();
        select("evade");
        editor().windowState.setLayout("viewport");
        QTRY_VERIFY(!isShown("canvas"));
        key(Qt::Key_Delete);
        QTRY_VERIFY(isShown("toast"));
        key(Qt::Key_X, Qt::ControlModifier);
        key(Qt::Key_D, Qt::ControlModifier);
        select("evade-to-prey-choice"); // a wire
        key(Qt::Key_Delete);
        QCOMPARE(project(), before);

        editor().windowState.setLayout("both");
        select("evade");
        key(Qt::Key_Delete);
        QTRY_VERIFY(!project().node("evade"));
    }

    void hiddenWorld_keepsItsScene() {
        open("arrival");
        const Project before = project();
        QVERIFY(!before.scene.empty());
        select(QString::fromStdString(before.scene.front().id));
        editor().windowState.setLayout("canvas");
        QTRY_VERIFY(hasFocus("canvas") || !isShown("world"));
        key(Qt::Key_Delete);
        QCOMPARE(project(), before);
        QTRY_VERIFY(isShown("toast"));
    }

    void selectAll_selectsTheScene_whileTheCanvasIsHidden() {
        restart("arrival");
        const std::size_t cards = project().nodes.size();
        editor().windowState.setLayout("viewport");
        QTRY_VERIFY(!isShown("canvas"));
        key(Qt::Key_A, Qt::ControlModifier);
        const std::vector<Id> selected = document().selection()->asIds();
        QCOMPARE(selected.size(), project().scene.size());
        for (const Id& id : selected)
            QVERIFY2(project().sceneItem(id), id.c_str());
        key(Qt::Key_Delete);
        QTRY_VERIFY(project().scene.empty());
        QCOMPARE(project().nodes.size(), cards);
    }

    void whatSteers_isSelected_withoutOtherTypes() {
        editor().windowState.setLayout("both");
        QTRY_VERIFY(isShown("canvas"));
        item("canvas")->forceActiveFocus();
        select("hunter");
        key(Qt::Key_L, Qt::ShiftModifier);
        std::set<Id> expected{"hunter"};
        for (std::size_t before = 0; before != expected.size();) {
            before = expected.size();
            for (const Link& link : project().links)
                if (expected.contains(link.to.node) && link.from.node != "prey")
                    expected.insert(link.from.node);
        }
        QVERIFY(expected.size() > 3);
        const auto selected = [&] {
            const std::vector<Id> ids = document().selection()->asIds();
            return std::set<Id>(ids.begin(), ids.end());
        };
        QTRY_COMPARE(selected(), expected);

        select("pursue"); // in a group, the group's card is selected
        canvas().groups()->groupSelected();
        const Id group = document().selection()->asIds().front();
        select("hunter");
        QVERIFY(canvas().edits()->selectSteering());
        QVERIFY(selected().contains(group));
        QVERIFY(!selected().contains("pursue"));
    }

    void legend_selectsTheType() {
        QTRY_VERIFY(isShown("legend-prey"));
        click("legend-prey");
        QTRY_COMPARE(document().selection()->asIds(), std::vector<Id>{"prey"});
    }
};
