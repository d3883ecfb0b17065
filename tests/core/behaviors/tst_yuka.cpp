#include "tests/core/behaviors/yuka_differences.h"
#include "tests/core/support/testing.h"

Vec2 oursAmong(const Case& it, const char* type, const Asked::Settings& settings) {
    return Asked(it, type, settings).agents("others", it.others, "agents").force();
}

Value prediction(const Case& it) {
    return std::string(it["predictionFactor"] == 1 ? "closing" : "none");
}

double slowingRadius(const Case& it) {
    return it["deceleration"] * it.maxSpeed;
}

struct Behavior {
    const char* name;
    Vec2 (*ours)(const Case&);
    MaybeDifference (*difference)(const Case&);
};

const Behavior behaviors[] = {
    {"seek", [](const Case& it) { return Asked(it, "seek", {}).point(it.target()).force(); },
     never},
    {"flee",
     [](const Case& it) {
         return Asked(it, "flee", {{"radius", it["panicDistance"]}}).point(it.target()).force();
     },
     ofFlee},
    {"arrive",
     [](const Case& it) {
         return Asked(it, "arrive",
                      {{"slowingRadius", slowingRadius(it)}, {"stopRadius", it["tolerance"]}})
             .point(it.target())
             .force();
     },
     never},
    {"pursuit",
     [](const Case& it) {
         return Asked(it, "pursue", {{"prediction", prediction(it)}})
             .agents("evader", it.others, "target")
             .force();
     },
     ofPursue},
    {"evade",
     [](const Case& it) {
         return Asked(it, "evade",
                      {{"prediction", prediction(it)}, {"radius", it["panicDistance"]}})
             .agents("pursuer", it.others, "target")
             .force();
     },
     ofEvade},
    {"offsetPursuit",
     [](const Case& it) {
         return Asked(it, "offset-pursuit",
                      {{"ahead", it["ahead"]},
                       {"left", it["left"]},
                       {"prediction", std::string("closing")},
                       {"slowingRadius", slowingRadius(it)}})
             .agents("leader", it.others, "leader")
             .force();
     },
     never},
    {"interpose",
     [](const Case& it) {
         const std::span others(it.others);
         return Asked(it, "interpose", {{"ratio", 0.5}, {"slowingRadius", slowingRadius(it)}})
             .agents("one", others.first(1), "first")
             .agents("two", others.last(1), "second")
             .force();
     },
     never},
    {"separation",
     [](const Case& it) {
         return oursAmong(it, "separation", {{"radius", it["radius"]}, {"falloff", falloffOf(it)}});
     },
     ofSeparation},
    {"alignment",
     [](const Case& it) {
         return oursAmong(it, "alignment", {{"radius", it["radius"]}});
     },
     ofAlignment},
    {"cohesion",
     [](const Case& it) {
         return oursAmong(it, "cohesion", {{"radius", it["radius"]}});
     },
     ofCohesion},
    {"followPath",
     [](const Case& it) {
         const bool loop = it.fields["loop"].toBool();
         return Asked(it, "follow-path",
                      {{"lookAhead", lookAhead(it)},
                       {"mode", std::string(loop ? "loop" : "once")},
                       {"slowingRadius", slowingRadius(it)}})
             .path(it.points, loop)
             .force();
     },
     ofFollowPath},
};

const Behavior& behavior(const QString& name) {
    return *std::ranges::find(behaviors, name, [](const Behavior& b) { return QString(b.name); });
}

// ------------------------------------------------------------------------------------------------

/// Equal to within 1e-9 of the larger one, or of 1.
bool near(Vec2 a, Vec2 b, double more = 0) {
    return length(a - b) <= 1e-9 * std::max({1.0, length(a), length(b)}) + more;
}

QString text(std::optional<Vec2> v) {
    return v ? QString("(%1, %2)").arg(v->x, 0, 'g', 17).arg(v->y, 0, 'g', 17) : "no number";
}

bool isSame(const Case& it, Vec2 ours) {
    return it.force && near(ours, *it.force);
}

/// Compares our one-step forces with those of yuka, a foreign library: they agree, or a listed
/// reason explains the difference. tests/peers/yuka records yuka's forces.
class TestYuka : public QObject {
    Q_OBJECT

private slots:
    void same_orForAReason_data() {
        const TestRows<QString, int> row;
        for (const Behavior& each : behaviors) {
            const std::vector<Case> cases = recorded(each.name);
            QCOMPARE(cases.size(), 40u);
            for (const Case& it : cases) {
                const QString label = it.fields["case"].toString();
                row(QTest::addRow("%s %d: %s", each.name, it.index, qPrintable(label)),
                    QString(each.name), it.index);
            }
        }
    }

