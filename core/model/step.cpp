#include "core/model/step.h"

#include "core/base/number_text.h"
#include "core/base/suggestion.h"
#include "core/model/annotations.h"
#include "core/model/overrides.h"
#include "core/model/registry.h"
#include "core/nodes/describe.h"
#include "core/scene/geometry_settings.h"

#include <algorithm>
#include <cmath>

namespace tiller {

namespace {

using S = StepAnnotation;

constexpr double fastest = 8;
constexpr double slowest = 0.1;
constexpr double longestStep = 3600;
constexpr double largest = 1e9;
constexpr std::string_view rightMark = "* ";

Setting whileAsked(Setting setting, const char* ask) {
    return onlyWhen(setting, "ask", std::string(ask));
}

std::vector<Setting> runSettings() {
    return {
        textSetting(&S::changes, "changes", "Changes",
                    "One change per line as PATH=VALUE, such as hunter.maxSpeed=4 or world.seed=7.",
                    true),
        numberSetting(&S::speed, "speed", "Speed", "How fast the run is watched.", Unit::none,
                      {slowest, fastest, fastest}),
        numberSetting(
            &S::seconds, "seconds", "Pause after",
            "Seconds of watching after which the run pauses, and the length of a curve. 0: "
            "it goes on.",
            Unit::none, {0, longestStep, 120}),
        textSetting(&S::shown, "shown", "Overlays",
                    "What the world shows, separated by commas: " + commaList(stepOverlays) +
                        ", and in a presentation " + commaList(stepPanels) +
                        ". Empty: as the pupil has it."),
        textSetting(&S::beside, "beside", "Side by side",
                    "The id of an experiment that runs beside the world. Empty: none."),
        textSetting(&S::camera, "camera", "Camera",
                    "The part of the world that is seen, as X, Y, WIDTH: its middle and its width. "
                    "Empty: the whole world."),
        textSetting(
            &S::spotlight, "spotlight", "Spotlight",
            "What stands out: an agent by its name in traces, such as prey-3, or the id of an "
            "agent type or a scene item. Empty: nothing."),
        textSetting(&S::hidden, "hidden", "Hidden",
                    "Parts of the window that are hidden, separated by commas: " +
                        commaList(stepHideable) + ". Empty: none."),
        textSetting(&S::open, "open", "Pupils may change",
                    "The ids of cards that a pupil may change on the exported page, separated by "
                    "commas. Empty: none.")};
}

Setting askSetting() {
    return choiceSetting(&S::ask, "ask", "Asks for",
                         "The guess that the pupil makes before the run can play.",
                         {{"nothing", "Nothing", "The run can play at once."},
                          {"choice", "A choice", "One of several answers."},
                          {"number", "A number", "A number, right within a tolerance."},
                          {"curve", "A curve", "A sketch of what a plot will measure."}});
}

std::vector<Setting> questionSettings() {
    Setting question =
        textSetting(&S::question, "question", "Question", "What the pupil guesses.", true);
    question = onlyWhen(question, "ask", std::string("choice"),
                        {std::string("number"), std::string("curve")});
    return {question,
            whileAsked(textSetting(&S::answers, "answers", "Answers",
                                   "One answer per line. The right one begins with * and a space.",
                                   true),
                       "choice"),
            whileAsked(numberSetting(&S::right, "right", "Right number", "What the run will show.",
                                     Unit::none, {-largest, largest, 100}),
                       "number"),
            whileAsked(numberSetting(&S::tolerance, "tolerance", "Tolerance",
                                     "How far from the right number a guess may be.", Unit::none,
                                     {0, largest, 100}),
                       "number"),
            whileAsked(textSetting(&S::unit, "unit", "Unit", "Of the number, such as seconds."),
                       "number"),
            whileAsked(textSetting(&S::plot, "plot", "Plot",
                                   "The id of the plot whose curve the pupil sketches."),
                       "curve"),
            whileAsked(numberSetting(&S::low, "low", "Axis from", "The bottom of the sketch.",
                                     Unit::none, {-largest, largest, 100}),
                       "curve"),
            whileAsked(numberSetting(&S::high, "high", "Axis to", "The top of the sketch.",
                                     Unit::none, {-largest, largest, 100}),
                       "curve")};
}

} // namespace

Description describeStep() {
    std::vector<Setting> settings = joined(
        {{textSetting(&S::text, "text", "Text", "What the pupil reads first, in Markdown.", true)},
         runSettings(),
         {askSetting()},
         questionSettings(),
         {textSetting(&S::answer, "answer", "Answer", "What unfolds after the guess, in Markdown.",
                      true)}});
    for (Setting& each : settings)
        each.isOptional = each.id != "text";
    return {.id = "step",
            .title = "Step",
            .help = "A step of a lesson: text, settings of the run, and a question.",
            .settings = std::move(settings)};
}

bool isStep(const Annotation& annotation) {
    return annotation.type == "step";
}

StepAnnotation stepOf(const Annotation& annotation) {
    return settingsOf<StepAnnotation>(annotation);
}

std::vector<const Annotation*> stepsOf(const Project& project) {
    std::vector<const Annotation*> steps;
    for (const Annotation& each : project.annotations)
        if (isStep(each))
            steps.push_back(&each);
    return steps;
}

std::vector<StepAnswer> readAnswers(std::string_view lines) {
    std::vector<StepAnswer> answers;
    for (std::string_view line : linesOf(lines)) {
        const bool isRight = line.starts_with(rightMark);
        if (isRight)
            line = trimmed(line.substr(rightMark.size()));
        answers.push_back({std::string(line), isRight});
    }
    return answers;
}

std::string writeAnswers(const std::vector<StepAnswer>& answers) {
    std::string lines;
    for (const StepAnswer& answer : answers) {
        std::string text = answer.text;
        std::ranges::replace(text, '\n', ' ');
        lines += (lines.empty() ? "" : "\n") + std::string(answer.isRight ? rightMark : "") + text;
    }
    return lines;
}

bool isRightNumber(const StepAnnotation& step, double guess) {
    return std::abs(guess - step.right) <= step.tolerance;
}

std::vector<std::string_view> wordsOf(std::string_view list) {
    std::vector<std::string_view> words;
    while (!list.empty())
        if (const std::string_view word = trimmed(takeUntil(list, ',')); !word.empty())
            words.push_back(word);
    return words;
}

std::optional<StepCamera> readCamera(std::string_view text) {
    const std::vector<std::string_view> words = wordsOf(text);
    std::array<double, 3> numbers{};
    if (words.size() != numbers.size())
        return {};
    for (std::size_t i = 0; i < numbers.size(); ++i) {
        const auto number = parseNumber(words[i]);
        if (!number || std::abs(*number) > largest)
            return {};
        numbers[i] = *number;
    }
    return numbers[2] > 0 ? std::optional(StepCamera{numbers[0], numbers[1], numbers[2]})
                          : std::nullopt;
}

std::string writeCamera(const StepCamera& camera) {
    const auto tenths = [](double number) { return toText(std::round(number * 10) / 10); };
    return tenths(camera.x) + ", " + tenths(camera.y) + ", " + tenths(std::max(camera.width, 0.1));
}

} // namespace tiller
