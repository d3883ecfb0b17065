#include "core/base/random.h"
#include "tests/core/support/testing.h"

class TestRandom : public QObject {
    Q_OBJECT

private slots:
    void threefry_givesThePublishedNumbers_data() {
        const TestRows<QList<quint32>, QList<quint32>> row;
        // Random123 1.14, kat_vectors, threefry2x32 with 20 rounds.
        row("zeros", {0, 0, 0, 0}, {0x6b200159, 0x99ba4efe});
        row("ones", {0xffffffff, 0xffffffff, 0xffffffff, 0xffffffff}, {0x1cb996fc, 0xbb002be7});
        row("pi", {0x243f6a88, 0x85a308d3, 0x13198a2e, 0x03707344}, {0xc4923a9c, 0x483df7a0});
    }

    void threefry_givesThePublishedNumbers() {
        const auto [input, output] = fetched<QList<quint32>, QList<quint32>>();
        QCOMPARE(threefry({input[0], input[1]}, {input[2], input[3]}),
                 (RandomWords{output[0], output[1]}));
    }

    void hash_isFnv1a() {
        QCOMPARE(hashOf(""), std::uint64_t{0xcbf29ce484222325u});
        QCOMPARE(hashOf("a"), std::uint64_t{0xaf63dc4c8601ec8cu});
        QCOMPARE(hashOf("foobar"), std::uint64_t{0x85944171f73967e8u});
        QCOMPARE(hashOf("bar", hashOf("foo")), hashOf("foobar"));
    }

    void draws_areUniform() {
        const RandomStream stream(1, hashOf("prey"), hashOf("wander"));
        std::array<int, 20> buckets{};
        double sum = 0;
        constexpr int count = 200'000;
        for (std::uint32_t i = 0; i < count; ++i) {
            const double x = stream.draw(i / 100, i % 100, 0);
            QVERIFY(x >= 0 && x < 1);
            ++buckets[static_cast<std::size_t>(x * 20)];
            sum += x;
        }
        QVERIFY(std::abs(sum / count - 0.5) < 0.003);
        for (const int bucket : buckets)
            QVERIFY(std::abs(bucket - count / 20) < 500); // five standard deviations
    }

    void draws_doNotDependOnEachOther() {
        std::set<double> all;
        int count = 0;
        for (const std::uint64_t seed : {0ull, 1ull, (1ull << 53) - 1})
            for (const char* owner : {"hunter", "prey"})
                for (const char* node : {"wander", "wander-2"})
                    for (const std::uint64_t tick : {0ull, 1ull, 1ull << 32, (1ull << 32) + 1})
                        for (const std::uint32_t ordinal : {0u, 1u, 999'999u})
                            for (const std::uint32_t draw : {0u, 1u, 255u}) {
                                all.insert(RandomStream(seed, hashOf(owner), hashOf(node))
                                               .draw(tick, ordinal, draw));
                                ++count;
                            }
        QCOMPARE(static_cast<int>(all.size()), count);
    }

    void below_isWhatDrawsSay() {
        const RandomStream stream(7, hashOf("prey"), hashOf("chance"));
        std::vector<std::uint32_t> ordinals;
        for (std::uint32_t i = 0; i < 64; ++i)
            ordinals.push_back(i * 37 + 5);
        const double drawn = stream.draw(3, ordinals[9], 0);
        for (const double share :
             {0.0, 1.0, 0.5, 0.1 / 60, 1e-300, drawn, std::nextafter(drawn, 1.0)})
            for (const std::size_t count : {64u, 63u, 9u, 1u})
                for (const std::uint64_t tick : {3ull, 1ull << 40}) {
                    std::uint64_t expected = 0;
                    for (std::size_t i = 0; i < count; ++i)
                        expected |= std::uint64_t{stream.draw(tick, ordinals[i], 0) < share} << i;
                    QCOMPARE(stream.below(share, tick, {ordinals.data(), count}, 0), expected);
                }
    }
};
