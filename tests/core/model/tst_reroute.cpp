#include "core/model/reroute.h"
#include "tests/core/support/testing.h"

Project roaming() {
    return ProjectBuilder().agents("prey", {{}}).add("roam:wander; roam > prey").build();
}

std::vector<Vec2> placesOf(const Project& project) {
    std::vector<Vec2> places;
    for (const Annotation* each : reroutesOf(project, project.links.front().id))
        places.push_back(placeOfReroute(*each));
    return places;
}

/// Points at 1, 2 and 3, of which the one in the middle is added last.
Project withPoints() {
    Project project = roaming();
    const Id link = project.links.front().id;
    IdSource ids(1);
    edit(project, addReroute(project, ids, link, 0, {1, 10}));
    edit(project, addReroute(project, ids, link, 9, {3, 30}));
    return applied(project, addReroute(project, ids, link, 1, {2, 20}));
}

class TestReroute : public QObject {
    Q_OBJECT

private slots:
    void points_followEachOther() {
        QCOMPARE(placesOf(withPoints()), (std::vector<Vec2>{{1, 10}, {2, 20}, {3, 30}}));
    }

    void edits_areUndone() {
        const Project project = withPoints();
        const Id link = project.links.front().id;
        const Id middle = reroutesOf(project, link)[1]->id;
        IdSource ids(2);
        for (const Change& change : {require(addReroute(project, ids, link, 0, {5, 5})),
                                     moveAnnotations(project, std::vector{middle}, {4, -4}),
                                     remove(project, std::vector{middle})}) {
            const Project after = applied(project, change);
            QVERIFY(placesOf(after) != placesOf(project));
            QVERIFY(applied(after, inverse(change)) == project);
        }
    }

    void removedLink_takesItsPoints() {
        const Project project = withPoints();
        const Change change = remove(project, Ids{"roam"});
        QVERIFY(applied(project, change).annotations.empty());
        QVERIFY(applied(applied(project, change), inverse(change)) == project);
    }

    void files_keepThem_andRunsIgnoreThem() {
        const Project project = withPoints();
        QVERIFY(require(readProject(writeProject(project))).project == project);
        const auto hashOf = [](const Project& of) {
            Simulation simulation = afterTicks(30, of);
            return simulation.stateHash();
        };
        QCOMPARE(hashOf(project), hashOf(roaming()));
    }

    void unknownLink_isRefused() {
        IdSource ids(1);
        QVERIFY(!addReroute(roaming(), ids, "nothing", 0, {}).ok());
    }
};
