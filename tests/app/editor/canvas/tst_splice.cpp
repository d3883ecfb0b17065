#include "app/editor/canvas/splice.h"
#include "core/io/project_io.h"
#include "core/model/registry.h"

#include <QTest>

using namespace tiller;

namespace {

/// The example with some nodes that are not wired.
struct Fixture {
    Project project;
    IdSource ids{1};

    Fixture() {
        project = loadProject(TILLER_SOURCE_DIR "/examples/hunter-and-prey.tiller").value().project;
        for (const char* type : {"sum", "seek", "nearest"})
            project.nodes.push_back({.id = std::string("new-") + type,
                                     .type = type,
                                     .values = findNodeType(type)->defaults()});
        Link* link = &*std::ranges::find(project.links, "go-to-mouse-to-prey-choice", &Link::id);
        link->weight = 2.5;
    }
    void apply(const Result<Change>& change) { tiller::apply(change.value(), project); }
};

const Id forceLink = "go-to-mouse-to-prey-choice";

} // namespace

class TestSplice : public QObject {
    Q_OBJECT

private slots:
    void combiner_goesIntoAForce_whichKeepsWeightAndPlace() {
        Fixture f;
        const Link before = *f.project.link(forceLink);
        QVERIFY(canSplice(f.project, "new-sum", forceLink));
        f.apply(splice(f.project, f.ids, "new-sum", forceLink));
        const Link after = *f.project.link(forceLink);
        QCOMPARE(after.from, (PortRef{"new-sum", findNodeType("sum")->output()->id}));
        QCOMPARE(after.to, before.to);
        QCOMPARE(after.weight, 2.5);
        QCOMPARE(after.order, before.order);
        QCOMPARE(f.project.links.back().from, before.from);
        QCOMPARE(f.project.links.back().to.node, "new-sum");
        QCOMPARE(f.project.links.back().weight, 1.0);
    }

    void otherLinks_stayAsTheyAre() {
        Fixture f;
        const Project before = f.project;
        const Change change = splice(f.project, f.ids, "new-sum", forceLink).value();
        QCOMPARE(change.links.size(), 2U);
        QVERIFY(change.nodes.empty() && change.scene.empty());
        QVERIFY(f.project == before);
    }

    void undo_restoresTheProject() {
        Fixture f;
        const Project before = f.project;
        const Change change = splice(f.project, f.ids, "new-sum", forceLink).value();
        apply(change, f.project);
        apply(inverse(change), f.project);
        QVERIFY(f.project == before);
    }

    void nearest_goesBetweenAgentsAndATarget() {
        Fixture f;
        f.apply(tiller::connect(f.project, f.ids, {"prey", "agents"}, {"new-seek", "target"}));
        const Id wire = f.project.links.back().id;
        QVERIFY(canSplice(f.project, "new-nearest", wire));
        f.apply(splice(f.project, f.ids, "new-nearest", wire));
        QCOMPARE(f.project.link(wire)->from.node, "new-nearest");
        QCOMPARE(f.project.linksInto("new-nearest", "agents").front()->from.node, "prey");
    }

    void nodesThatDoNotFit_areRefusedWithASentence() {
        Fixture f;
        const Project before = f.project;
        QVERIFY(!canSplice(f.project, "new-nearest", forceLink));
        const auto refused = splice(f.project, f.ids, "new-nearest", forceLink);
        QVERIFY(!refused);
        QVERIFY2(refused.problems().front().text.find("force") != std::string::npos,
                 refused.problems().front().text.c_str());
        QVERIFY(!splice(f.project, f.ids, "new-sum", "no-such-wire"));
        QVERIFY(!spliceInput(f.project, *findNodeType("nearest"), forceLink));
        QVERIFY(spliceInput(f.project, *findNodeType("sum"), forceLink));
        QVERIFY(f.project == before);
    }

    void aWiredCard_isNotInserted() {
        Fixture f;
        f.apply(tiller::connect(f.project, f.ids, {"new-sum", "force"}, {"hunter", "steering"}));
        QVERIFY(!canSplice(f.project, "new-sum", forceLink));
    }

    void theEndsOfTheWire_areNotInserted() {
        const Fixture f;
        QVERIFY(!canSplice(f.project, "prey-choice", forceLink));
        QVERIFY(!canSplice(f.project, "go-to-mouse", forceLink));
    }

    void aRing_isRefused() {
        Fixture f; // prey-choice leads to new-sum, so a link back would close a ring
        f.apply(tiller::connect(f.project, f.ids, {"prey-choice", "force"}, {"new-sum", "forces"}));
        QVERIFY(!canSplice(f.project, "new-sum", forceLink));
        QVERIFY(!splice(f.project, f.ids, "new-sum", forceLink));
    }

    void detach_undoesAnInsert() {
        Fixture f;
        const Link before = *f.project.link(forceLink);
        const std::size_t count = f.project.links.size();
        f.apply(splice(f.project, f.ids, "new-sum", forceLink));
        const std::vector<Id> nodes{"new-sum"};
        apply(detach(f.project, f.ids, nodes), f.project);
        QCOMPARE(f.project.links.size(), count);
        const Link& after = f.project.links.back();
        QCOMPARE(after.from, before.from);
        QCOMPARE(after.to, before.to);
        QCOMPARE(after.weight, before.weight);
        QCOMPARE(after.order, before.order);
        QVERIFY(f.project.linksInto("new-sum", "forces").empty());
    }

    void detach_leavesAGapWhereNothingFits() {
        Fixture f; // a target does not fit into a combiner
        const std::vector<Id> nodes{"go-to-mouse"};
        apply(detach(f.project, f.ids, nodes), f.project);
        for (const Link& link : f.project.links)
            QVERIFY(link.from.node != "go-to-mouse" && link.to.node != "go-to-mouse");
        QVERIFY(!f.project.link(forceLink));
        QCOMPARE(f.project.linksInto("prey-choice", "forces").size(), 2U);
    }
};

QTEST_APPLESS_MAIN(TestSplice)
#include "tst_splice.moc"
