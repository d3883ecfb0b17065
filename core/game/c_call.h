#pragma once

#include "core/game/open_worlds.h"

#include <algorithm>
#include <cstddef>
#include <cstring>
#include <exception>
#include <initializer_list>
#include <new>
#include <string>
#include <vector>

/// What every function of the C interface needs.
namespace tiller::game {

[[nodiscard]] OpenWorlds& openWorlds();

/// Keeps the sentence of an error for tiller_last_error, and returns its code.
tiller_result fail(tiller_result code, std::string_view text) noexcept;
tiller_result fail(const Problems& problems);
/// For a name that nothing has. @param known names that something has; may be empty
tiller_result failName(std::string_view sentence, std::string_view name,
                       const std::vector<std::string>& known = {});
tiller_result failNull() noexcept;
tiller_result failGone() noexcept;
tiller_result failNotFinite() noexcept;

/// Calls `act()`, which returns a result; no exception gets out.
template <class Act>
tiller_result guarded(Act act) noexcept {
#ifdef __cpp_exceptions
    try {
        return act();
    } catch (const std::bad_alloc&) {
        return fail(TILLER_FAILED, "The machine has not enough memory.");
    } catch (const std::exception& error) {
        return fail(TILLER_FAILED, error.what());
    } catch (...) {
        return fail(TILLER_FAILED, "A callback threw an exception.");
    }
#else
    return act();
#endif
}

/// Calls `act(open)` for an open world that nobody else uses.
template <class Act>
tiller_result withWorld(tiller_world number, Act act) noexcept {
    return guarded([&] {
        tiller_result result = TILLER_OK;
        OpenWorld* open = openWorlds().take(number, result);
        if (!open)
            return fail(result, result == TILLER_BUSY
                                    ? "Another call uses this world. Use it from one thread at a "
                                      "time, and not in callbacks."
                                    : "There is no such world: it was closed, or never opened.");
        struct Return {
            OpenWorld& world;
            ~Return() { openWorlds().giveBack(world); }
        } const giveBack{*open};
        return act(*open);
    });
}

/// The same for a call that needs pointers.
template <class Act>
tiller_result withWorld(tiller_world number, std::initializer_list<const void*> needed,
                        Act act) noexcept {
    return withWorld(number, [&](OpenWorld& open) {
        return std::ranges::find(needed, nullptr) != needed.end() ? failNull() : act(open);
    });
}

/// A list of the caller, which may be null if it is empty. Otherwise it is needed.
[[nodiscard]] inline const void* listOf(const void* list, size_t count) {
    return count > 0 ? list : "";
}

/// The size of a struct in the first release with this soname. Later ones add fields at its end,
/// and games that were built before have structs without them.
template <class T>
inline constexpr std::size_t firstSize = sizeof(T);
template <>
inline constexpr std::size_t firstSize<tiller_options> = offsetof(tiller_options, parallel_for);
template <>
inline constexpr std::size_t firstSize<tiller_info> = offsetof(tiller_info, missed_events);
template <>
inline constexpr std::size_t firstSize<tiller_columns> = offsetof(tiller_columns, world);

/// Whether a struct of the caller is one that this library knows.
template <class T>
[[nodiscard]] bool hasSize(const T& from) {
    return from.size >= firstSize<T> && from.size <= sizeof(T);
}
/// Fields that the struct of the caller lacks are zero. @pre hasSize(from)
template <class T>
[[nodiscard]] T taken(const T& from) {
    T to{};
    std::memcpy(&to, &from, from.size);
    return to;
}
/// Fills the fields that the struct of the caller has. @pre hasSize(*to)
template <class T>
void give(T* to, T filled) {
    filled.size = to->size;
    std::memcpy(to, &filled, to->size);
}
template <class T>
tiller_result failSize(const char* name, const T& from) {
    return fail(TILLER_BAD_ARGUMENT, std::string(name) + ".size is " + std::to_string(from.size) +
                                         "; set it to sizeof(" + name + "), which is " +
                                         std::to_string(sizeof(T)) + " here.");
}

/// Calls `act(open)` for a call that needs a struct of the caller. @param name of its type
template <class T, class Act>
tiller_result withStruct(tiller_world number, const char* name, T* from, Act act) noexcept {
    return withWorld(number, {from}, [&](OpenWorld& open) {
        return hasSize(*from) ? act(open) : failSize(name, *from);
    });
}

[[nodiscard]] inline Vec2 vectorOf(tiller_vec2 from) {
    return {from.x, from.y};
}
[[nodiscard]] inline tiller_vec2 fromVector(Vec2 from) {
    return {from.x, from.y};
}
/// Nobody if it is of another world.
[[nodiscard]] inline Agent agentOf(const OpenWorld& open, tiller_agent from) {
    if (from.world != 0 && from.world != open.mark)
        return {};
    return {from.type, from.ordinal, from.life};
}
[[nodiscard]] inline tiller_agent fromAgent(const OpenWorld& open, Agent from) {
    return {from.type, from.ordinal, from.life, open.mark};
}

/// For a count that no list can have: -1, for example.
[[nodiscard]] inline tiller_result failCount() {
    return fail(TILLER_BAD_ARGUMENT, "The count is too large: a world has at most 1000000 agents.");
}

/// Does something with each of several agents, as far as it can. `act(i)` returns a result.
template <class Act>
[[nodiscard]] tiller_result forEach(size_t count, size_t* done, Act act) {
    if (count > maxAgents)
        return failCount();
    tiller_result first = TILLER_OK;
    size_t did = 0;
    for (size_t i = 0; i < count; ++i) {
        const tiller_result result = act(i);
        if (result == TILLER_OK)
            ++did;
        else if (first == TILLER_OK)
            first = result;
    }
    if (done)
        *done = did;
    return first;
}

/// Gives out the handles that a question found, as many as there is room for, and how many there
/// are.
inline void giveAgents(const OpenWorld& open, size_t room, tiller_agent* to, size_t* count) {
    for (size_t i = 0; i < std::min(room, open.found.size()); ++i)
        to[i] = fromAgent(open, open.found[i]);
    *count = open.found.size();
}

} // namespace tiller::game
