#include "app/editor/watch/series_color.h"
#include "core/model/registry.h"

#include <QTest>

using namespace tiller;

namespace {

Project typesOf(std::initializer_list<const char*> colors) {
    Project project;
    for (const char* color : colors) {
        Node type{.id = "type-" + std::to_string(project.nodes.size()), .type = "agent-type"};
        type.values = findNodeType("agent-type")->defaults();
        type.values[*findNodeType("agent-type")->settingIndex("color")] = std::string(color);
        project.nodes.push_back(type);
    }
    return project;
}

MonitorAnnotation countOf(const Id& type) {
    MonitorAnnotation monitor;
    monitor.of = type;
    monitor.quantity = Quantity::count;
    return monitor;
}

double brightness(const QColor& color) {
    return color.redF() + color.greenF() + color.blueF();
}

} // namespace

/// Which colors the lines of a plot have.
class TestSeriesColor : public QObject {
    Q_OBJECT

private slots:
    void eachTypeOnce_hasItsColor() {
        const Project project = typesOf({"#d2533f", "#3f7fd0", "#e2604f"});
        const std::vector two{countOf("type-0"), countOf("type-1")};
        const auto colors = typeColors(two, project, true);
        QVERIFY(colors.has_value());
        QCOMPARE((*colors)[0], QColor(0xd2, 0x53, 0x3f));
        QCOMPARE((*colors)[1], QColor(0x3f, 0x7f, 0xd0));
        // Green, yellow and blue of zombies, made darker on white.
        const Project zombies = typesOf({"#5b8def", "#7fae3f", "#d9b64a"});
        const std::vector three{countOf("type-0"), countOf("type-1"), countOf("type-2")};
        QVERIFY(typeColors(three, zombies, false) && typeColors(three, zombies, true));
        const std::vector alike{countOf("type-0"), countOf("type-2")};
        QVERIFY(!typeColors(alike, project, true));
    }

    void severalOfAType_orOneAgent_haveNoTypeColors() {
        const Project project = typesOf({"#d2533f", "#3f7fd0"});
        const std::vector same{countOf("type-0"), countOf("type-0")};
        QVERIFY(!typeColors(same, project, false));
        std::vector one{countOf("type-0"), countOf("type-1")};
        one[1].agent = "type-1-3";
        QVERIFY(!typeColors(one, project, false));
        one = {countOf("type-0"), countOf("gone")};
        QVERIFY(!typeColors(one, project, false));
        QVERIFY(!typeColors(std::span(one).first(1), project, false));
    }

    void paleColors_areMadeLegible() {
        const QColor pale(0xf0, 0xec, 0xe0);
        const QColor deep(0x20, 0x24, 0x30);
        QCOMPARE(legible(pale, true), pale);
        QCOMPARE(legible(deep, false), deep);
        QVERIFY(brightness(legible(pale, false)) < brightness(pale) - 0.5);
        QVERIFY(brightness(legible(deep, true)) > brightness(deep) + 0.5);
    }
};

QTEST_APPLESS_MAIN(TestSeriesColor)
#include "tst_series_color.moc"
