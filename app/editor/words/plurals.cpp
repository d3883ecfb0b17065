#include "app/editor/words/plurals.h"

#include <QCoreApplication>
#include <QTranslator>

namespace tiller {

void installPlurals() {
    const auto name = QStringLiteral("plurals");
    auto* app = QCoreApplication::instance();
    if (app->findChild<QTranslator*>(name))
        return;
    auto* plurals = new QTranslator(app);
    plurals->setObjectName(name);
    if (plurals->load(QStringLiteral(":/words/plurals_en.qm")))
        QCoreApplication::installTranslator(plurals);
}

} // namespace tiller
