#pragma once

#include "core/model/project.h"

#include <array>
#include <string>
#include <string_view>
#include <vector>

/// Steps of a lesson: what a pupil sees and is asked, one after the other. They do not change the
/// run until someone follows the lesson.
namespace tiller {

/// How a step asks for a guess.
enum class Ask {
    nothing,
    choice, ///< one of `answers`
    number, ///< right within `tolerance` of `right`
    curve,  ///< a sketch of what `plot` will measure
};

/// One step of a lesson. Its name is the title. The order of steps is that of the annotations.
struct StepAnnotation {
    std::string text = {};    ///< Markdown, as the notes
    std::string changes = {}; ///< lines of PATH=VALUE: see overrides.h
    double speed = 1;         ///< of watching
    double seconds = 0;       ///< of watching, after which the run pauses; 0: it goes on
    std::string shown = {};   ///< overlays, separated by commas: see stepOverlays
    std::string beside = {};  ///< the id of an experiment that runs side by side; empty: none
    Ask ask = Ask::nothing;
    std::string question = {};
    std::string answers = {}; ///< of a choice, a line each; right ones begin with "* "
    double right = 0;         ///< of a number
    double tolerance = 0;     ///< of a number
    std::string unit = {};    ///< of a number
    std::string plot = {};    ///< of a curve: the id of the plot
    double low = 0;           ///< of a curve: the bottom of the axis
    double high = 1;          ///< of a curve: the top of the axis
    std::string answer = {};  ///< Markdown; it unfolds after the guess, and where nothing is asked

    bool operator==(const StepAnnotation&) const = default;
};

[[nodiscard]] Description describeStep();

[[nodiscard]] bool isStep(const Annotation& annotation);
/// @pre isStep(annotation)
[[nodiscard]] StepAnnotation stepOf(const Annotation& annotation);
/// The values of an annotation of the type `step`.
[[nodiscard]] std::vector<Value> valuesOfStep(const StepAnnotation& step);
/// The steps of a project, in their order.
[[nodiscard]] std::vector<const Annotation*> stepsOf(const Project& project);

/// One answer of a choice.
struct StepAnswer {
    std::string text;
    bool isRight = false;

    bool operator==(const StepAnswer&) const = default;
};

[[nodiscard]] std::vector<StepAnswer> readAnswers(std::string_view lines);
/// Leaves out line breaks within an answer.
[[nodiscard]] std::string writeAnswers(const std::vector<StepAnswer>& answers);

/// Whether a number is right.
[[nodiscard]] bool isRightNumber(const StepAnnotation& step, double guess);

/// The words of `shown`, without spaces.
[[nodiscard]] std::vector<std::string_view> overlaysOf(std::string_view shown);

/// What `shown` can switch on.
inline constexpr std::array<std::string_view, 9> stepOverlays{
    "handles", "grid", "radii", "trails", "velocity", "desired", "steering", "forces", "behavior"};

} // namespace tiller
