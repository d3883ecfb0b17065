#pragma once

#include "core/model/project.h"

#include <array>
#include <optional>
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
    std::string text = {};      ///< Markdown, as the notes
    std::string changes = {};   ///< lines of PATH=VALUE: see overrides.h
    double speed = 1;           ///< of watching
    double seconds = 0;         ///< of watching, after which the run pauses; 0: it goes on
    std::string shown = {};     ///< separated by commas: see stepOverlays and stepPanels
    std::string beside = {};    ///< the id of an experiment that runs side by side; empty: none
    std::string camera = {};    ///< what is seen of the world: see StepCamera; empty: all of it
    std::string spotlight = {}; ///< an agent's name, or the id of an agent type or a scene item
    std::string hidden = {};    ///< parts of the window, separated by commas: see stepHideable
    std::string open = {};      ///< ids of cards that pupils may change on a page, with commas
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

/// The words of `shown`, `hidden` or `open`, without spaces.
[[nodiscard]] std::vector<std::string_view> wordsOf(std::string_view list);

/// What `shown` can switch on.
inline constexpr std::array<std::string_view, 9> stepOverlays{
    "handles", "grid", "radii", "trails", "velocity", "desired", "steering", "forces", "behavior"};

/// What `shown` can also name: the plots, and what the run counts, in a presentation.
inline constexpr std::array<std::string_view, 2> stepPanels{"plots", "counts"};

/// What `hidden` can hide: the canvas, the palette with the inspector, the sliders, the plots.
inline constexpr std::array<std::string_view, 4> stepHideable{"cards", "panes", "values", "plots"};

/// The part of the world that a step shows, in units of the world. Its height follows from the
/// ratio of the world.
struct StepCamera {
    double x = 0; ///< of its middle
    double y = 0;
    double width = 1; ///< above 0

    bool operator==(const StepCamera&) const = default;
};

/// Reads "X, Y, WIDTH"; nothing if it is something else.
[[nodiscard]] std::optional<StepCamera> readCamera(std::string_view text);
[[nodiscard]] std::string writeCamera(const StepCamera& camera); ///< rounded to tenths

} // namespace tiller
