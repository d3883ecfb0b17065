#pragma once

#include "app/editor/document/document_follower.h"
#include "app/editor/document/rows_model.h"
#include "core/model/edits.h"
#include "core/model/project.h"
#include "core/nodes/node_type.h"

#include <QString>
#include <QStringList>

#include <map>
#include <memory>

namespace tiller {

/// The drag of a number of several items, from their values at its start.
struct NumberDrag {
    QString setting;
    std::map<Id, double> starts;
    double way = 0; ///< in numbers of the setting, since the start
    int gesture = 0;
};

/// The step of a number while it is dragged: a power of ten of at most 1 % of the usual range.
[[nodiscard]] double grainOf(const Setting& setting);

/// The nearest multiple of a step, within the limits of the setting.
/// @param grain 0: grainOf(setting)
[[nodiscard]] double onGrain(const Setting& setting, double number, double grain = 0);

/// How far one pixel of a drag goes.
[[nodiscard]] double wayOfPixel(const Setting& setting);

/// Something whose settings the inspector shows: a node, a scene item, an annotation, the world
/// (id "world"), a wire, a parameter, or a group with the settings on its card.
struct InspectedItem {
    Id id;
    std::shared_ptr<const Description> type;
    const std::vector<Value>* stored = nullptr; ///< its values in the project; null for the others
    std::vector<Value> made = {};               ///< of a wire, a parameter or a group

    [[nodiscard]] const std::vector<Value>& values() const { return stored ? *stored : made; }
    [[nodiscard]] const Value& value(std::string_view setting) const {
        return values().at(*type->settingIndex(setting));
    }
};

/// Nothing if the project does not have it.
[[nodiscard]] std::optional<InspectedItem> inspectedItem(const Project& project, const Id& id);

/// Sets a setting of an item.
[[nodiscard]] Result<Change> setIn(const Project& project, const InspectedItem& item,
                                   const Setting& setting, const Value& value);

/// The settings of one item (a node, a scene item, a parameter, or the world, whose id is "world"),
/// or those that several items share: one row each, from their description. A wire has its weight.
/// Wires are left out if other items are selected with them.
class InspectorModel : public tiller::RowsModel, public DocumentFollower {
    Q_OBJECT
    QML_ELEMENT
    Q_PROPERTY(tiller::Document* document READ document WRITE setDocument NOTIFY documentChanged)
    Q_PROPERTY(QStringList items READ items WRITE setItems NOTIFY itemsChanged)
    Q_PROPERTY(QString title READ title NOTIFY headChanged)
    Q_PROPERTY(QString typeTitle READ typeTitle NOTIFY headChanged)
    Q_PROPERTY(QString kind READ kind NOTIFY headChanged)
    Q_PROPERTY(QString help READ help NOTIFY headChanged)
    Q_PROPERTY(QString formula READ formula NOTIFY headChanged)
    /// Whether LiveFormulaModel has the same lines, with values.
    Q_PROPERTY(bool formulaHasSteps READ formulaHasSteps NOTIFY headChanged)
    Q_PROPERTY(QString source READ source NOTIFY headChanged)
    Q_PROPERTY(QVariantList works READ works NOTIFY headChanged) ///< of the source: {text, address}
    Q_PROPERTY(QString problem READ problem NOTIFY headChanged)
    Q_PROPERTY(bool nameable READ nameable NOTIFY headChanged)
    Q_PROPERTY(QString orderedNode READ orderedNode NOTIFY headChanged)
    Q_PROPERTY(double responseTime READ responseTime NOTIFY responseTimeChanged)
    Q_PROPERTY(bool givesNumber READ givesNumber NOTIFY responseTimeChanged) ///< of a formula

public:
    using RowsModel::RowsModel;

    [[nodiscard]] const QStringList& items() const { return m_items; }
    void setItems(const QStringList& items);

