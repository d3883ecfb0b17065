#include "app/page/page.h"
#include "core/model/step.h"
#include "tests/core/support/testing.h"

#include <QCryptographicHash>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QRegularExpression>

constexpr const char* script = "play('<&>');";

/// A page as `./dev page` makes it, only smaller.
std::string smallTemplate() {
    const QByteArray hash = QCryptographicHash::hash(script, QCryptographicHash::Sha256).toBase64();
    return "<!doctype html><meta http-equiv=\"Content-Security-Policy\" content=\"default-src "
           "'none'; script-src 'sha256-" +
           hash.toStdString() + "'\"><title>" + std::string(pageTitlePlace) +
           "</title><script type=\"application/json\" id=\"data\">" + std::string(pageDataPlace) +
           "</script><script>" + script + "</script>";
}

/// A project with an agent type and notes.
Project projectWith(const std::string& notes) {
    Project project = readProject(R"({"format": "tiller-project", "version": 2, "nodes": [
        {"id": "a", "type": "agent-type", "count": 2}, {"id": "w", "type": "wander"}],
        "links": [{"id": "l", "from": "w.force", "to": "a.steering"}]})")
                          .value()
                          .project;
    project.notes.whatItIs = notes;
    return project;
}

QString pageOf(const Project& project, const std::string& title = "A lesson") {
    return QString::fromStdString(writePage(project, title, smallTemplate()).value());
}

/// The page's data, with what it says in a language.
QJsonObject dataIn(const QString& page, const QString& language = "en") {
    static const QRegularExpression block("id=\"data\">(.*?)</script>",
                                          QRegularExpression::DotMatchesEverythingOption);
    QJsonObject data = QJsonDocument::fromJson(block.match(page).captured(1).toUtf8()).object();
    const QJsonObject words = data["languages"].toObject()[language].toObject();
    for (auto each = words.begin(); each != words.end(); ++each)
        data[each.key()] = each.value();
    return data;
}

class TestPage : public QObject {
    Q_OBJECT

private slots:
    void data_hasTheProject_asItsFile() {
        const Project project = projectWith("Two that roam.");
        const QJsonObject data = dataIn(pageOf(project));
        QCOMPARE(data["format"].toString(), QString("tiller-page"));
        QCOMPARE(data["title"].toString(), QString("A lesson"));
        QCOMPARE(data["project"].toString().toStdString(), writeProject(project));
    }

    void data_isInEachLanguageThatIsTranslated() {
        const Project project = projectWith("Two that roam.");
        QCOMPARE(dataIn(pageOf(project))["languages"].toObject().keys(), QStringList("en"));
        translateWith(
            [](std::string_view language, std::string_view english, std::optional<long long>) {
                return language == "de" || language == "fr" ? std::string(language) + ":" += english
                                                            : std::string(english);
            });
        const QString page = pageOf(project);
        translateWith(nullptr);
        QCOMPARE(dataIn(page)["languages"].toObject().keys(), QStringList({"de", "en", "fr"}));
        const auto titleIn = [&](const QString& language) {
            return dataIn(page, language)["types"].toArray()[1].toObject()["title"].toString();
        };
        QCOMPARE(titleIn("en"), QString("Wander"));
        QCOMPARE(titleIn("de"), QString("de:Wander"));
        QCOMPARE(titleIn("fr"), QString("fr:Wander"));
        // What a person wrote stays as it is.
        QCOMPARE(dataIn(page, "de")["project"], dataIn(page)["project"]);
        QCOMPARE(dataIn(page, "de")["title"].toString(), QString("A lesson"));
    }

