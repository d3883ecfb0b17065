#pragma once

#include "app/editor/document/document.h"

#include <QImage>
#include <QPointer>
#include <QQuickPaintedItem>

#include <atomic>
#include <memory>

namespace tiller {

/// A picture of the project in a file, with its world at the start, and its difference from another
/// project in words. Another thread makes both.
class ProjectPreview : public QQuickPaintedItem {
    Q_OBJECT
    QML_ELEMENT
    Q_PROPERTY(QString file MEMBER m_file NOTIFY sourceChanged)
    /// An earlier state of the project: `changes` lead from it to the file.
    Q_PROPERTY(QString earlierFile MEMBER m_earlierFile NOTIFY sourceChanged)
    /// A later state of the project: `changes` lead from the file to it.
    Q_PROPERTY(tiller::Document* later MEMBER m_later NOTIFY sourceChanged)
    Q_PROPERTY(bool dark MEMBER m_dark NOTIFY sourceChanged)

    Q_PROPERTY(bool ready READ ready NOTIFY readyChanged)
    Q_PROPERTY(QString changes READ changes NOTIFY readyChanged) ///< empty: no difference
    Q_PROPERTY(QString problem READ problem NOTIFY readyChanged) ///< why the file cannot be shown

public:
    /// What a preview shows.
    struct Content {
        QImage picture = {};
        QString changes = {};
        QString problem = {};
    };

    explicit ProjectPreview(QQuickItem* parent = nullptr);
    ~ProjectPreview() override;

    [[nodiscard]] bool ready() const { return m_ready; }
    [[nodiscard]] const QString& changes() const { return m_content.changes; }
    [[nodiscard]] const QString& problem() const { return m_content.problem; }

    void paint(QPainter* painter) override;

signals:
    void sourceChanged();
    void readyChanged();

protected:
    void updatePolish() override; ///< asks for the content

private:
    void forget();
    void show(const Content& content);

    QString m_file;
    QString m_earlierFile;
    QPointer<Document> m_later;
    bool m_dark = true;
    bool m_ready = false;
    Content m_content;
    std::shared_ptr<std::atomic<bool>> m_wanted; ///< of the request on its way
};

} // namespace tiller
