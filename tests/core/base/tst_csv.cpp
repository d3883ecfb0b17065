#include "core/base/csv.h"

#include <QTest>

using namespace tiller;

/// Names as cells of a table.
class TestCsv : public QObject {
    Q_OBJECT

private slots:
    void name_isACell_data();
    void name_isACell();
};

void TestCsv::name_isACell_data() {
    QTest::addColumn<QString>("name");
    QTest::addColumn<QString>("cell");
    QTest::newRow("plain") << "prey-0"
                           << "prey-0";
    QTest::newRow("empty") << ""
                           << "";
    QTest::newRow("comma") << "a, b"
                           << "\"a, b\"";
    QTest::newRow("quote") << "a \"b\""
                           << "\"a \"\"b\"\"\"";
    QTest::newRow("formula") << "=1+1"
                             << "'=1+1";
    QTest::newRow("quoted formula") << "=HYPERLINK(\"x\",\"y\")"
                                    << "\"'=HYPERLINK(\"\"x\"\",\"\"y\"\")\"";
    QTest::newRow("plus") << "+1"
                          << "'+1";
    QTest::newRow("minus") << "-1.5"
                           << "'-1.5";
    QTest::newRow("at") << "@SUM(1)"
                        << "'@SUM(1)";
    QTest::newRow("inside") << "a=b"
                            << "a=b";
    QTest::newRow("another separator") << "a;=1"
                                       << "\"a;'=1\"";
    QTest::newRow("tab") << "\t=1"
                         << "\\t=1";
    QTest::newRow("carriage return") << "\r=1"
                                     << "\\r=1";
    QTest::newRow("line feed") << "a\n=1"
                               << "a\\n=1";
    QTest::newRow("escape") << "\x1b[31m"
                            << "\\u001b[31m";
}

void TestCsv::name_isACell() {
    QFETCH(QString, name);
    QFETCH(QString, cell);
    QCOMPARE(QString::fromStdString(toCsv(name.toStdString())), cell);
}

QTEST_APPLESS_MAIN(TestCsv)
#include "tst_csv.moc"