    void cards_haveWhatPupilsMayChange() {
        const QJsonObject wander = dataIn(pageOf(projectWith({})))["cards"].toArray()[1].toObject();
        const QJsonArray weights = wander["weights"].toArray();
        QCOMPARE(weights.size(), 1);
        QCOMPARE(weights[0]["link"].toString(), QString("l"));
        QCOMPARE(weights[0]["title"].toString(), QString("Weight"));
        QVERIFY(dataIn(pageOf(projectWith({})))["cards"]
                    .toArray()[0]
                    .toObject()["weights"]
                    .toArray()
                    .isEmpty());
        const Project pursuit = readProject(R"({"format": "tiller-project", "version": 2, "nodes": [
            {"id": "p", "type": "pursue"}], "links": []})")
                                    .value()
                                    .project;
        bool isFound = false;
        for (const QJsonValue setting :
             dataIn(pageOf(pursuit))["cards"].toArray()[0].toObject()["settings"].toArray())
            if (setting["id"].toString() == "prediction") {
                isFound = true;
                QCOMPARE(setting["choices"].toArray()[0].toObject()["id"].toString(),
                         QString("none"));
            }
        QVERIFY(isFound);
    }

    void data_describesCards_inWords() {
        const QJsonObject data = dataIn(pageOf(projectWith({})));
        QCOMPARE(data["cards"].toArray().size(), 2);
        const QJsonObject wander = data["cards"].toArray()[1].toObject();
        QCOMPARE(wander["title"].toString(), QString("Wander"));
        QVERIFY(!wander["settings"].toArray().isEmpty());
        QStringList types;
        for (const QJsonValue each : data["types"].toArray())
            types += each["id"].toString();
        QCOMPARE(types, QStringList({"agent-type", "wander"}));
        QVERIFY(QRegularExpression("^#[0-9a-f]{6}$")
                    .match(data["types"][1]["dark"].toString())
                    .hasMatch());
    }

    /// In every language: the page does not choose the lines.
    void cards_haveTheFormulaOfTheirSettings() {
        Project project = projectWith({});
        const NodeType& pursue = *findNodeType("pursue");
        project.nodes.push_back({.id = "p", .type = "pursue", .values = pursue.defaults()});
        const QJsonArray cards = dataIn(pageOf(project))["cards"].toArray();
        QVERIFY(cards[1]["formula"].toString().contains(" = "));
        const QString formula = cards[2]["formula"].toString();
        QVERIFY2(formula.startsWith("T = ") && !formula.contains("prediction"),
                 qPrintable(formula));
    }

    /// Only pictures of the project's folder, and only such that every browser shows.
    void pictures_areInThePage() {
        const QTemporaryDir folder;
        QVERIFY(QDir(folder.path()).mkpath("project"));
        const auto write = [&](const QString& name, const QByteArray& bytes) {
            QFile out(folder.filePath(name));
            QVERIFY(out.open(QIODevice::WriteOnly) && out.write(bytes) == bytes.size());
        };
        const QByteArray png = QByteArray("\x89PNG\r\n\x1a\n", 8) + QByteArray(3, '\0');
        const QByteArray jpeg = QByteArray("\xff\xd8\xff", 3) + "jp";
        write("project/ant.png", png);
        write("project/ant.jpg", jpeg);
        write("project/ant.svg", "<svg/>");
        write("outside.png", png);
        Project project = projectWith({});
        const Node like = project.nodes.front();
        for (const char* name : {"ant.png", "ant.jpg", "ant.svg", "none.png", "../outside.png"}) {
            Node& node = project.nodes.emplace_back(like);
            node.id = "a" + std::to_string(project.nodes.size());
            node.values[*findNodeType(node.type)->settingIndex("picture")] = std::string(name);
        }
        const auto picturesIn = [&](const std::string& of) {
            const auto page = writePage(project, "t", smallTemplate(), nullptr, of);
            return dataIn(QString::fromStdString(page.value()))["pictures"].toObject();
        };
        const QJsonObject pictures = picturesIn(folder.filePath("project").toStdString());
        QCOMPARE(pictures.keys(), (QStringList{"ant.jpg", "ant.png"}));
        QCOMPARE(pictures["ant.png"].toString(),
                 QString("data:image/png;base64," + png.toBase64()));
        QCOMPARE(pictures["ant.jpg"].toString(),
                 QString("data:image/jpeg;base64," + jpeg.toBase64()));
        QVERIFY(picturesIn({}).isEmpty());
        // What is left out is said.
        const auto leftOut = picturesLeftOut(project, folder.filePath("project").toStdString());
        QCOMPARE(leftOut.size(), 3U);
        for (const char* name : {"ant.svg", "none.png", "../outside.png"})
            QVERIFY(std::ranges::any_of(leftOut, [&](const std::string& sentence) {
                return sentence.find('"' + std::string(name) + '"') != std::string::npos;
            }));
    }

    void picturesOfNotesAndSteps_areInThePage() {
        const QTemporaryDir folder;
        for (const char* name : {"note.png", "a step.png", "answer.gif"}) {
            QFile out(folder.filePath(name));
            QVERIFY(out.open(QIODevice::WriteOnly));
            out.write(QByteArray(name).endsWith("gif") ? "GIF89a" : "\x89PNG\r\n\x1a\n");
        }
        Project project = projectWith("Look: ![a note](note.png) and ![gone](gone.png)");
        project.annotations = {
            {.id = "s",
             .type = "step",
             .values = itemWith("step", StepAnnotation{.text = "![a](<a step.png>)",
                                                       .answer = "![b](answer.gif)"})
                           .values}};
        const std::string path = folder.path().toStdString();
        const auto page = writePage(project, "t", smallTemplate(), nullptr, path);
        const QJsonObject pictures =
            dataIn(QString::fromStdString(page.value()))["pictures"].toObject();
        QCOMPARE(pictures.keys(), (QStringList{"a step.png", "answer.gif", "note.png"}));
        const auto leftOut = picturesLeftOut(project, path);
        QCOMPARE(leftOut.size(), 1U);
        QVERIFY(leftOut.front().find("\"gone.png\"") != std::string::npos);
    }

    void rightAnswers_areNotInPlainWords() {
        Project project = projectWith({});
        const auto add = [&](const char* id, const StepAnnotation& step) {
            project.annotations.push_back(
                {.id = id, .type = "step", .values = itemWith("step", step).values});
        };
        add("c", {.ask = Ask::choice,
                  .question = "Who?",
                  .answers = "The hare\n* The tortoise",
                  .answer = "Slow and steady."});
        add("n", {.ask = Ask::number, .question = "How many?", .right = 1234, .tolerance = 56});
        const QString page = pageOf(project);
        for (const char* secret : {"* The tortoise", "Slow and steady", "1234"})
            QVERIFY2(!page.contains(secret), secret);
        const QJsonObject secrets = dataIn(page)["secrets"].toObject();
        QCOMPARE(secrets["c"].toObject()["choices"].toArray().size(), 1);
        QVERIFY(secrets["n"].toObject()["number"].toString().size() > 4);
        // The library in the page still opens it.
        QVERIFY(readProject(dataIn(page)["project"].toString().toStdString()));
    }

    void theLanguage_isInThePage() {
        const auto page = writePage(projectWith({}), "t", smallTemplate(), nullptr, {}, "de");
        QCOMPARE(dataIn(QString::fromStdString(page.value()))["language"].toString(),
                 QString("de"));
    }

    void numbersThatColorAgents_areInThePage() {
        Project project = projectWith({});
        const Description& type = *findAnnotationType("monitor");
        Annotation coloring{.id = "m", .type = "monitor", .values = type.defaults()};
        coloring.values[*type.settingIndex("of")] = std::string("a");
        coloring.values[*type.settingIndex("shownIn")] = std::string("colors");
        coloring.values[*type.settingIndex("colorsTo")] = 60.0;
        project.annotations.push_back(coloring);
        const QJsonObject data = dataIn(pageOf(project));
        QCOMPARE(data["colorings"].toArray(), (QJsonArray{QJsonObject{{"type", "a"},
                                                                      {"quantity", "speed"},
                                                                      {"node", ""},
                                                                      {"title", "Speed"},
                                                                      {"from", 0},
                                                                      {"to", 60}}}));
        for (const char* scale : {"darkScale", "lightScale"})
            QCOMPARE(data[scale].toArray().size(), 33);
    }

    void texts_cannotLeaveTheirPlace_data() {
        QTest::addColumn<QString>("text");
        QTest::newRow("end of a script") << "</script><script>alert(1)</script>";
        QTest::newRow("end of a script, in capitals") << "</SCRIPT ><img src=x onerror=alert(1)>";
        QTest::newRow("comment") << "<!--<script>";
        QTest::newRow("end of a title") << "</title><h1>";
        QTest::newRow("line separators")
            << QString("a%1b%2c").arg(QChar(0x2028)).arg(QChar(0x2029));
        QTest::newRow("entities") << "&lt;script&gt; & \" '";
        QTest::newRow("backslashes") << "\\u003c\\";
    }

    void texts_cannotLeaveTheirPlace() {
        QFETCH(QString, text);
        const QString page = pageOf(projectWith(text.toStdString()), text.toStdString());
        QCOMPARE(page.count("<script"), 2);
        QCOMPARE(page.count("</script", Qt::CaseInsensitive), 2);
        QVERIFY(!page.contains("<!--"));
        QVERIFY(!page.contains("<h1") && !page.contains("<img"));
        const qsizetype from = page.indexOf("id=\"data\">");
        QVERIFY(!page.mid(from).contains(QChar(0x2028)) && !page.mid(from).contains(QChar(0x2029)));
        const QJsonObject data = dataIn(page);
        QCOMPARE(data["title"].toString(), text);
        const auto project = require(readProject(data["project"].toString().toStdString()));
        QCOMPARE(QString::fromStdString(project.project.notes.whatItIs), text);
    }

    void script_isUnchanged_soItsHashHolds() {
        static const QRegularExpression hash("script-src 'sha256-([^']+)'"),
            code("<script>(.*?)</script>");
        const QString page = pageOf(projectWith("x"));
        const QByteArray found = code.match(page).captured(1).toUtf8();
        QCOMPARE(found, QByteArray(script));
        QCOMPARE(hash.match(page).captured(1).toLatin1(),
                 QCryptographicHash::hash(found, QCryptographicHash::Sha256).toBase64());
    }

    void placesInTexts_areNotFilledIn() {
        const std::string text(pageDataPlace);
        const QString page = pageOf(projectWith(text + std::string(pageTitlePlace)), text);
        QCOMPARE(dataIn(page)["title"].toString().toStdString(), text);
        QVERIFY(page.contains(QString("<title>%1</title>").arg(QString::fromStdString(text))));
    }

    void templateWithoutPlaces_isRefused_data() {
        QTest::addColumn<QString>("text");
        const QString title =
            QString::fromUtf8(pageTitlePlace.data(), qsizetype(pageTitlePlace.size()));
        const QString data =
            QString::fromUtf8(pageDataPlace.data(), qsizetype(pageDataPlace.size()));
        QTest::newRow("empty") << QString();
        QTest::newRow("no data") << title;
        QTest::newRow("no title") << data;
        QTest::newRow("data twice") << title + data + data;
        QTest::newRow("wrong order") << data + title;
    }

    void templateWithoutPlaces_isRefused() {
        QFETCH(QString, text);
        const auto page = writePage(projectWith({}), "t", text.toStdString());
        QVERIFY(!page.ok());
        QVERIFY_HAS(page.problems().front().text, "./dev page");
    }

    void projectWithErrors_isRefused() {
        Project project = projectWith({});
        project.nodes[1].type = "no-such-type";
        QVERIFY(!writePage(project, "t", smallTemplate()).ok());
    }
};
