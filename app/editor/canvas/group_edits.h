#pragma once

#include "app/editor/canvas/canvas_parts.h"

#include <QVariantList>

namespace tiller {

/// What a person does with groups: makes them, opens them, and adds more of the same part.
class GroupEdits : public QObject {
    Q_OBJECT
    QML_ANONYMOUS
    Q_PROPERTY(bool inside READ inside NOTIFY changed)
    Q_PROPERTY(QVariantList path READ path NOTIFY changed)
    Q_PROPERTY(int uses READ uses NOTIFY changed)
    Q_PROPERTY(QVariantList edges READ edges NOTIFY changed)
    Q_PROPERTY(QVariantList parts READ parts NOTIFY changed)

public:
    explicit GroupEdits(CanvasParts& parts, QObject* parent = nullptr);

    [[nodiscard]] bool inside() const { return !m_parts.document.openGroup().empty(); }
    /// The open group, after the groups that hold it: list of {id, title}.
    [[nodiscard]] QVariantList path() const;
    [[nodiscard]] int uses() const; ///< how many groups the part of the open group has
    /// The ports of the open group: list of {name, isInput, type, place}.
    [[nodiscard]] QVariantList edges() const;
    /// The parts of the project, for the palette: list of {id, title, help}.
    [[nodiscard]] QVariantList parts() const;

    /// @name Edits of the selection
    /// @{
    Q_INVOKABLE void groupSelected(); ///< and opens a field for its name
    Q_INVOKABLE void ungroupSelected();
    Q_INVOKABLE void makeSingle();
    /// @}

    Q_INVOKABLE void open(const QString& group);
    Q_INVOKABLE void leave(); ///< for the group that holds it, or the project; selects the group
    Q_INVOKABLE void leaveTo(const QString& outer); ///< a group that holds it
    Q_INVOKABLE void leaveAll();
    /// Opens the selected group; else leaves the open one. False if there is neither.
    Q_INVOKABLE bool step();

    /// @name A setting of a node of a group on the cards of its groups
    /// Of the open group; of the project, those of the group whose card stands for the node.
    /// @{
    Q_INVOKABLE bool canExpose(const QString& node, const QString& setting) const;
    Q_INVOKABLE bool isExposed(const QString& node, const QString& setting) const;
    Q_INVOKABLE void toggleExposed(const QString& node, const QString& setting);
    /// @}

signals:
    void changed();

private:
    [[nodiscard]] const NodeGroup* openGroup() const;
    [[nodiscard]] std::vector<Id> selectedGroups() const;
    [[nodiscard]] const NodeGroup* groupShowing(const QString& node) const;
    void leaveFor(const Id& group);
    void placeFreely(Change& change, const std::vector<Id>& members) const;

    CanvasParts& m_parts;
};

} // namespace tiller
