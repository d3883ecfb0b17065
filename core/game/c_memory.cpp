#include "core/game/open_worlds.h"

namespace tiller::game {

OpenWorlds::Slot* OpenWorlds::find(tiller_world number) {
    const auto index = static_cast<std::size_t>(number & 0xffffffff);
    const bool exists = index > 0 && index <= m_slots.size();
    Slot* slot = exists ? &m_slots[index - 1] : nullptr;
    return slot && slot->world && slot->uses == number >> 32 ? slot : nullptr;
}

tiller_world OpenWorlds::add(std::unique_ptr<OpenWorld> world) {
    const Lock lock(m_mutex);
    if (m_free.empty()) {
        m_slots.emplace_back();
        m_free.reserve(m_slots.size()); // so that close() needs no memory
        m_free.push_back(m_slots.size() - 1);
    }
    const std::size_t index = m_free.back();
    m_free.pop_back();
    m_marks += m_marks == 0xffffffff ? 2 : 1; // 0 is any world
    world->mark = m_marks;
    m_slots[index].world = std::move(world);
    return std::uint64_t{m_slots[index].uses} << 32 | (index + 1);
}

OpenWorld* OpenWorlds::take(tiller_world number, tiller_result& result) {
    const Lock lock(m_mutex);
    const Slot* slot = find(number);
    result = !slot ? TILLER_NO_WORLD : slot->world->isBusy ? TILLER_BUSY : TILLER_OK;
    if (result != TILLER_OK)
        return nullptr;
    slot->world->isBusy = true;
    return slot->world.get();
}

void OpenWorlds::giveBack(OpenWorld& world) {
    const Lock lock(m_mutex);
    world.isBusy = false;
}

tiller_result OpenWorlds::close(tiller_world number) {
    std::unique_ptr<OpenWorld> closed; // destroyed without the lock
    const Lock lock(m_mutex);
    Slot* slot = find(number);
    if (!slot)
        return TILLER_NO_WORLD;
    if (slot->world->isBusy)
        return TILLER_BUSY;
    closed = std::move(slot->world);
    if (++slot->uses != 0) // else the slot has given all its numbers
        m_free.push_back(static_cast<std::size_t>(slot - m_slots.data()));
    return TILLER_OK;
}

} // namespace tiller::game
