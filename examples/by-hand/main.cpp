// The hunter and prey of Bevilacqua 2013 (docs/sources.md), steered by hand: no project and no
// editor, only objects of a game and a SteeringManager for each. Prints how often the hunter
// catches the prey.
#include "core/base/angle.h"
#include "core/steering/steering_manager.h"

#include <cstdio>

using namespace tiller;

class Creature {
public:
    Creature(Vec2 position, double maxVelocity, std::uint64_t stream)
        : m_position(position), m_maxVelocity(maxVelocity), steering(*this, {.stream = stream}) {}

    Vec2 position() const { return m_position; }
    Vec2 velocity() const { return m_velocity; }
    void setPosition(Vec2 position) { m_position = position; }
    void setVelocity(Vec2 velocity) { m_velocity = velocity; }
    double maxVelocity() const { return m_maxVelocity; }
    double mass() const { return 20; }

private:
    Vec2 m_position, m_velocity;
    double m_maxVelocity;

public:
    SteeringManager steering;
};

/// The place of the mouse. Here it goes around in a circle; in a game, the player moves it.
Vec2 mouseAt(int tick) {
    return Vec2{400, 300} + direction(tick * 0.4) * 200;
}

int main() {
    Creature hunter({100, 100}, 3, 1), prey({500, 400}, 2, 2);
    double stamina = 200;
    bool tired = false;
    int catches = 0;
    for (int tick = 0; tick < 3000; ++tick) {
        const double distance = length(hunter.position() - prey.position());
        tired ? hunter.steering.wander()
              : hunter.steering.pursue(prey); // prey: anything that moves
        distance < 40 ? prey.steering.evade(hunter) : prey.steering.seek(mouseAt(tick));
        hunter.steering.seek({400, 300}, 20, 0.2); // stays near the middle
        hunter.steering.update();
        prey.steering.update();

        stamina += tired ? 1 : -2;
        tired = tired ? stamina < 200 : stamina <= 0;
        if (distance < 12) {
            ++catches;
            prey.setPosition({800 - prey.position().x, 600 - prey.position().y});
        }
    }
    std::printf("%d catches; the hunter is at %.3f, %.3f\n", catches, hunter.position().x,
                hunter.position().y);
}
