#include "app/editor/document/recovery_model.h"

#include "app/editor/document/app_settings.h"

#include <QFileInfo>
#include <QLocale>

#include <algorithm>

namespace tiller {

RecoveryModel::RecoveryModel(QString folder, AppSettings& settings, QObject* parent)
    : RowsModel(parent)
    , m_folder(std::move(folder))
    , m_settings(settings)
    , m_rows(this, {{"path", &Recovered::path},
                    {"file", &Recovered::file},
                    {"title", &Recovered::name},
                    {"where",
                     [](const Recovered& row) {
                         return row.file.isEmpty() ? tr("never saved") : QFileInfo(row.file).path();
                     }},
                    {"when",
                     [](const Recovered& row) {
                         return whenText(row.time, QDateTime::currentDateTime());
                     }},
                    {"holder", &Recovered::holder},
                    {"saved", [](const Recovered& row) {
                         return savedText(row.saved, QDateTime::currentDateTime());
                     }}}) {
    connect(&settings, &AppSettings::looked, this, &RecoveryModel::show);
    refresh();
}

void RecoveryModel::refresh() {
    m_settings.look();
    show();
}

void RecoveryModel::show() {
    std::vector<Recovered> found = recoveredIn(m_folder);
    for (const QString& file : m_settings.knownFiles())
        if (const auto beside = m_settings.found(file))
            std::ranges::copy(beside->autosaves, std::back_inserter(found));
    std::ranges::stable_sort(found, std::greater<>(), &Recovered::time);
    m_rows.show(found, &Recovered::path);
}

QString savedText(const QDateTime& saved, const QDateTime& now) {
    return saved.isValid() ? whenText(saved, now) : QString();
}

QString whenText(const QDateTime& time, const QDateTime& now) {
    const QLocale english(QLocale::English);
    const QString clock = time.toString(QStringLiteral("H:mm"));
    const qint64 days = time.date().daysTo(now.date());
    if (days == 0)
        return RecoveryModel::tr("today at %1").arg(clock);
    if (days == 1)
        return RecoveryModel::tr("yesterday at %1").arg(clock);
    return english.toString(time.date(), QStringLiteral("d MMMM yyyy")) + ", " + clock;
}

QString laterText(const QDateTime& autosaved, const QDateTime& saved) {
    struct TimeUnit {
        qint64 seconds;
        QString one;
        QString several;
    };
    const TimeUnit units[] = {{86400, RecoveryModel::tr("1 day"), RecoveryModel::tr("%1 days")},
                              {3600, RecoveryModel::tr("1 hour"), RecoveryModel::tr("%1 hours")},
                              {60, RecoveryModel::tr("1 minute"), RecoveryModel::tr("%1 minutes")},
                              {1, RecoveryModel::tr("1 second"), RecoveryModel::tr("%1 seconds")}};
    const qint64 later = saved.secsTo(autosaved);
    for (const TimeUnit& unit : units) {
        const qint64 count = std::abs(later) / unit.seconds;
        if (count == 0)
            continue;
        const QString span = count == 1 ? unit.one : unit.several.arg(count);
        return later > 0 ? RecoveryModel::tr("%1 after the file was saved").arg(span)
                         : RecoveryModel::tr("%1 before the file was saved").arg(span);
    }
    return RecoveryModel::tr("at the same time as the file was saved");
}

} // namespace tiller
