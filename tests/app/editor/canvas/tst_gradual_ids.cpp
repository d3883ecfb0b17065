#include "app/editor/canvas/gradual_ids.h"

#include <QTest>

using namespace tiller;

namespace {

using Ids = std::set<Id, std::less<>>;

Ids numbered(std::size_t count) {
    Ids ids;
    for (std::size_t i = 0; i < count; ++i)
        ids.insert("id" + std::to_string(i));
    return ids;
}

} // namespace

class TestGradualIds : public QObject {
    Q_OBJECT

private slots:
    void few_changeAtOnce() {
        std::vector<Id> changed;
        GradualIds ids([&](const Id& id) { changed.push_back(id); });
        ids.become({"a", "b"});
        QVERIFY(ids.contains("a"));
        ids.become({"b", "c"});
        QCOMPARE(ids.ids(), (Ids{"b", "c"}));
        QCOMPARE(changed, (std::vector<Id>{"a", "b", "a", "c"}));
    }

    void many_changeOverSeveralFrames() {
        std::size_t calls = 0;
        GradualIds ids([&](const Id&) { ++calls; });
        const Ids many = numbered(3 * GradualIds::atOnce + 1);
        ids.become(many);
        QCOMPARE(calls, GradualIds::atOnce);
        QTRY_COMPARE(ids.ids(), many);
        QCOMPARE(calls, many.size());
        ids.become({});
        QCOMPARE(ids.ids().size(), many.size() - GradualIds::atOnce);
        QTRY_VERIFY(ids.ids().empty());
    }

    void aNewAim_isReached() {
        GradualIds ids([](const Id&) {});
        ids.become(numbered(4 * GradualIds::atOnce));
        const Ids others{"x", "y"};
        ids.become(others);
        QTRY_COMPARE(ids.ids(), others);
    }

    void whatIsForgotten_doesNotComeBack() {
        GradualIds ids([](const Id&) {});
        Ids many = numbered(2 * GradualIds::atOnce);
        ids.become(many);
        for (const char* id : {"id0", "id9"}) {
            ids.forget(id);
            many.erase(id);
        }
        QTRY_COMPARE(ids.ids(), many);
    }
};

QTEST_GUILESS_MAIN(TestGradualIds)
#include "tst_gradual_ids.moc"
