#pragma once

#include "app/editor/document/shared_file.h"
#include "core/base/result.h"
#include "core/model/library_part.h"

#include <QObject>
#include <QPointF>
#include <QVariantMap>
#include <QtQml/qqmlregistration.h>

#include <map>
#include <optional>

namespace tiller {

class CanvasController;
class Document;
class ProblemListModel;

/// The part files that groups of the open project are linked to. Only files in the project's folder
/// are linked. A file that is missing or has changed is a problem and changes nothing: a click
/// takes the new part over, as one edit.
class PartFiles : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("Made by the editor")
    /// Changes whenever infoOf() does.
    Q_PROPERTY(int revision READ revision NOTIFY changed)
    /// The part files in the project's folder, and in its folder `parts`, that the project is not
    /// linked to: list of {id, title, help}. The id is a type for NodeAdder.
    Q_PROPERTY(QVariantList inFolder READ inFolder NOTIFY changed)

public:
    PartFiles(Document& document, CanvasController& canvas, ProblemListModel& problems,
              QObject* parent = nullptr);

    [[nodiscard]] int revision() const { return m_revision; }
    [[nodiscard]] const QVariantList& inFolder() const { return m_inFolder; }
    /// About the part of a group: {name, file, state, text, differences}. The state is "none" (no
    /// file), "same", "edited" (here), "changed" (the file) or "unreadable", and `text` says it in
    /// a sentence. Empty if there is no such group.
    Q_INVOKABLE QVariantMap infoOf(const QString& group) const;

    /// Saves the part of a group to a file. In the project's folder, the part is linked to it.
    Q_INVOKABLE bool save(const QString& group, const QString& file);
    /// Saves it to the file that it is linked to.
    Q_INVOKABLE bool saveAgain(const QString& group);
    /// Adds a group of a part file. In the project's folder, its part is linked to the file.
    Q_INVOKABLE bool add(const QString& file) { return addAt(file, {}); }
    bool addAt(const QString& file, const std::optional<QPointF>& place); ///< on the canvas
    /// Links the part of a group to a file in the project's folder. Neither of them changes.
    Q_INVOKABLE bool linkGroup(const QString& group, const QString& file);
    /// Makes the groups of a part as its file says.
    Q_INVOKABLE bool takeOver(const QString& group);
    Q_INVOKABLE void unlink(const QString& group);

signals:
    void changed();
    void saved(const QString& name, bool linked);
    void added(const QString& notice); ///< what the user should know of the part; or empty

private:
    struct File {
        FileStamp stamp;
        Result<Project> library = Problem();
        std::string state;
    };

    [[nodiscard]] Id partOf(const QString& group) const;
    [[nodiscard]] std::string linkTo(const QString& file) const;
    [[nodiscard]] QString pathOf(const std::string& link) const;
    [[nodiscard]] QString stateOf(const Id& part) const;
    [[nodiscard]] QString textOf(const Id& part) const;
    [[nodiscard]] QString tickWords(const Project& library) const;
    [[nodiscard]] Result<Project> load(const QString& file, const QString& title);
    void follow();
    void read();
    void lookInFolder();
    void announce();

    Document& m_document;
    CanvasController& m_canvas;
    ProblemListModel& m_problems;
    PathWatch m_watch;
    std::map<std::string, File> m_files; ///< by link
    QVariantList m_inFolder;
    int m_revision = 0;
};

} // namespace tiller
