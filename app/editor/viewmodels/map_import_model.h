#pragma once

#include "app/editor/document/document.h"
#include "app/editor/document/rows_model.h"
#include "app/editor/document/shared_file.h"
#include "app/import/map_import.h"

#include <QPointer>
#include <QtQml/qqmlregistration.h>

#include <optional>
#include <set>

namespace tiller {

/// A map that comes into the open project: a row for each class, layer and IntGrid value, with what
/// it becomes, and what the import would bring. The import is one edit.
class MapImportModel : public tiller::RowsModel {
    Q_OBJECT
    QML_ELEMENT
    Q_PROPERTY(tiller::Document* document READ document WRITE setDocument NOTIFY documentChanged)
    Q_PROPERTY(QString name READ name NOTIFY opened)
    Q_PROPERTY(QVariantList parts READ parts NOTIFY opened)
    Q_PROPERTY(QString part READ part WRITE setPart NOTIFY previewed)
    Q_PROPERTY(double scale READ scale WRITE setScale NOTIFY previewed)
    Q_PROPERTY(QString preview READ preview NOTIFY previewed)
    Q_PROPERTY(QString rest READ rest NOTIFY previewed)
    Q_PROPERTY(QString problem READ problem NOTIFY previewed)
    Q_PROPERTY(bool hasEffect READ hasEffect NOTIFY previewed)
    /// Whether the map's files have pictures, and whether they are drawn into one beneath the
    /// world.
    Q_PROPERTY(bool hasPicture READ hasPicture NOTIFY previewed)
    Q_PROPERTY(bool drawsPicture READ drawsPicture WRITE setDrawsPicture NOTIFY previewed)

public:
    explicit MapImportModel(QObject* parent = nullptr);

    [[nodiscard]] Document* document() const { return m_document; }
    void setDocument(Document* document);
    [[nodiscard]] QString name() const; ///< of the map's file
    /// The worlds and levels of an LDtk project, as {id, title, help}; the first stands for all.
    [[nodiscard]] QVariantList parts() const;
    [[nodiscard]] QString part() const { return QString::fromStdString(m_settings.part); }
    void setPart(const QString& part);
    [[nodiscard]] double scale() const { return m_settings.scale; }
    void setScale(double scale);
    [[nodiscard]] QString preview() const; ///< "312 tiles become 14 obstacles"
    [[nodiscard]] QString rest() const;    ///< the size of the world, and what is left out
    [[nodiscard]] QString problem() const; ///< why it cannot be imported; empty if it can
    /// Whether the import would bring or remove anything.
    [[nodiscard]] bool hasEffect() const;
    [[nodiscard]] bool hasPicture() const { return !m_picture.isEmpty(); }
    [[nodiscard]] bool drawsPicture() const { return m_drawsPicture && hasPicture(); }
    void setDrawsPicture(bool draws);

    /// Reads a map, with the choices of its last import. If it cannot be read, the document says
    /// why.
    Task<bool> open(QString file);
    Q_INVOKABLE void ask(const QString& file) { (void)open(file); }
    Q_INVOKABLE void choose(int row, const QString& choice);
    /// Does the import. @pre preview() is up to date: there is no problem
    Q_INVOKABLE bool import();
    /// Imports each map of the project again, with the choices of its last import, as one edit.
    Q_INVOKABLE void importAgain() { importAllAgain(); }

signals:
    void documentChanged();
    void opened();
    void previewed();
    void mapsChanged();
    /// Names of maps to import again that are not in the project's folder any more.
    void mapsMissing(const QStringList& names);
    void mapFileChanged(const QString& name); ///< another program wrote a map of the project

private:
    Task<bool> read(QString file);
    Detached readPart(std::string before);
    Detached importAllAgain();
    void takeEarlierChoices();
    void update();
    void followMaps();
    void checkMaps();
    /// The layer of the picture of an earlier import; null if there is none.
    [[nodiscard]] const Annotation* pictureLayer() const;
    /// The picture's name in the project's folder: that of an earlier import, or a new one.
    [[nodiscard]] std::string pictureName() const;
    bool push(const Change& change, const QString& text, int gesture,
              const EditProject::Effect& effect);
    bool writePicture(const std::string& name);
    [[nodiscard]] Result<Done> putPicture(const std::string& name, const QByteArray& bytes);
    [[nodiscard]] const Annotation* layerWith(const std::string& picture) const;
    void restorePictures(std::size_t first);
    [[nodiscard]] EditProject::Effect effectOfPictures(std::size_t first);
    void exchangePicture(const std::string& name, const QByteArray& from, const QByteArray& to);
    void writePending(const QString& projectFile);
    void endPending();
    [[nodiscard]] QString placeOf(const maps::ImportSettings& settings) const;
    [[nodiscard]] QString pathOf(const maps::ImportSettings& settings) const;

    QPointer<Document> m_document;
    QString m_file;
    maps::Map m_map;
    maps::ImportSettings m_settings;
    Rows<maps::MapSource> m_sources;
    std::optional<Result<maps::MapImport>> m_import;
    QByteArray m_picture; ///< of the map, as a PNG file; empty if it has none
    bool m_drawsPicture = true;
    std::map<std::string, QByteArray> m_pending; ///< pictures for the first save, by name
    std::set<std::string> m_written;             ///< of them, those that the save has written
    struct ReplacedPicture {
        std::string name;
        std::optional<QByteArray> before; ///< nothing where no file was
        QByteArray after;
    };
    std::vector<ReplacedPicture> m_replaced; ///< by the last import
    bool m_isCanceled = false;               ///< the last reading of a map
    PathWatch m_watch;
    std::map<QString, FileStamp> m_maps; ///< those of the project, as they were announced
};

} // namespace tiller
