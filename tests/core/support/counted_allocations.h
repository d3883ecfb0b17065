#pragma once

#include <atomic>
#include <cstddef>
#include <cstdlib>
#include <new>

// Replaces `operator new` of the program, to count its calls. One source of a program may include
// it.

namespace {

std::atomic<std::size_t> allocationCount = 0;

} // namespace

#ifndef __SANITIZE_ADDRESS__ // which has its own
// Those of aligned memory are counted, too.
void* operator new(std::size_t size) {
    ++allocationCount;
    if (void* at = std::malloc(size > 0 ? size : 1))
        return at;
    throw std::bad_alloc();
}
void operator delete(void* at) noexcept {
    std::free(at);
}
void operator delete(void* at, std::size_t) noexcept {
    std::free(at);
}
void* operator new(std::size_t size, std::align_val_t align) {
    ++allocationCount;
    const std::size_t to = static_cast<std::size_t>(align);
    if (void* at = std::aligned_alloc(to, (size + to - 1) / to * to))
        return at;
    throw std::bad_alloc();
}
void operator delete(void* at, std::align_val_t) noexcept {
    std::free(at);
}
void operator delete(void* at, std::size_t, std::align_val_t) noexcept {
    std::free(at);
}
#endif
