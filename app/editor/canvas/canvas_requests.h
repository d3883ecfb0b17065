#pragma once

#include <QObject>
#include <QPointF>
#include <QRectF>
#include <QtQml/qqmlregistration.h>

#include <string>

namespace tiller {

/// What the canvas asks the window to open. Places are in pixels from the corner of the canvas
/// item.
class CanvasRequests : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("Owned by the canvas")

public:
    using QObject::QObject;

    /// The menu of an annotation on the canvas, by its type.
    void requestBoxMenu(QPointF place, const std::string& type) {
        if (type == "group")
            emit groupMenuRequested(place.x(), place.y());
        else
            emit boxMenuRequested(place.x(), place.y(), type == "frame");
    }

signals:
    /// The palette at a place. With a port type: for the end of a wire that starts at such a port.
    void paletteRequested(double x, double y, const QString& portType, bool fromInput);
    /// The palette for a node to insert into a wire from a port of one type to a port of another.
    void insertRequested(double x, double y, const QString& outputType, const QString& inputType);
    /// A field for the title of a frame or the text of a comment.
    void textEditRequested(const QString& id, const QString& text, bool isTitle);
    void weightEditRequested(const QString& link, double weight);
    void nodeMenuRequested(double x, double y);
    void linkMenuRequested(double x, double y, bool ordered);
    void boxMenuRequested(double x, double y, bool isFrame);
    void groupMenuRequested(double x, double y);
    void problemsRequested(const QString& node); ///< the list of problems
    /// A drawing tool of the viewport, for the geometry of a node that was added.
    void drawRequested(const QString& node, const QString& tool);
    void inspectorRequested(); ///< the settings of the selected card
};

} // namespace tiller
