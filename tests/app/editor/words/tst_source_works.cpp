#include "app/editor/words/source_works.h"
#include "core/model/registry.h"

#include <QTest>
#include <QUrl>

using namespace tiller;

class TestSourceWorks : public QObject {
    Q_OBJECT

private slots:
    void shortNames_becomeWorks() {
        const auto works = worksOf("Reynolds 1999, pursuit; Buckland 2005; Reynolds 1999, evasion");
        QCOMPARE(works.size(), 2U);
        QCOMPARE(works[0].name, "Reynolds 1999");
        QCOMPARE(works[0].text,
                 "Craig W. Reynolds: Steering Behaviors For Autonomous Characters. Game "
                 "Developers Conference, 1999");
        QCOMPARE(works[0].address, "https://www.red3d.com/cwr/steer/gdc99/");
        QCOMPARE(works[1].text, "Mat Buckland: Programming Game AI by Example. Wordware, 2005");
        QCOMPARE(works[1].address, QString());
        QVERIFY(worksOf({}).empty());
        QVERIFY(worksOf("Nobody 1900").empty());
    }

    void everyNodeType_namesWorks() {
        for (const NodeType& type : nodeTypes()) {
            const auto works = worksOf(QString::fromStdString(type.source));
            QVERIFY2(works.empty() == type.source.empty(), type.id.c_str());
            for (const SourceWork& work : works) {
                QVERIFY2(!work.text.contains('[') && !work.text.contains('|'),
                         qPrintable(work.text));
                QVERIFY(work.address.isEmpty() || QUrl(work.address).scheme() == "https");
            }
        }
    }
};

QTEST_APPLESS_MAIN(TestSourceWorks)
#include "tst_source_works.moc"
