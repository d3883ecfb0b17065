#include "core/nodes/common.h"

namespace tiller {

Port forceOutput() {
    return {"force", "Force", PortType::force, false, "Wire it to a combiner or to an agent type."};
}

Port forcesInput() {
    return {"forces", "Forces", PortType::force, true, "The forces to combine, in order."};
}

Port whenInput() {
    return {"when",
            "When",
            PortType::condition,
            true,
            "Active only while this condition is true. Unwired: always.",
            true};
}

Port pointTarget() {
    return {"target", "Target", PortType::point, true,
            "A point, an agent, or the nearest of some agents."};
}

Port agentTarget() {
    return {"target", "Target", PortType::agent, true, "An agent, or the nearest of some agents."};
}

Port neighborsInput() {
    return {"agents", "Neighbors", PortType::agents, true,
            "The agents that count as neighbors. Several types are one group."};
}

Port conditionsInput() {
    Port port{"conditions", "Conditions", PortType::condition, true, "The conditions to combine."};
    port.several = true;
    return port;
}

Port conditionOutput() {
    return {"condition", "Condition", PortType::condition, false,
            "Wire it to the When of the node that it should switch."};
}

Port headingOutput() {
    return {"heading", "Heading", PortType::heading, false,
            "Wire it to the Facing of an agent type."};
}

Port numberOutput() {
    return {"number", "Number", PortType::number, false,
            "Wire it to a Compare, a Formula, a setting or a weight."};
}

Port obstaclesInput() {
    return {"obstacles", "Obstacles", PortType::obstacles, true, "The obstacles to keep clear of."};
}

Port hidingInput() {
    return {"obstacles",
            "Obstacles",
            PortType::obstacles,
            true,
            "What stands behind one of these is not seen. Unwired: it sees through all.",
            true};
}

Port pathInput() {
    return {"path", "Path", PortType::path, true, "The path to follow."};
}

Port oneAgentInput(std::string id, Text title, Help help) {
    Port port{std::move(id), std::move(title), PortType::agent, true, std::move(help)};
    port.oneOnly = true;
    return port;
}

Port formulaNumber(const std::string& id) {
    return {id,
            std::string(1, static_cast<char>(id[0] - 'a' + 'A')),
            PortType::number,
            true,
            std::string_view("A number, which the formula calls " + id + "."),
            true};
}

Port optional(Port port) {
    port.optional = true;
    return port;
}

Setting predictionChoice() {
    return SettingSpec{
        .id = "prediction",
        .title = "Prediction",
        .help = "How far ahead of the target it aims.",
        .choices = {{"none", "None", "Where the target is now."},
                    {"fixed", "Fixed", "Where it will be after a fixed time."},
                    {"by-distance", "By distance",
                     "Where it will be after distance / max speed: far ahead when far away."},
                    {"closing", "Closing",
                     "Where it will be after distance / (max speed + the target's speed)."},
                    {"opensteer", "OpenSteer",
                     "Where it will be after distance / speed, times a factor for where the "
                     "target is and which way it goes."},
                    {"intercept", "Intercept",
                     "Where they meet if it goes straight there at its speed; as Closing if they "
                     "cannot meet."},
                    {"by-distance-whole", "Whole ticks",
                     "As By distance, rounded down to whole units of time: ticks, where a tick is "
                     "1. So the tutorials' code has it, where T is an int."}}};
}

std::vector<FormulaStep> joinSteps(std::initializer_list<std::vector<FormulaStep>> lists) {
    std::vector<FormulaStep> all;
    for (const std::vector<FormulaStep>& list : lists)
        all.insert(all.end(), list.begin(), list.end());
    return all;
}

std::vector<FormulaStep> seekSteps(const std::string& place) {
    return {{"V", "speed * maxSpeed"},
            {"force", "(V * unit(" + place + " - position) - velocity) * response"}};
}

std::vector<FormulaStep> fleeSteps(const std::string& place) {
    return {
        {"d", "|" + place + " - position|"}, {"active", "d < radius"},
        {"V", "speed * maxSpeed"},           {"away", "unit(position - " + place + ")", "d > 0"},
        {"away", "heading", "d = 0"},        {"force", "(V * away - velocity) * response"}};
}

std::vector<FormulaStep> slowingSteps(const std::string& distance, const std::string& when) {
    const std::string also = when.empty() ? "" : when + " and ";
    return {{"share", "min(1, " + distance + " / slowingRadius)", also + "slowingRadius > 0"},
            {"share", "1", also + "slowingRadius = 0"}};
}

std::vector<FormulaStep> arriveSteps(const std::string& force) {
    return joinSteps({{{"d", "|place - position|"}, {"V", "speed * maxSpeed"}},
                      slowingSteps("d"),
                      {{"desired", "V * share"},
                       {force, "(desired * unit(place - position) - velocity) * response"}}});
}

std::vector<FormulaStep> pushSteps(const std::string& direction, const std::string& force) {
    return {{force, "truncate(" + direction + ", 1) * (maxSpeed * response)"}};
}

std::vector<FormulaStep> predictionSteps(const std::string& target, const std::string& velocity) {
    const std::string distance = "|" + target + " - position|";
    const std::string openSteer = R"(prediction = "opensteer")";
    const std::string intercept = R"(prediction = "intercept")";
    const auto shareOf = [](const std::string& a, const std::string& b) {
        return "if(" + b + " > 0, " + a + " / " + b + ", 0)";
    };
    const std::string closing = "maxSpeed + |" + velocity + "|";
    return {{"T", "0", R"(prediction = "none")"},
            {"T", "min(fixedTime, maxTime)", R"(prediction = "fixed")"},
            {"T", "min(" + shareOf(distance, "maxSpeed") + ", maxTime)",
             R"(prediction = "by-distance")"},
            {"T", "min(floor(" + shareOf(distance, "maxSpeed") + "), maxTime)",
             R"(prediction = "by-distance-whole")"},
            {"T", "min(if(" + closing + " > 0, " + distance + " / (" + closing + "), 0), maxTime)",
             R"(prediction = "closing")"},
            {"ahead", "dot(heading, unit(" + target + " - position))", openSteer},
            {"along", "dot(heading, unit(" + velocity + "))", openSteer},
            {"factor",
             "if(ahead > 0.707, if(along > 0.707, 4, if(along < -0.707, 0.85, 1.8)), "
             "if(ahead < -0.707, if(along > 0.707, 0.5, 2), "
             "if(along > 0.707, 1, if(along < -0.707, 4, 0.8))))",
             openSteer},
            {"pace", "if(|velocity| > 0, |velocity|, maxSpeed)", openSteer},
            {"T", "min(" + shareOf(distance, "pace") + " * factor, maxTime)", openSteer},
            {"o", target + " - position", intercept},
            {"w", velocity, intercept},
            {"D", "dot(o, w)^2 - (dot(w, w) - (speed * maxSpeed)^2) * dot(o, o)", intercept},
            {"closing", "sqrt(max(D, 0)) - dot(o, w)", intercept},
            {"late", "if(maxSpeed + |w| > 0, |o| / (maxSpeed + |w|), 0)", intercept},
            {"T", "min(if(D >= 0 and closing > 0, dot(o, o) / closing, late), maxTime)", intercept},
            {"place", target + " + " + velocity + " * T"}};
}

} // namespace tiller
