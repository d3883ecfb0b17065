#pragma once

#include "app/editor/watch/varied_setting.h"
#include "core/base/result.h"

#include <QObject>
#include <QtQml/qqmlregistration.h>

#include <array>

namespace tiller {

/// One setting of a sweep's draft and its values as typed, in the units of the screen: a range with
/// a number of values, or a list.
class SweptValues : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("Made by the draft of a sweep")
    Q_PROPERTY(QString path READ path NOTIFY changed) ///< empty: nothing is varied
    Q_PROPERTY(QString hint READ hint NOTIFY changed) ///< what it takes, and what it is now
    Q_PROPERTY(QString unit READ unit NOTIFY changed)
    Q_PROPERTY(bool isNumber READ isNumber NOTIFY changed) ///< else there is no range
    Q_PROPERTY(bool isRange READ isRange WRITE setRange NOTIFY changed)
    Q_PROPERTY(QString from MEMBER m_from NOTIFY changed)
    Q_PROPERTY(QString to MEMBER m_to NOTIFY changed)
    Q_PROPERTY(QString count MEMBER m_count NOTIFY changed)
    Q_PROPERTY(QString list MEMBER m_list NOTIFY changed) ///< separated by commas

public:
    using QObject::QObject;

    /// Varies a setting of the project, with values over its usual range. An unknown path varies
    /// nothing.
    void choose(const Project& project, const std::string& path);
    /// Shows a line of SweepAnnotation::varies.
    void read(const Project& project, std::string_view line);
    /// The line of SweepAnnotation::varies; its problem is a sentence. @pre the path is not empty
    [[nodiscard]] Result<std::string> line() const;
    /// Both ends of the range; the problem is a sentence. @pre the path is not empty
    [[nodiscard]] Result<std::array<double, 2>> bounds() const;

    [[nodiscard]] QString path() const;
    [[nodiscard]] QString name() const { return m_varied ? m_varied->name : QString(); }
    [[nodiscard]] const QString& hint() const { return m_hint; }
    [[nodiscard]] QString unit() const { return m_varied ? m_varied->unit() : QString(); }
    [[nodiscard]] bool isNumber() const { return m_varied && m_varied->isNumber(); }
    [[nodiscard]] bool isRange() const { return m_isRange; }
    /// A list begins with the values of the range.
    void setRange(bool isRange);

signals:
    void changed();

private:
    [[nodiscard]] Result<double> number(const QString& typed) const;
    [[nodiscard]] Result<std::vector<double>> rangeValues() const;
    [[nodiscard]] QString shown(double number) const;
    [[nodiscard]] Result<std::string> listLine() const;

    std::optional<VariedSetting> m_varied;
    QString m_hint;
    bool m_isRange = true;
    QString m_from, m_to, m_count, m_list;
};

} // namespace tiller
