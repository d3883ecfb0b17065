#include "app/editor/canvas/card.h"
#include "app/editor/viewmodels/pane_shares.h"
#include "app/editor/viewmodels/shown_rows.h"
#include "tests/app/editor/testing.h"

#include <QStandardItemModel>

constexpr int shownRole = Qt::UserRole + 1;

/// Five rows, a to e; b and d have the role.
struct Fixture {
    QStandardItemModel source;
    ShownRows rows;

    Fixture() {
        source.setItemRoleNames({{Qt::DisplayRole, "name"}, {shownRole, "shown"}});
        for (const char* name : {"a", "b", "c", "d", "e"}) {
            auto* item = new QStandardItem(QString::fromLatin1(name));
            item->setData(*name == 'b' || *name == 'd', shownRole);
            source.appendRow(item);
        }
        rows.setSourceModel(&source);
        rows.setProperty("shownBy", "shown");
    }

    [[nodiscard]] QString names() const {
        QString all;
        for (int row = 0; row < rows.rowCount(); ++row)
            all += rows.index(row, 0).data().toString();
        return all;
    }
};

const QSizeF largeRoom(1240, 904); // of a window of 1600 x 1000
const QSizeF smallRoom(920, 624);  // of a window of 1280 x 720

class TestShownRows : public QObject {
    Q_OBJECT

private slots:
    void cleanup() { QAccessible::setActive(false); }

    void onlyRowsWithTheRole_areShown() {
        const Fixture f;
        QCOMPARE(f.names(), "bd");
        QVERIFY(f.rows.roleNames().values().contains("name"));
    }

    void rows_followTheRole() {
        Fixture f;
        const QAbstractItemModelTester tester(
            &f.rows, QAbstractItemModelTester::FailureReportingMode::QtTest);
        f.source.item(2)->setData(true, shownRole);
        QCOMPARE(f.names(), "bcd");
        f.source.item(1)->setData(false, shownRole);
        QCOMPARE(f.names(), "cd");
        f.source.removeRow(3);
        QCOMPARE(f.names(), "c");
    }

    void allRows_whileAScreenReaderIsActive() {
        const Fixture f;
        QAccessible::setActive(true);
        QCOMPARE(f.names(), "abcde");
        QAccessible::setActive(false);
        QCOMPARE(f.names(), "bd");
    }

    void panes_standByTheShapeOfTheirContents_data() {
        const TestRows<QSizeF, QSizeF, bool> row;
        row("wide graph", largeRoom, QSizeF(1400, 620), true);
        row("very wide graph", largeRoom, QSizeF(2000, 760), true);
        row("tall graph", largeRoom, QSizeF(680, 1120), false);
        row("high as wide", largeRoom, QSizeF(1080, 1060), false);
        row("few cards", largeRoom, QSizeF(800, 400), true);
        row("wide graph, small window", smallRoom, QSizeF(1100, 330), true);
    }

    /// The graph can be read, and the world is large.
    void panes_standByTheShapeOfTheirContents() {
        const auto [room, graph, above] = fetched<QSizeF, QSizeF, bool>();
        const PaneContents contents{.graph = graph, .world = {800, 600}, .plots = false};
        const PaneShare best = bestShare(room, contents, above);
        const PaneShare other = bestShare(room, contents, !above);
        QCOMPARE_GT(best.score, other.score);
        QVERIFY2(best.graphScale >= minDetailZoom, qPrintable(QString::number(best.graphScale)));
        const double shown = best.worldScale * best.worldScale * 800 * 600;
        QVERIFY2(shown >= 0.1 * room.width() * room.height(), qPrintable(QString::number(shown)));
    }

    void aHugeGraph_leavesTheWorldItsRoom() {
        for (const bool above : {false, true}) {
            const PaneShare share = bestShare(
                largeRoom, {.graph = {20'000, 9'000}, .world = {800, 600}, .plots = false}, above);
            QVERIFY2(share.canvas > 0.3 && share.canvas < 0.75,
                     qPrintable(QString::number(share.canvas)));
        }
    }

    void noRoom_isHalved() {
        QCOMPARE(
            bestShare({100, 100}, {.graph = {900, 400}, .world = {800, 600}, .plots = true}, true)
                .canvas,
            0.5);
    }
};
