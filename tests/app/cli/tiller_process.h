#pragma once

#include <QDir>
#include <QFile>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QProcess>
#include <QTemporaryDir>
#include <QTest>

namespace tiller {

struct Ran {
    int exitCode = -1; ///< -1 if it crashed or did not end in time
    QString out;
    QString err;

    [[nodiscard]] QStringList lines() const { return out.split('\n', Qt::SkipEmptyParts); }
    [[nodiscard]] QJsonObject json() const {
        return QJsonDocument::fromJson(out.toUtf8()).object();
    }
};

/// Calls the built tiller, or another program.
inline Ran tillerRun(const QStringList& arguments, const QString& program = TILLER_BINARY) {
    QProcess process;
    process.start(program, arguments);
    const bool ended = process.waitForFinished(60'000);
    return {ended && process.exitStatus() == QProcess::NormalExit ? process.exitCode() : -1,
            QString::fromUtf8(process.readAllStandardOutput()),
            QString::fromUtf8(process.readAllStandardError())};
}

inline QString writeFile(const QTemporaryDir& folder, const QString& name, const QByteArray& text) {
    QFile file(folder.filePath(name));
    if (!file.open(QIODevice::WriteOnly) || file.write(text) != text.size())
        qFatal("could not write %s", qPrintable(file.fileName()));
    return file.fileName();
}

inline QByteArray readFile(const QString& name) {
    QFile file(name);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

inline QString badFile(const QString& name) {
    return TILLER_SOURCE_DIR "/tests/data/bad/" + name;
}

/// Hunters that pursue prey, prey that flee them and seek the cursor.
inline constexpr const char* huntProject = R"({
  "format": "tiller-project",
  "version": 2,
  "world": {"width": 400, "height": 300, "seed": 5},
  "nodes": [
    {"id": "hunter", "type": "agent-type", "count": 3},
    {"id": "prey", "type": "agent-type", "count": 12},
    {"id": "pursue", "type": "pursue"},
    {"id": "evade", "type": "evade"},
    {"id": "seek", "type": "seek"},
    {"id": "cursor", "type": "cursor"}
  ],
  "links": [
    {"id": "h1", "from": "prey.agents", "to": "pursue.target"},
    {"id": "h2", "from": "pursue.force", "to": "hunter.steering"},
    {"id": "p1", "from": "hunter.agents", "to": "evade.target"},
    {"id": "p2", "from": "evade.force", "to": "prey.steering"},
    {"id": "c1", "from": "cursor.point", "to": "seek.target"},
    {"id": "c2", "from": "seek.force", "to": "prey.steering", "weight": 0.5, "order": 1}
  ]
}
)";

} // namespace tiller
