#pragma once

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <memory>
#include <utility>

namespace tiller {

/// One number per agent, contiguous in memory: aligned for packs, readable and writable one pack
/// past the end, and in large pages if the system has them. `resize` fills new elements with 0.
template <class T>
class Column {
public:
    static constexpr std::size_t alignment = 64;
    static constexpr std::size_t spare = 16; ///< elements that may be accessed past the end

    Column() = default;
    Column(const Column& other) { *this = other; }
    Column(Column&& other) noexcept { swap(other); }
    Column& operator=(const Column& other) {
        if (this != &other) {
            resize(other.m_size);
            std::copy_n(other.begin(), other.m_size, begin());
        }
        return *this;
    }
    Column& operator=(Column&& other) noexcept {
        swap(other);
        return *this;
    }

    void resize(std::size_t size);
    void swap(Column& other) noexcept {
        m_data.swap(other.m_data);
        std::swap(m_size, other.m_size);
        std::swap(m_room, other.m_room);
    }

    [[nodiscard]] std::size_t size() const { return m_size; }
    [[nodiscard]] std::size_t bytes() const { return m_room * sizeof(T); }
    [[nodiscard]] T* data() { return m_data.get(); }
    [[nodiscard]] const T* data() const { return m_data.get(); }
    [[nodiscard]] T* begin() { return data(); }
    [[nodiscard]] T* end() { return data() + m_size; }
    [[nodiscard]] const T* begin() const { return data(); }
    [[nodiscard]] const T* end() const { return data() + m_size; }
    [[nodiscard]] T& operator[](std::size_t i) { return m_data[i]; }
    [[nodiscard]] const T& operator[](std::size_t i) const { return m_data[i]; }

private:
    struct Free {
        std::size_t alignment = Column::alignment;
        void operator()(void* memory) const;
    };

    std::unique_ptr<T[], Free> m_data;
    std::size_t m_size = 0;
    std::size_t m_room = 0;
};

extern template class Column<double>;
extern template class Column<std::uint32_t>;
extern template class Column<std::uint16_t>;

} // namespace tiller
