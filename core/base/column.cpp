#include "core/base/column.h"

#include <cstdlib>
#include <new>

#ifdef __linux__
#include <sys/mman.h>
#endif

namespace tiller {

namespace {

#if defined(TILLER_PORTABLE) || defined(_WIN32)

std::size_t alignmentFor(std::size_t) {
    return Column<double>::alignment;
}

void* allocate(std::size_t bytes, std::size_t alignment) {
    return ::operator new (bytes, std::align_val_t{alignment});
}

void giveBack(void* memory) {
    ::operator delete (memory, std::align_val_t{Column<double>::alignment});
}

#else

constexpr std::size_t largePage = std::size_t{2} << 20;

std::size_t alignmentFor(std::size_t bytes) {
    return bytes >= largePage ? largePage : Column<double>::alignment;
}

/// Large pages only make access faster, so it does not matter if the system refuses them.
/// @pre bytes is a multiple of alignment
void* allocate(std::size_t bytes, std::size_t alignment) {
    void* memory = std::aligned_alloc(alignment, bytes);
    if (!memory)
        throw std::bad_alloc();
#ifdef __linux__
    if (alignment == largePage)
        (void)madvise(memory, bytes, MADV_HUGEPAGE);
#endif
    return memory;
}

void giveBack(void* memory) {
    std::free(memory);
}

#endif

} // namespace

template <class T>
void Column<T>::Free::operator()(void* memory) const {
    giveBack(memory);
}

template <class T>
void Column<T>::resize(std::size_t size) {
    if (size + spare > m_room) {
        // A column that grows once grows again.
        const std::size_t room = m_room == 0 ? 0 : m_room + m_room / 2;
        const std::size_t wanted = std::max(size + spare, room) * sizeof(T);
        const std::size_t page = alignmentFor(wanted);
        const std::size_t bytes = (wanted + page - 1) / page * page;
        std::unique_ptr<T[], Free> larger(static_cast<T*>(allocate(bytes, page)));
        std::copy_n(m_data.get(), m_size, larger.get());
        m_data = std::move(larger);
        m_room = bytes / sizeof(T);
    }
    const std::size_t filled = std::min(m_size, size);
    std::fill_n(m_data.get() + filled, size + spare - filled, T{});
    m_size = size;
}

template class Column<double>;
template class Column<std::uint32_t>;
template class Column<std::uint16_t>;

} // namespace tiller
