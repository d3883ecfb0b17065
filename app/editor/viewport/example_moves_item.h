#pragma once

#include "app/editor/viewport/world_picture.h"
#include "app/look/moves.h"

#include <QImage>
#include <QQuickPaintedItem>

#include <optional>

namespace tiller {

/// The recorded motion of an example in its world. Nothing runs: moves.txt beside the examples
/// holds the places. Files are read when the item is first painted.
class ExampleMovesItem : public QQuickPaintedItem {
    Q_OBJECT
    QML_ELEMENT
    Q_PROPERTY(QString file MEMBER m_file NOTIFY sourceChanged)   ///< the project
    Q_PROPERTY(QString moves MEMBER m_moves NOTIFY sourceChanged) ///< moves.txt
    Q_PROPERTY(bool dark MEMBER m_dark NOTIFY sourceChanged)
    /// How much of the recording has passed, from 0 to 1.
    Q_PROPERTY(double position READ position WRITE setPosition NOTIFY positionChanged)

public:
    explicit ExampleMovesItem(QQuickItem* parent = nullptr);

    [[nodiscard]] double position() const { return m_position; }
    void setPosition(double position);

    void paint(QPainter* painter) override;

signals:
    void sourceChanged();
    void positionChanged();

private:
    struct Recorded {
        Moves moves;
        ProjectLook look;
        ViewTransform view;
        QImage ground; ///< with the scene
    };

    void read();
    void forget();

    QString m_file;
    QString m_moves;
    bool m_dark = true;
    double m_position = 0;
    bool m_isRead = false;
    std::optional<Recorded> m_recorded; ///< nothing if a file cannot be read
};

} // namespace tiller
