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

struct ExpressionTerm;

/// A term of a formula, as descriptions and people write it, that can be evaluated.
///
/// It has numbers, symbols (letters, digits, _ and ') and text in quotes; + - * / ^ with the usual
/// precedence; |x| for a number's size or an arrow's length; < <= > >= = !=, which may be chained
/// as in a <= b <= c; and, or, not; the members v.x, v.y, v.length and target.velocity; and the
/// functions of core/nodes/expression_tree.h. docs/formulas.md describes the language.
///
/// a / 0 is infinite (or the zero arrow), so that min(1, d / radius) also holds for a radius of 0.
class Expression {
public:
    /// The longest term, in bytes.
    static constexpr std::size_t longestTerm = 4000;

    /// Nothing if the text is no term, or longer. A test checks the terms of all descriptions.
    [[nodiscard]] static std::optional<Expression> parse(std::string_view text);

    /// Nothing if there is no term, if a symbol is unknown, or if its value does not fit its place.
    [[nodiscard]] std::optional<TermValue> evaluate(const TermValues& known) const;

    /// The text with each symbol replaced by @p textOf; a symbol stays where that is empty.
    [[nodiscard]] std::string
    written(const std::function<std::string(const std::string& symbol)>& textOf) const;

    [[nodiscard]] const std::vector<std::string>& symbols() const { return m_symbols; }

private:
    struct Piece {
        std::string text;
        std::string symbol = {}; ///< that it stands for; empty for none
    };

    std::shared_ptr<const ExpressionTerm> m_root;
    std::vector<Piece> m_pieces; ///< the text, in order
    std::vector<std::string> m_symbols;
};

/// The name by which values are known: "maxSpeed" for "max_velocity"; the name itself if it is no
/// other word for one.
[[nodiscard]] std::string_view symbolNamed(std::string_view name);

/// Parses and evaluates a term. Nothing if either fails or the value has another type.
template <class T>
[[nodiscard]] std::optional<T> evaluated(std::string_view text, const TermValues& known) {
    const auto expression = Expression::parse(text);
    const auto value = expression ? expression->evaluate(known) : std::nullopt;
    const T* found = value ? std::get_if<T>(&*value) : nullptr;
    return found ? std::optional(*found) : std::nullopt;
}

} // namespace tiller
