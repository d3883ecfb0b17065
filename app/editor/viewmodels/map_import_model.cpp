#include "app/editor/viewmodels/map_import_model.h"

#include "app/editor/document/document.h"
#include "app/editor/document/folders.h"
#include "app/editor/words/names.h"
#include "app/editor/words/setting_text.h"
#include "app/import/map_picture.h"
#include "core/io/files.h"
#include "core/model/agent_type.h"

#include <QFileInfo>

#include <algorithm>
#include <array>

namespace tiller {

namespace {

QString titleOf(maps::Becomes becomes) {
    constexpr std::array<const char*, 8> titles{QT_TR_NOOP("Nothing"),
                                                QT_TR_NOOP("As its layer"),
                                                QT_TR_NOOP("Obstacles"),
                                                QT_TR_NOOP("Regions"),
                                                QT_TR_NOOP("Paths"),
                                                QT_TR_NOOP("Points"),
                                                QT_TR_NOOP("Agents of a new type"),
                                                QT_TR_NOOP("Obstacles of its collision shapes")};
    return MapImportModel::tr(titles.at(static_cast<std::size_t>(becomes)));
}

QString idOf(const maps::MapChoice& choice) {
    const QString id =
        QString::fromStdString(maps::becomesNames().at(static_cast<std::size_t>(choice.becomes)));
    return choice.agentType.empty() ? id : id + ' ' + QString::fromStdString(choice.agentType);
}

/// @param isShown whether the map's picture is
QVariantList choicesOf(const maps::MapSource& source, const Project& project, bool isShown) {
    const bool isTiles = source.choice.kind == maps::SourceKind::tileLayer ||
                         source.choice.kind == maps::SourceKind::gridValue;
    QVariantList list;
    for (const maps::Becomes each : source.possible) {
        if (each == maps::Becomes::agent)
            for (const Node& node : project.nodes)
                if (node.type == agentTypeId)
                    list += choiceEntry("agent " + node.id,
                                        MapImportModel::tr("Agents of %1")
                                            .arg(QString::fromStdString(displayName(node)))
                                            .toStdString());
        list += choiceEntry(maps::becomesNames().at(static_cast<std::size_t>(each)),
                            (each == maps::Becomes::nothing && isTiles && isShown
                                 ? MapImportModel::tr("Only in the picture")
                                 : titleOf(each))
                                .toStdString());
    }
    return list;
}

/// What a source is called, and what it counts; in the order of SourceKind.
struct SourceWords {
    const char* title;
    const char* count;
};
constexpr std::array<SourceWords, 4> sourceWords{
    {{QT_TR_NOOP("Class %1"), QT_TR_N_NOOP("%n objects")},
     {QT_TR_NOOP("Layer %1"), QT_TR_N_NOOP("%n objects")},
     {QT_TR_NOOP("Layer %1"), QT_TR_N_NOOP("%n tiles")},
     {QT_TR_NOOP("Value %1"), QT_TR_N_NOOP("%n cells")}}};

QString countOf(const maps::MapSource& source) {
    return MapImportModel::tr(sourceWords.at(static_cast<std::size_t>(source.choice.kind)).count,
                              nullptr, static_cast<int>(source.count));
}

QString titleOf(const maps::MapSource& source) {
    return MapImportModel::tr(sourceWords.at(static_cast<std::size_t>(source.choice.kind)).title)
        .arg(QString::fromStdString(source.choice.name));
}

} // namespace

MapImportModel::MapImportModel(QObject* parent)
    : RowsModel(parent)
    , m_sources(this,
                {{"title", [](const maps::MapSource& source) { return titleOf(source); }},
                 {"countText", countOf},
                 {"choice", [](const maps::MapSource& source) { return idOf(source.choice); }},
                 {"choices", [this](const maps::MapSource& source) {
                      return choicesOf(source, m_document->project(), drawsPicture());
                  }}}) {}

void MapImportModel::setDocument(Document* document) {
    if (document == m_document)
        return;
    m_document = document;
    connect(document, &Document::replaced, this, [this] {
        m_pending.clear();
        followMaps();
    });
    connect(document, &Document::aboutToSave, this, &MapImportModel::writePending);
    connect(document, &Document::saved, this, &MapImportModel::endPending);
    connect(document, &Document::fileChanged, this, &MapImportModel::followMaps);
    connect(document, &Document::changed, this, [this](const Change& change) {
        if (!change.annotations.empty())
            followMaps();
    });
    connect(&m_watch, &PathWatch::changed, this, &MapImportModel::checkMaps);
    followMaps();
    emit documentChanged();
}

/// Where a map that was imported is, or was; empty if that is not in the project's folder.
QString MapImportModel::placeOf(const maps::ImportSettings& settings) const {
    const QString& project = m_document->file();
    return project.isEmpty() ? QString()
                             : pathInFolder(QFileInfo(project).absolutePath(),
                                            QString::fromStdString(settings.file));
}

/// The path of a map that was imported; empty if it is not in the project's folder.
QString MapImportModel::pathOf(const maps::ImportSettings& settings) const {
    const QString place = placeOf(settings);
    return !place.isEmpty() && QFileInfo(place).isFile() ? place : QString();
}

/// Watches the maps of the project, and their folders: a map that is missing for a while is no
/// longer watched itself.
void MapImportModel::followMaps() {
    const auto known = std::exchange(m_maps, {});
    QStringList watched;
    const QString root = pathInFolder(QFileInfo(m_document->file()).absolutePath(), ".");
    for (const Annotation& each : m_document->project().annotations) {
        const QString path = each.type == "map" ? placeOf(maps::importSettingsOf(each)) : QString();
        if (path.isEmpty())
            continue;
        const auto before = known.find(path);
        m_maps[path] = before == known.end() ? FileStamp(path) : before->second;
        for (QString place = path;; place = QFileInfo(place).path()) {
            if (!watched.contains(place) && QFileInfo::exists(place))
                watched.append(place);
            if (place.size() <= root.size())
                break;
        }
    }
    m_watch.watch(watched);
    emit mapsChanged();
}

void MapImportModel::checkMaps() {
    followMaps();
    QStringList changed;
    for (auto& [path, known] : m_maps) {
        const FileStamp stamp(path);
        if (!stamp.exists() || stamp == known)
            continue;
        known = stamp;
        changed.append(QFileInfo(path).fileName());
    }
    for (const QString& name : std::as_const(changed))
        emit mapFileChanged(name);
}

QString MapImportModel::name() const {
    return QFileInfo(m_file).fileName();
}

QVariantList MapImportModel::parts() const {
    if (m_map.parts.empty())
        return {};
    QVariantList list{choiceEntry({}, tr("All levels").toStdString())};
    for (const std::string& each : m_map.parts)
        list += choiceEntry(each, each);
    return list;
}

Task<bool> MapImportModel::read(QString file) {
    struct Reading {
        std::filesystem::path file;
        std::string part;
        Result<maps::Map> map = Problem();
        maps::MapPicture picture = {};
    };
    const std::shared_ptr<Reading> made(new Reading{file.toStdString(), m_settings.part});
    const WorkWords words{tr("Reading “%1”").arg(QFileInfo(file).fileName()),
                          tr("If you cancel, the project stays as it is.")};
    const auto work = [made] {
        const Result<std::string> text = loadText(made->file);
        made->map = text ? maps::readMap(text.value(), made->file, made->part)
                         : Result<maps::Map>(text.problems());
        if (!made->map)
            return;
        made->picture = maps::drawMap(made->map.value(), made->file.parent_path());
    };
    const bool isDone = co_await m_document->work()->run(words, work);
    m_isCanceled = !isDone;
    if (!isDone)
        co_return false;
    if (!made->map) {
        emit m_document->failed(tr("%1 could not be imported").arg(QFileInfo(file).fileName()),
                                placedSentences(made->map.problems()));
        co_return false;
    }
    m_file = file;
    m_map = std::move(made->map).value();
    m_picture = QByteArray::fromStdString(made->picture.png);
    for (const std::string& each : made->picture.problems)
        m_document->refuse(QString::fromStdString(each));
    co_return true;
}

Task<bool> MapImportModel::open(QString file) {
    m_settings = {.file = maps::storedPath(file.toStdString(), m_document->file().toStdString())};
    const bool isRead = co_await read(file);
    if (!isRead)
        co_return false;
    takeEarlierChoices();
    update();
    emit opened();
    co_return true;
}

void MapImportModel::takeEarlierChoices() {
    if (auto earlier = maps::earlierImport(m_document->project(), m_settings))
        m_settings = *std::move(earlier);
}

void MapImportModel::setPart(const QString& part) {
    const std::string before = std::exchange(m_settings.part, part.toStdString());
    if (before != m_settings.part)
        readPart(before);
}

Detached MapImportModel::readPart(std::string before) {
    const bool isRead = co_await read(m_file);
    if (!isRead) {
        m_settings.part = before;
        co_return;
    }
    takeEarlierChoices();
    update();
}

void MapImportModel::setScale(double scale) {
    m_settings.scale = scale;
    update();
}

void MapImportModel::choose(int row, const QString& choice) {
    const maps::MapSource source = m_sources[static_cast<std::size_t>(row)];
    maps::MapChoice chosen = source.choice;
    if (!maps::readBecomes(choice.toStdString(), chosen))
        return;
    std::erase_if(m_settings.choices, [&](const maps::MapChoice& each) {
        return each.kind == chosen.kind && each.name == chosen.name;
    });
    if (chosen != source.suggested)
        m_settings.choices.push_back(std::move(chosen));
    update();
}

/// Computes the rows and what the import would bring.
void MapImportModel::update() {
    const Project& project = m_document->project();
    const auto sources = maps::sourcesOf(m_map, project, m_settings.choices);
    if (m_sources.empty()) // a list without height makes no items for rows that are inserted
        m_sources.reset(sources);
    m_sources.show(sources, [](const maps::MapSource& source) {
        return std::pair(source.choice.kind, source.choice.name);
    });
    m_sources.announce({"choices"});
    m_import = maps::importMap(project, m_map, m_settings);
    emit previewed();
}

QString MapImportModel::preview() const {
    if (!m_import || !m_import->ok())
        return {};
    const maps::MapImport& import = m_import->value();
    QString text = QString::fromStdString(maps::summaryOf(import));
    if (text.isEmpty())
        text = tr("Nothing becomes part of the world. Choose what the rows below become.");
    if (import.removed > 0)
        text += tr("; %1 of the last import are removed").arg(import.removed);
    return text;
}

QString MapImportModel::rest() const {
    if (!m_import || !m_import->ok())
        return {};
    maps::ImportSettings settings = m_settings;
    settings.picture = drawsPicture() ? pictureName() : std::string();
    const QString text =
        QString::fromStdString(maps::restOf(settings, m_import->value(), m_sources.all()));
    return hasPicture() ? text : text + tr(" It has no tiles or backgrounds to show as a picture.");
}

QString MapImportModel::problem() const {
    return !m_import || m_import->ok() ? QString() : placedSentences(m_import->problems()).first();
}

bool MapImportModel::hasEffect() const {
    return m_import && m_import->ok() &&
           (drawsPicture() || m_import->value().removed > 0 ||
            !maps::summaryOf(m_import->value()).empty());
}

bool MapImportModel::import() {
    m_settings.picture = drawsPicture() ? pictureName() : std::string();
    update(); // the project may have changed since
    if (!m_import->ok()) {
        m_document->refuse(m_import->problems());
        return false;
    }
    m_replaced.clear();
    if (!m_settings.picture.empty() && !writePicture(m_settings.picture))
        return false;
    const Change& change = m_import->value().change;
    if (push(change, tr("Import %1").arg(name()), 0, effectOfPictures(0)))
        return true;
    if (!change.empty()) // it is refused
        restorePictures(0);
    return false;
}

/// What a map brings belongs to the project, not to the group that is open.
bool MapImportModel::push(const Change& change, const QString& text, int gesture,
                          const EditProject::Effect& effect) {
    if (std::ranges::any_of(change.nodes, [](const auto& step) { return !step.before; }))
        m_document->setOpenGroup({});
    return m_document->push(change, text, gesture, effect);
}

Detached MapImportModel::importAllAgain() {
    std::vector<maps::ImportSettings> all;
    for (const Annotation& each : m_document->project().annotations)
        if (each.type == "map")
            all.push_back(maps::importSettingsOf(each));
    QStringList missing;
    const int gesture = m_document->beginGesture();
    m_replaced.clear();
    for (maps::ImportSettings& each : all) {
        const QString path = pathOf(each);
        m_settings = std::move(each);
        if (path.isEmpty()) {
            missing += QString::fromStdString(m_settings.file);
            continue;
        }
        const bool isRead = co_await read(path);
        if (m_isCanceled) { // the project stays as it is
            m_document->cancelGesture(gesture);
            restorePictures(0);
            co_return;
        }
        if (!isRead)
            continue;
        const std::size_t replaced = m_replaced.size();
        const bool hadPicture = pictureLayer() != nullptr;
        m_settings.picture = hadPicture && hasPicture() ? pictureName() : std::string();
        if (!m_settings.picture.empty() && !writePicture(m_settings.picture))
            m_settings.picture.clear();
        const auto import = maps::importMap(m_document->project(), m_map, m_settings);
        const bool isPushed = import && push(import.value().change, tr("Import maps again"),
                                             gesture, effectOfPictures(replaced));
        if (!import)
            m_document->refuse(import.problems());
        if (!isPushed && !(import && import.value().change.empty()))
            restorePictures(replaced);
    }
    if (!missing.isEmpty())
        emit mapsMissing(missing);
}

} // namespace tiller
