#include "tests/fuzz/harness.h"
#include "tests/fuzz/targets.h"

namespace tiller::fuzz {

namespace {

const std::vector<std::string> pieces = piecesOf(
    "[prey](node:prey)@[run](experiment:fast)@](node:@](experiment:@[@]@(@)@![p](p.png)@"
    "![p](../p.png)@![p](file:///dev/zero)@![p](data:,x)@![p][r]@\n[r]: http://x.y/z.png\n@"
    "<http://x.y>@<img src=\"/dev/zero\">@<b>@</b>@<!--@<style>@&amp;@&#0;@&lt;img@\n\n@\n# @"
    "\n- @\n1. @\n> @> > > @\n    @\n```\n@`@``@*@**@_@__@~~@\\@\n|a|b|\n|-|-|\n|c|d|\n@"
    "\n---\n@\n===\n@\t@  \n@- [ ] @\xe2\x80\xae@\x1b[31m@word @\n");

} // namespace

bool accepts(std::string_view input) {
    return tryNote(input);
}

/// Puts pieces of Markdown in, once or often, and takes some out; mostly between two characters.
std::optional<std::string> mutated(std::string_view input, std::uint64_t seed) {
    RandomProject random(seed);
    std::string text(input);
    const auto place = [&] {
        const std::size_t at = random.below(text.size() + 1);
        return random.chance(0.02) ? at : firstBytes(text, at).size();
    };
    for (std::size_t i = 1 + random.below(4); i > 0; --i) {
        const std::size_t at = place();
        if (random.chance(text.size() > 1000 ? 0.7 : 0.3)) {
            const std::size_t end =
                firstBytes(text, at + random.below(text.size() / 4 + 40)).size();
            text.erase(at, std::max(at, end) - at);
        } else if (random.chance(0.2)) {
            const std::string copy(firstBytes(std::string_view(text).substr(at), random.below(60)));
            text.insert(place(), copy);
        } else {
            const std::string& piece = pieces[random.below(pieces.size())];
            for (std::size_t n = random.chance(0.1) ? random.below(60) : 1; n > 0; --n)
                text.insert(at, piece);
        }
    }
    return text;
}

std::string fresh(std::uint64_t seed) {
    return *mutated("# Title\nSome *text* with [a link](node:prey).\n", seed);
}

} // namespace tiller::fuzz
