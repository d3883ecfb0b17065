#include "core/model/agent_type.h"
#include "core/nodes/node_code.h"
#include "core/nodes/worked_formula.h"
#include "tests/core/support/testing.h"

#include <QRegularExpression>

void addTypes() {
    const TestRows<const NodeType*> row;
    for (const NodeType& type : nodeTypes())
        row(type.id.c_str(), &type);
}

bool matches(const std::string& text, const char* pattern) {
    return QRegularExpression(QRegularExpression::anchoredPattern(pattern))
        .match(QString::fromStdString(text))
        .hasMatch();
}

/// Rules that every type keeps, so that the palette, files, inspector and docs can rely on them.
class TestDescriptions : public QObject {
    Q_OBJECT

private slots:
    void ids_areUnique_andNoneVanishes() {
        std::set<std::string> ids;
        for (const NodeType& type : nodeTypes()) {
            QVERIFY2(ids.insert(type.id).second, type.id.c_str());
            QVERIFY2(findNodeType(type.id) == &type,
                     type.id.c_str()); // by the table of registry.cpp
        }
        QVERIFY(!findNodeType("no-such"));

        QFile file(TILLER_SOURCE_DIR "/tests/data/node_types.txt"); // only `./dev docs` adds to it
        QVERIFY(file.open(QIODevice::ReadOnly | QIODevice::Text));
        const QStringList known = QString::fromUtf8(file.readAll()).split('\n', Qt::SkipEmptyParts);
        QVERIFY(known.size() >= 61);
        for (const QString& id : known)
            QVERIFY2(ids.contains(id.toStdString()),
                     qPrintable(id + ": projects still use this id"));
    }

    void words_areComplete_data() { addTypes(); }

    void words_areComplete() {
        const NodeType& type = *std::get<0>(fetched<const NodeType*>());
        QVERIFY(matches(type.id, "[a-z][a-z-]*[a-z]"));
        QVERIFY(!type.title.empty());
        QVERIFY(type.help.english().size() > 15 && type.help.english().back() == '.');
        QVERIFY(type.words.size() >= 3);
        for (const std::string& word : type.words)
            QVERIFY2(matches(word, "[a-z][a-z ]*"), word.c_str());
        if (type.kind == NodeKind::behavior)
            QVERIFY(!type.formula.empty() && !type.source.empty());
    }

    void ports_areSound_data() { addTypes(); }

