#include "core/base/column.h"

#include <new>

#ifdef __linux__
#include <sys/mman.h>
#endif

namespace tiller {

namespace {

/// Large pages make access faster, where the system has them.
constexpr std::size_t largePage = std::size_t{2} << 20;

std::size_t alignmentFor([[maybe_unused]] std::size_t bytes) {
#ifdef __linux__
    return bytes >= largePage ? largePage : Column<double>::alignment;
#else
    return Column<double>::alignment;
#endif
}

/// @pre bytes is a multiple of alignment
void* allocate(std::size_t bytes, std::size_t alignment) {
    void* memory = ::operator new (bytes, std::align_val_t{alignment});
#ifdef __linux__
    if (alignment == largePage)
        (void)madvise(memory, bytes, MADV_HUGEPAGE); // it does not matter if the system refuses
#endif
    return memory;
}

} // namespace

template <class T>
void Column<T>::Free::operator()(void* memory) const {
    ::operator delete (memory, std::align_val_t{alignment});
}

template <class T>
void Column<T>::resize(std::size_t size) {
    if (size + spare > m_room) {
        // A column that grows once grows again.
        const std::size_t room = m_room == 0 ? 0 : m_room + m_room / 2;
        const std::size_t wanted = std::max(size + spare, room) * sizeof(T);
        const std::size_t page = alignmentFor(wanted);
        const std::size_t bytes = (wanted + page - 1) / page * page;
        std::unique_ptr<T[], Free> larger(static_cast<T*>(allocate(bytes, page)), {page});
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
