#include "app/editor/canvas/arrangement.h"
#include "app/editor/canvas/canvas_box.h"
#include "app/editor/canvas/canvas_controller.h"
#include "app/editor/canvas/frame_edits.h"
#include "app/editor/canvas/layered_layout.h"
#include "app/editor/document/document.h"
#include "core/model/groups.h"

#include <QSignalSpy>
#include <QTest>

using namespace tiller;

namespace {

struct Fixture {
    Document document;

    Fixture() {
        document.open(QStringLiteral(TILLER_SOURCE_DIR "/examples/hunter-and-prey.tiller"));
    }
    [[nodiscard]] const Project& project() const { return document.project(); }
    [[nodiscard]] QRectF card(const char* node) const { return canvasRect(project(), node); }
    Id add(const Result<Change>& change) {
        document.push(change, {});
        return change.value().annotations.back().id();
    }
    [[nodiscard]] bool anyCovers() const {
        for (const Node& a : project().nodes)
            for (const Node& b : project().nodes)
                if (a.id < b.id &&
                    canvasRect(project(), a.id).intersects(canvasRect(project(), b.id)))
                    return true;
        return false;
    }
    void arrange() {
        const Arrangement found = arrangementOf(project(), document.selection()->asIds());
        document.push(arranged(project(), found, layOutInLayers(found.graph)), {});
    }
};

} // namespace

class TestArrangement : public QObject {
    Q_OBJECT

private slots:
    void all_leadsToTheAgents_andCoversNothing() {
        Fixture f;
        std::vector<Id> all;
        for (const Node& node : f.project().nodes)
            all.push_back(node.id);
        for (std::size_t i = 0; i < all.size(); ++i) // all in one place
            f.document.push(moveNodes(f.project(), std::vector{all[i]},
                                      {-f.card(all[i].c_str()).x(), -f.card(all[i].c_str()).y()}),
                            {});
        f.arrange();
        QVERIFY(!f.anyCovers());
        QCOMPARE(f.card("hunter").x(), f.card("prey").x());
        QVERIFY(f.card("pursue").right() < f.card("hunter-choice").x());
        QVERIFY(f.card("hunter-choice").right() < f.card("hunter").x());
        QVERIFY(f.card("nearest-prey").right() < f.card("pursue").x());
        QCOMPARE(std::fmod(f.card("pursue").y(), 8.0), 0.0);
    }

    void onlySelectedCardsMove_andTheirCornerStays() {
        Fixture f;
        const Project before = f.project();
        f.document.push(
            moveNodes(before, std::vector<Id>{"pursue", "hunter-choice", "stamina"}, {0, 2000}),
            {});
        f.document.selection()->set({"pursue", "hunter-choice", "stamina"});
        const QRectF old = f.card("pursue") | f.card("hunter-choice") | f.card("stamina");
        f.arrange();
        for (const Node& node : before.nodes)
            if (!f.document.selection()->contains(QString::fromStdString(node.id)))
                QCOMPARE(f.project().node(node.id)->place, node.place);
        const QRectF now = f.card("pursue") | f.card("hunter-choice") | f.card("stamina");
        QCOMPARE(now.topLeft(), old.topLeft());
        QVERIFY(f.project() != before);
    }

    void selectedCardsNearOthers_doNotCoverThem() {
        Fixture f;
        const Project before = f.project();
        f.document.selection()->set({"pursue", "hunter-choice", "stamina"});
        f.arrange();
        QVERIFY(!f.anyCovers());
        for (const Node& node : before.nodes)
            if (!f.document.selection()->contains(QString::fromStdString(node.id)))
                QCOMPARE(f.project().node(node.id)->place, node.place);
    }

    void frameOfOthers_isNotEntered() {
        Fixture f;
        const QRectF others = f.card("evade") | f.card("go-to-mouse");
        const Id frame = f.add(frameAround(f.project(), f.document.ids(), others));
        const QRectF box = boxOf(*f.project().annotation(frame));
        f.document.selection()->set({"pursue", "hunter-choice", "stamina"});
        f.arrange();
        QCOMPARE(boxOf(*f.project().annotation(frame)), box);
        for (const char* moved : {"pursue", "hunter-choice", "stamina"})
            QVERIFY(!f.card(moved).intersects(box));
    }

    void copies_standBesideTheirOriginals_data() {
        QTest::addColumn<bool>("framed");
        QTest::newRow("cards") << false;
        QTest::newRow("in a frame") << true;
    }

