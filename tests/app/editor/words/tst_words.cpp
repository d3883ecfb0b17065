#include "app/editor/words/change_words.h"
#include "app/editor/words/language.h"
#include "app/editor/words/setting_text.h"
#include "app/editor/words/visible_text.h"
#include "core/base/lattice.h"
#include "tests/app/editor/qml_plugins.h"
#include "tests/app/editor/testing.h"

#include <QDirIterator>
#include <QQmlComponent>
#include <QQmlEngine>
#include <QUrl>
#include <QXmlStreamReader>

/// A text with a count, and what it is for 1 and for more.
struct Entry {
    QString source, comment;
    QStringList forms;
};

QList<Entry> entries() {
    QList<Entry> all;
    QXmlStreamReader xml(contentOf(QString(TILLER_SOURCE_DIR "/app/words/en.ts")));
    while (!xml.atEnd()) {
        if (xml.readNext() != QXmlStreamReader::StartElement)
            continue;
        if (xml.name() == QLatin1String("source"))
            all.append({xml.readElementText(), {}, {}});
        else if (xml.name() == QLatin1String("comment"))
            all.last().comment = xml.readElementText();
        else if (xml.name() == QLatin1String("numerusform"))
            all.last().forms.append(xml.readElementText());
    }
    return all;
}

/// Words that the editor makes of values, changes, sources and counts, and texts that it shows.
class TestWords : public QObject {
    Q_OBJECT

private slots:
    void readNumber_data() {
        const TestRows<int, QString, bool, double> row;
        const int length = static_cast<int>(Unit::length);
        const int share = static_cast<int>(Unit::share);
        row("plain", length, "12.5", true, 12.5);
        row("comma", length, "12,5", true, 12.5);
        row("with its unit", length, "12 u", true, 12.0);
        row("negative", length, "-3", true, -3.0);
        row("exponent", length, "1e3", true, 1000.0);
        row("no limit", length, "No limit", true, noLimit);
        row("percent", share, "50 %", true, 0.5);
        row("empty", length, "", false, 0.0);
        row("words", length, "far", false, 0.0);
        row("two numbers", length, "3 4", false, 0.0);
        row("groups", length, "1,234.5", true, 1234.5);
        row("a term", length, "2*3.5", true, 7.0);
        row("a term with a comma", length, "2*3,5", true, 7.0);
        row("a term with its unit", length, "100/8 units", true, 12.5);
        row("a term in ticks", static_cast<int>(Unit::time), "10/2 ticks", true, 5.0);
        row("a term in seconds", static_cast<int>(Unit::time), "10/4 s", true, 2.5);
        row("a sign", length, "+5", true, 5.0);
        row("brackets", length, "(1 + 2) * -4", true, -12.0);
        row("a function", length, "max(1, 2)", true, 2.0);
        row("half a percent", share, "1/2", true, 0.005);
        row("by zero", length, "1/0", false, 0.0);
        row("a symbol", length, "2 * mass", false, 0.0);
        row("an unfinished term", length, "2 *", false, 0.0);
    }

    void readNumber() {
        const auto [unit, text, ok, number] = fetched<int, QString, bool, double>();
        const Setting setting = SettingSpec{.id = "x",
                                            .title = "X",
                                            .help = "",
                                            .unit = static_cast<Unit>(unit),
                                            .min = -noLimit,
                                            .max = noLimit};
        const auto read = tiller::readNumber(setting, text);
        QCOMPARE(read.has_value(), ok);
        if (ok)
            QCOMPARE(*read, number);
    }

    void typedNumbers_followTheLanguage_data() {
        const TestRows<QString, QString, double> row;
        row("German", "de", "1.234,5", 1234.5);
        row("German, many groups", "de", "1.234.567,25", 1234567.25);
        row("German, a point", "de", "12.5", 12.5); // as on a numeric keypad
        row("German, a term", "de", "2*3,5", 7.0);
        row("German, arguments", "de", "max(1,5; 2,25)", 2.25);
        row("German, groups in a term", "de", "2 * 1.000,5", 2001.0);
        row("a sign", "en", "+5", 5.0);
        row("French", "fr", "1,5", 1.5);
        row("Chinese", "zh", "1,234.5", 1234.5);
        row("Chinese, arguments", "zh", "max(1.5, 2.25)", 2.25);
    }

    void typedNumbers_followTheLanguage() {
        const auto [language, text, number] = fetched<QString, QString, double>();
        speak(language);
        const auto read = typedNumber(text);
        speak("en");
        QVERIFY(read);
        QCOMPARE(*read, number);
    }

    void shownNumbers_haveGroups_data() {
        const TestRows<QString, double, QString> row;
        row("English", "en", 1234.5, "1,234.5");
        row("German", "de", 1234.5, "1.234,5");
        row("German, many groups", "de", -1234567.25, "-1.234.567,25");
        row("German, none", "de", 999.5, "999,5");
        row("French", "fr", 1234.5, "1\u202f234,5");
        row("Spanish, from five digits on", "es", 12345.0, "12.345");
        row("Spanish, four digits", "es", 1234.5, "1234,5");
        row("Russian", "ru", 1234.5, "1\u00a0234,5");
        row("Chinese", "zh", 1234.5, "1,234.5");
    }

