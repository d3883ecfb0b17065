#include "app/editor/sim/simulation_controller.h"

#include "app/editor/sim/behavior_colors.h"
#include "app/editor/words/language.h"
#include "app/editor/words/names.h"
#include "core/io/input_log_io.h"
#include "core/io/project_io.h"
#include "core/model/edits.h"
#include "core/model/groups.h"
#include "core/model/parameters.h"
#include "core/sim/measure.h"

#include <QLocale>
#include <QtMath>

#include <algorithm>
#include <cmath>
#include <utility>

namespace tiller {

namespace {

QString countText(double number) {
    const QLocale language(spokenLanguage());
    return language.toString(number, 'f', number == std::floor(number) ? 0 : 1);
}

/// The agent's own name, such as "wolf"; else the name of its type, and its number.
QString labelOf(const Frame& frame, const Project& project) {
    const Node* type = project.node(frame.picked->type);
    const std::string number = std::to_string(frame.picked->ordinal);
    if (!type || frame.pickedLabel != frame.picked->type + '-' + number)
        return QString::fromStdString(frame.pickedLabel);
    return QString::fromStdString(nameInLists(project, *type) + ' ' + number);
}

} // namespace

template <class Work>
void SimulationController::doInWindow(Work work) {
    QMetaObject::invokeMethod(this, std::move(work), Qt::QueuedConnection);
}

SimulationController::SimulationController(ProjectModel& model, QObject* parent)
    : QObject(parent)
    , m_model(model)
    , m_worker(
          model.project(),
          {.frameReady =
               [this] {
                   if (!m_frameAnnounced.exchange(true))
                       doInWindow([this] { takeFrame(); });
               },
           .stopped =
               [this](std::uint64_t command) {
                   doInWindow([this, command] { onStopped(command); });
               },
           .editedForGame =
               [this](Change edit) {
                   doInWindow([this, edit = std::move(edit)] { emit editedForGame(edit); });
               },
           .notJoined =
               [this](const std::string& why) { doInWindow([this, why] { onNotJoined(why); }); },
           .found =
               [this](const std::optional<LoggedEvent>& event) {
                   doInWindow([this, event] { onFound(event); });
               }})
    , m_changed(model.onChanged([this](const Change& change) {
        m_worker.edit(change);
        if (change.world)
            emit rateChanged();
        if (change.world || !change.annotations.empty())
            followMonitors();
    }))
    , m_replaced(model.onReplaced([this] {
        pick({});
        m_isLive = false;
        m_goToCommand = m_runToCommand = 0;
        m_worker.load(std::make_shared<const Project>(m_model.project()));
        followMonitors();
        emit rateChanged();
    })) {
    followMonitors();
}

void SimulationController::followMonitors() {
    m_worker.followMonitors(std::make_shared<const Project>(project()));
}

SimulationController::~SimulationController() = default;

QString SimulationController::barMonitor() const {
    const Annotation* monitor = statusBarMonitor(project());
    return monitor ? QString::fromStdString(monitor->id) : QString();
}

QString SimulationController::barName() const {
    const Annotation* monitor = statusBarMonitor(project());
    return monitor ? QString::fromStdString(seriesName(*monitor, project())) : QString();
}

QString SimulationController::barText() const {
    const Annotation* monitor = statusBarMonitor(project());
    const auto& all = frame().monitors;
    const auto found =
        std::ranges::find(all, monitor ? monitor->id : Id(), &MonitorSeries::monitor);
    if (found == all.end() || found->values.empty() || frame().tick < found->first)
        return QStringLiteral("–");
    const std::size_t shown = (frame().tick - found->first) / found->every;
    const std::size_t at = std::min(shown, found->values.size() - 1);
    const double number = found->values[at];
    return std::isnan(number) ? QStringLiteral("–") : countText(number);
}

QString SimulationController::counters() const {
    QStringList texts;
    for (const Node& node : project().nodes) {
        const auto value = frame().variables.find(node.id);
        if (value != frame().variables.end() && value->second != noSummary &&
            flagOf(valueOf(node, "counter")))
            texts += QString::fromStdString(displayName(node)) + ' ' + countText(value->second);
    }
    return texts.join(QStringLiteral(" · "));
}

QString SimulationController::countedText() const {
    return barMonitor().isEmpty() ? m_events.contactsText() : barName() + ' ' + barText();
}

double SimulationController::wantedTicksPerSecond() const {
    return project().worldNumber("ticksPerSecond") * m_speed;
}

bool SimulationController::behind() const {
    const double reached = frame().ticksPerSecond; // 0 before the first measurement
    return m_playing && reached > 0 && reached < 0.9 * wantedTicksPerSecond();
}

QString SimulationController::pickedType() const {
    return m_picked ? QString::fromStdString(m_picked->type) : QString();
}

const Explanation* SimulationController::explanation() const {
    const Frame& now = frame();
    return m_picked && now.picked == m_picked && now.explanation ? &*now.explanation : nullptr;
}

QString SimulationController::drivenText(const QString& item, const QString& setting) const {
    const Link* wire = project().link(item.toStdString());
    const std::string node = wire ? wire->from.node : item.toStdString();
    const Explanation* why = explanation();
    const NodeExplanation* own = why ? find(*why, node) : nullptr;
    if (!own && frame().sample)
        own = find(*frame().sample, node);
    const auto found =
        own ? own->quantities.find(setting.toStdString()) : TermValues::const_iterator();
    const double* number =
        own && found != own->quantities.end() ? std::get_if<double>(&found->second) : nullptr;
    return number ? QLocale().toString(*number, 'g', 4) : QString();
}

PickedMotion SimulationController::motion() const {
    const Explanation* why = explanation();
    return why ? motionOf(*why, project()) : PickedMotion();
}

void SimulationController::setLocked(bool locked) {
    if (locked == m_locked)
        return;
    if (locked)
        pause();
    m_locked = locked;
    emit lockedChanged();
}

void SimulationController::play() {
    if (m_locked)
        return;
    m_runToCommand = 0;
    m_lastCommand = m_worker.play();
    setPlaying(true);
}

void SimulationController::pause() {
    m_runToCommand = 0;
    m_lastCommand = m_worker.pause();
    setPlaying(false);
}

void SimulationController::step() {
    if (m_locked)
        return;
    m_runToCommand = 0;
    m_lastCommand = m_worker.step();
    setPlaying(false);
}

void SimulationController::restart() {
    m_goToCommand = 0;
    m_worker.reset();
}

void SimulationController::reset() {
    restart();
    setSpeed(1);
}

void SimulationController::runToTick(double tick) {
    if (m_locked)
        return;
    m_lastCommand = m_runToCommand =
        m_worker.runTo(static_cast<std::uint64_t>(std::max(0.0, tick)));
    setPlaying(true);
    m_timeline.watchWay();
}

void SimulationController::goToTick(double tick) {
    m_runToCommand = 0;
    m_lastCommand = m_goToCommand = m_worker.goTo(static_cast<std::uint64_t>(std::max(0.0, tick)));
    setPlaying(false);
    m_timeline.watchWay();
}

void SimulationController::cancelWay() {
    m_worker.cancelGoTo(m_goToCommand);
    pause();
}

void SimulationController::setSpeed(double speed) {
    speed = std::clamp(speed, SimulationWorker::minSpeed, SimulationWorker::maxSpeed);
    if (speed == m_speed)
        return;
    m_speed = speed;
    m_worker.setSpeed(speed);
    emit speedChanged();
    emit rateChanged();
}

void SimulationController::lead(SimulationController* follower) {
    m_worker.lead(follower ? &follower->m_worker : nullptr);
    m_worker.limitPast(follower ? History::defaultLimit / 2 : History::defaultLimit);
    if (m_follower)
        m_follower->disconnect(this);
    m_follower = follower;
    if (!follower)
        return;
    follower->m_worker.limitPast(History::defaultLimit / 2);
    connect(follower, &SimulationController::frameChanged, this, &SimulationController::showCounts);
}

SimulationWorker& SimulationController::inputTarget() {
    return m_leader ? m_leader->m_worker : m_worker;
}

void SimulationController::setCursor(QPointF position) {
    inputTarget().setCursor(Vec2{position.x(), position.y()});
}

void SimulationController::clearCursor() {
    inputTarget().setCursor({});
}

void SimulationController::click(QPointF position) {
    inputTarget().click({position.x(), position.y()});
}

void SimulationController::dragAgent(const QString& type, int ordinal, QPointF position) {
    const AgentName agent{type.toStdString(), static_cast<std::uint32_t>(ordinal)};
    if (!std::exchange(m_drags, true))
        announceByHand(tr("Move %1").arg(nameOf(agent)));
    inputTarget().holdAgent(agent, {position.x(), position.y()});
}

void SimulationController::dropAgent() {
    m_drags = false;
    inputTarget().dropAgent();
}

void SimulationController::addAgent(const Id& type, Vec2 place, int gesture) {
    announceByHand(tr("Add %1").arg(tiller::nameOf(project(), {type})), gesture);
    inputTarget().give(AgentSpawned{type, place, {}});
}

void SimulationController::order(std::vector<AgentName> agents, Vec2 place,
                                 const Arrangement& arrangement) {
    announceByHand(tr("Send %n agents", nullptr, static_cast<int>(agents.size())));
    inputTarget().give(AgentsOrdered{std::move(agents), place, arrangement});
}

void SimulationController::removeAgent(const AgentName& agent) {
    announceByHand(tr("Remove %1").arg(nameOf(agent)));
    inputTarget().give(AgentRemoved{agent});
}

/// In the run of a game, inputs by hand do nothing.
void SimulationController::announceByHand(const QString& what, int gesture) {
    SimulationController& acting = m_leader ? *m_leader : *this;
    if (!acting.m_isLive)
        emit acting.actedByHand(what, gesture);
}

bool SimulationController::pickAgentAt(QPointF position, double reach) {
    auto agent = agentAt(frame(), {position.x(), position.y()}, reach);
    if (!agent)
        return false;
    pick(std::move(agent));
    return true;
}

void SimulationController::pick(std::optional<AgentName> agent) {
    setPicked(agent ? std::optional<AgentHandle>(*agent) : std::nullopt);
    emit pickChosen();
}

void SimulationController::setPicked(const std::optional<AgentHandle>& agent) {
    const auto name = agent ? std::optional(agent->name()) : std::nullopt;
    if (name == m_picked)
        return;
    m_picked = name;
    m_pickedLabel.clear();
    m_pickedEnd.clear();
    m_pickedCame.clear();
    m_pickNumber = m_worker.pick(agent);
    m_pickedValues.show({}, project());
    emit pickedChanged();
}

std::optional<std::uint32_t> SimulationController::pickedLife() const {
    const FrameAgents* agents = m_picked ? frame().agentsOf(m_picked->type) : nullptr;
    const auto index = agents ? agents->indexOf(m_picked->ordinal) : std::nullopt;
    return index ? std::optional(agents->life[*index]) : std::nullopt;
}

void SimulationController::pickAs(const SimulationController& other) {
    std::optional<std::uint32_t> life = other.pickedLife();
    if (life && other.frame().startLives && frame().startLives)
        life = lifeInRun(*life, *other.frame().startLives, *frame().startLives);
    std::optional<AgentHandle> here;
    for (const FrameAgents& agents : frame().agents)
        for (std::size_t i = 0; life && i < agents.size(); ++i)
            if (agents.life[i] == *life)
                here.emplace(agents.type, agents.ordinal[i], life);
    setPicked(here);
}

QColor SimulationController::behaviorColor(const QString& nodeType, bool dark) const {
    return tiller::behaviorColor(nodeType.toStdString(), dark);
}

/// The seed is that of the game, so that a reset begins as the game did.
void SimulationController::showRecording(std::shared_ptr<const Recording> recording) {
    Project now = project();
    const double seed = recording->log.start.worldNumber("seed");
    if (const auto change = setValue(now, "world", "seed", seed))
        apply(change.value(), now);
    pick({});
    m_isLive = false;
    m_runToCommand = 0;
    m_lastCommand = m_goToCommand = m_worker.loadRun(std::move(recording), std::move(now));
    setPlaying(false);
    m_timeline.watchWay();
}

/// The open project gets what the game has set: its seed, and the values of parameters.
void SimulationController::joinGame(std::shared_ptr<const Recording> start,
                                    std::shared_ptr<const Snapshot> state, bool goesOn) {
    Project now = withValuesOf(start->log.start, project());
    if (!goesOn)
        pick({});
    m_isLive = true;
    m_runToCommand = m_goToCommand = 0;
    m_lastCommand = m_worker.joinGame(std::move(start), std::move(state), std::move(now), goesOn);
    if (!goesOn)
        setPlaying(true);
}

void SimulationController::leaveGame() {
    m_worker.leaveGame();
    m_isLive = false;
    setPlaying(false);
}

Project withValuesOf(const Project& game, Project project) {
    if (const auto change = setValue(project, "world", "seed", game.worldNumber("seed")))
        apply(change.value(), project);
    for (const Parameter& parameter : game.parameters)
        if (const auto change = setParameter(project, parameter.id, parameter.value))
            apply(change.value(), project);
    return project;
}

QString SimulationController::saveInputLog(const QString& file) {
    const RunRecord record = m_worker.record();
    if (!record.isWhole)
        return tr("This run began in a running game, so its first ticks are not here. Let the game "
                  "record: docs/recording.md says how.");
    const Result<Done> done = saveText(file.toStdString(), writeInputLog(record.log));
    return done ? QString() : QString::fromStdString(done.problems().front().text);
}

QString SimulationController::stateHash() {
    return QStringLiteral("%1").arg(m_worker.record().stateHash, 16, 16, QLatin1Char('0'));
}

void SimulationController::pickNext(int by) {
    std::vector<AgentName> all;
    std::ptrdiff_t at = by > 0 ? -1 : 0;
    for (const FrameAgents& agents : frame().agents)
        for (const std::uint32_t ordinal : agents.ordinal) {
            if (m_picked == AgentName{agents.type, ordinal})
                at = static_cast<std::ptrdiff_t>(all.size());
            all.push_back({agents.type, ordinal});
        }
    const auto count = static_cast<std::ptrdiff_t>(all.size());
    if (count > 0)
        pick(all[static_cast<std::size_t>(((at + by) % count + count) % count)]);
}

QString SimulationController::nameOf(const AgentName& agent) const {
    const Node* type = project().node(agent.type);
    return QStringLiteral("%1 %2")
        .arg(QString::fromStdString(type ? nameInLists(project(), *type) : agent.type))
        .arg(agent.ordinal);
}

void SimulationController::wantSample(std::optional<AgentName> agent) {
    if (agent == m_sampled)
        return;
    m_sampled = std::move(agent);
    m_worker.wantSample(m_sampled);
}

void SimulationController::takeFrame() {
    m_frameAnnounced = false; // first: a frame that comes from now on is announced again
    if (!m_worker.frames().take())
        return;
    const Frame& now = frame();
    showCounts();
    if (m_picked && now.picked && now.pickNumber == m_pickNumber)
        takePicked(now);
    m_timeline.onFrame();
    emit frameChanged();
}

/// Beside those of the follower, or else of the previous future.
void SimulationController::showCounts() {
    const Frame& now = frame();
    std::optional<FrameCounts> other = now.previousCounts;
    if (m_follower && m_follower->frame().tick == now.tick)
        other = {m_follower->frame().contacts, m_follower->frame().events};
    m_events.show({now.contacts, now.events}, project(), other);
}

/// The picked agent may have changed its type, or be dead.
void SimulationController::takePicked(const Frame& now) {
    m_pickedValues.show(now.explanation, project());
    const bool inPast = now.tick < now.timeline.end;
    if (!now.explanation && !now.pickedDied && !inPast) {
        setPicked({}); // an edit took it away
        return;
    }
    const bool isRenamed = now.picked != m_picked;
    m_picked = now.picked;
    const QString label = now.explanation ? labelOf(now, project()) : m_pickedLabel;
    const QString end = now.explanation ? QString() : endOfPicked(now);
    const QString came = now.pickedCame ? comingOf(*now.pickedCame) : QString();
    if (!isRenamed && label == m_pickedLabel && end == m_pickedEnd && came == m_pickedCame)
        return;
    m_pickedCame = came;
    m_pickedLabel = label;
    m_pickedEnd = end;
    emit pickedChanged();
}

QString SimulationController::endOfPicked(const Frame& now) const {
    const QString name = m_pickedLabel.isEmpty() ? nameOf(*now.picked) : m_pickedLabel;
    if (!now.pickedDied)
        return tr("%1 is not alive at this tick.").arg(name);
    const QString time = timeOf(now.pickedDied->tick);
    return project().node(now.pickedDied->node)
               ? tr("%1 died at %2: %3.").arg(name, time, causeOf(*now.pickedDied))
               : tr("%1 was removed by hand at %2.").arg(name, time);
}

QString SimulationController::comingOf(const LoggedEvent& came) const {
    const QString time = timeOf(came.tick);
    const bool isBorn = came.kind == TickEvent::Kind::born;
    if (!project().node(came.node))
        return isBorn ? tr("Added by hand at %1.").arg(time)
                      : tr("Changed by hand at %1.").arg(time);
    const Node* type = project().node(came.who.type);
    return isBorn ? tr("Born at %1: %2.").arg(time, causeOf(came))
                  : tr("%1 since %2: %3.")
                        .arg(QString::fromStdString(type ? nameInLists(project(), *type)
                                                         : came.who.type),
                             time, causeOf(came));
}

/// "“Eat” of Wolf 2, when “Hungry” was true"
QString SimulationController::causeOf(const LoggedEvent& event) const {
    const auto quoted = [this](const Id& node) {
        return QStringLiteral("“%1”").arg(
            QString::fromStdString(displayName(*project().node(node))));
    };
    const QString what = event.by && !event.isOwn
                             ? tr("%1 of %2").arg(quoted(event.node), nameOf(*event.by))
                             : quoted(event.node);
    const auto when = project().linksInto(event.node, "when");
    return when.empty() ? what
                        : tr("%1, when %2 was true").arg(what, quoted(when.front()->from.node));
}

void SimulationController::goToLast(const QString& type, const QString& node) {
    m_worker.findLast(type.toStdString(), node.toStdString());
}

void SimulationController::onFound(const std::optional<LoggedEvent>& event) {
    if (!event)
        return emit notFound();
    const bool isDeath = event->kind == TickEvent::Kind::died;
    const AgentName who = isDeath && event->by ? *event->by : event->who;
    goToTick(static_cast<double>(event->tick));
    const bool lives = who == event->who && !isDeath;
    setPicked(
        AgentHandle(who.type, who.ordinal, lives ? std::optional(event->life) : std::nullopt));
    emit pickChosen();
}

/// The time of a tick, as the timeline shows it.
QString SimulationController::timeOf(std::uint64_t tick) const {
    return clockText(static_cast<double>(tick) / project().worldNumber("ticksPerSecond"));
}

QString SimulationController::endText() const {
    const std::optional<RunEnd>& end = frame().end;
    if (!end || end->tick != frame().tick || !project().node(end->node))
        return {};
    return tr("%1, at %2")
        .arg(QString::fromStdString(tiller::endText(project(), *end)), timeOf(end->tick));
}

void SimulationController::onStopped(std::uint64_t command) {
    if (command >= m_goToCommand)
        m_goToCommand = 0;
    if (command >= m_runToCommand)
        m_runToCommand = 0;
    if (command == m_lastCommand)
        setPlaying(false);
    takeFrame(); // the frame of the last tick, if it was not taken yet
    m_timeline.onFrame();
    emit stopped(tick());
}

void SimulationController::onNotJoined(const std::string& why) {
    setPlaying(false);
    m_isLive = false;
    emit gameNotJoined(QString::fromStdString(why));
}

void SimulationController::setPlaying(bool playing) {
    if (std::exchange(m_playing, playing) == playing)
        return;
    emit playingChanged();
}

} // namespace tiller
