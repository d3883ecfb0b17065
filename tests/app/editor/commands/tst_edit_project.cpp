#include "app/editor/commands/edit_project.h"
#include "tests/app/editor/testing.h"

#include <QUndoStack>

Change addSeek(const ProjectModel& model, IdSource& ids) {
    return addNode(model.project(), ids, "seek", {0, 0}, {0, 0}).value();
}

Change moveBy(const ProjectModel& model, Vec2 by) {
    return moveNodes(model.project(), std::vector{model.project().nodes.front().id}, by);
}

class TestEditProject : public QObject {
    Q_OBJECT

private slots:
    void undoRestoresAndAnnounces() {
        ProjectModel model;
        IdSource ids(1);
        const Project before = model.project();
        int announced = 0;
        const auto connection = model.onChanged([&](const Change&) { ++announced; });
        QUndoStack stack;

        stack.push(new EditProject(model, addSeek(model, ids), "Add Seek", 0));
        QCOMPARE(model.project().nodes.size(), 1u);
        stack.undo();
        QVERIFY(model.project() == before);
        QCOMPARE(announced, 2);
        QCOMPARE(stack.redoText(), "Add Seek");
    }

    void oneGestureMerges() {
        ProjectModel model;
        IdSource ids(1);
        QUndoStack stack;
        stack.push(new EditProject(model, addSeek(model, ids), "Add", 0));
        const Project before = model.project();

        stack.push(new EditProject(model, moveBy(model, {8, 0}), "Move", 7));
        stack.push(new EditProject(model, moveBy(model, {8, 8}), "Move", 7));
        stack.push(new EditProject(model, moveBy(model, {8, 0}), "Move", 8));
        QCOMPARE(stack.count(), 3);
        stack.undo();
        QCOMPARE(model.project().nodes.front().place, (Vec2{16, 8}));
        stack.undo();
        QVERIFY(model.project() == before);
    }

    void withoutAGesture_nothingMerges() {
        ProjectModel model;
        IdSource ids(1);
        QUndoStack stack;
        stack.push(new EditProject(model, addSeek(model, ids), "Add", 0));
        stack.push(new EditProject(model, moveBy(model, {8, 0}), "Move", 0));
        stack.push(new EditProject(model, moveBy(model, {8, 0}), "Move", 0));
        QCOMPARE(stack.count(), 3);
    }

    void gestureWithoutAChange_leavesNoCommand() {
        ProjectModel model;
        IdSource ids(1);
        QUndoStack stack;
        stack.push(new EditProject(model, addSeek(model, ids), "Add", 0));
        stack.push(new EditProject(model, moveBy(model, {8, 0}), "Move", 7));
        stack.push(new EditProject(model, moveBy(model, {-8, 0}), "Move", 7));
        QCOMPARE(stack.count(), 1);
    }

    void forgotten_isRemovedFromTheStack() {
        ProjectModel model;
        IdSource ids(1);
        QUndoStack stack;
        auto* command = new EditProject(model, addSeek(model, ids), "Add", 3);
        stack.push(command);
        command->forgetOnUndo();
        stack.undo();
        QCOMPARE(stack.count(), 0);
        QVERIFY(model.project().nodes.empty());
        QVERIFY(!stack.canRedo());
    }
};
