#include "app/editor/document/row_list_model.h"

#include <QAbstractItemModelTester>
#include <QSignalSpy>
#include <QTest>

using namespace tiller;

namespace {

struct NamedNumber {
    QString name;
    int number = 0;

    bool operator==(const NamedNumber&) const = default;
};

class NumberModel : public RowListModel {
public:
    bool show(std::vector<NamedNumber> rows) {
        return showRows(m_rows, std::move(rows), &NamedNumber::name);
    }
    [[nodiscard]] int rowCount(const QModelIndex& parent = {}) const override {
        return parent.isValid() ? 0 : static_cast<int>(m_rows.size());
    }
    [[nodiscard]] QVariant data(const QModelIndex& index, int role) const override {
        return role == Qt::DisplayRole ? m_rows.at(static_cast<std::size_t>(index.row())).number
                                       : QVariant();
    }

private:
    std::vector<NamedNumber> m_rows;
};

} // namespace

class TestRowListModel : public QObject {
    Q_OBJECT

private slots:
    void otherThings_resetTheModel();
    void sameThings_announceOnlyTheRowsThatDiffer();
};

void TestRowListModel::otherThings_resetTheModel() {
    NumberModel model;
    const QAbstractItemModelTester tester(&model,
                                          QAbstractItemModelTester::FailureReportingMode::QtTest);
    const QSignalSpy reset(&model, &QAbstractItemModel::modelReset);
    QVERIFY(model.show({{"a", 1}, {"b", 2}}));
    QVERIFY(model.show({{"b", 2}, {"a", 1}}));
    QVERIFY(model.show({{"b", 2}}));
    QCOMPARE(reset.count(), 3);
    QCOMPARE(model.rowCount(), 1);
}

void TestRowListModel::sameThings_announceOnlyTheRowsThatDiffer() {
    NumberModel model;
    model.show({{"a", 1}, {"b", 2}, {"c", 3}});
    const QSignalSpy reset(&model, &QAbstractItemModel::modelReset);
    const QSignalSpy changed(&model, &QAbstractItemModel::dataChanged);
    QVERIFY(!model.show({{"a", 1}, {"b", 5}, {"c", 3}}));
    QCOMPARE(reset.count(), 0);
    QCOMPARE(changed.count(), 1);
    QCOMPARE(changed.first().first().toModelIndex().row(), 1);
    QCOMPARE(model.index(1).data().toInt(), 5);
}

QTEST_GUILESS_MAIN(TestRowListModel)
#include "tst_row_list_model.moc"
