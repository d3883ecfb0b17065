#include "core/model/project_model.h"
#include "tests/core/model/model_testing.h"

using namespace tiller;

class TestProjectModel : public QObject {
    Q_OBJECT

private slots:
    void apply_announcesAfterward();
    void emptyChange_announcesNothing();
    void replace_announcesAfterward_andNoChange();
    void undo_isAnnouncedToo();
    void closedConnection_isNotNotified();
    void newModel_hasAnEmptyProject();
};

void TestProjectModel::apply_announcesAfterward() {
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
    QCOMPARE(announced.size(), std::size_t{1});
    QVERIFY(announced.front() == change);
    QCOMPARE(seen, std::string("Go"));
    QCOMPARE(replaced, 0);
}

void TestProjectModel::emptyChange_announcesNothing() {
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

void TestProjectModel::replace_announcesAfterward_andNoChange() {
    ProjectModel model;
    int changed = 0;
    int replaced = 0;
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

void TestProjectModel::undo_isAnnouncedToo() {
    ProjectModel model;
    model.replace(chase().build());
    const Project before = model.project();
    const std::vector<Id> gone{"seek"};
    const Change change = remove(before, gone);
    std::vector<Change> announced;
    const auto changes = model.onChanged([&](const Change& each) { announced.push_back(each); });
    model.apply(change);
    QVERIFY(!model.project().node("seek"));
    model.apply(inverse(change));
    QVERIFY(model.project() == before);
    QVERIFY(announced == (std::vector<Change>{change, inverse(change)}));
}

void TestProjectModel::closedConnection_isNotNotified() {
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

void TestProjectModel::newModel_hasAnEmptyProject() {
    QVERIFY(ProjectModel().project() == Project());
}

QTEST_APPLESS_MAIN(TestProjectModel)
#include "tst_project_model.moc"
