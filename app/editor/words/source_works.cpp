#include "app/editor/words/source_works.h"

#include <QFile>
#include <QRegularExpression>

#include <algorithm>

namespace tiller {

namespace {

/// A row of the table: name, author, title with a link, year, where.
SourceWork workOf(const QStringList& cells) {
    static const QRegularExpression link("\\[([^]]*)\\]\\(([^)]*)\\)");
    QString title = cells[2];
    const QString address = link.match(title).captured(2);
    title.replace(link, "\\1");
    QStringList place{cells[4], cells[3]};
    place.removeAll({});
    return {cells[0],
            QStringLiteral("%1: %2. %3").arg(cells[1], title, place.join(QStringLiteral(", "))),
            address};
}

std::vector<SourceWork> readWorks() {
    QFile page(QStringLiteral(":/docs/sources.md"));
    std::vector<SourceWork> works;
    if (!page.open(QIODevice::ReadOnly))
        return works;
    const QStringList lines = QString::fromUtf8(page.readAll()).split('\n');
    for (const QString& line : lines) {
        QStringList cells = line.split('|');
        if (cells.size() != 7 || line.startsWith(QStringLiteral("|--")))
            continue;
        cells = cells.mid(1, 5);
        for (QString& cell : cells)
            cell = cell.trimmed();
        if (cells.front() != QStringLiteral("name"))
            works.push_back(workOf(cells));
    }
    return works;
}

/// "Reynolds 1999, seek" names "Reynolds 1999".
bool names(const QString& part, const QString& name) {
    return part == name || part.startsWith(name + ", ") || part.startsWith(name + ": ");
}

} // namespace

std::vector<SourceWork> worksOf(const QString& source) {
    static const std::vector<SourceWork> works = readWorks();
    std::vector<SourceWork> result;
    for (const QString& part : source.split(QStringLiteral("; "), Qt::SkipEmptyParts)) {
        const auto found = std::ranges::find_if(
            works, [&](const SourceWork& each) { return names(part, each.name); });
        if (found != works.end() &&
            std::ranges::find(result, found->name, &SourceWork::name) == result.end())
            result.push_back(*found);
    }
    return result;
}

} // namespace tiller
