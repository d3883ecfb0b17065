#include "tests/core/support/testing.h"
#include "tests/fuzz/targets.h"

struct Target {
    const char* name;
    bool (*accepts)(std::string_view);
};

constexpr Target targets[] = {{"project", fuzz::tryProject},
                              {"export", fuzz::tryExport},
                              {"input-log", fuzz::tryInputLog},
                              {"note", fuzz::tryNote},
                              {"formula", fuzz::tryFormula}};

/// The inputs that the fuzzers begin with, and those that once ended one (tests/fuzz).
class TestFuzzCorpus : public QObject {
    Q_OBJECT

private slots:
    void everyRuleHolds_data() {
        QTest::addColumn<QString>("target");
        for (const auto& [name, accepts] : targets)
            QTest::newRow(name) << QString(name);
    }

    void everyRuleHolds() {
        QFETCH(QString, target);
        const auto accepts = std::ranges::find(targets, target, [](const Target& each) {
                                 return QString(each.name);
                             })->accepts;
        QFile file(QString(TILLER_SOURCE_DIR "/tests/fuzz/corpus/") + target);
        QVERIFY(file.open(QIODevice::ReadOnly));
        int accepted = 0;
        while (!file.atEnd()) { // as corpus.py packs them: "@ NAME LENGTH", the bytes, a line's end
            const QList<QByteArray> head = file.readLine().split(' ');
            QVERIFY(head.size() == 3 && head[0] == "@");
            const QByteArray seed = file.read(head[2].toInt());
            QCOMPARE(file.read(1), QByteArray("\n"));
            try {
                accepted += accepts(seed.toStdString());
            } catch (const std::exception& broken) {
                QFAIL(qPrintable(head[1] + ": " + broken.what()));
            }
        }
        QVERIFY2(accepted > 3, "otherwise this test would show nothing");
    }
};
