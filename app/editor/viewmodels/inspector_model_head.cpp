#include "app/editor/canvas/card.h"
#include "app/editor/viewmodels/formula_draft.h"
#include "app/editor/viewmodels/inspector_model.h"
#include "app/editor/viewport/selected_handles.h"
#include "app/editor/words/change_words.h"
#include "app/editor/words/names.h"
#include "core/model/agent_type.h"
#include "core/model/registry.h"
#include "core/nodes/worked_formula.h"

#include <algorithm>

/// What the head of the inspector shows.
namespace tiller {

QString InspectorModel::title() const {
    if (const Link* wire = link())
        return wireName(project(), *wire);
    const std::vector<InspectedItem> items = present();
    if (items.empty())
        return {};
    std::vector<Id> ids;
    for (const InspectedItem& item : items)
        ids.push_back(item.id);
    return ids.front() == "world" ? tr("World") : nameOf(project(), ids);
}

QString InspectorModel::typeTitle() const {
    const std::vector<InspectedItem> items = present();
    const auto same = [&](const InspectedItem& item) { return item.type == items.front().type; };
    return !items.empty() && std::ranges::all_of(items, same)
               ? QString::fromStdString(items.front().type->title)
               : QString();
}

const Node* InspectorModel::node() const {
    return !m_items.empty() ? project().node(m_items.front().toStdString()) : nullptr;
}

QString InspectorModel::kind() const {
    const auto kindOf = [this](const QString& id) {
        const Node* found = project().node(id.toStdString());
        return found ? QString::fromStdString(toString(findNodeType(found->type)->kind))
                     : QString();
    };
    const QString first = kindOf(m_items.value(0));
    const auto same = [&](const QString& id) { return kindOf(id) == first; };
    return std::ranges::all_of(m_items, same) ? first : QString();
}

QString InspectorModel::help() const {
    if (const Link* wire = link())
        return tr("A wire from %1 to %2.")
            .arg(portName(project(), wire->from), portName(project(), wire->to));
    return typeTitle().isEmpty() ? QString() : QString::fromStdString(present().front().type->help);
}

QString InspectorModel::formula() const {
    const Node* first = typeTitle().isEmpty() ? nullptr : node();
    if (!first)
        return {};
    const NodeType& type = *findNodeType(first->type);
    return QString::fromStdString(formulaText(type, settingsAsTerms(type, first->values)));
}

bool InspectorModel::formulaHasSteps() const {
    return !formula().isEmpty() && !findNodeType(node()->type)->steps.empty();
}

QString InspectorModel::source() const {
    const Node* first = typeTitle().isEmpty() ? nullptr : node();
    const NodeType* type = first ? findNodeType(first->type) : nullptr;
    // A formula that is being written may have no line for a moment: the source stays.
    return type && (type->stepsOf || !formula().isEmpty()) ? QString::fromStdString(type->source)
                                                           : QString();
}

QVariantList InspectorModel::works() const {
    QVariantList result;
    for (const SourceWork& work : worksOf(source()))
        result += QVariantMap{{"text", work.text}, {"address", work.address}};
    return result;
}

QString InspectorModel::problem() const {
    if (m_items.size() == 1)
        for (const Problem& each : m_document->problems())
            if (std::ranges::find(each.ids, m_items.front().toStdString()) != each.ids.end() &&
                !formulaProblemOf(project(), each)) // it stands below the formula
                return problemText(project(), each);
    return {};
}

double InspectorModel::responseTime() const {
    for (const QString& id : m_items)
        for (const Id& type : agentTypesOf(project(), id.toStdString()))
            return std::max(agentTypeSettings(*project().node(type)).responseTime,
                            project().worldNumber("tick"));
    return 1;
}

bool InspectorModel::givesNumber() const {
    const Node* node = m_items.empty() ? nullptr : project().node(m_items.front().toStdString());
    return node && findNodeType(node->type)->kind == NodeKind::number;
}

bool InspectorModel::nameable() const {
    return m_items.size() == 1 && m_items.front() != QStringLiteral("world") &&
           !present().empty() && !link();
}

QString InspectorModel::orderedNode() const {
    if (m_items.size() != 1)
        return {};
    const Link* wire = link();
    if (!wire)
        return m_items.front();
    const Node* to = project().node(wire->to.node);
    const NodeType* type = to ? findNodeType(to->type) : nullptr;
    const Port* input = type ? type->port(wire->to.port) : nullptr;
    return input && ordersItsLinks(*type, *input) ? QString::fromStdString(to->id) : QString();
}

} // namespace tiller
