#pragma once

#include "core/base/problem.h"

#include <QByteArray>

namespace tiller {

/// A line for each problem: LINE:COLUMN TEXT.
inline QByteArray shown(const Problems& problems) {
    QByteArray all;
    for (const Problem& problem : problems)
        all += QByteArray::number(problem.line) + ":" + QByteArray::number(problem.column) + " " +
               problem.text.c_str() + "\n";
    return all;
}

} // namespace tiller