    /// Where one only reads them. What one types, and what is handed in, has none.
    void shownNumbers_haveGroups() {
        const auto [language, number, text] = fetched<QString, double, QString>();
        speak(language);
        const QString shown = shownNumber(number);
        const Setting length =
            SettingSpec{.id = "x", .title = "X", .help = "", .min = -noLimit, .max = noLimit};
        const QString typed = numberText(length, number);
        const auto read = tiller::readNumber(length, typed);
        const QString line = shortValueText(length, number, Project());
        speak("en");
        QCOMPARE(shown, text);
        QCOMPARE(line, text);
        QCOMPARE(read, std::optional(number));
        QVERIFY(!typed.contains(QChar(0x202f)) && typed.count('.') + typed.count(',') <= 1);
    }

    void typedSums_changeTheValue() {
        const Setting length = SettingSpec{.id = "x", .title = "X", .help = "", .max = noLimit};
        const Setting share =
            SettingSpec{.id = "x", .title = "X", .help = "", .unit = Unit::share, .max = 1};
        const auto read = [](const Setting& setting, const char* text, double now) {
            return tiller::readNumber(setting, text, now).value_or(-1);
        };
        QCOMPARE(read(length, "+10", 5), 15.0);
        QCOMPARE(read(length, "-=2", 5), 3.0);
        QCOMPARE(read(length, "*2", 5), 10.0);
        QCOMPARE(read(length, "/ 2", 5), 2.5);
        QCOMPARE(read(length, "7", 5), 7.0);
        QCOMPARE(read(length, "/0", 5), -1.0);
        QCOMPARE(read(share, "+10", 0.25), 0.35);
        QVERIFY(!tiller::readNumber(length, "*2"));
    }

    void everyDefault_readsBack() {
        int checked = 0;
        for (const NodeType& type : nodeTypes())
            for (const Setting& setting : type.settings)
                if (const double* number = std::get_if<double>(&setting.initial)) {
                    const auto read = tiller::readNumber(setting, numberText(setting, *number));
                    QVERIFY2(read, setting.id.c_str());
                    QVERIFY2(std::abs(*read - *number) <= 1e-6 * std::max(1.0, std::abs(*number)),
                             setting.id.c_str());
                    ++checked;
                }
        QVERIFY(checked > 20);
    }

    void noLimit_isText() {
        const Setting& force = *findNodeType("agent-type")->setting("maxForce");
        QCOMPARE(valueText(force, noLimit, Project()), "no limit");
        QVERIFY(rangeText(force).contains("no limit"));
    }

    void sceneItem_hasTheNameOfItsTarget() {
        IdSource ids(1);
        Project project;
        for (int i = 0; i < 2; ++i)
            apply(addNode(project, ids, "region", {}, {}).value(), project);
        const Id nest = project.scene[0].id, other = project.scene[1].id;
        QCOMPARE(sceneName(project, nest), "Region 1");
        QCOMPARE(sceneName(project, other), "Region 2");
        apply(rename(project, project.nodes[1].id, "Nest").value(), project);
        QCOMPARE(sceneName(project, nest), "Region 1");
        QCOMPARE(sceneName(project, other), "Nest");
        apply(rename(project, other, "Meadow").value(), project); // its own name comes first
        QCOMPARE(sceneName(project, other), "Meadow");
    }

    void init() {
        m_before =
            loadProject(TILLER_SOURCE_DIR "/examples/hunter-and-prey.tiller").value().project;
        m_after = m_before;
    }

    void nothing_isEmpty() { QCOMPARE(summary(), QString()); }

    void additionsAndRemovals_areCounted() {
        edit(addNode(m_after, m_ids, "flee", {}, {}).value());
        QCOMPARE(summary(), "1 card added");
        edit(addNode(m_after, m_ids, "flee", {}, {}).value());
        edit(remove(m_after, std::vector{m_after.links.front().id}));
        QCOMPARE(summary(), "2 cards added, 1 wire removed");
    }

    void settings_areCountedAndTheFirstNamed() {
        edit(setValue(m_after, "hunter", "maxForce", 3.0).value());
        QVERIFY_STARTS(summary(), "1 setting changed: Hunter: Max force ");
        QVERIFY_HAS(summary(), "→ 3");
        edit(setMuted(m_after, std::vector<Id>{"hunter"}, true));
        edit(rename(m_after, "hunter", "Wolf").value());
        edit(setValue(m_after, "world", "seed", 77.0).value());
        QVERIFY_STARTS(summary(), "4 settings changed: Wolf: Max force ");
        QVERIFY2(summary().endsWith("; Muted Wolf; Hunter renamed Wolf; and 1 more"),
                 qPrintable(summary()));
    }

