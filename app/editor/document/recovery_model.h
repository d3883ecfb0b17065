#pragma once

#include "app/editor/document/recovery.h"
#include "app/editor/document/rows_model.h"

namespace tiller {

class AppSettings;

/// The projects that can be recovered, for the start page; the latest first. It looks for those of
/// the recent files in the background.
class RecoveryModel : public tiller::RowsModel {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("Made by the editor")

public:
    /// @param folder of autosaves of projects without a file
    RecoveryModel(QString folder, AppSettings& settings, QObject* parent = nullptr);

    Q_INVOKABLE void refresh();

private:
    void show();

    QString m_folder;
    AppSettings& m_settings;
    Rows<Recovered> m_rows;
};

/// When a file was written, in words; empty if it does not exist.
[[nodiscard]] QString savedText(const QDateTime& saved, const QDateTime& now);

/// A time in words: "today at 14:05", "yesterday at 9:12", "3 May 2026, 9:12".
[[nodiscard]] QString whenText(const QDateTime& time, const QDateTime& now);

/// How much newer an autosave is than its file: "2 minutes after the file was saved", or before.
[[nodiscard]] QString laterText(const QDateTime& autosaved, const QDateTime& saved);

} // namespace tiller
