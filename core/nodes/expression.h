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

/// What a symbol of a formula stands for: a number, a place or an arrow, whether something is so,
/// or the id of a choice.
using TermValue = std::variant<double, Vec2, bool, std::string>;
using TermValues = std::map<std::string, TermValue, std::less<>>;

/// A term of a formula as descriptions write it, which can be worked out.
///
/// Numbers, symbols (letters, digits and '), text in quotes; + - * / ^ with the usual ranks, and
/// |x| for a number's size or an arrow's length; < <= > >= =, which may be chained as in
/// a <= b <= c; and, or, not; the functions unit(v), min(a, b), max(a, b), truncate(v, most),
/// leftOf(v), direction(degrees), cos(degrees), sqrt(x), dot(a, b), modulo(a, b), if(so, a, b),
/// at(x, y).
///
/// a / 0 is without end (or 0 for an arrow), so that min(1, d / radius) says what a radius of 0
/// means.
class Expression {
public:
    /// Nothing where the text is none; the descriptions' own are checked by a test.
    [[nodiscard]] static std::optional<Expression> parse(std::string_view text);

    /// Nothing where a symbol is not known, or stands for what makes no sense there.
    [[nodiscard]] std::optional<TermValue> evaluate(const TermValues& known) const;

    /// The text with what stands for each symbol; where that gives nothing the symbol stays.
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
    std::vector<Piece> m_pieces; ///< the text, in turn
    std::vector<std::string> m_symbols;
};

/// Parsed, evaluated, and of the kind asked for; else nothing.
template <class T>
[[nodiscard]] std::optional<T> evaluated(std::string_view text, const TermValues& known) {
    const auto expression = Expression::parse(text);
    const auto value = expression ? expression->evaluate(known) : std::nullopt;
    const T* found = value ? std::get_if<T>(&*value) : nullptr;
    return found ? std::optional(*found) : std::nullopt;
}

} // namespace tiller