    void copies_standBesideTheirOriginals() {
        Fixture f;
        QFETCH(bool, framed);
        CanvasController canvas(f.document);
        canvas.edits()->selectAll();
        if (framed)
            canvas.frameSelected();
        canvas.edits()->selectAll();
        const Project before = f.project();
        for (int copies = 1; copies <= 2; ++copies) {
            canvas.edits()->duplicateSelected();
            f.arrange();
            QVERIFY(!f.anyCovers());
            for (const Node& node : before.nodes)
                QCOMPARE(f.project().node(node.id)->place, node.place);
            for (const Annotation& frame : f.project().annotations)
                if (frame.type == "frame")
                    QCOMPARE(whollyIn(f.project(), boxOf(frame)).size(), // and the frame itself
                             before.nodes.size() + 1);
        }
    }

    void frame_isFittedAroundItsCards() {
        Fixture f;
        const QRectF area = f.card("pursue") | f.card("nearest-prey") | f.card("stamina");
        const Id frame = f.add(frameAround(f.project(), f.document.ids(), area));
        f.document.selection()->clear();
        f.arrange();
        const QRectF box = boxOf(*f.project().annotation(frame));
        for (const Node& node : f.project().nodes) {
            const bool inside =
                node.id == "pursue" || node.id == "nearest-prey" || node.id == "stamina";
            QCOMPARE(box.contains(canvasRect(f.project(), node.id)), inside);
            QCOMPARE(box.intersects(canvasRect(f.project(), node.id)), inside);
        }
        QVERIFY(!f.anyCovers());
    }

    void comment_staysWithItsCard() {
        Fixture f;
        const QRectF cursor =
            f.card("cursor"); // the nearest card, because the comment begins left of it
        const Id comment = f.add(
            addComment(f.project(), f.document.ids(), cursor.bottomLeft() + QPointF(-80, 24)));
        const QPointF offset = boxOf(*f.project().annotation(comment)).topLeft() - cursor.topLeft();
        f.document.selection()->clear();
        f.arrange();
        QVERIFY(f.card("cursor").topLeft() != cursor.topLeft());
        QCOMPARE(boxOf(*f.project().annotation(comment)).topLeft() - f.card("cursor").topLeft(),
                 offset);
    }

    void loneCommentAndEmptyFrame_areNotCovered() {
        Fixture f;
        for (const Node& node : Project(f.project()).nodes) // all in one place
            f.document.push(
                moveNodes(f.project(), std::vector{node.id}, {-node.place.x, -node.place.y}), {});
        const Id comment = f.add(addComment(f.project(), f.document.ids(), {400, 40}));
        const Id frame = f.add(frameAround(f.project(), f.document.ids(), {700, 40, 120, 90}));
        f.arrange();
        QVERIFY(!f.anyCovers());
        for (const Id& id : {comment, frame})
            for (const Node& node : f.project().nodes)
                QVERIFY(!boxOf(*f.project().annotation(id)).intersects(f.card(node.id.c_str())));
    }

    void group_isOneCard() {
        Fixture f;
        const Id group = f.add(
            makeGroup(f.project(), f.document.ids(), std::vector<Id>{"nearest-prey", "pursue"}));
        const Vec2 inner = f.project().node("pursue")->place;
        f.document.push(moveAnnotations(f.project(), std::vector<Id>{group}, {-3000, 900}), {});
        f.arrange();
        const QRectF box = canvasRect(f.project(), group);
        QCOMPARE(f.project().node("pursue")->place, inner);
        QVERIFY(box.right() < f.card("hunter").x()); // its force leads to the hunter
        const NodeGroups groups(f.project());
        for (const Node& node : f.project().nodes)
            QVERIFY(groups.groupOf(node.id) || !canvasRect(f.project(), node.id).intersects(box));
        const auto far = [&](const Node& node) {
            return !groups.groupOf(node.id) &&
                   std::abs(canvasRect(f.project(), node.id).x() - box.x()) > 2500;
        };
        QVERIFY(std::ranges::none_of(f.project().nodes, far));
    }

    void arrange_isOneStep_andShowsAllCards() {
        Fixture f;
        const Project before = f.project();
        CanvasController canvas(f.document);
        canvas.setViewSize(1600, 900);
        canvas.view()->zoomTo(4);
        canvas.edits()->arrange();
        QVERIFY(f.project() != before);
        QVERIFY(canvas.view()->seen().contains(canvas.scene().bounds()));
        f.document.undo();
        QVERIFY(f.project() == before);
        QVERIFY(!f.document.canUndo());
    }

    void arrange_withoutCards_isRefused() {
        Fixture f;
        f.document.newProject();
        CanvasController canvas(f.document);
        const QSignalSpy refused(&f.document, &Document::refused);
        canvas.edits()->arrange();
        QCOMPARE(refused.count(), 1);
        QVERIFY(!f.document.canUndo());
    }
};

QTEST_GUILESS_MAIN(TestArrangement)
#include "tst_arrangement.moc"
