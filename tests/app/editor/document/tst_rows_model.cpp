#include "app/editor/document/rows_model.h"
#include "tests/app/editor/testing.h"

struct NamedNumber {
    QString name;
    int number = 0;

    bool operator==(const NamedNumber&) const = default;
};

class NumberModel : public RowsModel {
public:
    Rows<NamedNumber> rows{this, {{"name", &NamedNumber::name}, {"number", &NamedNumber::number}}};
};

std::vector<NamedNumber> named(const QString& names) {
    std::vector<NamedNumber> rows;
    for (const QChar name : names)
        rows.push_back({name, 1});
    return rows;
}

class TestRowsModel : public QObject {
    Q_OBJECT

private slots:
    void otherThings_comeGoAndMove_data() {
        const TestRows<QString, QString, int, int, int>
            row; // runs that are removed, inserted and moved
        row("from nothing", "", "abc", 0, 1, 0);
        row("to nothing", "abc", "", 1, 0, 0);
        row("two runs", "abcd", "bd", 2, 0, 0);
        row("inserted around", "b", "abcd", 0, 2, 0);
        row("up by one", "abcd", "acbd", 0, 0, 1);
        row("first to last", "abcd", "bcda", 0, 0, 1);
        row("last to first", "abcd", "dabc", 0, 0, 1);
        row("all at once", "abcd", "xdya", 1, 2, 1);
        row("twice the same", "aab", "aba", 0, 0, 1);
        row("twice, then once", "aab", "ba", 1, 0, 1);
    }

    void otherThings_comeGoAndMove() {
        const auto [before, after, gone, added, elsewhere] =
            fetched<QString, QString, int, int, int>();
        NumberModel model;
        const QAbstractItemModelTester tester(
            &model, QAbstractItemModelTester::FailureReportingMode::QtTest);
        model.rows.show(named(before), &NamedNumber::name);
        const QSignalSpy removed(&model, &QAbstractItemModel::rowsRemoved);
        const QSignalSpy inserted(&model, &QAbstractItemModel::rowsInserted);
        const QSignalSpy moved(&model, &QAbstractItemModel::rowsMoved);
        const QSignalSpy reset(&model, &QAbstractItemModel::modelReset);
        QVERIFY(model.rows.show(named(after), &NamedNumber::name));
        QString shown;
        for (int row = 0; row < model.count(); ++row)
            shown += model.value(row, "name").toString();
        QCOMPARE(shown, after);
        QCOMPARE(static_cast<int>(removed.count()), gone);
        QCOMPARE(static_cast<int>(inserted.count()), added);
        QCOMPARE(static_cast<int>(moved.count()), elsewhere);
        QCOMPARE(reset.count(), 0);
    }

    void manyMoves_resetTheModel() {
        NumberModel model;
        const QString letters = "abcdefghijklmnopqrstuvwxyz";
        QString backward = letters;
        std::ranges::reverse(backward);
        model.rows.show(named(letters), &NamedNumber::name);
        const QSignalSpy reset(&model, &QAbstractItemModel::modelReset);
        QVERIFY(model.rows.show(named(backward), &NamedNumber::name));
        QCOMPARE(reset.count(), 1);
        QCOMPARE(model.value(0, "name").toString(), "z");
    }

    void sameThings_announceOnlyTheRowsThatDiffer() {
        NumberModel model;
        model.rows.show({{"a", 1}, {"b", 2}, {"c", 3}}, &NamedNumber::name);
        const QSignalSpy reset(&model, &QAbstractItemModel::modelReset);
        const QSignalSpy changed(&model, &QAbstractItemModel::dataChanged);
        QVERIFY(!model.rows.show({{"a", 1}, {"b", 5}, {"c", 3}}, &NamedNumber::name));
        QCOMPARE(reset.count(), 0);
        QCOMPARE(changed.count(), 1);
        QCOMPARE(changed.first().first().toModelIndex().row(), 1);
        QCOMPARE(changed.first()[2].value<QList<int>>(), {model.roleNames().key("number")});
        QCOMPARE(model.value(1, "number").toInt(), 5);
    }
};
