#include "tests/core/support/testing.h"

#include <QRegularExpression>

QString pageText() {
    QFile file(TILLER_SOURCE_DIR "/docs/sources.md");
    return file.open(QIODevice::ReadOnly) ? QString(file.readAll()) : QString();
}

/// The short names in the first column of the first table.
QStringList names() {
    static const QRegularExpression row("^\\| ([^|]+) \\|");
    QStringList found;
    for (const QString& line : pageText().section("\n## What differs", 0, 0).split('\n'))
        if (const auto match = row.match(line); match.hasMatch() && match.captured(1) != "name")
            found << match.captured(1).trimmed();
    return found;
}

/// The sources of all node types, each with its type.
std::vector<std::pair<QString, QString>> usedSources() {
    std::vector<std::pair<QString, QString>> used;
    for (const NodeType& type : nodeTypes())
        for (const QString& source :
             QString::fromStdString(type.source).split("; ", Qt::SkipEmptyParts))
            used.emplace_back(QString::fromStdString(type.id), source);
    return used;
}

/// "Reynolds 1999, seek" has the name "Reynolds 1999".
bool hasName(const QString& source, const QString& name) {
    return source == name || source.startsWith(name + ", ") || source.startsWith(name + ": ");
}

/// docs/sources.md says what the short names in the inspector stand for.
class TestSources : public QObject {
    Q_OBJECT

private slots:
    void everySource_isOnThePage() {
        const QStringList known = names();
        QVERIFY(known.size() > 10);
        for (const auto& [type, source] : usedSources())
            QVERIFY2(std::ranges::any_of(
                         known, [&](const QString& name) { return hasName(source, name); }),
                     qPrintable(type + ": docs/sources.md has no \"" + source + "\""));
    }

    void everyNameOnThePage_isUsed() {
        const auto used = usedSources();
        for (const QString& name : names())
            QVERIFY2(
                std::ranges::any_of(used,
                                    [&](const auto& each) { return hasName(each.second, name); }),
                qPrintable("No node type names " + name + ". Remove it from docs/sources.md."));
    }
};
