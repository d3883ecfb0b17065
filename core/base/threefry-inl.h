/// Threefry-2x32 with 20 rounds, for one counter or several at once. @tparam Word has +, ^ and
/// rotateLeft<bits>(word); Word(u) is u in every lane
template <int round, class Word>
HWY_INLINE void threefryRound(Word& a, Word& b, const Word* keys) {
    constexpr int rotations[8] = {13, 15, 26, 6, 17, 29, 16, 24};
    a = a + b;
    b = rotateLeft<rotations[round % 8]>(b) ^ a;
    if constexpr (round % 4 == 3) {
        constexpr std::uint32_t injection = round / 4 + 1;
        a = a + keys[injection % 3];
        b = b + keys[(injection + 1) % 3] + Word(injection);
    }
    if constexpr (round + 1 < 20)
        threefryRound<round + 1>(a, b, keys);
}

template <class Word>
HWY_INLINE void threefryWords(Word& first, Word& second, std::uint32_t key,
                              std::uint32_t secondKey) {
    const Word keys[3] = {Word(key), Word(secondKey), Word(0x1BD11BDAu ^ key ^ secondKey)};
    first = first + keys[0];
    second = second + keys[1];
    threefryRound<0>(first, second, keys);
}
