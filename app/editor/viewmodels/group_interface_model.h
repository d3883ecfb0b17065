#pragma once

#include "app/editor/document/document_follower.h"
#include "app/editor/document/rows_model.h"
#include "core/model/groups.h"

#include <QVariantList>
#include <QtQml/qqmlregistration.h>

namespace tiller {

/// The ports and settings on the card of a group: one row each, with a name to edit.
class GroupInterfaceModel : public tiller::RowsModel, public DocumentFollower {
    Q_OBJECT
    QML_ELEMENT
    Q_PROPERTY(tiller::Document* document READ document WRITE setDocument NOTIFY documentChanged)
    Q_PROPERTY(QString group READ group WRITE setGroup NOTIFY groupChanged)
    /// There is such a group.
    Q_PROPERTY(bool available READ available NOTIFY groupChanged)
    /// The settings that the card could show: a list of {id, title, help}, after an entry without
    /// an id that says what the list is for.
    Q_PROPERTY(QVariantList choices READ choices NOTIFY groupChanged)

public:
    using RowsModel::RowsModel;

    [[nodiscard]] const QString& group() const { return m_group; }
    void setGroup(const QString& group);
    [[nodiscard]] bool available() const { return m_available; }
    [[nodiscard]] const QVariantList& choices() const { return m_choices; }

    /// Renames a port or setting on the cards of all groups of the part. An empty name is refused.
    Q_INVOKABLE void rename(int row, const QString& name);
    Q_INVOKABLE void hide(int row); ///< of a setting
    /// Shows one of the choices on the card.
    Q_INVOKABLE void show(const QString& choice);

signals:
    void documentChanged();
    void groupChanged();

private:
    struct Row {
        PortRef ref; ///< a node, and its port or setting
        bool isPort = false;
        QString name;
        QString of; ///< "Input of Seek", "Output of Seek", "Range of Nearest"

        bool operator==(const Row&) const = default;
    };

    void followDocument() override;
    void fill();
    void fillChoices(const NodeGroups& groups, const NodeGroup& group);

    QString m_group;
    bool m_available = false;
    Rows<Row> m_rows{this, {{"name", &Row::name}, {"of", &Row::of}, {"isPort", &Row::isPort}}};
    QVariantList m_choices;
};

} // namespace tiller
