#include "app/editor/document/file_dialogs.h"

#include "app/editor/theme/colors.h"
#include "app/page/page.h"

#include <QDesktopServices>
#include <QDir>
#include <QFileDialog>
#include <QRegularExpression>

#include <vector>

namespace tiller {

namespace {

/// The first suffix of a filter: "json" of "For a game (*.json)".
QString suffixOf(const QString& filter) {
    static const QRegularExpression first(QStringLiteral("\\*\\.([\\w-]+)"));
    return first.match(filter).captured(1);
}

const auto tableFormKey = QStringLiteral("tableForm");
const auto forSpreadsheet = QStringLiteral("spreadsheet");

/// A form of tables, and its words in a dialog.
struct TableFilter {
    QString form;
    QString words;
};

/// The first ones with two numbers as they write them.
std::vector<TableFilter> tableFilters() {
    const QString numbers = tableFormOf(forSpreadsheet).hasDecimalComma
                                ? QStringLiteral("1,5; 2,5")
                                : QStringLiteral("1.5, 2.5");
    return {{forSpreadsheet, FileDialogs::tr("CSV for a spreadsheet: %1 (*.csv)").arg(numbers)},
            {QStringLiteral("means"),
             FileDialogs::tr("CSV for a spreadsheet, means: %1 (*.csv)").arg(numbers)},
            {QStringLiteral("plain"), FileDialogs::tr("CSV, plain (*.csv)")}};
}

QString withTables(bool hasMeans, const QString& others = {}) {
    QStringList all;
    for (const TableFilter& each : tableFilters())
        if (hasMeans || each.form != QStringLiteral("means"))
            all.append(each.words);
    if (!others.isEmpty())
        all.append(others);
    return all.join(QStringLiteral(";;"));
}

} // namespace

TableForm tableFormOf(const QString& form, const QLocale& region) {
    constexpr int decimals = 4;
    if (form == QStringLiteral("plain"))
        return {};
    return {.hasByteOrderMark = true,
            .hasDecimalComma = region.decimalPoint() == QStringLiteral(","),
            .decimals = decimals};
}

QPalette widgetPalette(bool dark) {
    const Colors& colors = colorsOf(dark, false);
    QPalette palette(colors.text, colors.panel, colors.outline, colors.ground, colors.line,
                     colors.text, colors.text, colors.field, colors.panel);
    palette.setColor(QPalette::Button, colors.raised);
    palette.setColor(QPalette::AlternateBase, colors.raised);
    palette.setColor(QPalette::Highlight, colors.accent);
    palette.setColor(QPalette::HighlightedText, colors.textOnAccent);
    palette.setColor(QPalette::PlaceholderText, colors.textMuted);
    palette.setColor(QPalette::ToolTipBase, colors.raised);
    palette.setColor(QPalette::ToolTipText, colors.text);
    palette.setColor(QPalette::Link, colors.accent);
    for (const auto role : {QPalette::WindowText, QPalette::Text, QPalette::ButtonText})
        palette.setColor(QPalette::Disabled, role, colors.textDisabled);
    return palette;
}

/// Meanwhile events are handled: what they want to ask has to wait.
bool FileDialogs::accepts(QFileDialog& dialog) const {
    m_isAsking = true;
    emit askingChanged();
    const bool isAccepted = dialog.exec() == QDialog::Accepted;
    m_isAsking = false;
    emit askingChanged();
    return isAccepted;
}

/// Without a file beside which it begins: where the last project was.
QString FileDialogs::pathFor(QString beside, const QString& name) const {
    if (beside.isEmpty())
        beside = m_settings.latestFound();
    const QDir folder = beside.isEmpty() ? QDir::home() : QFileInfo(beside).dir();
    return folder.filePath(name);
}

QString FileDialogs::ask(Kind kind, const QString& beside, const QString& name) const {
    const auto save = [&](const QString& title, const char* ending, const QString& filter) {
        return askNew(title, pathFor(beside, name + QLatin1String(ending)), filter);
    };
    switch (kind) {
    case Open:
        return askExisting(
            tr("Open a project or a recording"), beside,
            tr("Projects and recordings (*.tiller *.tiller-recording);;Exports and input "
               "logs (*.json);;All files (*)"));
    case Project:
        return askExisting(tr("Where is %1?").arg(name), beside,
                           tr("Tiller projects (*.tiller);;Exports (*.json)"));
    case Map:
        return askExisting(tr("Import a map"), beside,
                           tr("Maps of Tiled and LDtk (*.tmj *.tmx *.ldtk);;All files (*)"));
    case Part:
        return askExisting(tr("Add a part"), beside, tr("Parts (*.tiller-part);;All files (*)"));
    case Save:
        return save(tr("Save the project"), ".tiller", tr("Tiller projects (*.tiller)"));
    case SavePart:
        return save(tr("Save as a part"), ".tiller-part", tr("Parts (*.tiller-part)"));
    case Export:
    case ExportLesson: {
        const QString game = tr("For a game (*.json)");
        if (!canExportPages())
            return save(tr("Export for a game"), ".json", game);
        const QString page = tr("A page that plays in a browser (*.html)");
        const bool isLesson = kind == ExportLesson;
        return save(tr("Export for a game or a browser"), isLesson ? ".html" : ".json",
                    (isLesson ? QStringList{page, game} : QStringList{game, page}).join(";;"));
    }
    case Log:
        return save(tr("Save the input log"), ".inputs.json", tr("Input logs (*.json)"));
    case Answers:
        return save(tr("Hand in the answers"), ".pdf",
                    tr("To print (*.pdf)") + QStringLiteral(";;") +
                        withTables(false, tr("Text (*.md)")));
    case Picture:
        return save(tr("Save a picture of the world"), ".png", tr("Pictures (*.png)"));
    case Film:
        return save(tr("Save a film of the world"), ".mp4", tr("Films (*.mp4 *.gif)"));
    case Plots:
        return save(tr("Save the plots as a table"), ".csv", withTables(false));
    case Plot:
        return save(tr("Save the plot as a picture"), ".png",
                    tr("Pictures (*.png);;Drawings (*.svg)"));
    case Chart:
        return save(tr("Save the chart or table"), ".csv",
                    withTables(true, tr("Pictures (*.png);;Drawings (*.svg)")));
    }
    return {};
}

QString FileDialogs::askPicture(const QString& beside, const QString& title) const {
    return askExisting(title, beside, tr("Pictures (*.png *.jpg *.jpeg)"));
}

QString FileDialogs::askAgentPicture(const QString& project) const {
    const QString file = askPicture(project, tr("Choose a picture for agents"));
    return file.isEmpty() || project.isEmpty() ? file
                                               : QFileInfo(project).dir().relativeFilePath(file);
}

bool FileDialogs::canExportPages() const {
    return QFileInfo::exists(QString::fromStdString(pageTemplateFile()));
}

QString FileDialogs::pageHelp() const {
    return canExportPages()
               ? QString()
               : tr("To export pages that play in a browser, run ./dev page once in the "
                    "sources of Tiller.");
}

bool FileDialogs::openFolderOf(const QString& file) const {
    return QDesktopServices::openUrl(QUrl::fromLocalFile(QFileInfo(file).absolutePath()));
}

bool FileDialogs::openPage(const QString& file) const {
    return QDesktopServices::openUrl(QUrl::fromLocalFile(QFileInfo(file).absoluteFilePath()));
}

QString FileDialogs::tableForm() const {
    return m_settings.value(tableFormKey).toString();
}

QStringList FileDialogs::askLessons(const QString& beside) const {
    if (m_answer)
        return {*m_answer};
    QFileDialog dialog(nullptr, tr("Choose the lessons of the course"), pathFor(beside, {}),
                       tr("Tiller projects (*.tiller)"));
    dialog.setFileMode(QFileDialog::ExistingFiles);
    dialog.setPalette(widgetPalette(m_settings.dark()));
    return accepts(dialog) ? dialog.selectedFiles() : QStringList();
}

QString FileDialogs::askCourseFolder(const QString& beside) const {
    if (m_answer)
        return *m_answer;
    QFileDialog dialog(nullptr, tr("Choose an empty folder for the course, or make one"),
                       pathFor(beside, {}));
    dialog.setFileMode(QFileDialog::Directory);
    dialog.setOption(QFileDialog::ShowDirsOnly);
    dialog.setPalette(widgetPalette(m_settings.dark()));
    return accepts(dialog) ? dialog.selectedFiles().constFirst() : QString();
}

QString FileDialogs::askExisting(const QString& title, const QString& beside,
                                 const QString& filter) const {
    if (m_answer)
        return *m_answer;
    QFileDialog dialog(nullptr, title, pathFor(beside, {}), filter);
    dialog.setFileMode(QFileDialog::ExistingFile);
    dialog.setPalette(widgetPalette(m_settings.dark()));
    return accepts(dialog) ? dialog.selectedFiles().constFirst() : QString();
}

QString FileDialogs::askNew(const QString& title, const QString& path,
                            const QString& filter) const {
    if (m_answer)
        return *m_answer;
    QFileDialog dialog(nullptr, title, QFileInfo(path).path(), filter);
    dialog.setPalette(widgetPalette(m_settings.dark()));
    dialog.setAcceptMode(QFileDialog::AcceptSave);
    dialog.setDefaultSuffix(suffixOf(filter));
    dialog.selectFile(QFileInfo(path).fileName());
    // The name follows the kind of file that is chosen.
    QObject::connect(&dialog, &QFileDialog::filterSelected, [&dialog](const QString& chosen) {
        const QString ending = suffixOf(chosen);
        const QString before = dialog.selectedFiles().value(0);
        dialog.setDefaultSuffix(ending);
        if (!ending.isEmpty() && !QFileInfo(before).isDir())
            dialog.selectFile(QFileInfo(before).completeBaseName() + '.' + ending);
    });
    const std::vector<TableFilter> tables = tableFilters();
    if (suffixOf(filter) == QStringLiteral("csv"))
        for (const TableFilter& each : tables)
            if (each.form == tableForm() && filter.contains(each.words))
                dialog.selectNameFilter(each.words);
    if (!accepts(dialog))
        return {};
    for (const TableFilter& each : tables)
        if (each.words == dialog.selectedNameFilter())
            m_settings.setValue(tableFormKey, each.form);
    return dialog.selectedFiles().constFirst();
}

} // namespace tiller
