#pragma once

#include <memory>
#include <utility>

namespace tiller {

/// A large value of which copies share one, so that what holds it stays small. It never changes.
template <class T>
class Boxed {
public:
    Boxed() : Boxed(T()) {}
    Boxed(T value) : m_value(std::make_shared<const T>(std::move(value))) {}

    Boxed(const Boxed&) = default;
    Boxed& operator=(const Boxed&) = default;

    operator const T&() const { return *m_value; }
    [[nodiscard]] const T* operator->() const { return m_value.get(); }

    friend bool operator==(const Boxed& a, const Boxed& b) {
        return a.m_value == b.m_value || *a.m_value == *b.m_value;
    }

private:
    std::shared_ptr<const T> m_value; ///< never null: moving copies it
};

} // namespace tiller
