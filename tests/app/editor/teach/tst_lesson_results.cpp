#include "app/editor/teach/lesson_results.h"
#include "core/io/files.h"

#include <QTemporaryDir>
#include <QTest>

using namespace tiller;

namespace {

const StepAnnotation chosen{.ask = Ask::choice, .question = "Which?", .answers = "A\n* B"};
const StepAnnotation counted{
    .ask = Ask::number, .question = "How many?", .right = 5, .tolerance = 1, .unit = "fish"};

std::vector<LessonResult> someResults() {
    const Guess guess{.choice = 1};
    return {resultOf("One, \"two\"", chosen, &guess), resultOf("Later", counted, nullptr)};
}

} // namespace

class TestLessonResults : public QObject {
    Q_OBJECT

private slots:
    void verdict_isAWord_data() {
        QTest::addColumn<StepAnnotation>("step");
        QTest::addColumn<Guess>("guess");
        QTest::addColumn<QString>("said");
        QTest::addColumn<QString>("word");
        StepAnnotation curve;
        curve.ask = Ask::curve;
        QTest::newRow("right") << chosen << Guess{.choice = 1} << "B"
                               << "right";
        QTest::newRow("not right") << chosen << Guess{.choice = 0} << "A"
                                   << "not right";
        QTest::newRow("number") << counted << Guess{.number = 6} << "6 fish"
                                << "right";
        QTest::newRow("unlocked") << counted << Guess{} << ""
                                  << "unlocked without a guess";
        QTest::newRow("curve") << curve << Guess{.curve = {1, 2}, .off = 0.256} << "a curve"
                               << "off by 26% of the axis";
        QTest::newRow("curve before its end") << curve << Guess{.curve = {1, 2}} << "a curve"
                                              << "answered";
    }

    void verdict_isAWord() {
        QFETCH(StepAnnotation, step);
        QFETCH(Guess, guess);
        QFETCH(QString, said);
        QFETCH(QString, word);
        const LessonResult result = resultOf("Title", step, &guess);
        QCOMPARE(result.guess, said);
        QCOMPARE(result.verdict, word);
    }

    void withoutAGuess_theAnswerStaysUntold() {
        const LessonResult result = resultOf("Title", chosen, nullptr);
        QCOMPARE(result.right, QString());
        QCOMPARE(result.verdict, "not answered");
    }

    void csv_quotesTexts() {
        QCOMPARE(QString::fromStdString(toCsv(someResults())),
                 "step,question,guess,answer,result\n"
                 "\"One, \"\"two\"\"\",Which?,B,B,right\n"
                 "Later,How many?,,,not answered\n");
    }

    void markdown_hasASectionForEach() {
        const QString text = QString::fromStdString(toMarkdown("flee", someResults()));
        QVERIFY(text.startsWith("# Answers: flee\n\n## One, \"two\"\n\nWhich?\n\n- Guess: B\n"));
        QVERIFY(text.endsWith("## Later\n\nHow many?\n\n- not answered\n"));
    }

    void pdf_isOne() {
        const QTemporaryDir folder;
        const QString file = folder.filePath("answers.pdf");
        QVERIFY(saveLessonResults(file, "flee", someResults()).ok());
        const std::string bytes = loadText(file.toStdString()).value();
        QVERIFY(bytes.starts_with("%PDF-"));
        QVERIFY(bytes.size() > 1000);
    }

    void otherEndings_areRefused() {
        const QTemporaryDir folder;
        const auto refused =
            saveLessonResults(folder.filePath("answers.doc"), "flee", someResults());
        QVERIFY(!refused.ok());
        QVERIFY(refused.problems().front().text.find(".csv") != std::string::npos);
        QVERIFY(!QFile::exists(folder.filePath("answers.doc")));
        for (const char* ending : {".csv", ".MD"}) {
            const QString file = folder.filePath(QString("answers") + ending);
            QVERIFY(saveLessonResults(file, "flee", someResults()).ok());
            QVERIFY(QFile::exists(file));
        }
        QVERIFY(!saveLessonResults(folder.filePath("no/such/answers.csv"), "flee", {}).ok());
    }
};

QTEST_MAIN(TestLessonResults)
#include "tst_lesson_results.moc"
