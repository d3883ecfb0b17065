#include "core/nodes/common.h"
#include "core/nodes/lane_runs.h"
#include "core/scene/geometry.h"

#include <limits>

namespace tiller::follow_ground_node {
namespace {

enum class Way { up, down };
enum class Senses { feelers, slope };

struct Settings {
    std::string ground; ///< the id of a ground of the scene
    Way way = Way::up;
    Senses senses = Senses::feelers;
    double angle = 45;    ///< degrees from the heading to the feelers aside
    double distance = 20; ///< to the ends of the feelers
    double speed = 1;     ///< share of maxSpeed, 0 to 1
};

constexpr double nothingThere = -std::numeric_limits<double>::infinity();

/// Follows what three feelers sense, as the agents of Jones 2010 do.
class Feelers {
public:
    /// Senses for all agents at once: one does not wait for what another reads.
    explicit Feelers(const NodeRun& run)
        : m_run(run)
        , m_settings(run.as<Settings>())
        , m_ground(*groundOf(run.geometry))
        , m_turn(sineCosine(m_settings.angle)) {
        if (m_settings.senses == Senses::feelers)
            forLanes(run.block.lanes(), [this](std::size_t lane) { sense(lane); });
    }

    /// (0, 0) without a difference.
    [[nodiscard]] Vec2 direction(std::size_t lane) const {
        const double ahead = m_ahead[lane];
        const double left = m_left[lane];
        const double right = m_right[lane];
        if (ahead == left && left == right)
            return {};
        const Vec2 heading = m_run.block.heading(lane);
        if (ahead >= left && ahead >= right)
            return heading;
        const bool isLeft = left > right || (left == right && m_run.draw(lane) < 0.5);
        const Vec2 along = heading * m_turn.cosine;
        const Vec2 aside = turnLeft(heading) * m_turn.sine;
        return isLeft ? along + aside : along - aside;
    }

private:
    void sense(std::size_t lane) {
        const Vec2 heading = m_run.block.heading(lane);
        const Vec2 along = heading * m_turn.cosine;
        const Vec2 aside = turnLeft(heading) * m_turn.sine;
        m_ahead[lane] = sensed(lane, heading);
        m_left[lane] = sensed(lane, along + aside);
        m_right[lane] = sensed(lane, along - aside);
    }

    /// How much the end of a feeler draws; it is not drawn out of the ground.
    [[nodiscard]] double sensed(std::size_t lane, Vec2 way) const {
        const auto cell = m_ground.cellAt(*m_run.block.moment,
                                          m_run.block.position(lane) + way * m_settings.distance);
        if (!cell)
            return nothingThere;
        const double value = m_ground.valueOf(*cell);
        return m_settings.way == Way::up ? value : 0 - value;
    }

    const NodeRun& m_run;
    const Settings& m_settings;
    const GroundMap& m_ground;
    SineCosine<double> m_turn;
    Lanes m_ahead;
    Lanes m_left;
    Lanes m_right;
};

Vec2 alongSlope(const NodeRun& run, std::size_t lane) {
    const GroundMap& ground = *groundOf(run.geometry);
    const auto cell = ground.cellAt(*run.block.moment, run.block.position(lane));
    const Vec2 up = cell ? unit(ground.slopeAt(*cell)) : Vec2{};
    return run.as<Settings>().way == Way::up ? up : up * -1;
}

/// (0, 0): inactive.
Vec2 directionOf(const NodeRun& run, const Feelers& feelers, std::size_t lane) {
    return run.as<Settings>().senses == Senses::slope ? alongSlope(run, lane)
                                                      : feelers.direction(lane);
}

void evaluate(const NodeRun& run) {
    run.out.on = 0;
    if (!groundOf(run.geometry))
        return;
    const Feelers feelers(run);
    const double speed = run.as<Settings>().speed;
    runLanes(run, run.block.lanes(), [&](std::size_t lane, const Self<double>& self) {
        const Vec2 way = directionOf(run, feelers, lane);
        return Force<double>{steer(self, way * (self.maxSpeed * speed)), !(way == Vec2{})};
    });
}

void inspect(const NodeRun& run, TermValues& to) {
    if (!groundOf(run.geometry))
        return;
    const Vec2 way = directionOf(run, Feelers(run), 0);
    if (!(way == Vec2{}))
        to["way"] = way;
}

} // namespace

[[gnu::cold]] void describe(NodeType& type) {
    type.title = "Follow ground";
    type.help = "Moves to where a ground holds more, or less: along a trail, up or down a slope.";
    type.words = {"ground",     "scent",    "pheromone", "trail", "ants",
                  "slime mold", "gradient", "climb",     "smell", "chemotaxis"};
    type.source = "Jones 2010, slime mold";
    type.steps = {{"V", "speed * maxSpeed"}, {"force", "(way * V - velocity) * response"}};
    type.symbols = {{"way", "the heading, or the feeler to a side whose end is on more, or the "
                            "direction of the slope; inactive without a difference"}};
    type.ports = {whenInput(), forceOutput()};
    type.settings = {
        geometrySetting(&Settings::ground, "ground", "Ground", "ground"),
        choiceSetting(&Settings::way, "way", "Direction", "Where it goes.",
                      {{"up", "Up", "To where the ground holds more."},
                       {"down", "Down", "To where the ground holds less."}}),
        choiceSetting(&Settings::senses, "senses", "Senses", "How it finds the way.",
                      {{"feelers", "Feelers", "It compares the ends of three feelers."},
                       {"slope", "Slope", "It compares the cells beside its own."}}),
        onlyWhen(numberSetting(&Settings::angle, "angle", "Angle",
                               "Between the heading and the feelers to both sides.", Unit::degrees,
                               {0, 180, 180}),
                 "senses", "feelers"),
        onlyWhen(lengthSetting(&Settings::distance, "distance", "Distance",
                               "How far away the ends of the feelers are.", 100),
                 "senses", "feelers"),
        speedSetting(&Settings::speed)};
    setHandles(type, {{"angle",
                       {.shape = SettingHandle::Shape::eachSide,
                        .from = "position",
                        .way = "heading",
                        .reach = "distance"}},
                      {"distance", along("position", "heading")}});
    NodeCode& code = setCode<Settings>(type);
    code.draws = true;
    code.evaluate = evaluate;
    code.inspect = inspect;
}

} // namespace tiller::follow_ground_node
