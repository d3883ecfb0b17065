#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

/// What a target defines for libFuzzer; harness.cpp does the rest.
namespace tiller::fuzz {

/// Tries one input. Returns whether it was accepted.
bool accepts(std::string_view input);

/// The input with a few changes that leave it valid most of the time; nothing if it cannot be read.
std::optional<std::string> mutated(std::string_view input, std::uint64_t seed);

/// A new valid input.
std::string fresh(std::uint64_t seed);

} // namespace tiller::fuzz
