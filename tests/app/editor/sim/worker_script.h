#pragma once

#include "app/editor/sim/simulation_worker.h"
#include "tests/app/editor/sim/hunt.h"
#include "tests/core/support/testing.h"

#include <QString>
#include <QStringList>

#include <condition_variable>
#include <cstdint>
#include <mutex>
#include <optional>

namespace tiller {

/// A worker whose frames a test can wait for.
class Watched {
public:
    explicit Watched(const Project& project)
        : worker(
              project,
              {.frameReady = [this] { note([this] { ++m_frames; }); },
               .stopped = [this](std::uint64_t command) { note([&] { m_stopped = command; }); }}) {}

    void runTo(std::uint64_t tick) { waitForStop(worker.runTo(tick)); }
    void step() { waitForStop(worker.step()); }
    void goTo(std::uint64_t tick) { waitForStop(worker.goTo(tick)); }

    const Frame& newestFrame() {
        worker.frames().take();
        return worker.frames().front();
    }

    void waitForFrames(int more) {
        std::unique_lock lock(m_mutex);
        const int wanted = m_frames + more;
        m_noted.wait(lock, [&] { return m_frames >= wanted; });
    }

private:
    template <class Note>
    void note(Note what) {
        {
            const std::lock_guard lock(m_mutex);
            what();
        }
        m_noted.notify_all();
    }

    void waitForStop(std::uint64_t command) {
        std::unique_lock lock(m_mutex);
        m_noted.wait(lock, [&] { return m_stopped == command; });
    }

    std::mutex m_mutex;
    std::condition_variable m_noted;
    int m_frames = 0;
    std::uint64_t m_stopped = 0;

public:
    SimulationWorker worker;
};

inline Change valueChange(const Project& project, const Id& id, const char* setting,
                          const Value& value) {
    return setValue(project, id, setting, value).value();
}

/// Plays a script on a worker with the world of a Hunt. A script is a list of words with "; "
/// between them. Some act:
///   world HUNTERS PREY, edges EDGES, point (before all others); run TICK, go TICK, begin TICK
///   (goes there, and does not wait), step, reset;
///   cursor X,Y or cursor away, click X,Y, hold TYPE AGENT X,Y, drop, pick TYPE AGENT;
///   set TYPE SETTING NUMBER, weight NUMBER (of Evade), layout, notes, break and mend (the point is
///   gone, and back), dismiss
/// Others say what is so; play() returns them as it finds them, so that a test compares the
/// scripts:
///   tick, frame, end, branched, previousEnd TICK; count TYPE N, previous N (agents of the previous
///   future), at or away TYPE AGENT X,Y, moves TYPE AGENT yes, held yes (edits are held back),
///   marks TICKS, past kept, picked TYPE AGENT;
///   is TICK (the state is that of the edited project, alone), changed (the inputs had an effect),
///   replays, start edited, events LIST
class WorkerScript {
public:
    [[nodiscard]] QString play(const QString& script) {
        QStringList played;
        for (const QString& line : script.split("; "))
            played << act(line, line.split(' '));
        return played.join("; ");
    }

private:
    using Words = QStringList;

    Watched& watched() {
        if (!m_watched)
            m_watched.emplace(m_hunt->project);
        return *m_watched;
    }
    SimulationWorker& worker() { return watched().worker; }
    [[nodiscard]] Id id(const QString& type) const {
        return type == "prey" ? m_hunt->prey : m_hunt->hunter;
    }
    static Vec2 place(const QString& text) {
        return {text.section(',', 0, 0).toDouble(), text.section(',', 1).toDouble()};
    }
    static QString text(Vec2 at) {
        return QString::fromStdString(toText(at.x) + "," + toText(at.y));
    }

    QString act(const QString& line, const Words& words) {
        const QString& what = words[0];
        const QString last = words.back();
        if (what == "world")
            m_hunt.emplace(words[1].toInt(), words[2].toInt());
        else if (what == "edges")
            m_hunt->set("world", "edges", last.toStdString());
        else if (what == "point")
            m_hunt->addPoint();
        else if (what == "run")
            watched().runTo(last.toULongLong());
        else if (what == "go")
            watched().goTo(last.toULongLong());
        else if (what == "begin")
            worker().goTo(last.toULongLong());
        else if (what == "step")
            watched().step();
        else if (what == "reset")
            worker().reset();
        else if (what == "cursor")
            worker().setCursor(last == "away" ? std::optional<Vec2>() : place(last));
        else if (what == "click")
            worker().click(place(last));
        else if (what == "hold")
            worker().holdAgent({id(words[1]), words[2].toUInt()}, place(last));
        else if (what == "drop")
            worker().dropAgent();
        else if (what == "pick")
            worker().pick(AgentName{id(words[1]), last.toUInt()});
        else if (what == "dismiss")
            worker().dismissFuture();
        else if (!edit(words))
            return found(words);
        return line;
    }

