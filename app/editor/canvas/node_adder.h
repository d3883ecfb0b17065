#pragma once

#include "app/editor/canvas/canvas_parts.h"

namespace tiller {

struct Macro;
struct PartLink;

/// The inputs and sockets of a node that may take a number.
[[nodiscard]] std::vector<const Port*> socketsOf(const Project& project, const PortRef& number,
                                                 const Id& node);

/// Adds nodes and groups: at a place, near the middle of the view, at the free end of a wire, or
/// into a wire. A type is the id of a node type, of a macro, or of a part of the project; or
/// "file:" and the path of a part file, relative to the project's folder.
class NodeAdder : public QObject {
    Q_OBJECT
    QML_ANONYMOUS
    Q_PROPERTY(QStringList recentTypes READ recentTypes NOTIFY recentTypesChanged)

public:
    explicit NodeAdder(CanvasParts& parts) : m_parts(parts) {}

    /// Adds a node at a place of the screen, or a group to the right of and below that place. In an
    /// open group, a macro adds its cards. The node is joined with the wire that waits for it, if
    /// there is one.
    Q_INVOKABLE bool addNode(const QString& type, double x, double y);
    /// Adds a node or a group near the middle of the view, where it covers nothing.
    Q_INVOKABLE bool addNodeInView(const QString& type);
    /// Adds a group of a library at a place of the canvas, or near the middle of the view, as
    /// addFromLibrary.
    bool addLibrary(const Project& library, const PartLink& link,
                    const std::optional<QPointF>& place = {});

    /// @name Wires that wait for a node
    /// @{

    /// A wire was dropped on the empty canvas: asks for a node at its free end.
    void askForNode(const WireDraft& draft, QPointF screen);
    /// A number's wire was dropped on a card: asks which of its inputs and settings it drives.
    /// Returns whether there are any.
    bool askForSocket(const WireDraft& draft, const Id& node, QPointF screen);
    /// Adds the wire that was asked for. Ports are NODE.PORT.
    /// @param carried the link whose end it was; or empty
    Q_INVOKABLE void drive(const QString& from, const QString& to, const QString& carried);
    /// Asks for a node to insert into the selected wire.
    Q_INVOKABLE void insertInWire();
    /// A type is dragged over the canvas: marks the wire that the node would go into. An empty type
    /// means that it has left the canvas.
    Q_INVOKABLE void holdType(const QString& type, double x, double y);
    /// No wire waits any longer.
    Q_INVOKABLE void dropDraft();
    /// Drops a wire that the project no longer has.
    void dropObsolete();
    /// The dropped wire, to be joined with the node.
    [[nodiscard]] const std::optional<WireDraft>& draft() const { return m_draft; }
    /// The link that the node would go into.
    [[nodiscard]] const std::optional<Id>& splice() const { return m_splice; }
    /// @}

    [[nodiscard]] const QStringList& recentTypes() const { return m_recentTypes; } ///< last first

signals:
    void waitingChanged(); ///< draft() or splice()
    void recentTypesChanged();
    /// A part file of the project's folder is to be added. @param place on the canvas
    void partFileWanted(const QString& file, std::optional<QPointF> place);

private:
    bool addSingle(const NodeType& type, QPointF place);
    bool addOfPart(const QString& type, QPointF place);
    bool addGroup(const Macro& macro, QPointF place);
    bool pushGroup(const Result<Change>& change, const QString& name);
    [[nodiscard]] QSizeF sizeOf(const Macro& macro) const;
    [[nodiscard]] QPointF placeInView(QSizeF size) const;
    void remember(const QString& type);
    [[nodiscard]] Result<Change> wired(const Change& added, const Port& port) const;
    [[nodiscard]] Result<Change> spliced(const Change& added) const;
    [[nodiscard]] QPointF placeAtWire(const QRectF& card) const;
    [[nodiscard]] QPointF placeWithRoom(const QRectF& card) const;
    [[nodiscard]] QPointF nearestFree(const QRectF& card,
                                      std::initializer_list<QPointF> directions) const;

    CanvasParts& m_parts;
    std::optional<WireDraft> m_draft;
    std::optional<Id> m_splice;
    QStringList m_recentTypes;
};

} // namespace tiller
