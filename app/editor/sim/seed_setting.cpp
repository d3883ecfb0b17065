#include "app/editor/sim/seed_setting.h"

#include <QRandomGenerator>

namespace tiller {

namespace {

constexpr int mostRolled = 100'000; // short enough to tell a neighbor across the room

} // namespace

void SeedSetting::setDocument(Document* document) {
    if (m_document == document)
        return;
    m_changed.disconnect();
    m_replaced.disconnect();
    m_document = document;
    if (document) {
        ProjectModel& model = document->projectModel();
        m_changed = model.onChanged([this](const Change& change) {
            if (change.world)
                emit valueChanged();
        });
        m_replaced = model.onReplaced([this] { emit valueChanged(); });
    }
    emit documentChanged();
    emit valueChanged();
}

double SeedSetting::value() const {
    return m_document ? m_document->project().worldNumber("seed") : 0;
}

bool SeedSetting::edit(double seed) {
    return m_document &&
           m_document->push(setValue(m_document->project(), "world", "seed", seed), tr("Set seed"));
}

bool SeedSetting::roll() {
    int seed = QRandomGenerator::global()->bounded(1, mostRolled);
    if (seed == static_cast<int>(value()))
        ++seed;
    return edit(seed);
}

} // namespace tiller
