#include "tests/fuzz/targets.h"

#include <QDir>
#include <QTest>

using namespace tiller;

namespace {

struct Target {
    const char* name;
    bool (*accepts)(std::string_view);
};

constexpr Target targets[] = {{"project", fuzz::tryProject},
                              {"export", fuzz::tryExport},
                              {"input-log", fuzz::tryInputLog},
                              {"note", fuzz::tryNote}};

} // namespace

/// The inputs that the fuzzers begin with, and those that once ended one (tests/fuzz).
class TestFuzzCorpus : public QObject {
    Q_OBJECT

private slots:
    void everyRuleHolds_data();
    void everyRuleHolds();
};

void TestFuzzCorpus::everyRuleHolds_data() {
    QTest::addColumn<QString>("target");
    for (const auto& [name, accepts] : targets)
        QTest::newRow(name) << QString(name);
}

void TestFuzzCorpus::everyRuleHolds() {
    QFETCH(QString, target);
    const auto accepts = std::ranges::find(targets, target, [](const Target& each) {
                             return QString(each.name);
                         })->accepts;
    const QDir folder(QString(TILLER_SOURCE_DIR "/tests/fuzz/corpus/") + target);
    int accepted = 0;
    for (const QString& name : folder.entryList(QDir::Files)) {
        QFile file(folder.filePath(name));
        QVERIFY(file.open(QIODevice::ReadOnly));
        try {
            accepted += accepts(file.readAll().toStdString());
        } catch (const std::exception& broken) {
            QFAIL(qPrintable(name + ": " + broken.what()));
        }
    }
    QVERIFY2(accepted > 3, "otherwise this test would show nothing");
}

QTEST_APPLESS_MAIN(TestFuzzCorpus)
#include "tst_fuzz_corpus.moc"