    void ports_areSound() {
        const NodeType& type = *std::get<0>(fetched<const NodeType*>());
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
            QCOMPARE(lastInput.id, "when"s);
            QVERIFY(lastInput.type == PortType::condition);
        }
        QCOMPARE(type.code != nullptr, type.kind != NodeKind::agentType);
    }

    void settings_areSound_data() { addTypes(); }

    void settings_areSound() {
        const NodeType& type = *std::get<0>(fetched<const NodeType*>());
        std::set<std::string> ids;
        for (const Setting& setting : type.settings) {
            const char* name = setting.id.c_str();
            QVERIFY2(ids.insert(setting.id).second, name);
            QVERIFY2(matches(setting.id, "[a-z][a-zA-Z]*"), name);
            QVERIFY2(!setting.title.empty() && setting.help.english().back() == '.', name);
            QVERIFY2(!findProblem(setting, setting.initial), name);
            QVERIFY2(setting.store && setting.load, name);
            if (setting.kind == SettingKind::number || setting.kind == SettingKind::integer)
                QVERIFY2(setting.min < setting.sliderMax && setting.sliderMax <= setting.max, name);
            QCOMPARE(setting.kind == SettingKind::choice, !setting.choices.empty());
            QCOMPARE(setting.kind == SettingKind::geometry, !setting.geometryType.empty());
            if (setting.appliesWhen) {
                const Setting* other = type.setting(setting.appliesWhen->setting);
                QVERIFY2(other && !findProblem(*other, setting.appliesWhen->value), name);
                for (const Value& value : setting.appliesWhen->more)
                    QVERIFY2(!findProblem(*other, value), name);
            }
        }
    }

    void defaults_areThoseOfTheStruct_data() { addTypes(); }

    void defaults_areThoseOfTheStruct() {
        const NodeType& type = *std::get<0>(fetched<const NodeType*>());
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
        agreeOn(type.code->makeFresh(nullptr).get());
        agreeOn(makeSettings(type, type.defaults()).get());
    }

    void problems_nameTheFix_data() {
        const TestRows<std::string, std::string, Value, QString> row;
        row("too large", "seek", "speed", 2.0, "0 to 1");
        row("negative", "flee", "radius", -1.0, "4000000 means no limit");
        row("NaN", "seek", "speed", std::nan(""), "finite");
        row("infinite", "seek", "speed", double(INFINITY), "finite");
        row("not whole", "agent-type", "count", 1.5, "whole");
        row("no such choice", "pursue", "prediction", text("best"), "by-distance");
        row("no color", "agent-type", "color", text("red"), "#4caf50");
        row("text for a number", "seek", "speed", text("fast"), "number");
        row("number for a flag", "nearest", "keep", 1.0, "true or false");
    }

    void problems_nameTheFix() {
        const auto [type, setting, value, fix] =
            fetched<std::string, std::string, Value, QString>();
        const auto problem = findProblem(*findNodeType(type)->setting(setting), value);
        QVERIFY(problem.has_value());
        QVERIFY_HAS(*problem, fix);
    }

    void agents_fitInputsForOne() {
        QVERIFY(fits(PortType::agents, PortType::agent));
        QVERIFY(fits(PortType::agents, PortType::point));
        QVERIFY(fits(PortType::agent, PortType::point));
        QVERIFY(!fits(PortType::agent, PortType::agents));
        QVERIFY(!fits(PortType::point, PortType::agent));
        QVERIFY(!fits(PortType::force, PortType::condition));
    }

    void formula_isMadeFromItsSteps() {
        NodeType type;
        type.steps = {{"x", "x"},
                      {"d", "a + x"},
                      {"d", "0", "a < 1"},
                      {"active", "d > 1"},
                      {"holds", "d < 2"}};
        type.symbols = {{"x", "a number"}};
        QCOMPARE(formulaText(type), std::string("d = a + x\nd = 0, if a < 1\nactive if d > 1\n"
                                                "true if d < 2\nx: a number"));
        for (const NodeType& each : nodeTypes())
            if (!each.steps.empty())
                QCOMPARE(each.formula.english(), formulaText(each));
    }

    void everyText_canBeTranslated() {
        for (const NodeType& type : nodeTypes()) {
            const char* id = type.id.c_str();
            QVERIFY2(type.title.isSource() && type.help.isSource(), id);
            QVERIFY2(!type.steps.empty() || type.formula.empty() || type.formula.isSource(), id);
            for (const auto* ports : {&type.ports, &type.sockets})
                for (const Port& port : *ports)
                    QVERIFY2(port.help.empty() || port.help.isSource(), id);
            for (const Setting& setting : type.settings)
                QVERIFY2(setting.title.isSource() && setting.help.isSource(), id);
        }
    }

    void formula_showsTheLinesForSomeSettings() {
        const NodeType& pursue = *findNodeType("pursue");
        const std::string text = formulaText(pursue, settingsAsTerms(pursue, pursue.defaults()));
        QVERIFY_STARTS(text, "T = min(if(maxSpeed > 0, |target - position| / maxSpeed, 0), "
                             "maxTime)\nplace = ");
        const NodeType& arrive = *findNodeType("arrive");
        TermValues settings = settingsAsTerms(arrive, arrive.defaults());
        const auto hasLine = [&](const char* line) {
            return formulaText(arrive, settings).find(line) != std::string::npos;
        };
        QVERIFY(hasLine("share = min(1, d / slowingRadius)\n"));
        settings["slowingRadius"] = 0.0;
        QVERIFY(hasLine("share = 1\n"));
    }

    /// With a setting of 0, no line reads "295 / 0.00".
    void divisionByASetting_hasACaseFor0() {
        int divisions = 0;
        for (const NodeType& type : nodeTypes())
            for (const FormulaStep& step : type.steps)
                for (const Setting& setting : type.settings) {
                    const auto holds = [](const std::string& text, const std::string& part) {
                        return text.find(part) != std::string::npos;
                    };
                    if (setting.min > 0 || !holds(step.term, "/ " + setting.id))
                        continue;
                    ++divisions;
                    QVERIFY2(holds(step.when, setting.id + " > 0"),
                             (type.id + ": " + step.symbol + " = " + step.term).c_str());
                }
        QVERIFY(divisions > 5);
    }

    /// A reader of a formula finds each symbol among the settings, the agent's quantities, the
    /// ports, the lines before, or the meanings.
    void everySymbol_hasAMeaning() {
        const std::set<std::string> ofTheAgent{"position", "velocity", "heading",  "facing",
                                               "maxSpeed", "maxForce", "mass",     "bodyRadius",
                                               "tick",     "t'",       "response", "neighbors"};
        for (const NodeType& type : nodeTypes()) {
            std::set<std::string> known = ofTheAgent;
            for (const Setting& setting : type.settings)
                known.insert(setting.id);
            for (const Port& port : type.ports)
                known.insert({port.id, port.id + "Velocity", port.id + "Heading"});
            for (const FormulaSymbol& symbol : type.symbols)
                known.insert(symbol.symbol);
            for (const FormulaStep& step : type.steps) {
                for (const std::string& term : {step.term, step.when})
                    if (const auto expression = Expression::parse(term))
                        for (const std::string& symbol : expression->symbols())
                            QVERIFY2(known.contains(symbol) ||
                                         known.contains(std::string(symbolNamed(symbol))),
                                     (type.id + ": " + symbol).c_str());
                known.insert(step.symbol);
            }
        }
    }

    /// Agents of several types run together only where nothing draws: herds.cpp asks the code. A
    /// node that draws without saying it has no numbers to draw from.
    void nodesThatDraw_sayIt() {
        static const QRegularExpression draws("random->|run\\.draw\\(");
        std::size_t found = 0;
        for (const char* folder :
             {"behaviors", "targets", "combiners", "conditions", "modes", "actions", "numbers"}) {
            const QDir sources(QString(TILLER_SOURCE_DIR "/core/") + folder);
            for (const QString& name : sources.entryList({"*.cpp"})) {
                QFile file(sources.filePath(name));
                QVERIFY(file.open(QIODevice::ReadOnly));
                const QString id = QFileInfo(name).baseName().replace('_', '-');
                const NodeType* type = findNodeType(id.toStdString());
                if (!draws.match(file.readAll()).hasMatch())
                    QVERIFY2(!type || !type->code || !type->code->draws, qPrintable(id));
                else
                    QVERIFY2(type && type->code->draws && ++found > 0, qPrintable(id));
            }
        }
        QCOMPARE(found, 8U);
    }
};
