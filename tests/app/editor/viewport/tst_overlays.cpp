#include "app/editor/viewport/overlays.h"
#include "app/editor/viewport/view_colors.h"

#include <QMetaProperty>
#include <QTest>

using namespace tiller;

class TestOverlays : public QObject {
    Q_OBJECT

private slots:
    /// The settings of earlier versions have these names.
    void names_areThoseOfStoredSettings() {
        QStringList names;
        const QMetaObject& type = Overlays::staticMetaObject;
        for (int i = 0; i < type.propertyCount(); ++i)
            names << type.property(i).name();
        QCOMPARE(names,
                 (QStringList{"showGrid", "snapToGrid", "gridSize", "showHandles", "showVelocity",
                              "showDesired", "showSteering", "showForces", "showRadii",
                              "showTrails", "showSelected", "colorByBehavior"}));
    }

    void variant_hasTheSame_butCannotBeEdited() {
        Overlays overlays{
            .velocity = true, .trails = true, .selected = true, .colorByBehavior = true};
        const Overlays variant = overlays.forVariant();
        overlays.scene = true; // still to see
        overlays.handles = false;
        overlays.selected = false;
        QVERIFY(variant == overlays);
    }

    void colors_canBeReadByName() {
        const ViewColors colors{.accent = "#123456"};
        const QMetaObject& type = ViewColors::staticMetaObject;
        const QMetaProperty accent = type.property(type.indexOfProperty("accent"));
        QCOMPARE(accent.readOnGadget(&colors).value<QColor>(), QColor("#123456"));
    }
};

QTEST_APPLESS_MAIN(TestOverlays)
#include "tst_overlays.moc"
