#include "app/editor/viewmodels/example_list_model.h"

#include "app/editor/canvas/canvas_scene.h"
#include "app/editor/words/names.h"
#include "app/look/moves.h"
#include "core/io/files.h"
#include "core/io/project_io.h"
#include "core/model/registry.h"
#include "core/model/step.h"

#include <QCoreApplication>
#include <QDir>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QRegularExpression>

#include <algorithm>

namespace tiller {

namespace {

QVariantList sketchCards(const CanvasScene& scene, const QRectF& all) {
    QVariantList cards;
    for (const Node& node : scene.project().nodes) {
        const QRectF rect = scene.card(node.id)->rect;
        cards.append(
            QVariantMap{{"x", (rect.x() - all.x()) / all.width()},
                        {"y", (rect.y() - all.y()) / all.height()},
                        {"width", rect.width() / all.width()},
                        {"height", rect.height() / all.height()},
                        {"kind", QString::fromStdString(toString(findNodeType(node.type)->kind))}});
    }
    return cards;
}

QVariantList sketchWires(const CanvasScene& scene, const QRectF& all) {
    QVariantList wires;
    for (const Wire& wire : scene.wires())
        wires.append(QVariantMap{{"x1", (wire.curve.points[0].x() - all.x()) / all.width()},
                                 {"y1", (wire.curve.points[0].y() - all.y()) / all.height()},
                                 {"x2", (wire.curve.points.back().x() - all.x()) / all.width()},
                                 {"y2", (wire.curve.points.back().y() - all.y()) / all.height()}});
    return wires;
}

/// A text of the examples in the language of the program.
QString translated(const QString& english) {
    return QString::fromStdString(Text(std::string_view(english.toStdString())));
}

} // namespace

QString firstSentence(const QString& markdown) {
    static const QRegularExpression marks(QStringLiteral("[*_`#]"));
    static const QRegularExpression end(QStringLiteral("(?<=[.!?])\\s|\\n\\n"));
    QString text = markdown.trimmed();
    text.remove(marks);
    return text.section(end, 0, 0).simplified();
}

ExampleListModel::ExampleListModel(const QString& folder, QObject* parent)
    : RowsModel(parent), m_folder(folder) {
    fill();
}

void ExampleListModel::fill() {
    const QDir dir(m_folder);
    std::vector<Example> rows;
    for (const QString& name : dir.entryList({QStringLiteral("*.tiller")}, QDir::Files, QDir::Name))
        rows.push_back(read(dir.filePath(name)));
    m_rows.reset(std::move(rows));
    makeGroups();
    emit filled();
}

/// groups.json beside the examples says which belong together; what it does not name comes last.
void ExampleListModel::makeGroups() {
    const QDir dir(m_folder);
    m_groups.clear();
    m_course.clear();
    std::vector<const Example*> left;
    for (const Example& each : m_rows)
        left.push_back(&each);
    const auto add = [this](const QString& title, const QVariantList& examples) {
        if (!examples.isEmpty())
            m_groups.append(QVariantMap{{"title", title}, {"examples", examples}});
    };
    const QString movesFile = dir.filePath(QStringLiteral("moves.txt"));
    const auto moves = loadText(movesFile.toStdString());
    const auto entryOf = [&](const Example& example) {
        const std::string name = QFileInfo(example.file).completeBaseName().toStdString();
        const bool isMoving = moves && movesFrom(moves.value(), name);
        return QVariantMap{{"file", example.file},   {"title", example.title},
                           {"line", example.line},   {"moves", isMoving ? movesFile : QString()},
                           {"cards", example.cards}, {"wires", example.wires}};
    };
    QFile file(dir.filePath(QStringLiteral("groups.json")));
    const QByteArray text = file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
    for (const QJsonValue& name : QJsonDocument::fromJson(text)["course"].toArray())
        for (const Example& each : m_rows)
            if (each.steps > 0 && QFileInfo(each.file).completeBaseName() == name.toString()) {
                QVariantMap entry = entryOf(each);
                entry.insert({{"name", name.toString()}, {"steps", each.steps}});
                m_course.append(entry);
            }
    for (const QJsonValue& group : QJsonDocument::fromJson(text)["groups"].toArray()) {
        QVariantList examples;
        for (const QJsonValue& name : group["examples"].toArray()) {
            const auto found = std::ranges::find_if(left, [&](const Example* each) {
                return QFileInfo(each->file).completeBaseName() == name.toString();
            });
            if (found == left.end())
                continue;
            examples.append(entryOf(**found));
            left.erase(found);
        }
        add(translated(group["title"].toString()), examples);
    }
    QVariantList others;
    for (const Example* each : left)
        others.append(entryOf(*each));
    add(m_groups.isEmpty() ? tr("Examples") : tr("More"), others);
}

bool ExampleListModel::isInCourse(const QString& name) const {
    return std::ranges::any_of(
        m_course, [&](const QVariant& each) { return each.toMap().value("name") == name; });
}

bool ExampleListModel::contains(const QString& file) const {
    const QString path = QFileInfo(file).canonicalFilePath();
    return !path.isEmpty() && std::ranges::any_of(m_rows, [&path](const Example& each) {
        return QFileInfo(each.file).canonicalFilePath() == path;
    });
}

QString ExampleListModel::folder() {
    const QDir program(QCoreApplication::applicationDirPath());
    const QString installed = program.filePath(QStringLiteral("../share/tiller/examples"));
    return QDir(installed).exists() ? QDir::cleanPath(installed)
                                    : QStringLiteral(TILLER_SOURCE_EXAMPLES);
}

ExampleListModel::Example ExampleListModel::read(const QString& file) {
    Example example{
        .file = file, .title = titleOfFile(file), .line = {}, .cards = {}, .wires = {}, .steps = 0};
    auto loaded = loadProject(file.toStdString());
    if (!loaded) {
        example.line = tr("This file has problems: %1")
                           .arg(QString::fromStdString(loaded.problems().front().text));
        return example;
    }
    translateTexts(loaded.value().project);
    example.line = firstSentence(QString::fromStdString(loaded.value().project.notes.whatItIs));
    example.steps = static_cast<int>(stepsOf(loaded.value().project).size());
    ProjectModel model;
    model.replace(std::move(loaded.value().project));
    const CanvasScene scene(model);
    const QRectF all = scene.bounds();
    if (!all.isEmpty()) {
        example.cards = sketchCards(scene, all);
        example.wires = sketchWires(scene, all);
    }
    return example;
}

} // namespace tiller