    bool edit(const Words& words) {
        const QString& what = words[0];
        Project& project = m_hunt->project;
        Change change;
        if (what == "set")
            change = valueChange(project, id(words[1]), qPrintable(words[2]), words[3].toDouble());
        else if (what == "weight")
            change =
                setWeight(project, m_hunt->linkFrom(m_hunt->evade), words[1].toDouble()).value();
        else if (what == "layout")
            change = moveNodes(project, std::vector{m_hunt->prey, m_hunt->evade}, {40, 8});
        else if (what == "notes")
            change = setNotes(project, {"A hunt.", "", "", ""});
        else if (what == "break" || what == "mend")
            change = {.scene = {{*project.sceneItem(m_hunt->point), {}, 0}}};
        else
            return false;
        worker().edit(what == "mend" ? inverse(change) : change);
        if (what != "break" && what != "mend")
            apply(change, project);
        return true;
    }

    QString found(const Words& words) {
        const QString& what = words[0];
        const RunRecord record = worker().record();
        const Frame& frame = watched().newestFrame();
        const auto number = [&](auto value) { return what + QString(" %1").arg(value); };
        if (what == "tick")
            return number(record.tick);
        if (what == "frame")
            return number(frame.tick);
        if (what == "end")
            return number(frame.timeline.end);
        if (what == "branched")
            return frame.timeline.branchedAt ? number(*frame.timeline.branchedAt) : "branched no";
        if (what == "previousEnd")
            return number(frame.timeline.previousEnd);
        if (what == "previous") {
            std::size_t count = 0;
            for (const FrameAgents& agents : frame.previousFuture)
                count += agents.size();
            return number(count);
        }
        if (what == "count")
            return words[0] + ' ' + words[1] +
                   QString(" %1").arg(frame.agentsOf(id(words[1]))->size());
        if (what == "at" || what == "away" || what == "moves") {
            const FrameAgents& agents = *frame.agentsOf(id(words[1]));
            const std::size_t i = words[2].toULongLong();
            const QString place = text({agents.x[i], agents.y[i]});
            const QString now = what == "moves" ? agents.vx[i] != 0 ? "yes" : "no" : place;
            return what == "away" && now != words[3] ? words.join(' ')
                                                     : words.first(3).join(' ') + ' ' + now;
        }
        if (what == "held")
            return number(frame.heldBack.empty() ? "no" : "yes");
        if (what == "picked" && frame.explanation && words.size() == 3) {
            const FrameAgents& agents = *frame.agentsOf(id(words[1]));
            const bool isIt = frame.pickedLabel == id(words[1]) + "-" + words[2].toStdString() &&
                              frame.explanation->position.x == agents.x[words[2].toULongLong()];
            return isIt ? words.join(' ') : QString::fromStdString(frame.pickedLabel);
        }
        if (what == "picked")
            return frame.explanation ? "picked somebody" : "picked none";
        if (what == "marks") {
            QString ticks = what;
            for (const auto& mark : *frame.timeline.marks)
                ticks += QString(" %1").arg(mark->from);
            return ticks;
        }
        if (what == "past")
            return number(frame.timeline.first == 0 && frame.timeline.bytes > 0 ? "kept" : "gone");
        if (what == "is")
            return record.stateHash == hashAfter(m_hunt->project, words[1].toULongLong())
                       ? words.join(' ')
                       : "another state";
        if (what == "changed")
            return record.stateHash != hashAfter(record.log.start, record.tick) ? what
                                                                                : "unchanged";
        if (what == "replays")
            return hashOfReplay(record.log) == record.stateHash ? what : "does not replay";
        if (what == "start")
            return number(record.log.start == withoutLayout(m_hunt->project) ? "edited" : "other");
        if (what == "events")
            return what + events(record.log);
        return "what is " + words.join(' ') + '?';
    }

    static QString events(const InputLog& log) {
        QString all;
        for (const InputEvent& event : log.events) {
            all += QString(" %1 ").arg(event.tick);
            if (const auto* moved = std::get_if<CursorMoved>(&event.input))
                all += "cursor " + (moved->to ? text(*moved->to) : QString("away"));
            else
                all += std::holds_alternative<Edited>(event.input) ? "edit" : "other";
        }
        return all.isEmpty() ? " none" : all;
    }

    std::optional<Hunt> m_hunt;
    std::optional<Watched> m_watched; // ends before the world is gone
};

} // namespace tiller
