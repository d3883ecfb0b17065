#include "app/editor/viewmodels/palette_model.h"
#include "core/model/registry.h"

#include <QAbstractItemModelTester>
#include <QTest>

using namespace tiller;

namespace {

QStringList types(const PaletteModel& model) {
    QStringList result;
    for (int row = 0; row < model.rowCount(); ++row)
        result.append(model.typeAt(row));
    return result;
}

} // namespace

class TestPaletteModel : public QObject {
    Q_OBJECT

private slots:
    void withoutASearch_allInTheRegistrysOrder();
    void otherWordsMatch_data();
    void otherWordsMatch();
    void titlesComeFirst();
    void aWire_showsOnlyWhatFits_data();
    void aWire_showsOnlyWhatFits();
};

void TestPaletteModel::withoutASearch_allInTheRegistrysOrder() {
    PaletteModel model;
    const QAbstractItemModelTester tester(&model,
                                          QAbstractItemModelTester::FailureReportingMode::QtTest);
    QStringList all;
    for (const NodeType& type : nodeTypes())
        all.append(QString::fromStdString(type.id));
    QCOMPARE(types(model), all);
    model.setSearch("xyzzy");
    QCOMPARE(model.rowCount(), 0);
    model.setSearch("");
    QCOMPARE(types(model), all);
}

void TestPaletteModel::otherWordsMatch_data() {
    QTest::addColumn<QString>("search");
    QTest::addColumn<QStringList>("found");
    QTest::newRow("avoid") << "avoid" << QStringList{"flee", "evade"};
    QTest::newRow("chase") << "chase" << QStringList{"pursue"};
    QTest::newRow("upper case and spaces") << " CHASE " << QStringList{"pursue"};
}

void TestPaletteModel::otherWordsMatch() {
    QFETCH(QString, search);
    QFETCH(QStringList, found);
    PaletteModel model;
    model.setSearch(search);
    for (const QString& type : found)
        QVERIFY2(types(model).contains(type), qPrintable(type));
    QVERIFY(model.rowCount() < static_cast<int>(nodeTypes().size()));
}

void TestPaletteModel::titlesComeFirst() {
    PaletteModel model;
    model.setSearch("see");
    QCOMPARE(model.typeAt(0), QString("seek"));
    model.setSearch("pri");
    QCOMPARE(model.typeAt(0), QString("priority"));
}

void TestPaletteModel::aWire_showsOnlyWhatFits_data() {
    QTest::addColumn<QString>("portType");
    QTest::addColumn<bool>("fromInput");
    QTest::addColumn<QString>("fits");
    QTest::addColumn<QString>("doesNot");
    QTest::newRow("from a force output") << "force" << false << "priority"
                                         << "seek";
    QTest::newRow("from a force input") << "force" << true << "seek"
                                        << "point";
    QTest::newRow("from a point input") << "point" << true << "point"
                                        << "sum";
    QTest::newRow("agents feed a point too") << "point" << true << "agent-type"
                                             << "meter";
    QTest::newRow("from a condition input") << "condition" << true << "meter"
                                            << "seek";
    QTest::newRow("from agents") << "agents" << false << "nearest"
                                 << "meter";
}

void TestPaletteModel::aWire_showsOnlyWhatFits() {
    QFETCH(QString, portType);
    QFETCH(bool, fromInput);
    QFETCH(QString, fits);
    QFETCH(QString, doesNot);
    PaletteModel model;
    model.setPortType(portType);
    model.setFromInput(fromInput);
    QVERIFY(types(model).contains(fits));
    QVERIFY(!types(model).contains(doesNot));
}

QTEST_APPLESS_MAIN(TestPaletteModel)
#include "tst_palette_model.moc"
