#include "app/editor/document/file_dialogs.h"

#include <QDir>
#include <QFileDialog>

namespace tiller {

namespace {

QString pathFor(const QString& beside, const QString& name) {
    const QDir folder = beside.isEmpty() ? QDir::home() : QFileInfo(beside).dir();
    return folder.filePath(name);
}

} // namespace

QString FileDialogs::askOpen(const QString& beside) const {
    if (m_answer)
        return *m_answer;
    return QFileDialog::getOpenFileName(
        nullptr, tr("Open a project"), pathFor(beside, {}),
        tr("Tiller projects (*.tiller);;Exports (*.json);;All files (*)"));
}

QString FileDialogs::askSave(const QString& beside, const QString& name) const {
    return ask(tr("Save the project"), pathFor(beside, name + QStringLiteral(".tiller")),
               tr("Tiller projects (*.tiller)"), QStringLiteral("tiller"));
}

QString FileDialogs::askMap(const QString& beside) const {
    if (m_answer)
        return *m_answer;
    return QFileDialog::getOpenFileName(
        nullptr, tr("Import a map"), pathFor(beside, {}),
        tr("Maps of Tiled and LDtk (*.tmj *.tmx *.ldtk);;All files (*)"));
}

QString FileDialogs::askExport(const QString& beside, const QString& name) const {
    return ask(tr("Export for a game"), pathFor(beside, name + QStringLiteral(".json")),
               tr("Tiller configurations (*.json)"), QStringLiteral("json"));
}

QString FileDialogs::askSaveLog(const QString& beside, const QString& name) const {
    return ask(tr("Save the input log"), pathFor(beside, name + QStringLiteral(".inputs.json")),
               tr("Input logs (*.json)"), QStringLiteral("json"));
}

QString FileDialogs::askSavePicture(const QString& beside, const QString& name) const {
    return ask(tr("Save a picture of the world"), pathFor(beside, name + QStringLiteral(".png")),
               tr("Pictures (*.png)"), QStringLiteral("png"));
}

QString FileDialogs::askSaveFilm(const QString& beside, const QString& name) const {
    return ask(tr("Save a film of the world"), pathFor(beside, name + QStringLiteral(".mp4")),
               tr("Films (*.mp4 *.gif)"), QStringLiteral("mp4"));
}

QString FileDialogs::askSavePlots(const QString& beside, const QString& name) const {
    return ask(tr("Save the plots as a table"), pathFor(beside, name + QStringLiteral(".csv")),
               tr("Tables (*.csv)"), QStringLiteral("csv"));
}

QString FileDialogs::ask(const QString& title, const QString& path, const QString& filter,
                         const QString& suffix) const {
    if (m_answer)
        return *m_answer;
    QFileDialog dialog(nullptr, title, QFileInfo(path).path(), filter);
    dialog.setAcceptMode(QFileDialog::AcceptSave);
    dialog.setDefaultSuffix(suffix);
    dialog.selectFile(QFileInfo(path).fileName());
    return dialog.exec() == QDialog::Accepted ? dialog.selectedFiles().constFirst() : QString();
}

} // namespace tiller
