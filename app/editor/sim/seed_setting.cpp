#include "app/editor/sim/seed_setting.h"

#include <QRandomGenerator>

namespace tiller {

namespace {

constexpr int mostRolled = 100'000; // short enough to say aloud

} // namespace

void SeedSetting::followDocument() {
    connect(m_document, &Document::changed, this, [this](const Change& change) {
        if (change.world)
            emit valueChanged();
    });
    connect(m_document, &Document::replaced, this, &SeedSetting::valueChanged);
    emit documentChanged();
    emit valueChanged();
}

double SeedSetting::value() const {
    return m_document ? project().worldNumber("seed") : 0;
}

bool SeedSetting::edit(double seed) {
    return m_document &&
           m_document->push(setValue(project(), "world", "seed", seed), tr("Set seed"));
}

bool SeedSetting::roll() {
    int seed = QRandomGenerator::global()->bounded(1, mostRolled);
    if (seed == static_cast<int>(value()))
        ++seed;
    return edit(seed);
}

} // namespace tiller
