#pragma once

#include "app/editor/document/document.h"

#include <QPointer>

namespace tiller {

/// The seed of the world, as the transport bar shows and edits it.
class SeedSetting : public QObject {
    Q_OBJECT
    QML_ELEMENT
    Q_PROPERTY(
        tiller::Document* document READ document WRITE setDocument NOTIFY documentChanged REQUIRED)
    Q_PROPERTY(double value READ value NOTIFY valueChanged)

public:
    using QObject::QObject;

    [[nodiscard]] Document* document() const { return m_document; }
    void setDocument(Document* document);
    [[nodiscard]] double value() const;

    /// One undo step. Refused (and `Document::refused` says why) unless it is a whole number the
    /// world allows.
    Q_INVOKABLE bool edit(double seed);
    /// Another seed, at random.
    Q_INVOKABLE bool roll();

signals:
    void documentChanged();
    void valueChanged();

private:
    QPointer<Document> m_document;
    boost::signals2::scoped_connection m_changed;
    boost::signals2::scoped_connection m_replaced;
};

} // namespace tiller
