#include "core/model/agent_type.h"
#include "core/model/registry.h"
#include "core/nodes/node_code.h"

#include <QRegularExpression>
#include <QTest>

#include <cmath>
#include <set>

using namespace tiller;

namespace {

void addTypes() {
    QTest::addColumn<QString>("id");
    for (const NodeType& type : nodeTypes())
        QTest::newRow(type.id.c_str()) << QString::fromStdString(type.id);
}

const NodeType& typeOf(const QString& id) {
    return *findNodeType(id.toStdString());
}

bool matches(const std::string& text, const char* pattern) {
    return QRegularExpression(QRegularExpression::anchoredPattern(pattern))
        .match(QString::fromStdString(text))
        .hasMatch();
}

} // namespace

/// What must hold of every type, so that palette, files, inspector and docs can trust it.
class TestDescriptions : public QObject {
    Q_OBJECT

private slots:
    void registry_holdsTheLibrary();
    void words_areComplete_data() { addTypes(); }
    void words_areComplete();
    void ports_areSound_data() { addTypes(); }
    void ports_areSound();
    void settings_areSound_data() { addTypes(); }
    void settings_areSound();
    void defaults_areThoseOfTheStruct_data() { addTypes(); }
    void defaults_areThoseOfTheStruct();
    void faults_nameTheMend_data();
    void faults_nameTheMend();
    void agentsFitWhatTakesOne();
};

void TestDescriptions::registry_holdsTheLibrary() {
    std::set<std::string> ids;
    for (const NodeType& type : nodeTypes())
        QVERIFY2(ids.insert(type.id).second, type.id.c_str());
    const std::set<std::string> expected{"agent-mode",
                                         "agent-type",
                                         "alignment",
                                         "all",
                                         "any",
                                         "arrive",
                                         "arrived",
                                         "brake",
                                         "budget",
                                         "centroid",
                                         "chance",
                                         "cohesion",
                                         "collision-avoidance",
                                         "containment",
                                         "cursor",
                                         "dither",
                                         "evade",
                                         "external",
                                         "face",
                                         "field",
                                         "flee",
                                         "follow-field",
                                         "follow-path",
                                         "formation",
                                         "has-neighbors",
                                         "hide",
                                         "home",
                                         "in-view",
                                         "inside-region",
                                         "interpose",
                                         "leader-following",
                                         "look-where-you-go",
                                         "match-velocity",
                                         "meter",
                                         "mode",
                                         "nearest",
                                         "not",
                                         "obstacle-avoidance",
                                         "obstacles",
                                         "offset-pursuit",
                                         "orbit",
                                         "path",
                                         "point",
                                         "priority",
                                         "pursue",
                                         "queue",
                                         "region",
                                         "seek",
                                         "separation",
                                         "speed",
                                         "stay-on-path",
                                         "sum",
                                         "target-speed",
                                         "tether",
                                         "timer",
                                         "transition",
                                         "wall-avoidance",
                                         "wall-following",
                                         "wander",
                                         "wander-to-points",
                                         "within-range"};
    QCOMPARE(ids, expected);
    QVERIFY(!findNodeType("no-such"));
}

void TestDescriptions::words_areComplete() {
    QFETCH(QString, id);
    const NodeType& type = typeOf(id);
    QVERIFY(matches(type.id, "[a-z][a-z-]*[a-z]"));
    QVERIFY(!type.title.empty());
    QVERIFY(type.help.size() > 15 && type.help.back() == '.');
    QVERIFY(type.words.size() >= 3);
    for (const std::string& word : type.words)
        QVERIFY2(matches(word, "[a-z][a-z ]*"), word.c_str());
    if (type.kind == NodeKind::behavior)
        QVERIFY(!type.formula.empty() && !type.source.empty());
}

void TestDescriptions::ports_areSound() {
    QFETCH(QString, id);
    const NodeType& type = typeOf(id);
    std::set<std::string> ids;
    int outputs = 0;
    for (const Port& port : type.ports) {
        QVERIFY(ids.insert(port.id).second);
        QVERIFY(!port.title.empty() && !port.help.empty());
        outputs += !port.isInput;
    }
    QCOMPARE(outputs, 1);
    if (type.output()->type == PortType::force) {
        const Port& lastInput = type.ports.at(type.ports.size() - 2);
        QCOMPARE(lastInput.id, std::string("when"));
        QVERIFY(lastInput.type == PortType::condition);
    }
    QCOMPARE(type.code != nullptr, type.kind != NodeKind::agentType);
}

