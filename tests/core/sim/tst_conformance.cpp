#include "tests/core/support/testing.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>

QString dataFile(const QString& name) {
    return QString(TILLER_SOURCE_DIR "/tests/data/conformance/%1").arg(name);
}

Vec2 pointOf(const QJsonValue& value) {
    return {value[0].toDouble(), value[1].toDouble()};
}

void addBehavior(ProjectBuilder& builder, const QJsonObject& behavior, const std::string& owner,
                 int number) {
    const std::string type = behavior["type"].toString().toStdString();
    const std::string id = owner + "-" + type + std::to_string(number);
    if (type == "arrive")
        builder.add("{}:{} slowingRadius={} stopRadius=0", id, type,
                    behavior["slowingRadius"].toDouble());
    else
        builder.add("{}:{}", id, type);
    if (behavior.contains("agent"))
        builder.add("{} > {}.target", behavior["agent"].toString().toStdString(), id);
    else
        builder.add("{0}-point:point {1}; {0}-point > {0}.target", id, pointOf(behavior["target"]));
    builder.add("{} >{} {}.steering", id, behavior["weight"].toDouble(1), owner);
}

Project projectOfScenario(const QJsonObject& scenario) {
    ProjectBuilder builder;
    const QJsonArray agents = scenario["agents"].toArray();
    for (const QJsonValue agent : agents)
        builder.agents(agent["id"].toString().toStdString(),
                       {{agent["id"].toString().toStdString(), pointOf(agent["position"]),
                         pointOf(agent["velocity"])}},
                       agent["mass"].toDouble(1));
    for (const QJsonValue agent : agents) {
        int number = 0;
        const QJsonArray behaviors = agent["behaviours"].toArray();
        for (const QJsonValue behavior : behaviors)
            addBehavior(builder, behavior.toObject(), agent["id"].toString().toStdString(),
                        number++);
    }
    return builder.build();
}

/// Projects of the tutorials reproduce their published tables to 1e-4.
class TestConformance : public QObject {
    Q_OBJECT

private slots:
    void movesAsTheTablesOfTheTutorials_data() {
        QTest::addColumn<QJsonObject>("scenario");
        QFile file(dataFile("scenarios.json"));
        QVERIFY(file.open(QIODevice::ReadOnly));
        const QJsonArray scenarios = QJsonDocument::fromJson(file.readAll()).array();
        QCOMPARE(scenarios.size(), 6);
        for (const QJsonValue scenario : scenarios)
            QTest::newRow(qPrintable(scenario["name"].toString())) << scenario.toObject();
    }

    void movesAsTheTablesOfTheTutorials() {
        QFETCH(QJsonObject, scenario);
        Simulation simulation(projectOfScenario(scenario));
        QFile file(dataFile(scenario["name"].toString() + ".csv"));
        QVERIFY(file.open(QIODevice::ReadOnly));
        QCOMPARE(file.readLine().trimmed(), QByteArray("tick,agent,x,y,vx,vy"));

        int rows = 0;
        while (!file.atEnd()) {
            const QList<QByteArray> row = file.readLine().trimmed().split(',');
            while (simulation.tick() < row[0].toULongLong())
                simulation.step();
            const auto& populations = simulation.populations();
            const auto found =
                std::ranges::find(populations, row[1].toStdString(), &Population::type);
            QVERIFY(found != populations.end());
            const double actual[] = {found->x[0], found->y[0], found->vx[0], found->vy[0]};
            for (int i = 0; i < 4; ++i) {
                const double error = std::abs(actual[i] - row[i + 2].toDouble());
                QVERIFY2(
                    error <= 1e-4,
                    qPrintable(
                        QString("tick %1, column %2: wrong by %3").arg(row[0]).arg(i).arg(error)));
            }
            ++rows;
        }
        QCOMPARE(simulation.tick(), scenario["ticks"].toInt());
        QVERIFY(rows > scenario["ticks"].toInt());
    }
};
