#include "tests/fuzz/harness.h"
#include "tests/fuzz/targets.h"

namespace tiller::fuzz {

namespace {

const std::vector<std::string> formulaPieces = piecesOf(
    "target@position@velocity@max_velocity@target.velocity@other@third@speed@t'@.x@.length@"
    "force = @a = @a@active = @desired = @let @a *= @a += @(@)@|@,@+@-@*@/@^2@^9@ < @ <= @"
    " = @ != @ and @ or @not @if(@min(@normalize(@truncate(@lerp(@at(1, 2)@direction(@angle(@"
    "modulo(@0@1@1e308@1e-320@.5@1.2.3@\n@;@// @\"@{@\xC3\xA4@\xFF@\t@  ");

} // namespace

bool accepts(std::string_view input) {
    return tryFormula(input);
}

/// Puts words and signs in, takes some out, and copies parts.
std::optional<std::string> mutated(std::string_view input, std::uint64_t seed) {
    RandomProject random(seed);
    std::string text(input);
    for (std::size_t i = 1 + random.below(4); i > 0; --i) {
        const std::size_t at = random.below(text.size() + 1);
        if (random.chance(0.3)) {
            text.erase(at, random.below(12));
        } else if (random.chance(0.2)) {
            const std::string copy = text.substr(at, random.below(60));
            text.insert(random.below(text.size() + 1), copy);
        } else {
            const std::string& piece = formulaPieces[random.below(formulaPieces.size())];
            for (std::size_t n = random.chance(0.05) ? random.below(300) : 1; n > 0; --n)
                text.insert(at, piece);
        }
    }
    return text;
}

std::string fresh(std::uint64_t seed) {
    return *mutated("desired = normalize(target - position) * max_velocity\n"
                    "steering = (desired - velocity) * response\n",
                    seed);
}

} // namespace tiller::fuzz