    void movesAndNotes_areNamed() {
        edit(moveNodes(m_after, std::vector<Id>{"hunter"}, {40, 0}));
        Notes notes = m_after.notes;
        notes.whatItIs = "Another lesson";
        edit(setNotes(m_after, notes));
        QCOMPARE(summary(), "1 card moved, notes edited");
    }

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

    void hiddenCharacters_areReplaced_data() {
        const TestRows<QString, QString, QString> add;
        const auto row = [&](const char* name, const char16_t* text, const char16_t* lines,
                             const char16_t* line) {
            add(name, QString::fromUtf16(text), QString::fromUtf16(lines),
                QString::fromUtf16(line));
        };
        row("plain", u"Räuber 1\t<b>", u"Räuber 1\t<b>", u"Räuber 1\t<b>");
        row("hebrew", u"\u05d0\u05d1", u"\u05d0\u05d1", u"\u05d0\u05d1");
        row("emoji", u"\xd83d\xde00\u200d", u"\xd83d\xde00\u200d", u"\xd83d\xde00\u200d");
        row("escape", u"a\u001b[31m\u0007", u"a\ufffd[31m\ufffd", u"a\ufffd[31m\ufffd");
        row("c1", u"\u009b2J\u007f", u"\ufffd2J\ufffd", u"\ufffd2J\ufffd");
        row("direction", u"\u202ea\u2066\u200f", u"\ufffda\ufffd\ufffd", u"\ufffda\ufffd\ufffd");
        row("lines", u"a\r\nb\u2028c", u"a\r\nb\u2028c", u"a\ufffd\ufffdb\ufffdc");
    }

    void hiddenCharacters_areReplaced() {
        const auto [text, inLines, inOneLine] = fetched<QString, QString, QString>();
        QCOMPARE(visibleText(text, false), inLines);
        QCOMPARE(visibleText(text, true), inOneLine);
    }

    void longTexts_areCut() {
        const QString longest(20'000, 'a');
        QCOMPARE(visibleText(longest, true), longest);
        QCOMPARE(visibleText(longest + "bc", true), longest + QString::fromUtf8("…"));
    }

    void attached_keepsTheBinding() {
        QQmlEngine engine;
        engine.addImportPath(QStringLiteral("qrc:/qt/qml"));
        QQmlComponent component(&engine);
        component.setData("import QtQuick\nimport Tiller.App\n"
                          "Text { property string name; text: \"Agent \" + name\n"
                          "VisibleText.oneLine: wrapMode === Text.NoWrap }",
                          {});
        const std::unique_ptr<QObject> text(component.create());
        QVERIFY2(text, qPrintable(component.errorString()));
        text->setProperty("name", "a\nb");
        QCOMPARE(text->property("text").toString(), "Agent a\ufffdb");
        text->setProperty("name", "c");
        QCOMPARE(text->property("text").toString(), "Agent c");
        text->setProperty("wrapMode", 4); // Text.Wrap
        text->setProperty("name", "a\nb");
        QCOMPARE(text->property("text").toString(), "Agent a\nb");
    }

    void counts_areInTheRightNumber_data() {
        const TestRows<QString, QString, QStringList> row;
        for (const Entry& each : entries())
            row(qPrintable(each.source), each.source, each.comment, each.forms);
    }

    void counts_areInTheRightNumber() {
        const auto [source, comment, forms] = fetched<QString, QString, QStringList>();
        speak("en");
        QCOMPARE(forms.size(), 2);
        QCOMPARE(forms[1], source);
        for (const int count : {0, 1, 2, 21})
            QCOMPARE(QCoreApplication::translate("any", source.toUtf8(), comment.toUtf8(), count),
                     QString(forms[count == 1 ? 0 : 1]).replace("%n", QString::number(count)));
    }

    void eachCount_hasAnEntry() {
        QStringList known;
        for (const Entry& each : entries())
            known.append(each.source);
        const QRegularExpression counts("\"([^\"\n]*%n[^\"\n]*)\"");
        const QRegularExpression lazy("\"[^\"\n]*%\\w \\w+\\(s\\)[^\"\n]*\"");
        int found = 0;
        for (const char* folder : {"/app/editor", "/qml"}) {
            QDirIterator files(TILLER_SOURCE_DIR + QString(folder), {"*.cpp", "*.h", "*.qml"},
                               QDir::Files, QDirIterator::Subdirectories);
            while (files.hasNext()) {
                const QString path = files.next();
                const QString text = contentOf(path);
                QVERIFY2(!lazy.match(text).hasMatch(), qPrintable(path));
                for (auto matches = counts.globalMatch(text); matches.hasNext();) {
                    const QString count = matches.next().captured(1);
                    QVERIFY2(known.contains(count), qPrintable(path + ": " + count));
                    ++found;
                }
            }
        }
        QVERIFY(found >= known.size());
    }

private:
    void edit(const Change& change) { apply(change, m_after); }
    [[nodiscard]] QString summary() const {
        return changeSummary(difference(m_before, m_after), m_after);
    }

    Project m_before;
    Project m_after;
    IdSource m_ids{7};
};
