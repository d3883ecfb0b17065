#include "core/sim/reciprocity.h"

#include <algorithm>

namespace tiller {

namespace {

/// The first memory of each node by which a population works together with another.
std::vector<std::size_t> answersOf(const Program& program, std::uint32_t to) {
    std::vector<std::size_t> answers;
    for (const CompiledNode& node : program.nodes)
        if (node.code->isReciprocal && std::ranges::any_of(node.inputs, [&](const InputPort& in) {
                return std::ranges::binary_search(in.group, to);
            }))
            answers.push_back(node.memory);
    return answers;
}

} // namespace

void findAnswers(std::vector<Program>& programs) {
    for (std::uint32_t i = 0; i < programs.size(); ++i)
        for (CompiledNode& node : programs[i].nodes) {
            if (!node.code->isReciprocal)
                continue;
            for (InputPort& input : node.inputs) {
                input.answers.clear();
                for (const std::uint32_t population : input.group)
                    input.answers.push_back(answersOf(programs[population], i));
            }
        }
}

} // namespace tiller
