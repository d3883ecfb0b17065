#include "app/editor/viewport/layers.h"

#include "app/editor/document/folders.h"
#include "app/editor/pane/draw_target.h"
#include "app/editor/pane/view_transform.h"
#include "app/editor/sim/frame.h"
#include "app/editor/viewport/scene_handles.h"
#include "app/editor/viewport/world_selection.h"
#include "core/model/agent_type.h"
#include "core/model/scene_layers.h"

#include <QCoreApplication>
#include <QFileInfo>
#include <QImageReader>
#include <QPainter>

#include <algorithm>
#include <array>
#include <utility>

namespace tiller {

namespace {

constexpr qsizetype maxLayerPixels = 36'000'000; // of one picture: 144 MB in memory
constexpr qsizetype maxAllPixels = 100'000'000;  // of all layers that are shown: 400 MB
constexpr int widestTexture = 8192;              // every GPU takes this
constexpr int widestSprite = 512;                // agents are small

QString sentenceOf(PictureFile::Problem problem) {
    using Problem = PictureFile::Problem;
    const auto words = [](const char* text) {
        return QCoreApplication::translate("LayerPictures", text);
    };
    switch (problem) {
    case Problem::none:
        break;
    case Problem::elsewhere:
        return words("The picture %1 is not in the project's folder.");
    case Problem::noFolder:
        return words("Save the project to show the picture %1, which stands beside it.");
    case Problem::missing:
        return words("The picture %1 is missing.");
    case Problem::noFile:
        return words("The picture %1 is not a file.");
    case Problem::largeFile:
        return words("The picture %1 has more than 16 MB.");
    case Problem::unreadable:
        return words("The picture %1 cannot be read.");
    case Problem::largePicture:
        return words("The picture %1 has more than 36 million pixels.");
    }
    return {};
}

} // namespace

std::map<Id, QString> agentPictures(const Project& project) {
    std::map<Id, QString> pictures;
    for (const Node& node : project.nodes)
        if (node.type == agentTypeId || node.type == "agent-mode")
            if (const std::string& name = textOf(valueOf(node, "picture")); !name.empty())
                pictures[node.id] = QString::fromStdString(name);
    return pictures;
}

struct LayerPictures::Reading {
    QString folder;
    Files before;
    Images known;
    qsizetype pixels = 0;
};

void LayerPictures::show(const Layers& layers, const QString& folder,
                         const std::map<Id, QString>& agents) {
    m_pictures.clear();
    m_problems.clear();
    const std::map<Id, Sprite> sprites = std::exchange(m_sprites, {});
    Reading reading{folder, std::exchange(m_files, {}), std::exchange(m_images, {})};
    for (const auto& [node, name] : agents)
        if (const QImage* image = imageOf(node, name, false, reading)) {
            const auto made = sprites.find(node);
            if (made != sprites.end() && made->second.of == image->cacheKey()) {
                m_sprites.insert(*made);
                continue;
            }
            const bool isLarge = std::max(image->width(), image->height()) > widestSprite;
            m_sprites[node] = {
                image->cacheKey(),
                SpriteImage(isLarge ? image->scaled(widestSprite, widestSprite, Qt::KeepAspectRatio,
                                                    Qt::SmoothTransformation)
                                    : *image)};
        }
    for (const bool hidden : {false, true}) // hidden ones stay in memory where there is room
        for (const Layer& layer : layers.all()) {
            const LayerAnnotation& of = layer.settings;
            if (of.picture.empty() || of.hidden != hidden)
                continue;
            const QImage* image =
                imageOf(layer.id, QString::fromStdString(of.picture), hidden, reading);
            if (image && !hidden)
                m_pictures.push_back(
                    {layer.id, *image, QRectF(of.x, of.y, of.width, of.height), of.opacity});
        }
}

const QImage* LayerPictures::imageOf(const Id& item, const QString& name, bool hidden,
                                     Reading& reading) {
    const File& file = fileOf(reading.folder, name, reading.before);
    const QString& path = file.found.file;
    const qsizetype more = qsizetype{file.found.size.width()} * file.found.size.height();
    PictureFile::Problem problem = file.found.problem;
    const bool isSound = problem == PictureFile::Problem::none;
    const bool fits = reading.pixels + more <= maxAllPixels;
    const QImage* result = nullptr;
    if (isSound && fits && (!hidden || isKnown(reading.known, file))) {
        reading.pixels += more;
        const auto [image, isNew] = m_images.try_emplace(path);
        if (isNew)
            image->second = isKnown(reading.known, file) ? reading.known.at(path) : read(file);
        if (image->second.image.isNull())
            problem = PictureFile::Problem::unreadable;
        else
            result = &image->second.image;
    } else if (isSound && !fits && !hidden) {
        m_problems[item] =
            QCoreApplication::translate("LayerPictures",
                                        "The picture %1 is not shown: all pictures together "
                                        "have more than 100 million pixels.")
                .arg(name);
    }
    if (problem != PictureFile::Problem::none)
        m_problems[item] = sentenceOf(problem).arg(name);
    return result;
}

/// What a layer names. Looks at the file only if it has changed.
const LayerPictures::File& LayerPictures::fileOf(const QString& folder, const QString& name,
                                                 const Files& before) {
    const auto [file, isNew] = m_files.try_emplace(name);
    if (!isNew)
        return file->second;
    const QString path = pathInFolder(folder, name);
    const QDateTime time = path.isEmpty() ? QDateTime() : QFileInfo(path).lastModified();
    const auto known = before.find(name);
    if (known != before.end() && known->second.folder == folder && known->second.time == time)
        file->second = known->second;
    else
        file->second = {folder, time, findPicture(folder, name, maxLayerPixels)};
    return file->second;
}

bool LayerPictures::isKnown(const Images& images, const File& file) {
    const auto found = images.find(file.found.file);
    return found != images.end() && found->second.time == file.time;
}

LayerPictures::Image LayerPictures::read(const File& file) {
    QImageReader reader(file.found.file);
    reader.setAutoTransform(true);
    QImage image = reader.read();
    if (image.width() > widestTexture || image.height() > widestTexture)
        image = image.scaled(widestTexture, widestTexture, Qt::KeepAspectRatio,
                             Qt::SmoothTransformation);
    return {file.time, image.convertToFormat(QImage::Format_ARGB32_Premultiplied)};
}

const SpriteImage* LayerPictures::spriteOf(const Id& node) const {
    const auto found = m_sprites.find(node);
    return found == m_sprites.end() ? nullptr : &found->second.image;
}

QString LayerPictures::problemOf(const Id& item) const {
    const auto found = m_problems.find(item);
    return found == m_problems.end() ? QString() : found->second;
}

std::vector<LayerPictures::Picture> groundPictures(const Frame& frame) {
    std::vector<LayerPictures::Picture> pictures;
    for (const FrameGround& ground : frame.grounds) {
        std::array<QRgb, 256> colors;
        for (int level = 0; level < 256; ++level)
            colors[static_cast<std::size_t>(level)] =
                qPremultiply(withAlpha(ground.color, level * 3 / 4)); // agents stay in front
        const auto width = static_cast<int>(ground.columns);
        const auto height = static_cast<int>(ground.levels.size() / ground.columns);
        QImage image(width, height, QImage::Format_ARGB32_Premultiplied);
        for (int row = 0; row < height; ++row)
            std::transform(&ground.levels[static_cast<std::size_t>(row) * ground.columns],
                           &ground.levels[static_cast<std::size_t>(row) * ground.columns] + width,
                           reinterpret_cast<QRgb*>(image.scanLine(row)),
                           [&](std::uint8_t level) { return colors[level]; });
        pictures.push_back({ground.id,
                            std::move(image),
                            {ground.corner.x, ground.corner.y, ground.size.x, ground.size.y}});
    }
    return pictures;
}

void paintPictures(QPainter& painter, std::span<const LayerPictures::Picture> pictures,
                   const ViewTransform& view) {
    painter.save();
    for (const LayerPictures::Picture& each : pictures) {
        const QRectF place = view.toView(each.place);
        // Large pixels stay sharp: maps are pixel art.
        painter.setRenderHint(QPainter::SmoothPixmapTransform, place.width() < each.image.width());
        painter.setOpacity(each.opacity);
        painter.drawImage(place, each.image);
    }
    painter.restore();
}

LayerList::LayerList(ShownWorld& world, const WorldSelection& selection, QObject* parent)
    : RowsModel(parent), m_world(world), m_selection(selection) {
    connect(&m_world, &ShownWorld::projectChanged, this, &LayerList::update);
    connect(&m_world, &ShownWorld::layerChanged, this, &LayerList::update);
    connect(&m_world, &ShownWorld::selectionChanged, this, &LayerList::changed);
    connect(&m_world, &ShownWorld::pickedChanged, this, &LayerList::changed);
}

void LayerList::update() {
    const Layers& layers = m_world.scene().layers();
    std::vector<Row> rows;
    for (const Layer& each : layers.all()) {
        rows.insert(rows.begin(), Row{.layer = each});
        rows.front().isCurrent = each.id == m_world.currentLayer().id;
        rows.front().problem = m_world.pictures().problemOf(each.id);
    }
    const auto countIn = [&](const Id& item) {
        ++rows[rows.size() - 1 - layers.indexOf(item)].items;
    };
    for (const SceneItem& item : m_world.project().scene)
        countIn(item.id);
    for (const Node& node : m_world.project().nodes) {
        std::size_t named = 0; // by a layer of their own
        const std::size_t agents = startsPlaced(node) ? node.agents.size() : 0;
        for (std::size_t i = 0; layers.nameAgents() && i < agents; ++i)
            if (&layers.ofAgent(node.id, i) != &layers.of(node.id)) {
                countIn(agentItem(node.id, i));
                ++named;
            }
        if (startsPlaced(node) && (named == 0 || named < agents))
            countIn(node.id);
    }
    m_rows.show(rows, [](const Row& row) { return row.layer.id; });
    emit changed();
}

int LayerList::current() const {
    const auto found = std::ranges::find_if(m_rows, &Row::isCurrent);
    return static_cast<int>(found - m_rows.begin());
}

QString LayerList::problem() const {
    const auto found = std::ranges::find_if(m_rows, [](const Row& row) {
        return !row.problem.isEmpty() && !row.layer.settings.hidden;
    });
    if (found != m_rows.end() || !m_world.document())
        return found == m_rows.end() ? QString() : found->problem;
    for (const auto& [node, name] : agentPictures(m_world.project()))
        if (const QString problem = m_world.pictures().problemOf(node); !problem.isEmpty())
            return problem;
    return {};
}

const Layer* LayerList::layerAt(int row) const {
    const Row* found = m_rows.at(row);
    return found ? &found->layer : nullptr;
}

void LayerList::push(const Result<Change>& change, const QString& text, int gesture) {
    m_world.document()->push(change, text, gesture);
}

void LayerList::makeCurrent(int row) {
    if (const Layer* layer = layerAt(row))
        m_world.setCurrentLayer(layer->id);
}

void LayerList::add() {
    if (!m_world.document())
        return;
    const auto isTaken = [&](const QString& name) {
        return std::ranges::any_of(
            m_rows, [&](const Row& row) { return QString::fromStdString(row.layer.name) == name; });
    };
    int number = count() + 1;
    while (isTaken(tr("Layer %1").arg(number)))
        ++number;
    Document& document = *m_world.document();
    const auto added =
        addLayer(document.project(), document.ids(), tr("Layer %1").arg(number).toStdString());
    if (document.push(added, tr("Add a layer")))
        m_world.setCurrentLayer(added.value().annotations.back().id());
}

void LayerList::rename(int row, const QString& name) {
    const QString trimmed = name.trimmed();
    if (const Layer* layer = layerAt(row); layer && !trimmed.isEmpty())
        push(renameLayer(m_world.project(), m_world.document()->ids(), layer->id,
                         trimmed.toStdString()),
             tr("Rename layer %1").arg(QString::fromStdString(layer->name)));
}

void LayerList::set(int row, const char* setting, const Value& value, const QString& text,
                    int gesture) {
    if (const Layer* layer = layerAt(row))
        push(setLayerValue(m_world.project(), m_world.document()->ids(), layer->id, setting, value),
             text.arg(QString::fromStdString(layer->name)), gesture);
}

void LayerList::setHidden(int row, bool hidden) {
    set(row, "hidden", hidden, hidden ? tr("Hide layer %1") : tr("Show layer %1"));
}

void LayerList::setLocked(int row, bool locked) {
    set(row, "locked", locked, locked ? tr("Lock layer %1") : tr("Unlock layer %1"));
}

void LayerList::setOpacity(int row, double percent, int gesture) {
    set(row, "opacity", std::clamp(percent, 0.0, 100.0) / 100, tr("Set the opacity of layer %1"),
        gesture);
}

void LayerList::move(int row, int by) {
    if (const Layer* layer = layerAt(row))
        push(moveLayer(m_world.project(), m_world.document()->ids(), layer->id, -by),
             tr("Move layer %1").arg(QString::fromStdString(layer->name)));
}

void LayerList::remove(int row) {
    if (const Layer* layer = layerAt(row))
        push(removeLayer(m_world.project(), layer->id),
             tr("Remove layer %1").arg(QString::fromStdString(layer->name)));
}

std::vector<Id> LayerList::takenItems() const {
    std::vector<Id> items;
    if (!m_world.document())
        return items;
    for (const SceneItem& item : m_selection.items())
        items.push_back(item.id);
    for (const Id& id : m_world.selected())
        if (const Node* node = m_world.project().node(id);
            node && startsPlaced(*node) && m_world.scene().isReachable(id))
            items.push_back(id);
    return items;
}

void LayerList::take(int row, const std::vector<Id>& items) {
    const Layer* layer = layerAt(row);
    if (layer && items.empty())
        m_world.document()->refuse(tr("Select the scene items that the layer should get."));
    else if (layer)
        push(moveToLayer(m_world.project(), items, layer->id),
             tr("Move to layer %1").arg(QString::fromStdString(layer->name)));
}

void LayerList::takeSelection(int row) {
    take(row, takenItems());
}

/// The picked agent, if it was placed by hand, and its layer lets it go.
std::optional<AgentName> LayerList::placedAgent() const {
    if (!m_world.document() || !m_world.hasPicked())
        return {};
    const AgentName picked = *m_world.simulation()->picked();
    const Node* type = m_world.project().node(picked.type);
    const bool isPlaced = type && startsPlaced(*type) && picked.ordinal < type->agents.size();
    return isPlaced && m_world.scene().isAgentReachable(picked.type, picked.ordinal)
               ? std::optional(picked)
               : std::nullopt;
}

QString LayerList::pickedAgent() const {
    const auto agent = placedAgent();
    return agent ? m_world.simulation()->nameOf(*agent) : QString();
}

void LayerList::takeAgent(int row) {
    if (const auto agent = placedAgent())
        take(row, {agentItem(agent->type, agent->ordinal)});
}

void LayerList::selectItems(int row) {
    const Layer* layer = layerAt(row);
    if (!layer)
        return;
    const Layers& layers = m_world.scene().layers();
    QStringList ids;
    for (const SceneShape& shape : m_world.scene().all())
        if (layers.of(shape.id).id == layer->id && shape.isReachable())
            if (const QString id = m_selection.owner(shape.id); !ids.contains(id))
                ids.append(id);
    for (const Node& node : m_world.project().nodes)
        if (startsPlaced(node) && layers.of(node.id).id == layer->id)
            ids.append(QString::fromStdString(node.id));
    m_world.document()->selection()->set(ids);
}

} // namespace tiller
