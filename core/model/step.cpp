#include "core/model/step.h"

#include "core/model/annotations.h"
#include "core/model/overrides.h"
#include "core/model/registry.h"
#include "core/nodes/describe.h"
#include "core/scene/geometry_settings.h"

#include <algorithm>
#include <cmath>
#include <span>

namespace tiller {

namespace {

using S = StepAnnotation;

constexpr double fastest = 8;
constexpr double slowest = 0.1;
constexpr double longestStep = 3600;
constexpr double largest = 1e9;
constexpr std::string_view rightMark = "* ";

Setting stepText(std::string S::*member, std::string_view id, std::string_view title,
                 std::string_view help, bool hasLines) {
    return bindMember({.id = id,
                       .title = title,
                       .help = help,
                       .kind = SettingKind::text,
                       .hasLines = hasLines,
                       .isOptional = id != "text"},
                      member);
}

Setting stepNumber(double S::*member, std::string_view id, std::string_view title,
                   std::string_view help, double min, double max, double sliderMax) {
    return bindMember({.id = id,
                       .title = title,
                       .help = help,
                       .min = min,
                       .max = max,
                       .sliderMax = sliderMax,
                       .isOptional = true},
                      member);
}

std::string listed(std::span<const std::string_view> words) {
    std::string list;
    for (const std::string_view word : words)
        list += (list.empty() ? "" : ", ") + std::string(word);
    return list;
}

Setting whileAsked(Setting setting, const char* ask) {
    return onlyWhen(setting, "ask", std::string(ask));
}

std::vector<Setting> runSettings() {
    return {
        stepText(&S::changes, "changes", "Changes",
                 "One change per line as PATH=VALUE, such as hunter.maxSpeed=4 or world.seed=7.",
                 true),
        stepNumber(&S::speed, "speed", "Speed", "How fast the run is watched.", slowest, fastest,
                   fastest),
        stepNumber(&S::seconds, "seconds", "Pause after",
                   "Seconds of watching after which the run pauses, and the length of a curve. 0: "
                   "it goes on.",
                   0, longestStep, 120),
        stepText(&S::shown, "shown", "Overlays",
                 "What the world shows, separated by commas: " + listed(stepOverlays) +
                     ". Empty: as the pupil has it.",
                 false),
        stepText(&S::beside, "beside", "Side by side",
                 "The id of an experiment that runs beside the world. Empty: none.", false),
        stepText(&S::camera, "camera", "Camera",
                 "The part of the world that is seen, as X, Y, WIDTH: its middle and its width. "
                 "Empty: the whole world.",
                 false),
        stepText(&S::spotlight, "spotlight", "Spotlight",
                 "What stands out: an agent by its name in traces, such as prey-3, or the id of an "
                 "agent type or a scene item. Empty: nothing.",
                 false),
        stepText(&S::hidden, "hidden", "Hidden",
                 "Parts of the window that are hidden, separated by commas: " +
                     listed(stepHideable) + ". Empty: none.",
                 false)};
}

Setting askSetting() {
    Setting setting =
        bindMember({.id = "ask",
                    .title = "Asks for",
                    .help = "The guess that the pupil makes before the run can play.",
                    .choices = {{"nothing", "Nothing", "The run can play at once."},
                                {"choice", "A choice", "One of several answers."},
                                {"number", "A number", "A number, right within a tolerance."},
                                {"curve", "A curve", "A sketch of what a plot will measure."}}},
                   &S::ask);
    setting.isOptional = true;
    return setting;
}

std::vector<Setting> questionSettings() {
    Setting question =
        stepText(&S::question, "question", "Question", "What the pupil guesses.", true);
    question = onlyWhen(question, "ask", std::string("choice"),
                        {std::string("number"), std::string("curve")});
    return {
        question,
        whileAsked(stepText(&S::answers, "answers", "Answers",
                            "One answer per line. The right one begins with * and a space.", true),
                   "choice"),
        whileAsked(stepNumber(&S::right, "right", "Right number", "What the run will show.",
                              -largest, largest, 100),
                   "number"),
        whileAsked(stepNumber(&S::tolerance, "tolerance", "Tolerance",
                              "How far from the right number a guess may be.", 0, largest, 100),
                   "number"),
        whileAsked(stepText(&S::unit, "unit", "Unit", "Of the number, such as seconds.", false),
                   "number"),
        whileAsked(stepText(&S::plot, "plot", "Plot",
                            "The id of the plot whose curve the pupil sketches.", false),
                   "curve"),
        whileAsked(stepNumber(&S::low, "low", "Axis from", "The bottom of the sketch.", -largest,
                              largest, 100),
                   "curve"),
        whileAsked(stepNumber(&S::high, "high", "Axis to", "The top of the sketch.", -largest,
                              largest, 100),
                   "curve")};
}

} // namespace

Description describeStep() {
    std::vector<Setting> settings{
        stepText(&S::text, "text", "Text", "What the pupil reads first, in Markdown.", true)};
    for (Setting& each : runSettings())
        settings.push_back(std::move(each));
    settings.push_back(askSetting());
    for (Setting& each : questionSettings())
        settings.push_back(std::move(each));
    settings.push_back(stepText(&S::answer, "answer", "Answer",
                                "What unfolds after the guess, in Markdown.", true));
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

std::vector<Value> valuesOfStep(const StepAnnotation& step) {
    std::vector<Value> values;
    for (const Setting& setting : findAnnotationType("step")->settings)
        values.push_back(setting.load(&step));
    return values;
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
    while (!list.empty()) {
        const std::size_t end = std::min(list.find(','), list.size());
        if (const std::string_view word = trimmed(list.substr(0, end)); !word.empty())
            words.push_back(word);
        list.remove_prefix(std::min(end + 1, list.size()));
    }
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
