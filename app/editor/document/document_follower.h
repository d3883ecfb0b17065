#pragma once

#include "app/editor/document/document.h"
#include "app/editor/document/rows_model.h"

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

/// Base of the lists about one item of a document, which a derived class fills. It names this base
/// tiller::ItemListModel, as with RowsModel.
class ItemListModel : public tiller::RowsModel, public DocumentFollower {
    Q_OBJECT
    QML_ANONYMOUS
    Q_PROPERTY(tiller::Document* document READ document WRITE setDocument NOTIFY filled)
    Q_PROPERTY(QString item READ item WRITE setItem NOTIFY itemChanged) ///< its id

public:
    using RowsModel::RowsModel;

    [[nodiscard]] const QString& item() const { return m_item; }
    void setItem(const QString& item);

signals:
    void itemChanged();
    void filled(); ///< the rows, or what else is shown of the item, may differ

protected:
    [[nodiscard]] Id id() const { return m_item.toStdString(); }
    virtual void fill() = 0;
    /// Whether a change of the document may change what is shown.
    [[nodiscard]] virtual bool concerns(const Change&) const { return true; }
    void retranslate() override { refill(); }
    void refill(); ///< fills, and announces that

private:
    void followDocument() override;

    QString m_item;
};

} // namespace tiller
