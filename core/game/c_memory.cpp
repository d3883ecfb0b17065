#include "core/game/c_call.h"

/// Where the library takes its memory. TILLER_OWN_MEMORY: it is a file of its own whose operators
/// new and delete nobody else uses, so a game can give it an allocator. (What memory crosses the
/// border to the runtime of C++ would be freed by the wrong one: tests/runtimes/abi/check.sh.)
using namespace tiller;
using namespace tiller::game;

#ifndef TILLER_OWN_MEMORY

tiller_result tiller_set_allocator(tiller_allocate allocate, tiller_release release, void*) {
    if (!allocate || !release)
        return failNull();
    return fail(TILLER_REFUSED, "This library is part of the game and takes memory by operator "
                                "new: replace that in the game.");
}

#else

#include <atomic>
#include <cstdlib>
#ifdef _WIN32
#include <malloc.h>
#endif

namespace {

struct Hook {
    tiller_allocate allocate;
    tiller_release release;
    void* user;
};

/// Chosen by the first use, so that whoever gave memory takes it back.
enum class Source { none, system, game };
constinit std::atomic<Source> source{Source::none};
constinit Hook hook{}; // written before `source` says game
Mutex hookMutex;

Source chosenSource() {
    Source chosen = source.load(std::memory_order_acquire);
    if (chosen == Source::none && source.compare_exchange_strong(chosen, Source::system))
        return Source::system;
    return chosen;
}

#ifdef _WIN32
void* alignedOfSystem(std::size_t size, std::size_t alignment) {
    return _aligned_malloc(size, alignment);
}
void freeAligned(void* memory) {
    _aligned_free(memory);
}
#else
void* alignedOfSystem(std::size_t size, std::size_t alignment) {
    return std::aligned_alloc(alignment, (size + alignment - 1) / alignment * alignment);
}
void freeAligned(void* memory) {
    std::free(memory);
}
#endif

void* take(std::size_t size) noexcept {
    size = std::max<std::size_t>(size, 1);
    return chosenSource() == Source::game
               ? hook.allocate(hook.user, size, __STDCPP_DEFAULT_NEW_ALIGNMENT__)
               : std::malloc(size);
}

void* take(std::size_t size, std::align_val_t align) noexcept {
    size = std::max<std::size_t>(size, 1);
    const auto alignment = static_cast<std::size_t>(align);
    return chosenSource() == Source::game ? hook.allocate(hook.user, size, alignment)
                                          : alignedOfSystem(size, alignment);
}

void* orThrow(void* memory) {
    if (!memory)
#ifdef __cpp_exceptions
        throw std::bad_alloc();
#else
        std::abort();
#endif
    return memory;
}

void giveBack(void* memory) noexcept {
    if (memory && chosenSource() == Source::game)
        hook.release(hook.user, memory);
    else
        std::free(memory);
}

void giveBack(void* memory, std::align_val_t) noexcept {
    if (memory && chosenSource() == Source::game)
        hook.release(hook.user, memory);
    else
        freeAligned(memory);
}

} // namespace

tiller_result tiller_set_allocator(tiller_allocate allocate, tiller_release release, void* user) {
    if (!allocate || !release)
        return failNull();
    const Lock lock(hookMutex);
    Source chosen = source.load();
    if (chosen == Source::none) {
        hook = {allocate, release, user};
        if (source.compare_exchange_strong(chosen, Source::game))
            return TILLER_OK;
    }
    return fail(TILLER_REFUSED, "The library has taken memory already: call tiller_set_allocator "
                                "once, before any other function.");
}

using std::align_val_t;
using std::nothrow_t;
using std::size_t;

// clang-format off
void* operator new(size_t size) { return orThrow(take(size)); }
void* operator new[](size_t size) { return orThrow(take(size)); }
void* operator new(size_t size, align_val_t to) { return orThrow(take(size, to)); }
void* operator new[](size_t size, align_val_t to) { return orThrow(take(size, to)); }
void* operator new(size_t size, const nothrow_t&) noexcept { return take(size); }
void* operator new[](size_t size, const nothrow_t&) noexcept { return take(size); }
void* operator new(size_t size, align_val_t to, const nothrow_t&) noexcept { return take(size, to); }
void* operator new[](size_t size, align_val_t to, const nothrow_t&) noexcept { return take(size, to); }
void operator delete(void* memory) noexcept { giveBack(memory); }
void operator delete[](void* memory) noexcept { giveBack(memory); }
void operator delete(void* memory, size_t) noexcept { giveBack(memory); }
void operator delete[](void* memory, size_t) noexcept { giveBack(memory); }
void operator delete(void* memory, const nothrow_t&) noexcept { giveBack(memory); }
void operator delete[](void* memory, const nothrow_t&) noexcept { giveBack(memory); }
void operator delete(void* memory, align_val_t to) noexcept { giveBack(memory, to); }
void operator delete[](void* memory, align_val_t to) noexcept { giveBack(memory, to); }
void operator delete(void* memory, size_t, align_val_t to) noexcept { giveBack(memory, to); }
void operator delete[](void* memory, size_t, align_val_t to) noexcept { giveBack(memory, to); }
void operator delete(void* memory, align_val_t to, const nothrow_t&) noexcept { giveBack(memory, to); }
void operator delete[](void* memory, align_val_t to, const nothrow_t&) noexcept { giveBack(memory, to); }
// clang-format on

#endif
