#include "core/model/project_model.h"
#include "tests/core/model/model_testing.h"

using namespace tiller;

class TestProjectModel : public QObject {
    Q_OBJECT

private slots:
    void apply_announcesAfterTheFact();
    void emptyChange_announcesNothing();
    void replace_announcesAfterTheFact_andNoChange();
    void inverse_isAnnouncedToo();
    void droppedConnection_hearsNothing();
    void new_isAnEmptyProject();
};

void TestProjectModel::apply_announcesAfterTheFact() {
    ProjectModel model;
    model.replace(chase().build());
    const Change change = require(rename(model.project(), "seek", "Go"));
    std::vector<Change> heard;
    std::string seen;
    int replaced = 0;
    const auto changes = model.onChanged([&](const Change& each) {
        heard.push_back(each);
        seen = model.project().node("seek")->name;
    });
    const auto replacements = model.onReplaced([&] { ++replaced; });
    model.apply(change);
    QCOMPARE(heard.size(), std::size_t{1});
    QVERIFY(heard.front() == change);
    QCOMPARE(seen, std::string("Go"));
    QCOMPARE(replaced, 0);
}

void TestProjectModel::emptyChange_announcesNothing() {
    ProjectModel model;
    model.replace(chase().build());
    const Project before = model.project();
    int heard = 0;
    const auto changes = model.onChanged([&](const Change&) { ++heard; });
    const auto replacements = model.onReplaced([&] { ++heard; });
    model.apply({});
    model.apply(require(rename(before, "seek", "")));
    QCOMPARE(heard, 0);
    QVERIFY(model.project() == before);
}

void TestProjectModel::replace_announcesAfterTheFact_andNoChange() {
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

void TestProjectModel::inverse_isAnnouncedToo() {
    ProjectModel model;
    model.replace(chase().build());
    const Project before = model.project();
    const std::vector<Id> gone{"seek"};
    const Change change = remove(before, gone);
    std::vector<Change> heard;
    const auto changes = model.onChanged([&](const Change& each) { heard.push_back(each); });
    model.apply(change);
    QVERIFY(!model.project().node("seek"));
    model.apply(inverse(change));
    QVERIFY(model.project() == before);
    QVERIFY(heard == (std::vector<Change>{change, inverse(change)}));
}

void TestProjectModel::droppedConnection_hearsNothing() {
    ProjectModel model;
    model.replace(chase().build());
    int heard = 0;
    {
        const auto changes = model.onChanged([&](const Change&) { ++heard; });
        model.apply(require(rename(model.project(), "seek", "a")));
    }
    model.apply(require(rename(model.project(), "seek", "b")));
    QCOMPARE(heard, 1);
}

void TestProjectModel::new_isAnEmptyProject() {
    QVERIFY(ProjectModel().project() == Project());
}

QTEST_APPLESS_MAIN(TestProjectModel)
#include "tst_project_model.moc"
