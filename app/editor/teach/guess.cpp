#include "app/editor/teach/guess.h"

#include "core/model/overrides.h"

#include <QCoreApplication>

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
    return QString::fromStdString(toText(number)) + (unit.isEmpty() ? "" : " " + unit);
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
    return guess.curve.empty() ? QString() : words("a curve");
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

std::optional<double> typedNumber(const QString& text) {
    return parseNumber(text.trimmed().replace(',', '.').toStdString());
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

} // namespace tiller
