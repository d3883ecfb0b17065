#pragma once

#include "core/model/project.h"
#include "core/nodes/node_type.h"

#include <span>

/// What helps people to read a project and to watch it run, and changes nothing of how it runs:
/// frames and comments on the canvas, plots, sliders on a panel, experiments.
namespace tiller {

/// A titled area of the canvas that carries the cards that lie wholly in it. Its name is the title.
struct FrameAnnotation {
    std::string color = "#7a8aa0";
    double x = 0; ///< left, in canvas units
    double y = 0; ///< top
    double width = 320;
    double height = 240;

    bool operator==(const FrameAnnotation&) const = default;
};

/// Text on the canvas.
struct CommentAnnotation {
    std::string text;
    std::string color = "#7a8aa0";
    double x = 0;
    double y = 0;
    double width = 224;
    double height = 96;

    bool operator==(const CommentAnnotation&) const = default;
};

/// What a plot shows.
enum class Quantity {
    speed,
    distance, ///< to what `node` aims at: a target
    store,    ///< of the meter `node`
    inMode,   ///< how many are in the mode `node`
    contacts, ///< so far
    force,    ///< length of the steering
    count,    ///< of agents
    x,
    y
};

/// How the numbers of several agents become one.
enum class Statistic { mean, least, most, spread, sum };

/// A plot of a number of one agent or of a group, over time.
struct MonitorAnnotation {
    std::string of;    ///< the id of an agent type
    std::string agent; ///< its name as in traces; empty: all of them
    Quantity quantity = Quantity::speed;
    std::string node; ///< the id of the target, meter or mode it is about; empty if about none
    Statistic statistic = Statistic::mean;
    double seconds = 20; ///< of watching that the plot shows

    bool operator==(const MonitorAnnotation&) const = default;
};

/// A setting that the author puts on the panel. Its name is the title; empty: the setting's own.
struct SliderAnnotation {
    std::string item;    ///< the id of a node, a scene item, a link, or "world"
    std::string setting; ///< its id; "weight" of a link
    double from = 0;
    double to = 1;
    double step = 0; ///< 0: any number

    bool operator==(const SliderAnnotation&) const = default;
};

/// Settings to start the run with, as an alternative. Its name is the title.
struct ExperimentAnnotation {
    std::string changes; ///< lines PATH=VALUE, as `tiller run --set` takes them

    bool operator==(const ExperimentAnnotation&) const = default;
};

/// All kinds of annotations: `frame`, `comment`, `monitor`, `slider`, `experiment`.
[[nodiscard]] std::vector<Description> describeAnnotations();

/// Whether an annotation stands on the canvas, with x, y, width and height.
[[nodiscard]] bool standsOnCanvas(const Annotation& annotation);

/// Whether an annotation is about one of these things, so that it goes with it.
[[nodiscard]] bool isAbout(const Annotation& annotation, std::span<const Id> ids);

} // namespace tiller
