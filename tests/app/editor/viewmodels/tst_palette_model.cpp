#include "app/editor/viewmodels/palette_model.h"
#include "core/model/macros.h"
#include "tests/app/editor/testing.h"

QStringList types(const PaletteModel& model) {
    QStringList result;
    for (int row = 0; row < model.rowCount(); ++row)
        result.append(model.typeAt(row));
    return result;
}

class TestPaletteModel : public QObject {
    Q_OBJECT

private slots:
    void withoutASearch_allInTheRegistrysOrder() {
        PaletteModel model;
        const QAbstractItemModelTester tester(
            &model, QAbstractItemModelTester::FailureReportingMode::QtTest);
        QStringList all;
        for (const NodeType& type : nodeTypes()) {
            all.append(QString::fromStdString(type.id));
            if (type.kind == NodeKind::agentType)
                for (const Macro& macro : macros())
                    all.append(QString::fromStdString(macro.id));
        }
        QCOMPARE(types(model), all);
        model.setProperty("search", "xyzzy");
        QCOMPARE(model.rowCount(), 0);
        model.setProperty("search", "");
        QCOMPARE(types(model), all);
    }

    void otherWordsMatch_data() {
        const TestRows<QString, QStringList> row;
        row("avoid", "avoid", QStringList{"flee", "evade"});
        row("chase", "chase", QStringList{"pursue"});
        row("state machine", "state", QStringList{"agent-mode", "mode"});
        row("boids", "boids", QStringList{"flock"});
        row("predator", "predator", QStringList{"hunter"});
        row("squad", "squad", QStringList{"follower", "leader-following"});
        for (const char* own : {"formula", "write", "own force", "code", "expression", "math"})
            row(own, QString(own), QStringList{"formula-force"});
        row("upper case and spaces", " CHASE ", QStringList{"pursue"});
    }

    void otherWordsMatch() {
        const auto [search, found] = fetched<QString, QStringList>();
        PaletteModel model;
        model.setProperty("search", search);
        for (const QString& type : found)
            QVERIFY2(types(model).contains(type), qPrintable(type));
        QVERIFY(model.rowCount() < static_cast<int>(nodeTypes().size()));
    }

    void someWordsMatch_ifNothingHasAll() {
        PaletteModel model;
        model.setProperty("search", "run away from the mouse");
        QCOMPARE(model.typeAt(0), "flee");
        QVERIFY(types(model).contains("cursor"));
        QCOMPARE(model.value(0, "section").toString(), "With some of these words");
        model.setProperty("search", "run away");
        QCOMPARE(model.typeAt(0), "flee");
        QCOMPARE(model.value(0, "section").toString(), QString());
        model.setProperty("search", "");
        QVERIFY(model.value(0, "section").toString() != "With some of these words");
    }

    void sections_areKinds_andGroups() {
        PaletteModel model;
        QStringList sections;
        for (int row = 0; row < model.rowCount(); ++row) {
            const QString section = model.value(row, "section").toString();
            if (sections.isEmpty() || sections.back() != section)
                sections.append(section);
            QCOMPARE(section == "Parts", model.value(row, "kind").toString() == "group");
            QVERIFY(!model.value(row, "help").toString().isEmpty());
        }
        QCOMPARE(sections, QStringList({"Agents", "Parts", "Behaviors", "Targets", "Combiners",
                                        "Conditions", "Modes", "Actions", "Sources", "Numbers"}));
    }

    void sections_leadToTheirFirstRow() {
        PaletteModel model;
        const QVariantList sections = model.sections();
        QCOMPARE(sections.front().toMap()["kind"].toString(), "agent-type");
        QStringList kinds;
        for (const QVariant& each : sections) {
            const QVariantMap section = each.toMap();
            const QString kind = section["kind"].toString();
            QVERIFY2(!kinds.contains(kind), qPrintable(kind));
            kinds.append(kind);
            const int row = model.firstRowOf(kind);
            QVERIFY(row >= 0);
            QCOMPARE(model.value(row, "kind").toString(), kind);
            QCOMPARE(model.value(row, "section"), section["title"]);
            if (row > 0)
                QVERIFY(model.value(row - 1, "kind").toString() != kind);
        }
        QVERIFY(kinds.contains("behavior") && kinds.contains("group"));
        QCOMPARE(model.firstRowOf("xyzzy"), -1);
    }

    void titlesComeFirst() {
        PaletteModel model;
        model.setProperty("search", "see");
        QCOMPARE(model.typeAt(0), "seek");
        model.setProperty("search", "pri");
        QCOMPARE(model.typeAt(0), "priority");
    }

    void aWire_showsOnlyWhatFits_data() {
        const TestRows<QString, bool, QString, QString> row;
        row("from a force output", "force", false, "priority", "seek");
        row("from a force input", "force", true, "seek", "point");
        row("from a point input", "point", true, "point", "sum");
        row("agents feed a point too", "point", true, "agent-type", "meter");
        row("from a condition input", "condition", true, "meter", "seek");
        row("from a mode", "mode", false, "transition", "agent-mode");
        row("from the modes of a type", "mode", true, "agent-mode", "transition");
        row("from a transition", "transition", false, "agent-mode", "agent-type");
        row("from the facing", "heading", true, "face", "seek");
        row("no group takes a wire", "force", false, "agent-type", "flock");
        row("from agents", "agents", false, "nearest", "meter");
    }

    void aWire_showsOnlyWhatFits() {
        const auto [portType, fromInput, fits, doesNot] =
            fetched<QString, bool, QString, QString>();
        PaletteModel model;
        model.setProperty("portType", portType);
        model.setProperty("fromInput", fromInput);
        QVERIFY(types(model).contains(fits));
        QVERIFY(!types(model).contains(doesNot));
    }
};
