#pragma once

#include "app/editor/document/document_follower.h"

namespace tiller {

/// The seed of the world, for the transport bar.
class SeedSetting : public QObject, public DocumentFollower {
    Q_OBJECT
    QML_ELEMENT
    Q_PROPERTY(
        tiller::Document* document READ document WRITE setDocument NOTIFY documentChanged REQUIRED)
    Q_PROPERTY(double value READ value NOTIFY valueChanged)

public:
    using QObject::QObject;

    [[nodiscard]] double value() const;

    /// One undo step. Refused if the world does not allow the number.
    Q_INVOKABLE bool edit(double seed);
    /// Sets another, random seed.
    Q_INVOKABLE bool roll();

signals:
    void documentChanged();
    void valueChanged();

private:
    void followDocument() override;
};

} // namespace tiller
