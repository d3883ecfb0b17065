#include "app/editor/sim/timeline.h"
#include "core/model/registry.h"
#include "core/sim/explanation.h"
#include "tests/app/editor/window.h"
#include "tests/tour/picture.h"

#include <QApplication>
#include <QCursor>
#include <QDir>
#include <QScreen>

#include <algorithm>
#include <array>
#include <cstdio>
#include <functional>
#include <vector>

using namespace tiller;

/// Makes the pictures of README.md, docs/tour.md and docs/teaching.md, each in a real window, and
/// those of docs/behaviors.md. Every picture is of a paused run at a fixed tick, so it is the same
/// every time. A file is written only if its picture looks different.
namespace {

/// Throws what did not happen in time.
void waitFor(const char* what, const std::function<bool()>& condition) {
    if (!QTest::qWaitFor(condition, 30'000))
        throw std::runtime_error(std::string("this did not happen within 30 s: ") + what);
}

void require(const char* what, bool condition) {
    if (!condition)
        throw std::runtime_error(std::string("this failed: ") + what);
}

void waitForItem(const EditorWindow& window, const char* name) {
    waitFor(name, [&] { return window.isShown(name); });
}

/// Starts a new run, and pauses it at a tick.
void runTo(EditorWindow& window, double tick, bool dark = true) {
    window.editor.settings.setDark(dark);
    window.editor.simulation.clearCursor(); // the mouse would attract the prey
    window.editor.simulation.pause();
    window.editor.simulation.reset();
    require("run to a tick", window.runTo(tick));
}

/// Gives the canvas more room than it has beside the world.
void showLayout(EditorWindow& window, const char* layout) {
    window.editor.windowState.setLayout(layout);
    window.waitForFrame();
    window.editor.canvas.fitAll();
}

void addAnnotation(EditorWindow& window, const std::string& type, const std::string& name,
                   const std::vector<std::pair<std::string, Value>>& values) {
    Annotation annotation{
        .id = {}, .type = type, .name = name, .values = findAnnotationType(type)->defaults()};
    for (const auto& [setting, value] : values)
        annotation.values[*findAnnotationType(type)->settingIndex(setting)] = value;
    Document& document = window.editor.document;
    require("add an annotation",
            document.push(addAnnotation(document.project(), document.ids(), annotation), "Add"));
}

/// The first prey that Evade steers at a tick.
std::uint32_t evadingPrey(const Project& project, int tick) {
    Simulation simulation(project);
    for (int i = 0; i < tick; ++i)
        simulation.step();
    for (std::uint32_t ordinal = 0;; ++ordinal) {
        const auto explanation = simulation.explain({"prey", ordinal});
        if (!explanation || tiller::find(*explanation, "evade")->used)
            return ordinal;
    }
}

void showWindow(EditorWindow& window, bool dark) {
    runTo(window, 400, dark);
}

void showCanvas(EditorWindow& window) {
    const auto& scene = window.editor.canvas.scene();
    const QRectF hunt = scene.card("pursue")
                            ->rect.united(scene.card("nearest-prey")->rect)
                            .united(scene.card("stamina")->rect);
    addAnnotation(window, "frame", "The hunt",
                  {{"x", hunt.x() - 12},
                   {"y", hunt.y() - 44},
                   {"width", hunt.width() + 24},
                   {"height", hunt.height() + 56},
                   {"color", std::string("#c0603f")}});
    Document& document = window.editor.document;
    require("mute Evade",
            document.push(setMuted(document.project(), std::vector<Id>{"evade"}, true), "Mute"));
    showLayout(window, "canvas");
    runTo(window, 300);
}

void showCommands(EditorWindow& window) {
    runTo(window, 300);
    window.key(Qt::Key_K, Qt::ControlModifier);
    waitFor("the command palette has the focus", [&] { return window.hasFocus("commandSearch"); });
    window.type("lay");
}

void showWhy(EditorWindow& window) {
    showLayout(window, "stacked");
    runTo(window, 420);
    window.editor.simulation.pick(
        AgentName{"prey", evadingPrey(window.editor.document.project(), 420)});
    window.select("evade");
    waitFor("the picked agent is explained",
            [&] { return window.editor.simulation.explanation() != nullptr; });
    waitForItem(window, "tab-selection");
    window.click("tab-selection");
    waitForItem(window, "liveFormula");
}

void showGhosts(EditorWindow& window) {
    runTo(window, 420);
    window.select("evade");
    window.item("canvas")->forceActiveFocus();
    QTest::keyPress(window.window, Qt::Key_H);
    waitFor("ghosts are there", [&] { return window.editor.simulation.frame().ghosts != nullptr; });
}

void showTimeline(EditorWindow& window) {
    runTo(window, 500);
    Timeline& timeline = *window.editor.simulation.timeline();
    timeline.goTo(200);
    waitFor("the run is back at tick 200",
            [&] { return window.editor.simulation.tick() == 200 && timeline.inPast(); });
    Document& document = window.editor.document;
    require("change a weight",
            document.push(setWeight(document.project(), "evade-to-prey-choice", 0), "Weight"));
    require("play on to tick 320", window.runTo(320));
    waitFor("the previous future is there", [&] { return timeline.hasFuture(); });
}

void showPlots(EditorWindow& window) {
    const auto& nodes = window.editor.document.project().nodes;
    const auto flock = std::ranges::find(nodes, "agent-type", &Node::type);
    for (const char* statistic : {"mean", "spread"})
        addAnnotation(
            window, "monitor", statistic == std::string("mean") ? "Speed" : "How it differs",
            {{"of", flock->id}, {"statistic", std::string(statistic)}, {"seconds", 10.0}});
    runTo(window, 500);
}

void showLives(EditorWindow& window) {
    runTo(window, 3600);
}

void showNotes(EditorWindow& window) {
    runTo(window, 300, false);
    window.key(Qt::Key_F7);
    waitForItem(window, "notesPane");
}

void showVariants(EditorWindow& window) {
    runTo(window, 10);
    Comparison& comparison = *window.editor.teaching.comparison();
    comparison.compareWithout("evade");
    waitFor("the variant is there", [&] { return comparison.active(); });
    require("run both to tick 210", window.runTo(210));
}

void showPresentation(EditorWindow& window) {
    runTo(window, 300, false);
    window.key(Qt::Key_F5);
    waitForItem(window, "presentation");
}

void showStep(EditorWindow& window) {
    window.editor.settings.setDark(false);
    window.key(Qt::Key_F5);
    waitForItem(window, "presentation");
    window.editor.teaching.lesson()->begin();
    waitFor("the step is shown", [&] {
        const QQuickItem* view = EditorWindow::find(window.item("presentation"), "lessonView");
        return view && view->isVisible();
    });
}

void showWriting(EditorWindow& window) {
    runTo(window, 60, false);
    window.key(Qt::Key_F7);
    waitForItem(window, "notesPane");
    window.waitForFrame();
    window.click("editNotes");
    QQuickItem* pane = window.item("notesPane");
    QQuickItem* steps = EditorWindow::find(pane, "stepList");
    steps->setProperty("open", "step-brake");
    window.waitForFrame();
    QQuickItem* scroll = EditorWindow::find(pane, "notesView");
    auto* flick = scroll->property("contentItem").value<QQuickItem*>();
    flick->setProperty("contentY", steps->y());
}

struct Station {
    const char* picture; ///< its file, below the folder
    const char* example;
    std::function<void(EditorWindow&)> show;
};

const std::array stations{
    Station{"editor-dark", "hunter-and-prey", [](EditorWindow& w) { showWindow(w, true); }},
    Station{"editor-light", "hunter-and-prey", [](EditorWindow& w) { showWindow(w, false); }},
    Station{"tour/canvas", "hunter-and-prey", showCanvas},
    Station{"tour/commands", "hunter-and-prey", showCommands},
    Station{"tour/why", "hunter-and-prey", showWhy},
    Station{"tour/ghosts", "hunter-and-prey", showGhosts},
    Station{"tour/timeline", "hunter-and-prey", showTimeline},
    Station{"tour/plots", "flock", showPlots},
    Station{"tour/lives", "wolves-and-sheep", showLives},
    Station{"tour/notes", "hunter-and-prey", showNotes},
    Station{"tour/variants", "hunter-and-prey", showVariants},
    Station{"tour/presentation", "hunter-and-prey", showPresentation},
    Station{"tour/step", "arrival", showStep},
    Station{"tour/write", "arrival", showWriting},
};

void makePicture(const Station& station, const QDir& folder) {
    EditorWindow window(station.example);
    station.show(window);
    waitFor("messages are gone", [&] { return !window.isShown("toast"); });
    savePicture(window.stillPicture(), folder, station.picture);
}

} // namespace

int main(int argc, char* argv[]) {
    QApplication app(argc, argv);
    const QStringList arguments = QApplication::arguments();
    if (arguments.size() != 2 || !QDir(arguments[1]).mkpath("tour") ||
        !QDir(arguments[1]).mkpath("behaviors")) {
        std::fputs("usage: tiller_tour FOLDER\n"
                   "Writes the pictures of README.md into FOLDER, those of docs/tour.md and "
                   "docs/teaching.md into FOLDER/tour, and those of docs/behaviors.md into "
                   "FOLDER/behaviors.\n",
                   stderr);
        return 2;
    }
    const TestHome home;
    QCursor::setPos(QGuiApplication::primaryScreen()->geometry().bottomRight()); // off the window
    const QDir folder(arguments[1]);
    const char* picture = "behaviors";
    try {
        makeBehaviorPictures(folder);
        for (const Station& station : stations) {
            picture = station.picture;
            makePicture(station, folder);
        }
    } catch (const std::exception& error) {
        std::fprintf(stderr, "tiller_tour: %s: %s\n", picture, error.what());
        return 1;
    }
    return 0;
}
