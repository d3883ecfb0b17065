#pragma once

#include "core/nodes/formula_program.h"

#include <cmath>
#include <utility>

namespace tiller {

/// Makes a program while a formula is compiled. Each column is written once; an operation that was
/// there is not done again, and one of constants is done at once.
class FormulaBuilder {
public:
    using Code = FormulaOperation;
    using Column = std::uint16_t; ///< an index of its sources

    [[nodiscard]] Column slot(FormulaSlot slot) {
        return known({Kind::slot, static_cast<std::size_t>(slot), 0});
    }
    [[nodiscard]] Column constant(double value) {
        return known({Kind::constant, 0, value == 0 ? 0 : value});
    }
    /// Of a constant.
    [[nodiscard]] std::optional<double> valueOf(Column column) const {
        const Source& source = m_sources[column];
        return source.kind == Kind::constant ? std::optional(source.value) : std::nullopt;
    }

    /// The two columns of an operation; of one that gives a number, both are the same.
    std::array<Column, 2> add(Code operation, std::vector<Column> in);

    /// The program that gives these columns, without what they do not need.
    [[nodiscard]] FormulaProgram program(std::array<Column, 2> force,
                                         std::optional<Column> active) const;

private:
    enum class Kind { slot, constant, written };
    struct Source {
        Kind kind;
        std::size_t index; ///< of the slot, or of the operation
        double value;
    };
    struct Codes {
        std::vector<FormulaCode> all;
        std::vector<std::size_t> inputs; ///< how many columns each reads; 0: it is left out
    };

    Column fresh(const Source& source) {
        m_sources.push_back(source);
        return static_cast<Column>(m_sources.size() - 1);
    }
    Column known(const Source& source);
    [[nodiscard]] bool is(Column column, double value) const { return valueOf(column) == value; }
    /// What is the same without computing: x + 0, x * 1.
    [[nodiscard]] std::optional<std::array<Column, 2>>
    simplified(Code operation, const std::vector<Column>& in) const;
    [[nodiscard]] std::array<Column, 2> computed(Code operation, const std::vector<Column>& in);
    [[nodiscard]] Codes joinedCodes(std::array<Column, 2> force,
                                    std::optional<Column> active) const;

    std::vector<Source> m_sources;
    std::vector<FormulaCode> m_codes;  ///< over columns of m_sources
    std::vector<std::size_t> m_inputs; ///< how many columns each reads
    std::map<std::pair<Code, std::vector<Column>>, std::array<Column, 2>> m_made;
};

} // namespace tiller
