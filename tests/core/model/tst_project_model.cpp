#include "core/model/project_model.h"
#include "tests/core/support/testing.h"

class TestProjectModel : public QObject {
    Q_OBJECT

private slots:
    void apply_announcesAfterward() {
        ProjectModel model;
        model.replace(chase().build());
        const Change change = require(rename(model.project(), "seek", "Go"));
        std::vector<Change> announced;
        std::string seen;
        int replaced = 0;
        const auto changes = model.onChanged([&](const Change& each) {
            announced.push_back(each);
            seen = model.project().node("seek")->name;
        });
        const auto replacements = model.onReplaced([&] { ++replaced; });
        model.apply(change);
        QCOMPARE(announced.size(), 1U);
        QVERIFY(announced.front() == change);
        QCOMPARE(seen, "Go"s);
        QCOMPARE(replaced, 0);
    }

    void emptyChange_announcesNothing() {
        ProjectModel model;
        model.replace(chase().build());
        const Project before = model.project();
        int announced = 0;
        const auto changes = model.onChanged([&](const Change&) { ++announced; });
        const auto replacements = model.onReplaced([&] { ++announced; });
        model.apply({});
        model.apply(require(rename(before, "seek", "")));
        QCOMPARE(announced, 0);
        QVERIFY(model.project() == before);
    }

    void replace_announcesAfterward_andNoChange() {
        ProjectModel model;
        int changed = 0, replaced = 0;
        std::size_t seen = 0;
        const auto changes = model.onChanged([&](const Change&) { ++changed; });
        const auto replacements = model.onReplaced([&] {
            ++replaced;
            seen = model.project().nodes.size();
        });
        const Project project = chase().build();
        model.replace(project);
        QCOMPARE(replaced, 1);
        QCOMPARE(changed, 0);
        QCOMPARE(seen, project.nodes.size());
        QVERIFY(model.project() == project);
    }

    void undo_isAnnouncedToo() {
        ProjectModel model;
        model.replace(chase().build());
        const Project before = model.project();
        const std::vector<Id> gone{"seek"};
        const Change change = remove(before, gone);
        std::vector<Change> announced;
        const auto changes =
            model.onChanged([&](const Change& each) { announced.push_back(each); });
        model.apply(change);
        QVERIFY(!model.project().node("seek"));
        model.apply(inverse(change));
        QVERIFY(model.project() == before);
        QVERIFY(announced == (std::vector<Change>{change, inverse(change)}));
    }

    void closedConnection_isNotNotified() {
        ProjectModel model;
        model.replace(chase().build());
        int announced = 0;
        {
            const auto changes = model.onChanged([&](const Change&) { ++announced; });
            model.apply(require(rename(model.project(), "seek", "a")));
        }
        model.apply(require(rename(model.project(), "seek", "b")));
        QCOMPARE(announced, 1);
    }

    void newModel_hasAnEmptyProject() { QVERIFY(ProjectModel().project() == Project()); }
};
