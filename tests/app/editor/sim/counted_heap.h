#pragma once

#include <atomic>
#include <cstddef>
#include <cstdlib>
#include <malloc.h>
#include <new>

// Replaces `operator new` of the program, to count what its heap holds. One source of a program may
// include it.

namespace {

/// The bytes that were asked for and not given back, and the bytes that the allocator took for
/// them.
std::atomic<std::size_t> liveBytes = 0;
std::atomic<std::size_t> takenBytes = 0;

/// Before each block, as large as the alignment of any type.
union Header {
    std::size_t asked;
    std::max_align_t alignment;
};

/// The bytes that a block takes, without the header.
std::size_t takenBy(Header* header) {
    return malloc_usable_size(header) + sizeof(void*) - sizeof(Header);
}

} // namespace

void* operator new(std::size_t size, const std::nothrow_t& /*noThrow*/) noexcept {
    auto* header = static_cast<Header*>(std::malloc(sizeof(Header) + size));
    if (!header)
        return nullptr;
    header->asked = size;
    liveBytes += size;
    takenBytes += takenBy(header);
    return header + 1;
}

void* operator new(std::size_t size) {
    void* block = operator new(size, std::nothrow);
    if (!block)
        throw std::bad_alloc();
    return block;
}

void operator delete(void* block) noexcept {
    if (!block)
        return;
    Header* header = static_cast<Header*>(block) - 1;
    liveBytes -= header->asked;
    takenBytes -= takenBy(header);
    std::free(header);
}

void operator delete(void* block, std::size_t) noexcept {
    operator delete(block);
}
