#include "core/base/visible.h"
#include "tests/core/support/testing.h"

/// Names as cells of a table.
class TestCsv : public QObject {
    Q_OBJECT

private slots:
    void name_isACell_data() {
        const Rows<QString, QString> row;
        row("plain", "prey-0", "prey-0");
        row("empty", "", "");
        row("comma", "a, b", "\"a, b\"");
        row("quote", "a \"b\"", "\"a \"\"b\"\"\"");
        row("formula", "=1+1", "'=1+1");
        row("quoted formula", "=HYPERLINK(\"x\",\"y\")", "\"'=HYPERLINK(\"\"x\"\",\"\"y\"\")\"");
        row("plus", "+1", "'+1");
        row("minus", "-1.5", "'-1.5");
        row("at", "@SUM(1)", "'@SUM(1)");
        row("inside", "a=b", "a=b");
        row("another separator", "a;=1", "\"a;'=1\"");
        row("tab", "\t=1", "\\t=1");
        row("carriage return", "\r=1", "\\r=1");
        row("line feed", "a\n=1", "a\\n=1");
        row("escape", "\x1b[31m", "\\u001b[31m");
    }

    void name_isACell() {
        const auto [name, cell] = fetched<QString, QString>();
        QCOMPARE(QString::fromStdString(toCsv(name.toStdString())), cell);
    }
};
