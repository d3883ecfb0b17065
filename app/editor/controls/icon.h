#pragma once

#include <QColor>
#include <QQuickPaintedItem>
#include <QtQml/qqmlregistration.h>

namespace tiller {

/// A line icon on a grid of 16, all of one weight, drawn in one color at any size.
class Icon : public QQuickPaintedItem {
    Q_OBJECT
    QML_ELEMENT
    Q_PROPERTY(QString name MEMBER m_name NOTIFY changed)
    Q_PROPERTY(QColor color MEMBER m_color NOTIFY changed)

public:
    explicit Icon(QQuickItem* parent = nullptr);

    void paint(QPainter* painter) override;

    /// The names of all drawings.
    [[nodiscard]] static QStringList names();

signals:
    void changed();

private:
    QString m_name;
    QColor m_color = Qt::black;
};

} // namespace tiller
