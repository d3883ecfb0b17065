#pragma once

#include <QObject>

namespace tiller {

/// Brings the wheel to the list of a popup over a modal dialog. Qt 6.4 gives the dialog every event
/// of the wheel, also over a popup that is above it, so the list of a choice would not scroll.
class PopupWheel : public QObject {
    Q_OBJECT

public:
    using QObject::QObject;

    bool eventFilter(QObject* watched, QEvent* event) override;
};

} // namespace tiller
