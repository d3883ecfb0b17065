#include "app/page/page.h"
#include "app/page/site.h"
#include "tests/core/support/testing.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>

const std::string filled = std::string(pageMark) + "<title>" + std::string(pageTitlePlace) +
                           "</title><script>" + std::string(pageDataPlace) + "</script>";

/// Agents that roam, and a step that makes one more of them and a larger world.
Project lesson() {
    return readProject(R"({"format": "tiller-project", "version": 2, "nodes": [
        {"id": "a", "type": "agent-type", "count": 2}, {"id": "w", "type": "wander"}],
        "links": [{"id": "l", "from": "w.force", "to": "a.steering"}],
        "annotations": [{"id": "s", "type": "step", "name": "One", "text": "x", "changes": "a.count=3"}]})")
        .value()
        .project;
}

QJsonObject dataOf(const SiteFile& file) {
    const QString text = QString::fromStdString(file.text);
    const qsizetype from = text.indexOf("<script>") + 8;
    QJsonObject data =
        QJsonDocument::fromJson(text.mid(from, text.indexOf("</script>") - from).toUtf8()).object();
    const QJsonObject words = data["languages"].toObject()["en"].toObject(); // of a page
    for (auto each = words.begin(); each != words.end(); ++each)
        data[each.key()] = each.value();
    return data;
}

std::vector<SiteFile> siteOf(const std::vector<std::string>& names) {
    std::vector<SiteLesson> lessons;
    for (const std::string& name : names)
        lessons.push_back({name, lesson()});
    return writeSite(lessons, "A course", filled, filled).value();
}

QStringList namesIn(const QString& folder) {
    return QDir(folder).entryList(QDir::AllEntries | QDir::Hidden | QDir::NoDotAndDotDot,
                                  QDir::Name);
}

QString problemOf(const Result<Done>& done) {
    return done ? QString() : QString::fromStdString(done.problems().front().text);
}

void writeText(const QString& file, const QByteArray& text) {
    QFile out(file);
    QVERIFY(out.open(QIODevice::WriteOnly) && out.write(text) == text.size());
}

class TestSite : public QObject {
    Q_OBJECT

private slots:
    void pages_areNamed_byNumberAndProject() {
        std::vector<std::string> names;
        for (const SiteFile& each : siteOf({"flee", "../a b?<c>", "日本", "Flee"}))
            names.push_back(each.name);
        QCOMPARE(names, (std::vector<std::string>{"01-flee.html", "02-a-b-c.html", "03-lesson.html",
                                                  "04-Flee.html", "index.html"}));
    }

    void page_knowsItsPlace_andTheNextOne() {
        const auto files = siteOf({"flee", "hunter-and-prey"});
        const QJsonObject first = dataOf(files[0])["site"].toObject();
        const QJsonObject last = dataOf(files[1])["site"].toObject();
        QCOMPARE(first["title"].toString(), QString("A course"));
        QCOMPARE(first["index"].toString(), QString("index.html"));
        QCOMPARE(dataOf(files[0])["nextTitle"].toString(), QString("Hunter and prey"));
        QCOMPARE(first["next"].toObject()["file"].toString(), QString("02-hunter-and-prey.html"));
        QCOMPARE(first["count"].toInt(), 2);
        QVERIFY(first["key"] != last["key"]);
        QCOMPARE(last["number"].toInt(), 2);
        QVERIFY(!last.contains("next"));
        QVERIFY(QString::fromStdString(files[1].text).contains("<title>Hunter and prey</title>"));
    }

    void index_listsTheLessons_withTheirMotion() {
        const auto files = siteOf({"flee", "wander"});
        const QJsonObject index = dataOf(files.back());
        QCOMPARE(index["format"].toString(), QString("tiller-site"));
        const QJsonArray lessons = index["lessons"].toArray();
        const QJsonObject second = lessons[1].toObject();
        const QJsonArray words = index["languages"].toObject()["en"].toArray();
        QCOMPARE(words.size(), lessons.size());
        QCOMPARE(words[1].toObject()["title"].toString(), QString("Wander"));
        QCOMPARE(second["file"].toString(), QString("02-wander.html"));
        QCOMPARE(second["key"], dataOf(files[1])["site"].toObject()["key"]);
        QCOMPARE(second["project"].toString().toStdString(), writeProject(lesson()));
        const QJsonArray tracks = second["tracks"].toArray();
        QCOMPARE(tracks.size(), 3); // as the first step has them
        QCOMPARE(tracks[0]["type"].toString(), QString("a"));
        const QJsonArray places = tracks[0]["places"].toArray();
        QCOMPARE(places.size(), 2 * qsizetype(previewSamples));
        QVERIFY(places[0] != places[places.size() - 2] || places[1] != places[places.size() - 1]);
    }

