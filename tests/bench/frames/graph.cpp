#include "tests/bench/frames/graph.h"

#include "core/model/edits.h"

#include <cmath>

namespace tiller {

namespace {

constexpr double unitWidth = 1280;
constexpr double unitHeight = 720;

class Builder {
public:
    Id add(std::string_view type, Vec2 place) {
        applyChange(addNode(m_project, m_ids, type, place, {800, 500}));
        return m_project.nodes.back().id;
    }
    void wire(const Id& from, const Id& to) {
        applyChange(connectNodes(m_project, m_ids, from, to));
    }
    void set(const Id& id, std::string_view setting, const Value& value) {
        applyChange(setValue(m_project, id, setting, value));
    }
    Project done() { return std::move(m_project); }

private:
    void applyChange(const Result<Change>& change) { apply(change.value(), m_project); }

    Project m_project;
    IdSource m_ids{1};
};

/// Adds a unit and returns the id of its agent type.
Id addUnit(Builder& builder, Vec2 at, const Id& chased, const Id& feared) {
    const Id near = builder.add("nearest", at);
    const Id far = builder.add("nearest", at + Vec2{0, 240});
    const Id when = builder.add("timer", at + Vec2{0, 480});
    const Id seek = builder.add("seek", at + Vec2{240, 0});
    const Id flee = builder.add("flee", at + Vec2{240, 168});
    const Id arrive = builder.add("arrive", at + Vec2{240, 336});
    const Id wander = builder.add("wander", at + Vec2{240, 512});
    const Id sum = builder.add("sum", at + Vec2{480, 120});
    const Id choice = builder.add("priority", at + Vec2{720, 240});
    const Id type = builder.add("agent-type", at + Vec2{960, 160});
    builder.set(type, "count", 10.0);
    builder.wire(chased.empty() ? type : chased, near);
    builder.wire(feared.empty() ? type : feared, far);
    builder.wire(near, seek);
    builder.wire(far, flee);
    builder.wire(near, arrive);
    for (const Id& behavior : {seek, flee, arrive, wander})
        builder.wire(when, behavior);
    for (const Id& behavior : {seek, flee, arrive})
        builder.wire(behavior, sum);
    builder.wire(sum, choice);
    builder.wire(wander, choice);
    builder.wire(choice, type);
    return type;
}

} // namespace

Project graphOf(std::size_t nodes) {
    const std::size_t units = nodes / 10;
    const auto rows = static_cast<std::size_t>(
        std::ceil(std::sqrt(static_cast<double>(units) * unitWidth / unitHeight)));
    Builder builder;
    std::vector<Id> types;
    for (std::size_t i = 0; i < units; ++i) {
        const Vec2 at{static_cast<double>(i / rows) * unitWidth,
                      static_cast<double>(i % rows) * unitHeight};
        const auto before = [&](std::size_t by) { return i < by ? Id() : types[i - by]; };
        types.push_back(addUnit(builder, at, before(1), before(rows)));
    }
    return builder.done();
}

} // namespace tiller