    void same_orForAReason() {
        const auto [name, index] = fetched<QString, int>();
        const Case it = recorded(behavior(name).name)[static_cast<std::size_t>(index)];
        const Vec2 ours = behavior(name).ours(it);
        QVERIFY(std::isfinite(ours.x) && std::isfinite(ours.y));
        if (isSame(it, ours))
            return;
        const MaybeDifference expected = behavior(name).difference(it);
        const QString both = "ours " + text(ours) + ", yuka's " + text(it.force);
        QVERIFY2(expected, qPrintable("differs, and for no known reason: " + both));
        QVERIFY2(near(ours, expected->ours, expected->rounding),
                 qPrintable(both + "; but ours should be " + text(expected->ours)));
        QVERIFY2(it.force.has_value() == expected->yukas.has_value() &&
                     (!it.force || near(*it.force, *expected->yukas)),
                 qPrintable(both + "; but yuka's should be " + text(expected->yukas)));
    }

    /// At one distance all neighbors count alike in both.
    void separation_fromOneDistance_isTheSameWay() {
        int compared = 0;
        for (const Case& it : recorded("separation")) {
            const auto seen = it.within(it["radius"], false);
            const auto distance = [](const Other& other) { return length(other.offset); };
            if (seen.empty() || distance(seen[0]) == 0 || length(*it.force) < 1e-9 ||
                seen.size() != it.within(it["radius"], true).size() || it.maxSpeed == 0 ||
                std::ranges::count(seen, distance(seen[0]), distance) != std::ssize(seen))
                continue;
            const Vec2 ours = behavior("separation").ours(it);
            QVERIFY(length(ours) > 0);
            const double turned = length(unit(ours) - unit(*it.force));
            QVERIFY2(turned <= 1e-9 + 40 * latticeStep * it.maxSpeed / length(ours),
                     qPrintable(QString("case %1: %2").arg(it.index).arg(turned)));
            ++compared;
        }
        QVERIFY(compared >= 12);
    }

    void alignment_atOneSpeed_isTheSameTimesThatSpeed() {
        int compared = 0;
        for (const Case& it : recorded("alignment")) {
            const double speed = length(it.velocity);
            const auto seen = it.within(it["radius"], true);
            const auto isAsFast = [&](const Other& o) { return length(o.velocity) == speed; };
            if (seen.empty() || !std::ranges::all_of(seen, isAsFast))
                continue;
            QVERIFY(near(behavior("alignment").ours(it), *it.force * speed));
            ++compared;
        }
        QVERIFY(compared >= 12);
    }

    void cohesion_atRest_isTheSameTimesTheDistance() {
        int compared = 0;
        for (const Case& it : recorded("cohesion")) {
            const auto seen = it.within(it["radius"], true);
            if (length(it.velocity) > 0 || it.maxSpeed == 0 || seen.empty())
                continue;
            const double distance = length(mean(seen, [](const Other& o) { return o.offset; }));
            const Vec2 expected = *it.force * (it.maxSpeed * distance / it["radius"]);
            QVERIFY(near(behavior("cohesion").ours(it), expected));
            ++compared;
        }
        QVERIFY(compared >= 12);
    }

    /// docs/peers.md has a row with the number of equal forces, and names each reason.
    void docs_sayHowOftenAndWhy() {
        QFile file(TILLER_SOURCE_DIR "/docs/peers.md");
        QVERIFY(file.open(QIODevice::ReadOnly));
        const QString page = QString::fromUtf8(file.readAll());
        for (const Behavior& each : behaviors) {
            int same = 0;
            for (const Case& it : recorded(each.name)) {
                if (isSame(it, each.ours(it)))
                    ++same;
                else if (const MaybeDifference difference = each.difference(it))
                    QVERIFY2(page.contains(QString("**%1.**").arg(difference->reason)),
                             difference->reason);
            }
            const QString row = QString("| `%1` | %2 of 40 |").arg(each.name).arg(same);
            QVERIFY2(page.contains(row), qPrintable("docs/peers.md lacks: " + row));
        }
    }
};
