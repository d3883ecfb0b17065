#pragma once

#include "core/base/platform.h"
#include "core/game/tiller.h"
#include "core/game/world.h"

#include <cstdint>
#include <map>

namespace tiller::game {

/// A world behind the C interface, and what its functions have handed out.
struct OpenWorld {
    explicit OpenWorld(World of) : world(std::move(of)) {}

    World world;
    bool isBusy = false;    ///< of OpenWorlds
    std::uint32_t mark = 0; ///< of its handles; no other open world has it
    std::string mode, words, recording, report;
    std::vector<std::byte> saved;
    std::vector<tiller_event> events;
    std::vector<Agent> found;
    std::vector<double> numbers;
    Decisions forces, decisions;
    World::Ground ground;
    std::string added; ///< id of an obstacle
    std::string met;
};

/// All worlds that are open in this process, by numbers that are never given again. A call takes a
/// world, so that nobody else can use or close it meanwhile.
class OpenWorlds {
public:
    /// Gives a world a number.
    tiller_world add(std::unique_ptr<OpenWorld> world);
    /// @param result TILLER_NO_WORLD or TILLER_BUSY where null comes back
    OpenWorld* take(tiller_world number, tiller_result& result);
    void giveBack(OpenWorld& world);
    tiller_result close(tiller_world number);

private:
    Mutex m_mutex;
    std::map<tiller_world, std::unique_ptr<OpenWorld>> m_worlds;
    tiller_world m_last = 0;
};

} // namespace tiller::game
