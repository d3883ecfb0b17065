#include "app/editor/watch/swept_values.h"

#include "app/editor/words/setting_text.h"
#include "core/base/number_text.h"
#include "core/model/overrides.h"
#include "core/model/sweep.h"

#include <algorithm>
#include <cmath>

namespace tiller {

namespace {

constexpr double usualCount = 10;
constexpr double mostValues = 1000; // of one setting

/// A number of values from low to high, about ten, that are stops of the slider if possible.
double countOver(double low, double high, double step) {
    if (step <= 0)
        return usualCount;
    const double stops = std::round((high - low) / step);
    for (const double count : {10.0, 11.0, 9.0, 8.0, 7.0, 6.0, 5.0})
        if (stops >= count - 1 && std::fmod(stops, count - 1) == 0)
            return count;
    return std::min(stops + 1, usualCount);
}

Problem sweptProblem(const QString& text) {
    return {.text = text.toStdString()};
}

QVariantList rangeOrList() {
    return {choiceEntry("range", SweptValues::tr("Range").toStdString(),
                        SweptValues::tr("As many values as you say, from the first to the last.")
                            .toStdString()),
            choiceEntry("list", SweptValues::tr("List").toStdString(),
                        SweptValues::tr("Values separated by commas.").toStdString())};
}

} // namespace

QString SweptValues::path() const {
    return m_varied ? QString::fromStdString(m_varied->path) : QString();
}

QString SweptValues::shown(double number) const {
    return numberText(m_varied->setting, number);
}

void SweptValues::choose(const Project& project, const std::string& path) {
    m_varied = findVaried(project, path);
    m_hint.clear();
    m_list.clear();
    m_isRange = isNumber();
    if (m_varied) {
        const Setting& setting = m_varied->setting;
        const QString now = tiller::valueText(setting, m_varied->value, project);
        m_hint = isNumber() ? tr("%1; now %2").arg(rangeText(setting, m_varied->ticks), now)
                            : tr("Now %1").arg(now);
        if (isNumber()) {
            const double low = setting.min;
            const double high = std::max(setting.sliderMax, numberOf(m_varied->value));
            const bool isWhole = setting.kind == SettingKind::integer;
            const double count =
                countOver(low, high, isWhole ? std::max(m_varied->step, 1.0) : m_varied->step);
            m_from = shown(low);
            m_to = shown(high);
            m_count = QString::number(std::max(1.0, count));
        } else if (setting.kind == SettingKind::flag) {
            m_list = QStringLiteral("false, true");
        } else {
            QStringList ids;
            for (const Choice& each : setting.choices)
                ids.append(QString::fromStdString(each.id));
            m_list = ids.join(QStringLiteral(", "));
        }
    }
}

void SweptValues::read(const Project& project, std::string_view line) {
    const std::size_t equals = std::min(line.find('='), line.size());
    choose(project, std::string(trimmed(line.substr(0, equals))));
    if (!m_varied || equals == line.size())
        return;
    const std::string_view text = trimmed(line.substr(equals + 1));
    const std::size_t dots = text.find("..");
    const std::size_t in = text.rfind(" in ");
    m_isRange = dots != std::string_view::npos && in != std::string_view::npos && isNumber();
    if (m_isRange) {
        const auto from = parseNumber(trimmed(text.substr(0, dots)));
        const auto to = parseNumber(trimmed(text.substr(dots + 2, in - dots - 2)));
        m_from = from ? shown(*from) : QString();
        m_to = to ? shown(*to) : QString();
        const std::string_view count = trimmed(text.substr(in + 4));
        m_count = QString::fromUtf8(count.data(), static_cast<qsizetype>(count.size()));
    } else if (const auto varied = readVaries(line)) {
        QStringList values;
        for (const std::string& each : varied.value().front().values) {
            const auto number = isNumber() ? parseNumber(each) : std::nullopt;
            values.append(number ? shown(*number) : QString::fromStdString(each));
        }
        m_list = values.join(QStringLiteral(", "));
    }
}

void SweptValues::setRange(bool isRange) {
    if (isRange == m_isRange)
        return;
    m_isRange = isRange;
    if (const auto values = rangeValues(); !isRange && values) {
        QStringList texts;
        for (const double each : values.value())
            texts.append(shown(each));
        m_list = texts.join(QStringLiteral(", "));
    }
}

void SweptValues::enter(const Project& project, const QString& field, const QString& value) {
    if (field == QStringLiteral("path")) {
        if (value != path())
            choose(project, value.toStdString());
    } else if (field == QStringLiteral("kind")) {
        setRange(value == QStringLiteral("range"));
    } else {
        (field == QStringLiteral("from")    ? m_from
         : field == QStringLiteral("to")    ? m_to
         : field == QStringLiteral("count") ? m_count
                                            : m_list) = value;
    }
}

std::vector<FormField> SweptValues::valueFields(bool isSearch) const {
    const QString number = QStringLiteral("number");
    const QString unit = m_varied->unit();
    std::vector<FormField> fields;
    if (isNumber() && !isSearch)
        fields.push_back(FormField("segments", "kind", tr("Values"), m_isRange ? "range" : "list")
                             .withChoices(rangeOrList())
                             .ofWidth(112));
    if (m_isRange || isSearch) {
        fields.push_back(FormField(number, "from", tr("From"), m_from).withUnit(unit));
        fields.push_back(FormField(number, "to", tr("To"), m_to).withUnit(unit).after(tr("to")));
    } else {
        fields.emplace_back("text", "list", tr("Values, separated by commas"), m_list);
    }
    if (m_isRange && !isSearch)
        fields.push_back(FormField(number, "count", tr("Number of values"), m_count)
                             .withUnit(tr("values"))
                             .after(tr("in"))
                             .ofWidth(84));
    fields.front().label = isSearch ? tr("From") : tr("Values");
    return fields;
}

std::vector<FormField> SweptValues::fields(const QString& label, const QVariantList& choices,
                                           bool isSearch) const {
    std::vector<FormField> fields{FormField("choice", "path", label, path())
                                      .withChoices(choices)
                                      .withHelp(m_hint)
                                      .inRow(label)};
    if (m_varied) {
        for (const FormField& each : valueFields(isSearch))
            fields.push_back(each);
        fields.push_back(FormField("hint", "hint", {}, m_hint).inRow({}));
    }
    return fields;
}

Result<double> SweptValues::number(const QString& typed) const {
    const auto number = readNumber(m_varied->setting, typed.trimmed());
    if (!number || !std::isfinite(*number))
        return sweptProblem(tr("%1: \u201c%2\u201d is no number. It takes %3.")
                                .arg(m_varied->name, typed.trimmed(),
                                     rangeText(m_varied->setting, m_varied->ticks)));
    return *number;
}

Result<std::array<double, 2>> SweptValues::bounds() const {
    const auto from = number(m_from);
    const auto to = number(m_to);
    if (!from || !to)
        return (from ? to : from).problems();
    return std::array{from.value(), to.value()};
}

Result<std::vector<double>> SweptValues::rangeValues() const {
    const auto ends = bounds();
    if (!ends)
        return ends.problems();
    const auto [from, to] = ends.value();
    bool isNumber = false;
    const double count = m_count.trimmed().toDouble(&isNumber);
    if (!isNumber || count != std::floor(count) || count < 1 || count > mostValues)
        return sweptProblem(tr("%1: the number of values must be a whole number, 1 to %2.")
                                .arg(m_varied->name)
                                .arg(mostValues));
    std::vector<double> values;
    for (double i = 0; i < count; ++i) {
        const double share = count == 1 ? 0 : i / (count - 1);
        double value = from + (to - from) * share;
        if (m_varied->setting.kind == SettingKind::integer)
            value = std::round(value);
        if (std::ranges::find(values, value) == values.end())
            values.push_back(value);
    }
    return values;
}

Result<std::string> SweptValues::listLine() const {
    std::string line = m_varied->path + "=";
    const QStringList typed = m_list.split(QLatin1Char(','));
    for (qsizetype i = 0; i < typed.size(); ++i) {
        std::string value = typed[i].trimmed().toStdString();
        if (isNumber()) {
            const auto read = number(typed[i]);
            if (!read)
                return read.problems();
            value = toText(read.value());
        }
        line += (i > 0 ? ", " : "") + value;
    }
    return line;
}

Result<std::string> SweptValues::line() const {
    if (!m_isRange)
        return listLine();
    const auto values = rangeValues();
    if (!values)
        return values.problems();
    const std::vector<double>& all = values.value();
    if (m_varied->setting.kind != SettingKind::integer && all.front() != all.back())
        return m_varied->path + "=" + toText(all.front()) + ".." + toText(all.back()) + " in " +
               m_count.trimmed().toStdString();
    std::string line = m_varied->path + "=";
    for (std::size_t i = 0; i < all.size(); ++i)
        line += (i > 0 ? ", " : "") + toText(all[i]);
    return line;
}

} // namespace tiller
