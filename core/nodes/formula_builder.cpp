#include "core/nodes/formula_builder.h"

#include <algorithm>

namespace tiller {

std::array<FormulaBuilder::Column, 2> FormulaBuilder::add(Code operation, std::vector<Column> in) {
    if (const auto simple = simplified(operation, in))
        return *simple;
    const std::pair key{operation, in};
    if (const auto found = m_made.find(key); found != m_made.end())
        return found->second;
    const bool isArrow = operation >= Code::addArrows;
    std::array<Column, 2> out{};
    if (std::ranges::all_of(in, [&](Column each) { return valueOf(each).has_value(); })) {
        out = computed(operation, in);
    } else {
        m_codes.push_back({operation, {}, {}});
        m_inputs.push_back(in.size());
        std::ranges::copy(in, m_codes.back().in.begin());
        out[0] = fresh({Kind::written, m_codes.size() - 1, 0});
        out[1] = isArrow ? fresh({Kind::written, m_codes.size() - 1, 0}) : out[0];
        m_codes.back().out = out;
    }
    m_made.emplace(key, out);
    return out;
}

FormulaBuilder::Column FormulaBuilder::known(const Source& source) {
    for (std::size_t i = 0; i < m_sources.size(); ++i) {
        const Source& each = m_sources[i];
        const bool isSame =
            each.value == source.value || (std::isnan(each.value) && std::isnan(source.value));
        if (each.kind == source.kind && each.index == source.index && isSame)
            return static_cast<Column>(i);
    }
    return fresh(source);
}

std::optional<std::array<FormulaBuilder::Column, 2>>
FormulaBuilder::simplified(Code operation, const std::vector<Column>& in) const {
    const auto number = [&](std::size_t i) { return std::array{in[i], in[i]}; };
    const auto arrow = [&](std::size_t i) { return std::array{in[i], in[i + 1]}; };
    const auto isZero = [&](std::size_t i) { return is(in[i], 0) && is(in[i + 1], 0); };
    switch (operation) {
    case Code::add:
        return is(in[1], 0)   ? std::optional(number(0))
               : is(in[0], 0) ? std::optional(number(1))
                              : std::nullopt;
    case Code::subtract:
        return is(in[1], 0) ? std::optional(number(0)) : std::nullopt;
    case Code::multiply:
        return is(in[1], 1)   ? std::optional(number(0))
               : is(in[0], 1) ? std::optional(number(1))
                              : std::nullopt;
    case Code::addArrows:
        return isZero(2)   ? std::optional(arrow(0))
               : isZero(0) ? std::optional(arrow(2))
                           : std::nullopt;
    case Code::subtractArrows:
        return isZero(2) ? std::optional(arrow(0)) : std::nullopt;
    case Code::scale:
    case Code::divideArrow:
        return is(in[2], 1) ? std::optional(arrow(0)) : std::nullopt;
    default:
        return {};
    }
}

std::array<FormulaBuilder::Column, 2> FormulaBuilder::computed(Code operation,
                                                               const std::vector<Column>& in) {
    std::array<Lanes, 7> numbers{};
    std::array<double*, 7> at{};
    FormulaCode code{operation, {}, {5, 6}};
    for (std::size_t i = 0; i < numbers.size(); ++i)
        at[i] = numbers[i].data();
    for (std::size_t i = 0; i < in.size(); ++i) {
        numbers[i].fill(*valueOf(in[i]));
        code.in[i] = static_cast<std::uint16_t>(i);
    }
    runFormulaCode(code, at.data(), 1);
    const Column first = constant(numbers[5][0]);
    return {first, operation >= Code::addArrows ? constant(numbers[6][0]) : first};
}

/// Without operations whose columns nothing reads, and with two in one where the first is only read
/// by the second: less is written to memory.
FormulaBuilder::Codes FormulaBuilder::joinedCodes(std::array<Column, 2> force,
                                                  std::optional<Column> active) const {
    Codes codes{m_codes, m_inputs};
    std::vector<std::size_t> readers(m_sources.size());
    for (const Column column : {force[0], force[1], active.value_or(force[0])})
        ++readers[column];
    for (std::size_t i = m_codes.size(); i-- > 0;) {
        const FormulaCode& code = m_codes[i];
        if (readers[code.out[0]] == 0 && readers[code.out[1]] == 0)
            codes.inputs[i] = 0;
        for (std::size_t k = 0; k < codes.inputs[i]; ++k)
            ++readers[code.in[k]];
    }
    for (std::size_t i = 0; i < m_codes.size(); ++i) {
        FormulaCode& code = codes.all[i];
        const Source& from = m_sources[code.in[0]];
        if (codes.inputs[i] == 0 || code.operation != Code::scale || from.kind != Kind::written)
            continue;
        const FormulaCode& first = m_codes[from.index];
        const bool isDifference = first.operation == Code::subtractArrows;
        if ((!isDifference && first.operation != Code::unit) || first.out[0] != code.in[0] ||
            first.out[1] != code.in[1] || readers[code.in[0]] > 1 || readers[code.in[1]] > 1)
            continue;
        const std::uint16_t factor = code.in[2];
        const std::size_t count = std::exchange(codes.inputs[from.index], 0);
        code.operation = isDifference ? Code::scaledDifference : Code::scaledUnit;
        code.in = first.in;
        code.in[count] = factor;
        codes.inputs[i] = count + 1;
    }
    return codes;
}

FormulaProgram FormulaBuilder::program(std::array<Column, 2> force,
                                       std::optional<Column> active) const {
    FormulaProgram program;
    const auto [codes, inputsOf] = joinedCodes(force, active);
    std::vector<std::size_t> lastUse(m_sources.size()); // the operation after it, from 1
    lastUse[force[0]] = lastUse[force[1]] = codes.size() + 1;
    if (active)
        lastUse[*active] = codes.size() + 1;
    for (std::size_t i = codes.size(); i-- > 0;)
        for (std::size_t k = 0; k < inputsOf[i]; ++k)
            lastUse[codes[i].in[k]] = std::max(lastUse[codes[i].in[k]], i + 1);
    std::vector<std::uint16_t> places(m_sources.size());
    const auto addAll = [&](Kind kind, auto&& add) {
        for (std::size_t i = 0; i < m_sources.size(); ++i)
            if (m_sources[i].kind == kind && lastUse[i] > 0) {
                places[i] =
                    static_cast<std::uint16_t>(program.inputs.size() + program.constants.size());
                add(m_sources[i]);
            }
    };
    addAll(Kind::slot, [&](const Source& source) {
        const auto slot = static_cast<FormulaSlot>(source.index);
        program.inputs.push_back(slot);
        if (slot >= FormulaSlot::inputA)
            program.uses[formulaTargets + source.index -
                         static_cast<std::size_t>(FormulaSlot::inputA)] = true;
        else if (slot >= FormulaSlot::targetX)
            program.uses[(source.index - static_cast<std::size_t>(FormulaSlot::targetX)) / 4] =
                true;
    });
    addAll(Kind::constant,
           [&](const Source& source) { program.constants.emplace_back().fill(source.value); });
    const std::size_t firstWritten = program.inputs.size() + program.constants.size();
    std::vector<std::uint16_t> free;
    const auto take = [&] {
        if (free.empty())
            return static_cast<std::uint16_t>(firstWritten + program.written++);
        const std::uint16_t place = free.back();
        free.pop_back();
        return place;
    };
    for (std::size_t i = 0; i < codes.size(); ++i) {
        if (inputsOf[i] == 0)
            continue;
        FormulaCode code = codes[i];
        std::vector<Column> done;
        for (std::size_t k = 0; k < inputsOf[i]; ++k) {
            const Column column = code.in[k];
            code.in[k] = places[column];
            if (m_sources[column].kind == Kind::written && lastUse[column] == i + 1 &&
                std::ranges::find(done, column) == done.end())
                done.push_back(column);
        }
        for (const Column column : done)
            free.push_back(places[column]);
        for (std::size_t k = 0; k < 2; ++k) {
            const Column column = code.out[k];
            if (k == 0 || column != code.out[0])
                places[column] = take();
        }
        for (std::size_t k = 2; k-- > 0;)
            if (const Column column = codes[i].out[k]; lastUse[column] == 0)
                free.push_back(places[column]);
        code.out = {places[codes[i].out[0]], places[codes[i].out[1]]};
        program.codes.push_back(code);
    }
    program.force = {places[force[0]], places[force[1]]};
    if (active)
        program.active = places[*active];
    return program;
}

} // namespace tiller