    void texts_cannotLeaveTheirPlace() {
        const std::string evil = "</script><img src=x>";
        const auto files = writeSite({{evil, lesson()}}, evil, filled, filled).value();
        for (const SiteFile& each : files) {
            QVERIFY(each.text.find("<img") == std::string::npos);
            QCOMPARE(dataOf(each)["title"].toString(),
                     each.name == "index.html" ? QString::fromStdString(evil)
                                               : QString::fromStdString(titleOfName(evil)));
        }
        QCOMPARE(files[0].name, "01-script-img-src-x.html"s);
    }

    void sitesThatCannotBeMade_areRefused() {
        const auto twice = writeSite({{"a", lesson()}, {"a", lesson()}}, "t", filled, filled);
        QVERIFY(!twice && twice.problems().front().text.find("named \"a\"") != std::string::npos);
        QVERIFY(!writeSite({}, "t", filled, filled));
        QVERIFY(!writeSite({{"a", lesson()}}, "t", "no place", filled));
        QVERIFY(!writeSite({{"a", lesson()}}, "t", filled, "no place"));
        Project broken = lesson();
        broken.links.front().from = {"nowhere", "force"};
        QVERIFY(!writeSite({{"a", broken}}, "t", filled, filled));
    }

    void folder_isReplaced_ifItHoldsASiteAlone() {
        const QTemporaryDir at;
        const QString folder = at.filePath("course");
        const std::string named = (folder + "/").toStdString();
        QCOMPARE(problemOf(saveSite(named, siteOf({"one", "two", "three"}))), QString());
        QCOMPARE(namesIn(folder).size(), 4);
        QCOMPARE(problemOf(saveSite(named, siteOf({"one"}))), QString());
        QCOMPARE(namesIn(folder), QStringList({"01-one.html", "index.html"}));
        QCOMPARE(namesIn(at.path()), QStringList{"course"}); // nothing beside
        QVERIFY(QDir(at.path()).mkdir("empty"));
        QCOMPARE(problemOf(saveSite(at.filePath("empty").toStdString(), siteOf({"one"}))),
                 QString());
        QCOMPARE(namesIn(at.filePath("empty")).size(), 2);
    }

    void folder_withSomethingElse_staysAsItIs() {
        const QTemporaryDir at;
        writeText(at.filePath("notes.html"), "<h1>Mine</h1>");
        const QString problem = problemOf(saveSite(at.path().toStdString(), siteOf({"one"})));
        QVERIFY2(problem.contains("\"notes.html\"") && problem.contains("Nothing was written"),
                 qPrintable(problem));
        QCOMPARE(namesIn(at.path()), QStringList{"notes.html"});
        const QString file = at.filePath("notes.html");
        QVERIFY(problemOf(saveSite(file.toStdString(), siteOf({"one"}))).contains("is a file"));
        QCOMPARE(QFile(file).size(), 13);
    }

    void problems_areInTheLanguageOfTheProgram() {
        const QTemporaryDir at;
        writeText(at.filePath("notes.html"), "<h1>Mine</h1>");
        translateWith([](std::string_view, std::string_view english,
                         std::optional<long long>) { return "~" + std::string(english); },
                      "de");
        const auto inWords = [](const auto& result) { return result.problems().front().text; };
        const std::vector<std::string> problems{
            inWords(writeSite({}, "t", filled, filled)),
            inWords(writeSite({{"a", lesson()}, {"a", lesson()}}, "t", filled, filled)),
            inWords(writeSite({{"a", lesson()}}, "t", "no place", filled)),
            inWords(loadSiteTemplate("/no/such/page-template.html")),
            inWords(saveSite(at.path().toStdString(), {})),
            inWords(saveSite(at.filePath("notes.html").toStdString(), {})),
            inWords(saveSite("/no/such/course", {{"a.html", "x"}}))};
        translateWith(nullptr);
        for (const std::string& problem : problems)
            QVERIFY_STARTS(problem, '~');
    }

    void failure_leavesNothingBehind() {
        const QTemporaryDir at;
        const std::string folder = at.filePath("course").toStdString();
        QVERIFY(saveSite(folder, siteOf({"old"})));
        const QString problem = problemOf(saveSite(folder, {{"no/such/folder.html", "x"}}));
        QVERIFY2(!problem.isEmpty(), "it was saved");
        QCOMPARE(namesIn(at.path()), QStringList{"course"});
        QCOMPARE(namesIn(QString::fromStdString(folder)),
                 QStringList({"01-old.html", "index.html"}));
        QVERIFY(!saveSite(at.filePath("none/course").toStdString(), siteOf({"one"})));
    }
};
