#pragma once

#include <QObject>
#include <QUrl>
#include <QtQml/qqmlregistration.h>

#include <optional>

namespace tiller {

/// Asks for files. QFileDialog rather than QML's: that one crashes or cannot save where some of
/// Qt's modules are missing.
class FileDialogs : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("Made by the editor")

public:
    using QObject::QObject;

    /// @name Each returns the chosen path; empty if the person thought better of it.
    /// @{
    Q_INVOKABLE QString askOpen(const QString& beside) const;
    Q_INVOKABLE QString askSave(const QString& beside, const QString& name) const;
    Q_INVOKABLE QString askExport(const QString& beside, const QString& name) const;
    Q_INVOKABLE QString askSaveLog(const QString& beside, const QString& name) const;
    Q_INVOKABLE QString askSavePicture(const QString& beside, const QString& name) const;
    Q_INVOKABLE QString askSaveFilm(const QString& beside, const QString& name) const;
    Q_INVOKABLE QString askSavePlots(const QString& beside, const QString& name) const;
    /// @}

    /// From now on answers with this path at once, and shows nothing: for tests.
    void answerWith(const QString& path) { m_answer = path; }

    /// The path of a file that was dropped on the window; empty if it is no local file.
    Q_INVOKABLE QString localFile(const QUrl& url) const { return url.toLocalFile(); }

private:
    [[nodiscard]] QString ask(const QString& title, const QString& path, const QString& filter,
                              const QString& suffix) const;

    std::optional<QString> m_answer;
};

} // namespace tiller
