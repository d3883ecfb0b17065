#include "app/editor/teach/guess.h"

#include "app/editor/words/setting_text.h"
#include "core/base/visible.h"
#include "core/io/files.h"
#include "core/model/overrides.h"

#include <QBuffer>
#include <QCoreApplication>
#include <QLocale>
#include <QPageSize>
#include <QPdfWriter>
#include <QTextBlock>
#include <QTextCursor>
#include <QTextDocument>

#include <algorithm>
#include <cmath>

namespace tiller {

namespace {

constexpr double closeCurve = 0.1; // of the axis
constexpr double nearCurve = 0.25;

QString words(const char* text) {
    return QCoreApplication::translate("Guess", text);
}

QString withUnit(const StepAnnotation& step, double number) {
    const QString unit = QString::fromStdString(step.unit);
    return writtenNumber(number) + (unit.isEmpty() ? "" : " " + unit);
}

QString answerAt(const StepAnnotation& step, int index) {
    const std::vector<StepAnswer> answers = readAnswers(step.answers);
    return index >= 0 && index < static_cast<int>(answers.size())
               ? QString::fromStdString(answers[static_cast<std::size_t>(index)].text)
               : QString();
}

QString curveVerdict(const Guess& guess) {
    if (!guess.off)
        return words("Your curve is drawn. The run draws its own over it.");
    const QString off =
        words("on average it is off by %1% of the axis.").arg(std::round(*guess.off * 100));
    if (*guess.off <= closeCurve)
        return words("Well seen: your curve comes close to the run; ") + off;
    if (*guess.off <= nearCurve)
        return words("Your curve is not far from the run; ") + off;
    return words("The run went another way than your curve; ") + off;
}

/// A curve at a few times: "a curve: 0 s: 0; 2.5 s: 80; ...".
QString curveText(const StepAnnotation& step, const std::vector<double>& curve) {
    constexpr int parts = 4;
    constexpr int digits = 3;
    QStringList places;
    for (int i = 0; i <= parts; ++i) {
        const std::size_t at = (curve.size() - 1) * static_cast<std::size_t>(i) / parts;
        places << words("%1 s: %2")
                      .arg(writtenNumber(step.seconds * i / parts),
                           QString::number(curve[at], 'g', digits)
                               .replace('.', QLocale().decimalPoint()));
    }
    return words("a curve: %1").arg(places.join(words("; ")));
}

} // namespace

std::optional<bool> isRight(const StepAnnotation& step, const Guess& guess) {
    if (step.ask == Ask::choice && guess.choice >= 0) {
        const std::vector<StepAnswer> answers = readAnswers(step.answers);
        const auto index = static_cast<std::size_t>(guess.choice);
        return index < answers.size() && answers[index].isRight;
    }
    if (step.ask == Ask::number && guess.number)
        return isRightNumber(step, *guess.number);
    if (step.ask == Ask::curve && guess.off)
        return *guess.off <= closeCurve;
    return {};
}

QString guessText(const StepAnnotation& step, const Guess& guess) {
    if (step.ask == Ask::choice)
        return answerAt(step, guess.choice);
    if (step.ask == Ask::number && guess.number)
        return withUnit(step, *guess.number);
    return guess.curve.empty() ? QString() : curveText(step, guess.curve);
}

QString rightText(const StepAnnotation& step) {
    if (step.ask == Ask::number)
        return (step.tolerance > 0 ? words("about %1") : QStringLiteral("%1"))
            .arg(withUnit(step, step.right));
    QStringList right;
    if (step.ask == Ask::choice)
        for (const StepAnswer& answer : readAnswers(step.answers))
            if (answer.isRight)
                right << QString::fromStdString(answer.text);
    return right.join(words(", or "));
}

QString verdictText(const StepAnnotation& step, const Guess& guess) {
    if (guess.isNone())
        return words("Unlocked without a guess.");
    if (step.ask == Ask::curve)
        return curveVerdict(guess);
    if (isRight(step, guess).value_or(false))
        return step.ask == Ask::number
                   ? words("You guessed %1, and that is right: it is %2.")
                         .arg(guessText(step, guess), rightText(step))
                   : words("You guessed “%1”, and that is right.").arg(guessText(step, guess));
    return (step.ask == Ask::number ? words("You guessed %1. It is %2.")
                                    : words("You guessed “%1”. The run shows: “%2”."))
        .arg(guessText(step, guess), rightText(step));
}

std::optional<double> curveOff(const StepAnnotation& step, const std::vector<double>& curve,
                               const MonitorSeries& series, double ticksPerSecond) {
    const double end = step.seconds * ticksPerSecond;
    double sum = 0;
    double count = 0;
    for (std::size_t i = 0; i < series.values.size() && curve.size() > 1 && end > 0; ++i) {
        const auto tick = static_cast<double>(series.tickOf(i));
        if (tick > end || std::isnan(series.values[i]))
            continue;
        const double at = tick / end * static_cast<double>(curve.size() - 1);
        const auto left = std::min(static_cast<std::size_t>(at), curve.size() - 2);
        const double share = at - static_cast<double>(left);
        const double guessed = curve[left] + share * (curve[left + 1] - curve[left]);
        sum += std::abs(guessed - std::clamp(series.values[i], step.low, step.high));
        ++count;
    }
    return count > 0 && step.high > step.low ? std::optional(sum / count / (step.high - step.low))
                                             : std::nullopt;
}

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

QStringList resultLines(const LessonResult& result) {
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
QByteArray toPdf(const QString& lesson, const QString& pupil,
                 const std::vector<LessonResult>& results) {
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
    if (!pupil.isEmpty())
        writeBlock(cursor, lineOf(said("Name"), pupil), 11, false);
    for (const LessonResult& each : results) {
        writeBlock(cursor, {}, 8, false);
        writeBlock(cursor, each.step, 13, true);
        writeBlock(cursor, each.question, 11, false);
        for (const QString& line : resultLines(each))
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

std::string toCsv(const QString& pupil, const std::vector<LessonResult>& results,
                  const TableForm& form) {
    Table table(form);
    for (const QString& each : {said("name"), said("step"), said("question"), said("guess"),
                                said("answer"), said("result")})
        table.add(each.toStdString());
    table.endRow();
    for (const LessonResult& each : results) {
        const QString* const fields[] = {&pupil,      &each.step,  &each.question,
                                         &each.guess, &each.right, &each.verdict};
        for (const QString* field : fields)
            table.add(field->toStdString());
        table.endRow();
    }
    return table.take();
}

std::string toMarkdown(const QString& lesson, const QString& pupil,
                       const std::vector<LessonResult>& results) {
    QString text = QStringLiteral("# ") + said("Answers: %1").arg(lesson) + '\n';
    if (!pupil.isEmpty())
        text += '\n' + lineOf(said("Name"), pupil) + '\n';
    for (const LessonResult& each : results) {
        text += QStringLiteral("\n## ") + each.step + QStringLiteral("\n\n") + each.question +
                QStringLiteral("\n\n");
        for (const QString& line : resultLines(each))
            text += QStringLiteral("- ") + line + '\n';
    }
    return text.toStdString();
}

Result<Done> saveLessonResults(const QString& file, const QString& lesson, const QString& pupil,
                               const std::vector<LessonResult>& results, const TableForm& form) {
    if (file.endsWith(QStringLiteral(".csv"), Qt::CaseInsensitive))
        return saveText(file.toStdString(), toCsv(pupil, results, form));
    if (file.endsWith(QStringLiteral(".md"), Qt::CaseInsensitive))
        return saveText(file.toStdString(), toMarkdown(lesson, pupil, results));
    if (file.endsWith(QStringLiteral(".pdf"), Qt::CaseInsensitive))
        return saveText(file.toStdString(), toPdf(lesson, pupil, results).toStdString());
    return Problem{.text = "Answers are saved as .pdf, .csv or .md. Choose one of these endings."};
}

} // namespace tiller
