#pragma once

#include <QObject>
#include <QUrl>
#include <QtQml/qqmlregistration.h>

#include <optional>

namespace tiller {

/// Asks for files, with QFileDialog: QML's dialog crashes or cannot save if some modules of Qt are
/// missing.
class FileDialogs : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("Made by the editor")

public:
    using QObject::QObject;

    /// @name Each returns the chosen path; empty if the person cancels.
    /// @{
    Q_INVOKABLE QString askOpen(const QString& beside) const;
    Q_INVOKABLE QString askSave(const QString& beside, const QString& name) const;
    Q_INVOKABLE QString askMap(const QString& beside) const;
    Q_INVOKABLE QString askPart(const QString& beside) const;
    Q_INVOKABLE QString askSavePart(const QString& beside, const QString& name) const;
    Q_INVOKABLE QString askExport(const QString& beside, const QString& name) const;
    Q_INVOKABLE QString askSaveLog(const QString& beside, const QString& name) const;
    Q_INVOKABLE QString askSavePicture(const QString& beside, const QString& name) const;
    Q_INVOKABLE QString askSaveFilm(const QString& beside, const QString& name) const;
    Q_INVOKABLE QString askSavePlots(const QString& beside, const QString& name) const;
    Q_INVOKABLE QString askSaveAnswers(const QString& beside, const QString& name) const;
    Q_INVOKABLE QString askSaveChart(const QString& beside, const QString& name) const;
    /// @}

    /// For tests: from now on returns this path at once, and shows no dialog.
    void answerWith(const QString& path) { m_answer = path; }

    /// The path of a file dropped on the window; empty if the file is not local.
    Q_INVOKABLE QString localFile(const QUrl& url) const { return url.toLocalFile(); }

private:
    [[nodiscard]] QString ask(const QString& title, const QString& path, const QString& filter,
                              const QString& suffix) const;

    std::optional<QString> m_answer;
};

} // namespace tiller
