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

} // namespace tiller
