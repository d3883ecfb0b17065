#include "core/game/saved_world.h"
#include "core/game/world_impl.h"
#include "core/io/files.h"
#include "core/io/input_log_io.h"
#include "core/io/recording_io.h"
#include "core/model/overrides.h"
#include "core/model/parameters.h"

#include <algorithm>
#include <cmath>

namespace tiller::game {

namespace {

SimulationOptions simulationOptions(const Options& options) {
    SimulationOptions of;
    of.threads = options.threads;
    of.parallelFor = options.parallelFor;
    return of;
}

/// Gives a project the seed of the options.
Result<Done> takeSeed(const Options& options, Project& project) {
    return options.seed ? applyOverride(project, "world.seed=" + std::to_string(*options.seed))
                        : Result<Done>(Done());
}

std::string nameOf(const FilePath& file) {
#ifdef TILLER_PORTABLE
    return file;
#else
    return file.string();
#endif
}

template <class T>
void sortChanges(const std::vector<Replacement<T>>& steps, Reload& to) {
    for (const Replacement<T>& step : steps)
        (!step.before ? to.added : !step.after ? to.removed : to.changed).push_back(step.id());
}

Reload reloadOf(const Change& change) {
    Reload reload;
    sortChanges(change.nodes, reload);
    sortChanges(change.links, reload);
    sortChanges(change.scene, reload);
    sortChanges(change.parameters, reload);
    if (change.world)
        reload.changed.push_back("world");
    if (change.properties)
        reload.changed.push_back("properties");
    return reload;
}

} // namespace

World::Impl::Impl(Project of, Options how)
    : options(std::move(how))
    , project(std::move(of))
    , own(std::make_unique<Simulation>(project, simulationOptions(options)))
    , simulation(*own) {
    if (options.records)
        log = InputLog{.start = withoutLayout(project), .ticks = 0, .events = {}};
    simulation.listAllEvents(options.allEvents);
    knowTypes();
    knowPlots();
}

World::Impl::Impl(InputLog of, Options how)
    : options(std::move(how))
    , project(of.start)
    , replayed(std::make_unique<Replay>(of, simulationOptions(options)))
    , replayEnd(of.ticks)
    , simulation(replayed->simulation()) {
    simulation.listAllEvents(options.allEvents);
    knowTypes();
    knowPlots();
}

void World::Impl::report(Severity severity, std::string_view text) const {
    if (options.log)
        options.log(severity, text);
}

void World::Impl::lookForExternal(const std::string& name) {
    if (!options.log || !externalsSet.insert(name).second)
        return;
    const bool isThere = std::ranges::any_of(project.nodes, [&](const Node& node) {
        return node.type == "external" && textOf(valueOf(node, "externalName")) == name;
    });
    if (!isThere)
        report(Severity::warning, say("No External of the project has the name \"%1\", so nobody "
                                      "sees it. Check the name.",
                                      {name}));
}

/// Numbers the types: those that were there before keep their numbers.
void World::Impl::knowTypes() {
    externalsSet.clear();
    walls.reset();
    typeOf.assign(simulation.populationCount(), anyType);
    populations.assign(types.size(), nowhere);
    for (std::size_t i = 0; i < typeOf.size(); ++i) {
        const Id& id = *simulation.agents(i).typeId;
        const auto found = std::ranges::find(types, id);
        typeOf[i] = static_cast<Type>(found - types.begin());
        if (found == types.end()) {
            types.push_back(id);
            populations.push_back(nowhere);
        }
        populations[typeOf[i]] = i;
    }
}

void World::Impl::knowPlots() {
    plots.clear();
    monitors.clear();
    for (const Annotation* each : monitorsIn(project)) {
        const MonitorAnnotation& what = monitors.emplace_back(monitorOf(*each)).what;
        plots.push_back(
            {each->id, each->name, quantityText(what, project), whoseText(what, project)});
    }
}

std::size_t World::Impl::populationOf(Type type) const {
    return type < populations.size() ? populations[type] : nowhere;
}

AgentHandle World::Impl::handle(Agent agent) const {
    return {populationOf(agent.type) == nowhere ? Id() : types[agent.type], agent.ordinal,
            agent.life};
}

Agent World::Impl::agent(const AgentHandle& handle) const {
    const auto found = std::ranges::find(types, handle.type);
    return {static_cast<Type>(found - types.begin()), handle.ordinal, handle.life.value_or(0)};
}

/// An agent of an event; its life is 0 if it is gone.
Agent World::Impl::agent(AgentRef ref) const {
    if (ref.population >= typeOf.size())
        return {};
    const Type type = typeOf[ref.population];
    const auto alive = simulation.handleOf({types[type], ref.ordinal});
    return {type, ref.ordinal, alive ? alive->life.value_or(0) : 0};
}

void World::Impl::takeEvents() {
    const std::span<const TickEvent> all = simulation.tickEvents();
    for (; seenEvents < all.size(); ++seenEvents) {
        const TickEvent& from = all[seenEvents];
        if (from.who.population >= typeOf.size())
            continue;
        auto name = names.find(from.node);
        if (name == names.end())
            name = names.insert(from.node).first;
        Event event{.kind = from.kind,
                    .who = {typeOf[from.who.population], from.who.ordinal, from.life},
                    .by = agent(from.by),
                    .node = *name,
                    .number = from.number};
        if (from.kind == TickEvent::Kind::became)
            event.by.life = from.life;
        if (from.kind == TickEvent::Kind::died)
            userData.erase(from.life);
        events.push_back(event);
    }
}

void World::Impl::step() {
    if (replayed)
        replayed->step();
    else
        simulation.step();
    if (replayed && simulation.tick() == replayEnd)
        replayed->finish();
    if (replayed)
        followReplay();
    recordSecond();
    seenEvents = 0;
    takeEvents();
}

void World::Impl::followReplay() {
    if (replayedEdits == replayed->edits())
        return;
    replayedEdits = replayed->edits();
    project = replayed->project();
    interpolation.clear();
    knowTypes();
    knowPlots();
}

World::World(std::unique_ptr<Impl> impl) : m_impl(std::move(impl)) {}
World::~World() {
    if (m_impl && m_impl->recorder)
        static_cast<void>(stopRecording()); // it warns
}
World::World(World&&) noexcept = default;
World& World::operator=(World&& other) noexcept {
    World old(std::move(other));
    std::swap(m_impl, old.m_impl);
    return *this;
}

Result<World> World::load(const FilePath& file, Options options) {
    auto world = begin(loadProject(file), std::move(options));
    if (world) {
        world.value().m_impl->projectFile = nameOf(file);
        world.value().m_impl->projectPath = wholePath(file);
    }
    return world;
}

Result<World> World::read(std::string_view text, Options options) {
    return begin(readProject(text), std::move(options));
}

Result<World> World::begin(Result<LoadedProject> loaded, Options options) {
    if (!loaded)
        return loaded.problems();
    if (options.log)
        for (const Problem& warning : loaded.value().warnings)
            options.log(warning.severity, warning.text);
    return make(std::move(loaded).value().project, std::move(options));
}

Result<World> World::make(Project project, Options options) {
    if (const auto taken = takeSeed(options, project); !taken)
        return taken.problems();
    World world(std::make_unique<Impl>(std::move(project), std::move(options)));
    if (!world.m_impl->simulation.errors().empty())
        return world.m_impl->simulation.errors();
    return world;
}

Result<World> World::replay(std::string_view recording, Options options) {
    auto read = readRecording(recording);
    if (!read)
        return read.problems();
    options.records = false;
    if (options.log && read.value().isTorn)
        options.log(Severity::warning,
                    say("The end of this recording is incomplete: it was left out."));
    if (options.log && read.value().isTooLong)
        options.log(Severity::warning, say("This recording is too long to be read whole: what "
                                           "comes after the part that was read was left out."));
    return World(std::make_unique<Impl>(std::move(read).value().log, std::move(options)));
}

bool World::isReplaying() const {
    return m_impl->replayed && m_impl->simulation.tick() < m_impl->replayEnd;
}

void World::step() {
    m_impl->forgetEvents();
    m_impl->interpolation.clear();
    stepLinked();
}

void World::stepLinked(bool holds) {
    Impl& s = *m_impl;
    if (s.link)
        s.link->beforeStep(*this); // it may bring another state
    if (holds) {
        s.simulation.holdNextTick();
        s.record(MotionHeld{});
    }
    s.step();
    if (s.link)
        s.link->afterStep(*this);
}

std::uint32_t World::advance(double seconds) {
    Impl& s = *m_impl;
    s.forgetEvents();
    if (!(seconds > 0 && std::isfinite(seconds)))
        return 0;
    const double most = std::max<std::uint32_t>(s.options.mostTicks, 1);
    const double ahead = s.ahead + seconds * s.project.worldNumber("ticksPerSecond");
    const double due = std::floor(ahead);
    const bool isLate = due > most;
    if (isLate && !s.isLate)
        s.report(Severity::warning,
                 say("The game is too slow for the world: %1 ticks were due at once, %2 were made, "
                     "and the others are left out. Allow more (the option mostTicks), or use fewer "
                     "agents.",
                     {toText(due), toText(most)}));
    s.isLate = isLate;
    s.ahead = isLate ? 0 : ahead - due;
    const auto ticks = static_cast<std::uint32_t>(std::min(due, most));
    for (std::uint32_t i = 0; i < ticks; ++i) {
        if (i + 1 == ticks)
            s.interpolation.keep(s.simulation);
        stepLinked();
    }
    return ticks;
}

double World::share() const {
    return m_impl->ahead;
}

std::uint64_t World::tick() const {
    return m_impl->simulation.tick();
}

const Project& World::project() const {
    return m_impl->project;
}

Vec2 World::size() const {
    return m_impl->project.worldSize();
}

void World::setProfiling(bool on) {
    m_impl->simulation.setProfiling(on);
}

Profile World::profile() const {
    return m_impl->simulation.profile();
}

std::uint64_t World::stateHash() const {
    return m_impl->simulation.stateHash();
}

std::span<const Event> World::events() const {
    m_impl->takeEvents();
    m_impl->readEvents = m_impl->events.size();
    m_impl->readsEvents = true;
    return m_impl->events;
}

std::uint64_t World::missedEvents() const {
    return m_impl->missedEvents;
}

/// Before a step: those that nobody has read are counted.
void World::Impl::forgetEvents() {
    takeEvents();
    const std::size_t missed = events.size() - std::min(readEvents, events.size());
    if (missed > 0 && missedEvents == 0 && readsEvents)
        report(Severity::warning,
               sayCount(missed,
                        "%n event was not read before the next step: it is gone. Read the events "
                        "after each step, and after the calls that follow it.",
                        "%n events were not read before the next step: they are gone. Read the "
                        "events after each step, and after the calls that follow it."));
    missedEvents += missed;
    readEvents = 0;
    events.clear();
}

void World::save(std::vector<std::byte>& to) const {
    const Impl& s = *m_impl;
    const std::uint64_t inputs = s.log        ? s.log->events.size()
                                 : s.recorder ? s.recorder->inputs()
                                              : 0;
    SavedWorld saved{.snapshot = s.simulation.snapshot(), .inputs = inputs};
    saved.snapshot.project = s.hashOfProject();
    if (s.ownScene) {
        saved.scene = s.ownScene->items;
        saved.added = s.ownScene->added;
    }
    writeSavedWorld(saved, to);
}

Result<Done> World::restore(std::span<const std::byte> bytes) {
    Impl& s = *m_impl;
    if (s.replayed)
        return Problem{.text =
                           say("A world that replays a recording cannot go back. Replay it anew.")};
    auto saved = readSavedWorld(bytes);
    if (!saved)
        return saved.problems();
    const std::uint64_t from = s.simulation.tick();
    const SavedWorld present{{},
                             0,
                             s.ownScene ? s.ownScene->items : decltype(present.scene){},
                             s.ownScene ? s.ownScene->added : 0};
    Snapshot& snapshot = saved.value().snapshot;
    std::optional<Snapshot> back; // another scene may make agents forget their paths
    if (snapshot.project == s.hashOfProject()) {
        if (present.scene != saved.value().scene)
            back = s.simulation.snapshot();
        if (const auto done = s.restoreScene(saved.value()); !done)
            return done.problems();
        snapshot.project = s.simulation.hashOfProject();
    }
    if (const auto done = s.simulation.restore(snapshot); !done) {
        (void)s.restoreScene(present);
        if (back) {
            back->project = s.simulation.hashOfProject();
            (void)s.simulation.restore(*back);
        }
        return done.problems();
    }
    s.interpolation.clear();
    s.events.clear();
    s.readEvents = 0;
    s.seenEvents = 0;
    s.isTouched = true;
    if (auto data = std::exchange(s.userData, {}); !data.empty())
        s.forTypes(anyType, [&](const Columns& of) {
            for (std::size_t i = 0; i < of.count; ++i)
                if (const auto found = data.find(of.agent(i).life); found != data.end())
                    s.userData.insert(*found);
        });
    s.goBackInRecordings(from, saved.value().inputs);
    if (s.link)
        s.link->wentBack(*this);
    return Done();
}

std::string World::recording() const {
    if (!m_impl->log)
        return {};
    m_impl->log->ticks = m_impl->simulation.tick();
    return writeInputLog(*m_impl->log);
}

Result<Reload> World::reload(const FilePath& file) {
    return take(loadProject(file));
}

Result<Reload> World::reloadText(std::string_view text) {
    return take(readProject(text));
}

Result<Reload> World::take(Result<LoadedProject> loaded) {
    if (!loaded)
        return loaded.problems();
    Impl& s = *m_impl;
    Project& project = loaded.value().project;
    if (const auto taken = takeSeed(s.options, project); !taken)
        return taken.problems();
    Project before = withoutLayout(s.project);
    if (s.ownScene)
        before.scene = s.ownScene->before;
    const Reload reload = reloadOf(difference(before, withoutLayout(project)));
    const auto ownBefore = s.ownScene;
    s.keepScene(project);
    if (const auto done = s.take(std::move(project)); !done) {
        s.ownScene = ownBefore;
        return done.problems();
    }
    for (const Problem& warning : loaded.value().warnings)
        s.report(warning.severity, warning.text);
    s.record(Reloaded{withoutLayout(s.project)});
    return reload;
}

} // namespace tiller::game
