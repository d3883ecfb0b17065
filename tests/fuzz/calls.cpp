#include "tests/fuzz/harness.h"

extern "C" {
#include "tests/runtimes/c/game.h"
}

#include <algorithm>
#include <array>
#include <cstdlib>
#include <random>

extern "C" std::size_t LLVMFuzzerMutate(std::uint8_t* data, std::size_t size, std::size_t room);

/// Calls of tiller.h in any order. The first byte of an input chooses a project, and the others
/// choose the calls and what they get.
namespace tiller::fuzz {

namespace {

constexpr std::array files{"examples/hunter-and-prey.tiller", "examples/wolves-and-sheep.tiller",
                           "examples/zombies.tiller",         "examples/click-to-go.tiller",
                           "examples/fountain.tiller",        "examples/crossing-traffic.tiller"};
constexpr std::size_t mostBytes = 2048;

struct Projects {
    Projects() {
        for (std::size_t i = 0; i < files.size(); ++i)
            texts[i] = content_of(files[i], &lengths[i]);
    }
    ~Projects() {
        for (char* text : texts)
            std::free(text);
    }
    std::array<char*, files.size()> texts{};
    std::array<std::size_t, files.size()> lengths{};
};

const std::uint8_t* bytesOf(std::string_view input) {
    return reinterpret_cast<const std::uint8_t*>(input.data());
}

} // namespace

bool accepts(std::string_view input) {
    static const Projects projects;
    if (input.empty())
        return false;
    const std::size_t which = bytesOf(input)[0] % files.size();
    const std::string_view calls = input.substr(1);
    return chaos_by(projects.texts[which], projects.lengths[which], bytesOf(calls), calls.size()) >
           0;
}

std::optional<std::string> mutated(std::string_view input, std::uint64_t) {
    std::string bytes(input);
    bytes.resize(mostBytes);
    bytes.resize(LLVMFuzzerMutate(reinterpret_cast<std::uint8_t*>(bytes.data()),
                                  std::min(input.size(), mostBytes), mostBytes));
    return bytes;
}

std::string fresh(std::uint64_t seed) {
    std::mt19937_64 random(seed);
    std::string bytes(mostBytes / 4, 0);
    for (char& each : bytes)
        each = static_cast<char>(random());
    return bytes;
}

} // namespace tiller::fuzz
