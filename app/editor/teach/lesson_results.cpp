#include "app/editor/teach/lesson_results.h"

#include "core/base/csv.h"
#include "core/io/files.h"

#include <QBuffer>
#include <QCoreApplication>
#include <QPageSize>
#include <QPdfWriter>
#include <QTextBlock>
#include <QTextCursor>
#include <QTextDocument>

namespace tiller {

namespace {

constexpr int pdfMargin = 20;     // millimeters
constexpr int pdfResolution = 96; // pixels per inch

QString said(const char* text) {
    return QCoreApplication::translate("LessonResults", text);
}

QString verdictWord(const StepAnnotation& step, const Guess* guess) {
    if (!guess)
        return said("not answered");
    if (guess->isNone())
        return said("unlocked without a guess");
    if (guess->off)
        return said("off by %1% of the axis").arg(std::round(*guess->off * 100));
    const auto right = isRight(step, *guess);
    return !right ? said("answered") : *right ? said("right") : said("not right");
}

/// One line of the page: what it is, and what was said.
QString lineOf(const QString& what, const QString& text) {
    return text.isEmpty() ? QString() : what + QStringLiteral(": ") + text;
}

QStringList linesOf(const LessonResult& result) {
    QStringList lines{lineOf(said("Guess"), result.guess), lineOf(said("Answer"), result.right),
                      result.verdict};
    lines.removeAll(QString());
    return lines;
}

void writeBlock(QTextCursor& cursor, const QString& text, double size, bool isBold) {
    QTextCharFormat format;
    format.setFontPointSize(size);
    format.setFontWeight(isBold ? QFont::DemiBold : QFont::Normal);
    if (!cursor.atStart())
        cursor.insertBlock();
    cursor.insertText(text, format);
}

/// As pages of A4. The texts are plain, whatever they contain.
QByteArray toPdf(const QString& lesson, const std::vector<LessonResult>& results) {
    QByteArray bytes;
    QBuffer buffer(&bytes);
    buffer.open(QIODevice::WriteOnly);
    QPdfWriter writer(&buffer);
    writer.setPageSize(QPageSize(QPageSize::A4));
    writer.setPageMargins(QMarginsF(pdfMargin, pdfMargin, pdfMargin, pdfMargin),
                          QPageLayout::Millimeter);
    writer.setResolution(pdfResolution);
    writer.setTitle(lesson);
    QTextDocument text;
    QTextCursor cursor(&text);
    writeBlock(cursor, said("Answers: %1").arg(lesson), 18, true);
    for (const LessonResult& each : results) {
        writeBlock(cursor, {}, 8, false);
        writeBlock(cursor, each.step, 13, true);
        writeBlock(cursor, each.question, 11, false);
        for (const QString& line : linesOf(each))
            writeBlock(cursor, line, 11, false);
    }
    text.print(&writer);
    return bytes;
}

} // namespace

LessonResult resultOf(const QString& title, const StepAnnotation& step, const Guess* guess) {
    return {.step = title,
            .question = QString::fromStdString(step.question),
            .guess = guess ? guessText(step, *guess) : QString(),
            .right = guess ? rightText(step) : QString(),
            .verdict = verdictWord(step, guess)};
}

std::string toCsv(const std::vector<LessonResult>& results) {
    std::string table = "step,question,guess,answer,result\n";
    for (const LessonResult& each : results) {
        const QString* const fields[] = {&each.step, &each.question, &each.guess, &each.right,
                                         &each.verdict};
        for (const QString* field : fields)
            table += toCsv(field->toStdString()) + (field == &each.verdict ? "\n" : ",");
    }
    return table;
}

std::string toMarkdown(const QString& lesson, const std::vector<LessonResult>& results) {
    QString text = QStringLiteral("# ") + said("Answers: %1").arg(lesson) + '\n';
    for (const LessonResult& each : results) {
        text += QStringLiteral("\n## ") + each.step + QStringLiteral("\n\n") + each.question +
                QStringLiteral("\n\n");
        for (const QString& line : linesOf(each))
            text += QStringLiteral("- ") + line + '\n';
    }
    return text.toStdString();
}

Result<Done> saveLessonResults(const QString& file, const QString& lesson,
                               const std::vector<LessonResult>& results) {
    if (file.endsWith(QStringLiteral(".csv"), Qt::CaseInsensitive))
        return saveText(file.toStdString(), toCsv(results));
    if (file.endsWith(QStringLiteral(".md"), Qt::CaseInsensitive))
        return saveText(file.toStdString(), toMarkdown(lesson, results));
    if (file.endsWith(QStringLiteral(".pdf"), Qt::CaseInsensitive))
        return saveText(file.toStdString(), toPdf(lesson, results).toStdString());
    return Problem{.text = "Answers are saved as .pdf, .csv or .md. Choose one of these endings."};
}

} // namespace tiller
