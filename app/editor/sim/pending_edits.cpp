#include "app/editor/sim/pending_edits.h"

#include "app/editor/sim/input_recorder.h"
#include "app/editor/words/names.h"
#include "core/model/check.h"

#include <utility>

namespace tiller {

namespace {

std::string firstError(const Project& project) {
    const Problems errors = findErrors(project);
    return errors.empty() ? std::string() : problemText(project, errors.front()).toStdString();
}

} // namespace

Project PendingEdits::start(Project project, Project ifUnsound) {
    m_project = withoutLayout(std::move(project));
    m_edits = {};
    if (check())
        return m_project;
    Project sound = withoutLayout(std::move(ifUnsound));
    m_edits = difference(sound, m_project);
    return sound;
}

void PendingEdits::add(const Change& change) {
    apply(change, m_project);
    m_edits = merged(m_edits, change);
    m_needCheck = true;
}

void PendingEdits::restartFrom(const Project& project) {
    m_edits = difference(project, m_project);
}

bool PendingEdits::mustActBefore(const Change& change) const {
    return !m_edits.empty() && m_error.empty() && !(onlyAdjusts(m_edits) && onlyAdjusts(change));
}

bool PendingEdits::check() {
    m_needCheck = false;
    m_error = firstError(m_project);
    return m_error.empty();
}

} // namespace tiller
