#include "tests/tour/picture.h"

#include <QHash>

#include <algorithm>
#include <cstdio>
#include <stdexcept>
#include <vector>

namespace tiller {

namespace {

constexpr std::size_t mostColors = 256;
constexpr std::size_t keptColors = 96; ///< as they are

struct Counted {
    QRgb color = 0;
    int count = 0;
};
using Box = std::vector<Counted>;

int part(QRgb color, int axis) {
    return axis == 0 ? qRed(color) : axis == 1 ? qGreen(color) : qBlue(color);
}

struct Spread {
    int axis = 0; ///< along which the colors differ most
    double size = 0;
};

Spread spreadOf(const Box& box) {
    Spread spread;
    for (int axis = 0; axis < 3; ++axis) {
        double count = 0, sum = 0, squares = 0;
        for (const Counted& each : box) {
            const double value = part(each.color, axis);
            count += each.count;
            sum += value * each.count;
            squares += value * value * each.count;
        }
        const double size = squares - sum * sum / count;
        if (size > spread.size)
            spread = {axis, size};
    }
    return spread;
}

QRgb meanOf(const Box& box) {
    std::array<double, 3> sums{};
    double count = 0;
    for (const Counted& each : box) {
        for (int axis = 0; axis < 3; ++axis)
            sums.at(static_cast<std::size_t>(axis)) += double(part(each.color, axis)) * each.count;
        count += each.count;
    }
    const auto mean = [&](std::size_t axis) {
        return static_cast<int>(sums.at(axis) / count + 0.5);
    };
    return qRgb(mean(0), mean(1), mean(2));
}

/// The half of a box with the larger values along an axis; the box keeps the others.
Box cut(Box& box, int axis) {
    std::ranges::sort(box, {}, [axis](const Counted& each) {
        return std::pair(part(each.color, axis), each.color);
    });
    double all = 0, sum = 0, squares = 0;
    for (const Counted& each : box) {
        all += each.count;
        sum += double(part(each.color, axis)) * each.count;
    }
    // Where the two halves are as unlike as possible.
    double below = 0, sumBelow = 0, best = -1;
    std::size_t at = 1;
    for (std::size_t i = 0; i + 1 < box.size(); ++i) {
        below += box[i].count;
        sumBelow += double(part(box[i].color, axis)) * box[i].count;
        squares = sumBelow * sumBelow / below + (sum - sumBelow) * (sum - sumBelow) / (all - below);
        if (squares > best) {
            best = squares;
            at = i + 1;
        }
    }
    Box other(box.begin() + static_cast<std::ptrdiff_t>(at), box.end());
    box.resize(at);
    return other;
}

std::vector<Counted> countedColors(const QImage& picture) {
    QHash<QRgb, int> counts;
    for (int y = 0; y < picture.height(); ++y)
        for (int x = 0; x < picture.width(); ++x)
            ++counts[picture.pixel(x, y)];
    std::vector<Counted> colors;
    for (auto each = counts.constBegin(); each != counts.constEnd(); ++each)
        colors.push_back({each.key(), each.value()});
    std::ranges::sort(colors, [](const Counted& a, const Counted& b) {
        return std::pair(-a.count, a.color) < std::pair(-b.count, b.color);
    });
    return colors;
}

QList<QRgb> paletteOf(const std::vector<Counted>& colors) {
    QList<QRgb> palette;
    const std::size_t kept = colors.size() <= mostColors ? colors.size() : keptColors;
    for (std::size_t i = 0; i < kept; ++i)
        palette.append(colors[i].color);
    if (kept == colors.size())
        return palette;
    std::vector<Box> boxes{Box(colors.begin() + static_cast<std::ptrdiff_t>(kept), colors.end())};
    while (boxes.size() + kept < mostColors) {
        std::size_t widest = 0;
        Spread spread;
        for (std::size_t i = 0; i < boxes.size(); ++i)
            if (const Spread each = spreadOf(boxes[i]); each.size > spread.size) {
                widest = i;
                spread = each;
            }
        if (spread.size <= 0)
            break;
        boxes.push_back(cut(boxes[widest], spread.axis));
    }
    for (const Box& box : boxes)
        palette.append(meanOf(box));
    return palette;
}

int distance(QRgb a, QRgb b) {
    int sum = 0;
    for (int axis = 0; axis < 3; ++axis)
        sum += (part(a, axis) - part(b, axis)) * (part(a, axis) - part(b, axis));
    return sum;
}

/// The picture with at most 256 colors: the most common ones as they are, and the others by means
/// of similar ones. Its PNG has less than half the bytes.
QImage withFewColors(const QImage& picture) {
    const QImage plain = picture.convertToFormat(QImage::Format_RGB32);
    const std::vector<Counted> colors = countedColors(plain);
    const QList<QRgb> palette = paletteOf(colors);
    QHash<QRgb, uchar> nearest;
    for (const Counted& each : colors) {
        const auto found = std::ranges::min_element(
            palette, {}, [&](QRgb color) { return distance(color, each.color); });
        nearest[each.color] = static_cast<uchar>(found - palette.begin());
    }
    QImage small(plain.size(), QImage::Format_Indexed8);
    small.setColorTable(palette);
    for (int y = 0; y < plain.height(); ++y)
        for (int x = 0; x < plain.width(); ++x)
            small.scanLine(y)[x] = nearest.value(plain.pixel(x, y));
    return small;
}

/// Whether a person would take two pictures for the same: they have one size, and hardly a pixel
/// differs by more than what a palette changes.
bool looksTheSame(const QImage& one, const QImage& other) {
    constexpr int largestChange = 3 * 24 * 24;
    constexpr int mostChanged = 40; // pixels: fewer than a letter has
    if (one.size() != other.size())
        return false;
    int changed = 0;
    for (int y = 0; y < one.height(); ++y)
        for (int x = 0; x < one.width(); ++x)
            changed += distance(one.pixel(x, y), other.pixel(x, y)) > largestChange ? 1 : 0;
    return changed <= mostChanged;
}

} // namespace

void savePicture(QImage picture, const QDir& folder, const QString& name) {
    constexpr int smallest = 0; // of Qt's levels of compression
    const QString file = folder.filePath(name + ".png");
    QImage small = withFewColors(picture);
    for (const QString& key : picture.textKeys())
        small.setText(key, picture.text(key));
    const QImage before(file);
    if (looksTheSame(small, before) && small.text() == before.text())
        return;
    if (!small.save(file, "PNG", smallest))
        throw std::runtime_error("could not write " + file.toStdString());
    std::printf("%s\n", qPrintable(file));
}

} // namespace tiller
