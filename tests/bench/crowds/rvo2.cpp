#include "tests/bench/parts.h"

#include <RVO.h>
#include <random>

namespace tiller {

namespace {

RVO::Vector2 toRvo(Vec2 place) {
    return {static_cast<float>(place.x), static_cast<float>(place.y)};
}

/// The number of a setting of the scene's avoidance.
float settingOf(const CrowdScene& scene, std::string_view id, float otherwise) {
    for (const auto& [setting, value] : scene.settings)
        if (setting == id)
            return static_cast<float>(std::get<double>(value));
    return otherwise;
}

void addObstacles(RVO::RVOSimulator& simulator, const CrowdScene& scene) {
    for (const Segment& wall : scene.walls)
        simulator.addObstacle({toRvo(wall.a), toRvo(wall.b)});
    for (const Segment& pillar : scene.pillars) {
        std::vector<RVO::Vector2> corners;
        for (std::size_t i = 0; i < 16; ++i) {
            const double angle = 2 * 3.14159265358979 * static_cast<double>(i) / 16;
            corners.push_back(
                toRvo(pillar.a + Vec2{std::cos(angle), std::sin(angle)} * pillar.radius));
        }
        simulator.addObstacle(corners);
    }
    simulator.processObstacles();
}

/// The place that a walker heads for: it passes those between first.
class Heading {
public:
    explicit Heading(const CrowdScene::Walker& walker) : m_walker(&walker) {}
    Vec2 from(Vec2 place, double near) {
        while (m_next < m_walker->via.size() && length(m_walker->via[m_next] - place) <= near)
            ++m_next;
        return (m_next < m_walker->via.size() ? m_walker->via[m_next] : m_walker->goal) - place;
    }

private:
    const CrowdScene::Walker* m_walker;
    std::size_t m_next = 0;
};

} // namespace

CrowdOutcome runWithRvo2(const CrowdScene& scene, double longest) {
    RVO::RVOSimulator simulator;
    simulator.setTimeStep(static_cast<float>(scene.tick));
    std::vector<Heading> headings;
    for (std::size_t i = 0; i < scene.walkers.size(); ++i) {
        const auto [radius, maxSpeed] = scene.bodyOf(i);
        simulator.addAgent(toRvo(scene.walkers[i].start), settingOf(scene, "reach", 8), 10,
                           settingOf(scene, "horizon", 3), settingOf(scene, "obstacleHorizon", 1),
                           static_cast<float>(radius), static_cast<float>(maxSpeed),
                           RVO::Vector2());
        headings.emplace_back(scene.walkers[i]);
    }
    addObstacles(simulator, scene);

    CrowdMeasure measure(scene);
    std::mt19937_64 random(1);
    std::vector<Vec2> places(scene.walkers.size());
    for (std::size_t i = 0; i < places.size(); ++i)
        places[i] = scene.walkers[i].start;
    while (measure.goesOn(longest)) {
        for (std::size_t i = 0; i < places.size(); ++i) {
            Vec2 wish = headings[i].from(places[i], scene.near) / scene.tick;
            const double most = scene.bodyOf(i).maxSpeed;
            if (length(wish) > most)
                wish = wish * (most / length(wish));
            // As RVO2's own examples do: a symmetry would never end.
            const double angle = static_cast<double>(random() >> 11) * 0x1p-53 * 6.283185307;
            wish = wish + Vec2{std::cos(angle), std::sin(angle)} * 1e-4;
            simulator.setAgentPrefVelocity(i, toRvo(wish));
        }
        simulator.doStep();
        for (std::size_t i = 0; i < places.size(); ++i) {
            const RVO::Vector2 at = simulator.getAgentPosition(i);
            places[i] = {at.x(), at.y()};
        }
        measure.take(places);
    }
    return measure.outcome();
}

} // namespace tiller
