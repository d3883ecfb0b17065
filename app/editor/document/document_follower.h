#pragma once

#include "app/editor/document/document.h"

#include <QPointer>

namespace tiller {

/// The second base of a QObject that shows a document. It holds the document, and cuts the
/// connections to it when another document takes its place. The QObject declares the property
/// `document` with the accessors below.
class DocumentFollower {
public:
    [[nodiscard]] Document* document() const { return m_document; }
    void setDocument(Document* document); ///< null is ignored

protected:
    DocumentFollower() = default;
    virtual ~DocumentFollower() = default;
    Q_DISABLE_COPY_MOVE(DocumentFollower)

    /// Called when m_document is another document. Connects this object to the signals of the
    /// document and of its selection, shows its content and announces the change.
    virtual void followDocument() = 0;

    /// The open project; an empty one before the first document.
    [[nodiscard]] const Project& project() const;

    QPointer<Document> m_document; ///< null before the first document
};

} // namespace tiller