void TestDescriptions::settings_areSound() {
    QFETCH(QString, id);
    const NodeType& type = typeOf(id);
    std::set<std::string> ids;
    for (const Setting& setting : type.settings) {
        const char* name = setting.id.c_str();
        QVERIFY2(ids.insert(setting.id).second, name);
        QVERIFY2(matches(setting.id, "[a-z][a-zA-Z]*"), name);
        QVERIFY2(!setting.title.empty() && setting.help.back() == '.', name);
        QVERIFY2(!findFault(setting, setting.initial), name);
        QVERIFY2(setting.store && setting.load, name);
        if (setting.kind == SettingKind::number || setting.kind == SettingKind::integer)
            QVERIFY2(setting.min < setting.sliderMax && setting.sliderMax <= setting.max, name);
        QCOMPARE(setting.kind == SettingKind::choice, !setting.choices.empty());
        QCOMPARE(setting.kind == SettingKind::geometry, !setting.geometryType.empty());
        if (setting.appliesWhen) {
            const Setting* other = type.setting(setting.appliesWhen->setting);
            QVERIFY2(other && !findFault(*other, setting.appliesWhen->value), name);
            for (const Value& value : setting.appliesWhen->more)
                QVERIFY2(!findFault(*other, value), name);
        }
    }
}

void TestDescriptions::defaults_areThoseOfTheStruct() {
    QFETCH(QString, id);
    const NodeType& type = typeOf(id);
    const auto agreeOn = [&](const void* settings) {
        for (const Setting& setting : type.settings)
            if (setting.load(settings) != setting.initial)
                QFAIL(setting.id.c_str());
    };
    if (type.kind == NodeKind::agentType) {
        const AgentTypeSettings fresh;
        agreeOn(&fresh);
        return;
    }
    agreeOn(type.code->makeFresh().get());
    agreeOn(type.code->makeSettings(type.defaults()).get());
}

void TestDescriptions::faults_nameTheMend_data() {
    QTest::addColumn<QString>("type");
    QTest::addColumn<QString>("setting");
    QTest::addColumn<QString>("text");
    QTest::addColumn<double>("number");
    QTest::addColumn<QString>("mend");
    QTest::newRow("too large") << "seek"
                               << "speed"
                               << "" << 2.0 << "0 to 1";
    QTest::newRow("negative") << "flee"
                              << "radius"
                              << "" << -1.0 << "4000000 means no limit";
    QTest::newRow("NaN") << "seek"
                         << "speed"
                         << "" << std::nan("") << "finite";
    QTest::newRow("infinite") << "seek"
                              << "speed"
                              << "" << double(INFINITY) << "finite";
    QTest::newRow("not whole") << "agent-type"
                               << "count"
                               << "" << 1.5 << "whole";
    QTest::newRow("no such choice") << "pursue"
                                    << "prediction"
                                    << "best" << 0.0 << "by-distance";
    QTest::newRow("no color") << "agent-type"
                              << "color"
                              << "red" << 0.0 << "#4caf50";
    QTest::newRow("text for a number") << "seek"
                                       << "speed"
                                       << "fast" << 0.0 << "number";
    QTest::newRow("number for a flag") << "nearest"
                                       << "keep"
                                       << "" << 1.0 << "true or false";
}

void TestDescriptions::faults_nameTheMend() {
    QFETCH(QString, type);
    QFETCH(QString, setting);
    QFETCH(QString, text);
    QFETCH(double, number);
    QFETCH(QString, mend);
    const Value value = text.isEmpty() ? Value(number) : Value(text.toStdString());
    const auto fault = findFault(*typeOf(type).setting(setting.toStdString()), value);
    QVERIFY(fault.has_value());
    QVERIFY2(QString::fromStdString(*fault).contains(mend), fault->c_str());
}

void TestDescriptions::agentsFitWhatTakesOne() {
    QVERIFY(fits(PortType::agents, PortType::agent));
    QVERIFY(fits(PortType::agents, PortType::point));
    QVERIFY(fits(PortType::agent, PortType::point));
    QVERIFY(!fits(PortType::agent, PortType::agents));
    QVERIFY(!fits(PortType::point, PortType::agent));
    QVERIFY(!fits(PortType::force, PortType::condition));
}

QTEST_APPLESS_MAIN(TestDescriptions)
#include "tst_descriptions.moc"