    /// @name Edits of a setting in all items, by its id
    /// @{
    Q_INVOKABLE void edit(const QString& setting, const QVariant& value, int gesture = 0);
    /// Enters a typed number, with or without its unit. "+10" and "*2" change the value of each
    /// item. False if it is no number.
    Q_INVOKABLE bool type(const QString& setting, const QString& text);
    /// Begins a drag of a number: one undo step.
    Q_INVOKABLE void startDrag(const QString& setting);
    /// Drags the numbers of all items by so many pixels. @param keys Shift is fine, Ctrl coarse
    Q_INVOKABLE void drag(double pixels, int keys);
    Q_INVOKABLE void cancelDrag();
    /// Changes the numbers by steps. @param again the key is held: it is the same undo step
    Q_INVOKABLE void nudge(const QString& setting, double steps, int keys, bool again);
    Q_INVOKABLE void restore(const QString& setting); ///< sets its default
    Q_INVOKABLE void rename(const QString& name);
    /// The row of a setting; -1 if there is none.
    Q_INVOKABLE [[nodiscard]] int rowOf(const QString& setting) const;
    /// Makes a parameter that drives the setting, or lets the setting go.
    Q_INVOKABLE void togglePanel(const QString& setting);
    /// The parameters that could drive the setting and do not: a list of {id, name}.
    Q_INVOKABLE [[nodiscard]] QVariantList drivers(const QString& setting) const;
    /// Takes away the wire of the number that drives a setting.
    Q_INVOKABLE void takeWireAway(const QString& setting);
    /// Lets a parameter drive the setting, which gets its value.
    Q_INVOKABLE void driveBy(const QString& setting, const QString& parameter);
    /// @}

    [[nodiscard]] QString title() const;
    [[nodiscard]] QString typeTitle() const;
    [[nodiscard]] QString kind() const; ///< a NodeKind's name; empty for other items
    [[nodiscard]] QString help() const;
    [[nodiscard]] QString formula() const;
    [[nodiscard]] bool formulaHasSteps() const;
    [[nodiscard]] QString source() const;
    [[nodiscard]] QVariantList works() const;
    [[nodiscard]] QString problem() const;
    [[nodiscard]] bool nameable() const;
    /// The only item, or the node that a wire enters if wires have an order there.
    [[nodiscard]] QString orderedNode() const;
    /// Of the agents that the items steer, the first ones; 1 if there are none.
    [[nodiscard]] double responseTime() const;
    [[nodiscard]] bool givesNumber() const;

signals:
    void documentChanged();
    void itemsChanged();
    void headChanged();
    void responseTimeChanged();

private:
    /// The wire of the number that drives a setting of a node, or the weight of a wire; or null.
    [[nodiscard]] const Link* numberLink(const Id& item, const Id& setting) const;
    [[nodiscard]] std::vector<Role<Setting>> roles();
    [[nodiscard]] std::vector<InspectedItem> present() const;
    [[nodiscard]] std::vector<Setting> sharedSettings() const;
    [[nodiscard]] const Parameter* parameter() const; ///< the only item, if it is a parameter
    [[nodiscard]] bool group() const;                 ///< whether it shows a group
    [[nodiscard]] const Setting* setting(const QString& id) const;
    [[nodiscard]] const Node* node() const; ///< the first item; null if it is no node
    [[nodiscard]] const Link* link() const; ///< the only item, if it is a link
    [[nodiscard]] QVariantList choices(const Setting& setting) const;
    [[nodiscard]] QString helpOf(const Setting& setting) const;
    using ValueOf = std::function<Value(const InspectedItem&)>;
    void push(const Setting& setting, const Value& value, int gesture);
    void push(const Setting& setting, const ValueOf& valueOf, int gesture);
    void dragTo(double steps, int keys);
    [[nodiscard]] QString spreadText(const Setting& setting) const;
    void followDocument() override;
    void retranslate() override { fill(); }
    void fill();
    void follow(const Change& change);

    QStringList m_items;
    Rows<Setting> m_rows{this, roles()};
    NumberDrag m_drag;
};

} // namespace tiller
