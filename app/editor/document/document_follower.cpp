#include "app/editor/document/document_follower.h"

namespace tiller {

void DocumentFollower::setDocument(Document* document) {
    if (!document || m_document == document)
        return;
    if (m_document) {
        const auto* self = dynamic_cast<QObject*>(this);
        m_document->disconnect(self);
        m_document->selection()->disconnect(self);
    }
    m_document = document;
    followDocument();
}

const Project& DocumentFollower::project() const {
    static const Project none;
    return m_document ? m_document->project() : none;
}

void ItemListModel::setItem(const QString& item) {
    if (std::exchange(m_item, item) == item)
        return;
    refill();
    emit itemChanged();
}

void ItemListModel::followDocument() {
    connect(m_document, &Document::changed, this, [this](const Change& change) {
        if (concerns(change))
            refill();
    });
    connect(m_document, &Document::replaced, this, &ItemListModel::refill);
    refill();
}

void ItemListModel::refill() {
    fill();
    emit filled();
}

} // namespace tiller
