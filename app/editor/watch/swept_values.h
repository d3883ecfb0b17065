#pragma once

#include "app/editor/document/form_model.h"
#include "app/editor/watch/sweep_words.h"
#include "core/base/result.h"

#include <QCoreApplication>

#include <array>

namespace tiller {

/// One setting of a sweep or a search and its values as typed, in the units of the screen: a range
/// with a number of values, or a list.
class SweptValues {
    Q_DECLARE_TR_FUNCTIONS(SweptValues)

public:
    /// Varies a setting of the project, with values over its usual range. An unknown path varies
    /// nothing.
    void choose(const Project& project, const std::string& path);
    /// Shows a line of SweepAnnotation::varies.
    void read(const Project& project, std::string_view line);
    /// The line of SweepAnnotation::varies; its problem is a sentence. @pre the path is not empty
    [[nodiscard]] Result<std::string> line() const;
    /// Both ends of the range; the problem is a sentence. @pre the path is not empty
    [[nodiscard]] Result<std::array<double, 2>> bounds() const;

    /// The path, the values, and a hint.
    /// @param isSearch only the bounds of a number that a search may change
    [[nodiscard]] std::vector<FormField> fields(const QString& label, const QVariantList& choices,
                                                bool isSearch) const;
    void enter(const Project& project, const QString& field, const QString& value);

    [[nodiscard]] QString path() const;
    [[nodiscard]] bool isNumber() const { return m_varied && m_varied->isNumber(); }

private:
    void setRange(bool isRange);
    [[nodiscard]] std::vector<FormField> valueFields(bool isSearch) const;
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
