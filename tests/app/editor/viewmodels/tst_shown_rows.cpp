#include "app/editor/viewmodels/shown_rows.h"

#include <QAbstractItemModelTester>
#include <QStandardItemModel>
#include <QTest>

using namespace tiller;

namespace {

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
        rows.setShownBy(QStringLiteral("shown"));
    }

    [[nodiscard]] QString names() const {
        QString all;
        for (int row = 0; row < rows.rowCount(); ++row)
            all += rows.index(row, 0).data().toString();
        return all;
    }
};

} // namespace

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
};

QTEST_MAIN(TestShownRows)
#include "tst_shown_rows.moc"
