#include "core/sim/measure.h"

#include "core/model/groups.h"
#include "core/model/registry.h"
#include "core/nodes/describe.h"

#include <algorithm>
#include <charconv>
#include <cmath>
#include <numeric>

namespace tiller {

namespace {

/// The ordinal of an agent by its name in traces: a given name, or the type and a number.
std::optional<std::uint32_t> ordinalOf(const AgentView& agents, const std::string& name) {
    for (std::size_t i = 0; i < agents.names->size(); ++i)
        if ((*agents.names)[i] == name)
            return static_cast<std::uint32_t>(i);
    std::uint32_t ordinal = 0;
    const char* const end = name.data() + name.size();
    const char* const digits = name.data() + std::min(name.rfind('-'), name.size() - 1) + 1;
    const auto read = std::from_chars(digits, end, ordinal);
    if (read.ec != std::errc() || read.ptr != end || agentLabel(agents, ordinal) != name)
        return {};
    return ordinal;
}

/// The choice with this number, or the first one.
const Choice& choiceOf(std::string_view setting, std::size_t number) {
    const std::vector<Choice>& all = findAnnotationType("monitor")->setting(setting)->choices;
    return all[number < all.size() ? number : 0];
}

std::optional<std::size_t> populationOf(const Simulation& simulation, const Id& type) {
    for (std::size_t i = 0; i < simulation.populationCount(); ++i)
        if (*simulation.agents(i).typeId == type)
            return i;
    return {};
}

/// Whom the monitor of one agent names.
std::optional<AgentHandle> agentNamed(const Simulation& simulation,
                                      const MonitorAnnotation& monitor) {
    const auto population = populationOf(simulation, monitor.of);
    const auto ordinal =
        population ? ordinalOf(simulation.agents(*population), monitor.agent) : std::nullopt;
    return ordinal ? std::optional(AgentHandle(monitor.of, *ordinal)) : std::nullopt;
}

std::optional<double> measureOne(const Simulation& simulation, const MonitorAnnotation& monitor,
                                 const AgentHandle& who) {
    const auto population = populationOf(simulation, who.type);
    if (!population)
        return {};
    const auto numbers = simulation.read(*population, monitor.quantity, monitor.node, who.ordinal);
    return numbers.empty() ? std::nullopt : combine(Statistic::mean, numbers);
}

LifeChange changeOf(Quantity quantity) {
    return quantity == Quantity::births   ? LifeChange::born
           : quantity == Quantity::deaths ? LifeChange::died
                                          : LifeChange::became;
}

CountSpan countOf(const Simulation& simulation, const MonitorAnnotation& monitor) {
    switch (monitor.quantity) {
    case Quantity::contactsWith:
        return simulation.contactsOf(monitor.of, monitor.with, monitor.window);
    case Quantity::events:
        return simulation.eventsOf(monitor.of, monitor.node, monitor.window);
    default:
        return simulation.livesOf(monitor.of, changeOf(monitor.quantity), monitor.window);
    }
}

std::optional<double> measureHappenings(const Simulation& simulation,
                                        const MonitorAnnotation& monitor) {
    if (!populationOf(simulation, monitor.of) ||
        (monitor.quantity == Quantity::contactsWith && !populationOf(simulation, monitor.with)))
        return {};
    const auto [number, seconds] = countOf(simulation, monitor);
    const auto count = static_cast<double>(number);
    if (monitor.counting == Counting::total)
        return count;
    const double units = monitor.counting == Counting::perMinute ? 60 : 1;
    return seconds > 0 ? count * units / seconds : 0;
}

/// "Contacts", "Contacts per minute", "Births in the last 10 s".
std::string happeningsText(const MonitorAnnotation& monitor) {
    std::string text =
        monitor.quantity == Quantity::contactsWith
            ? say("Contacts")
            : choiceOf("quantity", static_cast<std::size_t>(monitor.quantity)).title.shown();
    if (monitor.counting == Counting::perMinute)
        text = say("%1 per minute", {text});
    if (monitor.counting == Counting::perSecond)
        text = say("%1 per second", {text});
    if (monitor.window > 0)
        text = say("%1 in the last %2 s", {text, toText(monitor.window)});
    return text;
}

} // namespace

std::optional<double> combine(Statistic statistic, std::span<const double> numbers) {
    const double sum = std::accumulate(numbers.begin(), numbers.end(), 0.0);
    if (statistic == Statistic::sum)
        return sum;
    if (numbers.empty())
        return {};
    const double mean = sum / static_cast<double>(numbers.size());
    switch (statistic) {
    case Statistic::least:
        return *std::ranges::min_element(numbers);
    case Statistic::most:
        return *std::ranges::max_element(numbers);
    case Statistic::spread: {
        double squares = 0;
        for (const double number : numbers)
            squares += (number - mean) * (number - mean);
        return std::sqrt(squares / static_cast<double>(numbers.size()));
    }
    default:
        return mean;
    }
}

std::optional<double> measure(const Simulation& simulation, const MonitorAnnotation& monitor) {
    if (happens(monitor.quantity))
        return measureHappenings(simulation, monitor);
    if (!monitor.agent.empty()) {
        const auto who = agentNamed(simulation, monitor);
        return who ? measureOne(simulation, monitor, *who) : std::nullopt;
    }
    const auto population = populationOf(simulation, monitor.of);
    if (!population)
        return {};
    const auto numbers = simulation.read(*population, monitor.quantity, monitor.node, {});
    if (isCounted(monitor.quantity) &&
        (!numbers.empty() || simulation.agents(*population).count == 0))
        return combine(Statistic::sum, numbers);
    return numbers.empty() ? std::nullopt : combine(monitor.statistic, numbers);
}

std::vector<double> measureEach(const Simulation& simulation, const MonitorAnnotation& monitor) {
    const auto population = populationOf(simulation, monitor.of);
    return population && !isCounted(monitor.quantity)
               ? simulation.read(*population, monitor.quantity, monitor.node, {})
               : std::vector<double>();
}

std::optional<double> FollowingMonitor::measure(const Simulation& simulation) {
    if (what.agent.empty() || happens(what.quantity))
        return tiller::measure(simulation, what);
    if (!who) {
        if (const auto named = agentNamed(simulation, what))
            who = simulation.handleOf(named->name());
    } else if (!simulation.lives(*who)) {
        const auto now = simulation.whoHasLife(*who->life);
        if (!now)
            return {};
        who = now;
    }
    return who ? measureOne(simulation, what, *who) : std::nullopt;
}

std::string quantityText(const MonitorAnnotation& monitor, const Project& project) {
    const std::string title =
        happens(monitor.quantity)
            ? happeningsText(monitor)
            : choiceOf("quantity", static_cast<std::size_t>(monitor.quantity)).title.shown();
    const Node* node = isAboutNode(monitor.quantity) ? project.node(monitor.node) : nullptr;
    return node ? title + ": " + displayName(*node) : title;
}

std::string whoseText(const MonitorAnnotation& monitor, const Project& project) {
    const Node* type = project.node(monitor.of);
    const std::string group = type ? nameInLists(project, *type) : monitor.of;
    if (monitor.quantity == Quantity::contactsWith) {
        const Node* with = project.node(monitor.with);
        return say("%1 and %2", {group, with ? nameInLists(project, *with) : monitor.with});
    }
    if (monitor.agent.starts_with(monitor.of + '-'))
        return group + ' ' + monitor.agent.substr(monitor.of.size() + 1);
    if (!monitor.agent.empty())
        return monitor.agent;
    if (isCounted(monitor.quantity))
        return group;
    switch (monitor.statistic) {
    case Statistic::least:
        return say("%1, least", {group});
    case Statistic::most:
        return say("%1, most", {group});
    case Statistic::spread:
        return say("%1, spread", {group});
    case Statistic::sum:
        return say("%1, sum", {group});
    default:
        return say("%1, mean", {group});
    }
}

std::vector<const Annotation*> monitorsIn(const Project& project) {
    std::vector<const Annotation*> found;
    for (const Annotation& each : project.annotations)
        if (each.type == "monitor" && monitorOf(each).shownIn != ShownIn::colors)
            found.push_back(&each);
    return found;
}

std::vector<Coloring> coloringsIn(const Project& project) {
    std::vector<Coloring> found;
    for (const Annotation& each : project.annotations) {
        if (each.type != "monitor")
            continue;
        MonitorAnnotation what = monitorOf(each);
        const auto isOfType = [&](const Coloring& other) { return other.what.of == what.of; };
        if (what.shownIn == ShownIn::colors && std::ranges::none_of(found, isOfType))
            found.push_back({each.id, std::move(what)});
    }
    return found;
}

MonitorAnnotation monitorOf(const Annotation& annotation) {
    return settingsOf<MonitorAnnotation>(annotation);
}

std::string seriesName(const Annotation& annotation, const Project& project) {
    if (!annotation.name.empty())
        return annotation.name;
    const MonitorAnnotation monitor = monitorOf(annotation);
    const Node* node = isAboutNode(monitor.quantity) ? project.node(monitor.node) : nullptr;
    const std::string whose = whoseText(monitor, project);
    return node ? whose + ": " + displayName(*node) : whose;
}

std::string columnName(const Annotation& annotation, const Project& project) {
    MonitorAnnotation quantityAlone = monitorOf(annotation);
    quantityAlone.node.clear();
    return quantityText(quantityAlone, project) + ' ' + seriesName(annotation, project);
}

std::string unitOf(Quantity quantity, const Project& project) {
    switch (quantity) {
    case Quantity::speed:
        return project.worldNumber("tick") == 1 ? say("units/tick") : say("units/s");
    case Quantity::distance:
    case Quantity::x:
    case Quantity::y:
        return say("units");
    default:
        return {};
    }
}

std::string withUnit(const std::string& name, const std::string& unit) {
    return unit.empty() ? name : name + " (" + unit + ")";
}

} // namespace tiller
