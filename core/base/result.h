#pragma once

#include "core/base/problem.h"

#include <cassert>
#include <utility>
#include <variant>

namespace tiller {

/// Either a value, or the problems that prevented it.
template <class T>
class [[nodiscard]] Result {
public:
    Result(T value) : m_content(std::in_place_index<0>, std::move(value)) {}
    Result(Problems problems) : m_content(std::in_place_index<1>, std::move(problems)) {
        assert(!std::get<1>(m_content).empty());
    }
    Result(Problem problem) : Result(Problems{std::move(problem)}) {}

    [[nodiscard]] bool ok() const { return m_content.index() == 0; }
    explicit operator bool() const { return ok(); }

    /// @pre ok()
    [[nodiscard]] const T& value() const& { return std::get<0>(m_content); }
    [[nodiscard]] T& value() & { return std::get<0>(m_content); }
    [[nodiscard]] T&& value() && { return std::get<0>(std::move(m_content)); }

    /// @pre !ok()
    [[nodiscard]] const Problems& problems() const { return std::get<1>(m_content); }

private:
    std::variant<T, Problems> m_content;
};

/// The value of a Result that has nothing to return.
using Done = std::monostate;

} // namespace tiller
