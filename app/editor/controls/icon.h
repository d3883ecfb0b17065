#pragma once

#include <QColor>
#include <QQuickPaintedItem>
#include <QtQml/qqmlregistration.h>

namespace tiller {

/// A line icon on a grid of 16, all of one weight, drawn in one color at any size.
class Icon : public QQuickPaintedItem {
    Q_OBJECT
    QML_ELEMENT
    Q_PROPERTY(QString name READ name WRITE setName NOTIFY nameChanged)
    Q_PROPERTY(QColor color READ color WRITE setColor NOTIFY colorChanged)

public:
    explicit Icon(QQuickItem* parent = nullptr);

    [[nodiscard]] const QString& name() const { return m_name; }
    [[nodiscard]] const QColor& color() const { return m_color; }
    void setName(const QString& name);
    void setColor(const QColor& color);
    void paint(QPainter* painter) override;

    /// The names of all drawings.
    [[nodiscard]] static QStringList names();

signals:
    void nameChanged();
    void colorChanged();

private:
    QString m_name;
    QColor m_color = Qt::black;
};

} // namespace tiller
