#include "app/editor/viewport/world_picture.h"

#include "app/editor/sim/behavior_colors.h"
#include "app/editor/theme/colors.h"
#include "core/base/lattice.h"
#include "core/model/registry.h"
#include "core/modes/agent_mode.h"
#include "core/nodes/describe.h"

#include <algorithm>
#include <cmath>
#include <utility>

namespace tiller {

void Trails::add(const Frame& frame, const std::vector<FrameAgents>& all) {
    if (m_count > 0 && frame.run == m_run && frame.tick == m_tick)
        return;
    if (frame.run != m_run || frame.tick < m_tick || frame.timeline.jumps != m_jumps)
        clear();
    m_run = frame.run;
    m_jumps = frame.timeline.jumps;
    m_tick = frame.tick;

    Moment& moment = m_ring[m_next];
    moment.tracks.resize(all.size());
    moment.byLife.clear();
    for (std::size_t i = 0; i < all.size(); ++i) {
        const FrameAgents& agents = all[i];
        Track& track = moment.tracks[i];
        track.type = agents.type;
        track.ordinal = agents.ordinal;
        track.life = agents.life;
        track.xy.resize(2 * agents.size());
        for (std::size_t k = 0; k < agents.size(); ++k) {
            track.xy[2 * k] = static_cast<float>(agents.x[k]);
            track.xy[2 * k + 1] = static_cast<float>(agents.y[k]);
            if (k < agents.life.size())
                moment.byLife.emplace_back(agents.life[k], track.at(k));
        }
    }
    const auto life = [](const auto& each) { return each.first; };
    if (!std::ranges::is_sorted(moment.byLife, {}, life))
        std::ranges::sort(moment.byLife, {}, life);
    m_next = (m_next + 1) % length;
    m_count = std::min(m_count + 1, length);
}

const Trails::Moment* Trails::momentAt(std::size_t age) const {
    return age < m_count ? &m_ring[(m_next + length - 1 - age) % length] : nullptr;
}

const Trails::Track& Trails::track(std::string_view type, std::size_t age) const {
    static const Track none;
    const Moment* moment = momentAt(age);
    if (!moment)
        return none;
    const auto found = std::ranges::find(moment->tracks, type, &Track::type);
    return found == moment->tracks.end() ? none : *found;
}

std::optional<Vec2> Trails::placeOf(std::uint32_t life, std::size_t age) const {
    const Moment* moment = momentAt(age);
    if (!moment)
        return {};
    const auto found = std::ranges::lower_bound(moment->byLife, life, {},
                                                [](const auto& each) { return each.first; });
    if (found == moment->byLife.end() || found->first != life)
        return {};
    return found->second;
}

void ColorRanges::follow(std::span<const Coloring> colorings) {
    const std::map<Id, Range> before = std::exchange(m_ranges, {});
    for (const Coloring& each : colorings) {
        const auto [least, largest] = std::minmax(each.what.colorsFrom, each.what.colorsTo);
        Range range{each, least, largest};
        range.isKnown = range.isFixed();
        const auto known = before.find(each.what.of);
        const bool isSame = known != before.end() && known->second.coloring == each;
        m_ranges.emplace(each.what.of, isSame ? known->second : range);
    }
}

bool ColorRanges::add(const Frame& frame) {
    const std::map<Id, Range> before = m_ranges;
    const bool isOther = std::exchange(m_run, frame.run) != frame.run;
    for (const FrameAgents& agents : frame.agents) {
        const auto found = m_ranges.find(agents.type);
        if (found == m_ranges.end() || found->second.isFixed())
            continue;
        Range& range = found->second;
        range.isKnown = range.isKnown && !isOther;
        if (range.coloring != agents.coloring)
            continue; // the frame is older
        for (const double number : agents.values) {
            if (!std::isfinite(number))
                continue;
            range.least = range.isKnown ? std::min(range.least, number) : number;
            range.largest = range.isKnown ? std::max(range.largest, number) : number;
            range.isKnown = true;
        }
    }
    return m_ranges != before;
}

const ColorRanges::Range* ColorRanges::of(const FrameAgents& agents) const {
    const auto found = m_ranges.find(agents.type);
    const bool isOf = found != m_ranges.end() && agents.coloring == found->second.coloring;
    return isOf ? &found->second : nullptr;
}

ViewColors viewColors(bool dark, bool contrast) {
    const Colors& colors = colorsOf(dark, contrast);
    return {.dark = dark,
            .ground = colors.ground,
            .world = colors.world,
            .grid = colors.grid,
            .edge = colors.worldEdge,
            .handle = colors.target,
            .accent = colors.accent,
            .text = colors.text};
}

namespace {

AgentLook agentLookOf(const Node& type, double tick) {
    const auto number = [&type](std::string_view id) { return numberOf(valueOf(type, id)); };
    const AgentTypeSettings settings = agentTypeSettings(type);
    // No wanted velocity needs more force than this. "No limit" as a scale would show nothing.
    const double mostWanted = 2 * number("maxSpeed") / std::max(number("responseTime"), tick);
    return {.color = QColor(QString::fromStdString(settings.color)).rgba(),
            .shape = settings.shape,
            .maxSpeed = std::max(number("maxSpeed"), 1e-9),
            .maxForce = std::max(std::min(number("maxForce"), mostWanted), 1e-9),
            .maxTurnRate = settings.maxTurnRate,
            .pictured = settings.picture.empty() ? Id() : type.id,
            .pictureSize = settings.pictureSize};
}

std::optional<LookInMode> lookInMode(const Node& mode) {
    const auto settings = settingsFrom<ModeLook>(findNodeType(mode.type)->settings, mode.values);
    LookInMode look;
    if (!settings.color.empty())
        look.color = QColor(QString::fromStdString(settings.color)).rgba();
    if (settings.shape != ModeLook::Shape::asType)
        look.shape = static_cast<AgentShape>(static_cast<int>(settings.shape) - 1);
    look.hasPicture = !settings.picture.empty();
    return look.color || look.shape || look.hasPicture ? std::optional(look) : std::nullopt;
}

} // namespace

ProjectLook::ProjectLook(const Project& project, bool dark) {
    for (const Node& node : project.nodes) {
        const NodeType* type = findNodeType(node.type);
        if (node.type == agentTypeId)
            types.emplace(node.id, agentLookOf(node, project.worldNumber("tick")));
        else if (const auto look =
                     type && type->id == "agent-mode" ? lookInMode(node) : std::nullopt)
            modes.emplace(node.id, *look);
        else if (type && type->kind == NodeKind::behavior)
            behaviors.emplace(node.id, tiller::behaviorColor(node.type, dark).rgba());
    }
}

AgentLook ProjectLook::typeLook(const Id& type, AgentLook otherwise) const {
    const auto found = types.find(type);
    return found == types.end() ? otherwise : found->second;
}

std::vector<AgentLook> ProjectLook::looksOf(const FrameAgents& agents, AgentLook otherwise) const {
    const AgentLook ofType = typeLook(agents.type, otherwise);
    std::vector<AgentLook> looks(std::max<std::size_t>(1, agents.modes.ids.size()), ofType);
    for (std::size_t i = 0; i < agents.modes.ids.size(); ++i)
        if (const auto found = modes.find(agents.modes.ids[i]); found != modes.end()) {
            looks[i].color = found->second.color.value_or(ofType.color);
            looks[i].shape = found->second.shape.value_or(ofType.shape);
            if (found->second.hasPicture || found->second.shape)
                looks[i].pictured = found->second.hasPicture ? found->first : Id();
        }
    return looks;
}

QRgb ProjectLook::behaviorColor(const Id& node, QRgb otherwise) const {
    const auto found = behaviors.find(node);
    return found == behaviors.end() ? otherwise : found->second;
}

double turningRadius(double speed, double turnRate) {
    constexpr double degreesPerRadian = 57.29577951308232;
    return std::min(speed * degreesPerRadian / std::max(turnRate, 1e-9), coordinateLimit);
}

Vec2 WorldPicture::longestStep() const {
    const bool wraps = project.worldSettings().edges == Edges::wrap;
    return wraps ? project.worldSize() * 0.5 : Vec2{1e12, 1e12};
}

QRectF worldBox(const Project& project) {
    return {0, 0, project.worldNumber("width"), project.worldNumber("height")};
}

} // namespace tiller
