#pragma once

#include "core/model/project_model.h"

#include <QColor>
#include <QObject>
#include <QQuickTextDocument>
#include <QVariantList>
#include <QtQml/qqmlregistration.h>

namespace tiller {

class Document;

/// One of the notes as it is shown: Markdown made into rich text for a TextEdit. Pictures are files
/// beside the project, no wider than the pane; one that is missing, and a link that leads nowhere,
/// say so.
class RenderedNote : public QObject {
    Q_OBJECT
    QML_ELEMENT
    Q_PROPERTY(tiller::Document* document MEMBER m_document NOTIFY changed)
    Q_PROPERTY(QString markdown MEMBER m_markdown NOTIFY changed)
    Q_PROPERTY(QString family MEMBER m_family NOTIFY changed)
    Q_PROPERTY(int pixelSize MEMBER m_pixelSize NOTIFY changed)
    Q_PROPERTY(double pictureWidth MEMBER m_pictureWidth NOTIFY changed) ///< the widest
    Q_PROPERTY(QColor linkColor MEMBER m_linkColor NOTIFY changed)
    Q_PROPERTY(QColor warningColor MEMBER m_warningColor NOTIFY changed)
    Q_PROPERTY(QString html READ html NOTIFY htmlChanged)

public:
    explicit RenderedNote(QObject* parent = nullptr);

    [[nodiscard]] const QString& html() const { return m_html; }

    /// Where the links are in a document that shows `html`: {target, text, start, end}, in order.
    Q_INVOKABLE static QVariantList links(QQuickTextDocument* shown);

signals:
    void changed();
    void htmlChanged();

private:
    void make();
    void dress(QTextDocument& text) const;
    void dressBlocks(QTextDocument& text) const;
    [[nodiscard]] bool isLost(const QString& target) const;
    [[nodiscard]] QString pictureFault(const QString& file) const;

    Document* m_document = nullptr;
    QString m_markdown;
    QString m_family;
    int m_pixelSize = 13;
    double m_pictureWidth = 400;
    QColor m_linkColor;
    QColor m_warningColor;
    QString m_html;
    boost::signals2::scoped_connection m_edited;
};

} // namespace tiller
