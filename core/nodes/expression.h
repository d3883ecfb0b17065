#pragma once

#include "core/base/vec2.h"

#include <functional>
#include <map>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

namespace tiller {

/// The value of a symbol in a formula: a number, a place or an arrow, true or false, or the id of a
/// choice.
using TermValue = std::variant<double, Vec2, bool, std::string>;
using TermValues = std::map<std::string, TermValue, std::less<>>;

/// A term of a formula, as descriptions write it, that can be evaluated.
///
/// It has numbers, symbols (letters, digits and ') and text in quotes; + - * / ^ with the usual
/// precedence; |x| for a number's size or an arrow's length; < <= > >= =, which may be chained as
/// in a <= b <= c; and, or, not; the functions unit(v), min(a, b), max(a, b), truncate(v, most),
/// leftOf(v), direction(degrees), cos(degrees), sqrt(x), dot(a, b), modulo(a, b),
/// if(condition, a, b), at(x, y).
///
/// a / 0 is infinite (or the zero arrow), so that min(1, d / radius) also holds for a radius of 0.
class Expression {
public:
    /// The longest term, in bytes: reading and evaluating a term take a call per level.
    static constexpr std::size_t longestTerm = 500;

    /// Nothing if the text is no term, or longer. A test checks the terms of all descriptions.
    [[nodiscard]] static std::optional<Expression> parse(std::string_view text);

    /// Nothing if there is no term, if a symbol is unknown, or if its value does not fit its place.
    [[nodiscard]] std::optional<TermValue> evaluate(const TermValues& known) const;

    /// The text with each symbol replaced by @p textOf; a symbol stays where that is empty.
    [[nodiscard]] std::string
    written(const std::function<std::string(const std::string& symbol)>& textOf) const;

    [[nodiscard]] const std::vector<std::string>& symbols() const { return m_symbols; }

    struct Term;

private:
    struct Piece {
        std::string text;
        bool isSymbol = false;
    };

    std::shared_ptr<const Term> m_root;
    std::vector<Piece> m_pieces; ///< the text, in order
    std::vector<std::string> m_symbols;
};

/// Parses and evaluates a term. Nothing if either fails or the value has another type.
template <class T>
[[nodiscard]] std::optional<T> evaluated(std::string_view text, const TermValues& known) {
    const auto expression = Expression::parse(text);
    const auto value = expression ? expression->evaluate(known) : std::nullopt;
    const T* found = value ? std::get_if<T>(&*value) : nullptr;
    return found ? std::optional(*found) : std::nullopt;
}

} // namespace tiller
