#include "app/editor/document/file_dialogs.h"

#include <QDir>
#include <QFileDialog>
#include <QRegularExpression>

namespace tiller {

namespace {

QString pathFor(const QString& beside, const QString& name) {
    const QDir folder = beside.isEmpty() ? QDir::home() : QFileInfo(beside).dir();
    return folder.filePath(name);
}

/// The first suffix of a filter: "json" of "For a game (*.json)".
QString suffixOf(const QString& filter) {
    static const QRegularExpression first(QStringLiteral("\\*\\.(\\w+)"));
    return first.match(filter).captured(1);
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

QString FileDialogs::askPart(const QString& beside) const {
    if (m_answer)
        return *m_answer;
    return QFileDialog::getOpenFileName(nullptr, tr("Add a part"), pathFor(beside, {}),
                                        tr("Parts (*.tiller-part);;All files (*)"));
}

QString FileDialogs::askSavePart(const QString& beside, const QString& name) const {
    return ask(tr("Save as a part"), pathFor(beside, name + QStringLiteral(".tiller-part")),
               tr("Parts (*.tiller-part)"), QStringLiteral("tiller-part"));
}

QString FileDialogs::askExport(const QString& beside, const QString& name) const {
    return ask(
        tr("Export for a game or a browser"), pathFor(beside, name + QStringLiteral(".json")),
        tr("For a game (*.json);;A page that plays in a browser (*.html)"), QStringLiteral("json"));
}

QString FileDialogs::askSaveLog(const QString& beside, const QString& name) const {
    return ask(tr("Save the input log"), pathFor(beside, name + QStringLiteral(".inputs.json")),
               tr("Input logs (*.json)"), QStringLiteral("json"));
}

QString FileDialogs::askSaveAnswers(const QString& beside, const QString& name) const {
    return ask(tr("Save the answers"), pathFor(beside, name + QStringLiteral(".pdf")),
               tr("To print (*.pdf);;A table (*.csv);;Text (*.md)"), QStringLiteral("pdf"));
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

QString FileDialogs::askSaveChart(const QString& beside, const QString& name) const {
    return ask(tr("Save the chart or table"), pathFor(beside, name + QStringLiteral(".csv")),
               tr("Tables (*.csv);;Pictures (*.png);;Drawings (*.svg)"), QStringLiteral("csv"));
}

QString FileDialogs::ask(const QString& title, const QString& path, const QString& filter,
                         const QString& suffix) const {
    if (m_answer)
        return *m_answer;
    QFileDialog dialog(nullptr, title, QFileInfo(path).path(), filter);
    dialog.setAcceptMode(QFileDialog::AcceptSave);
    dialog.setDefaultSuffix(suffix);
    dialog.selectFile(QFileInfo(path).fileName());
    // The name follows the kind of file that is chosen.
    QObject::connect(&dialog, &QFileDialog::filterSelected, [&dialog](const QString& chosen) {
        const QString ending = suffixOf(chosen);
        const QString before = dialog.selectedFiles().value(0);
        dialog.setDefaultSuffix(ending);
        if (!ending.isEmpty() && !QFileInfo(before).isDir())
            dialog.selectFile(QFileInfo(before).completeBaseName() + '.' + ending);
    });
    return dialog.exec() == QDialog::Accepted ? dialog.selectedFiles().constFirst() : QString();
}

} // namespace tiller
