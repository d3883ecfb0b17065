#include "app/editor/sim/mark_text.h"

#include "app/editor/words/change_words.h"
#include "app/editor/words/names.h"

#include <QCoreApplication>

namespace tiller {

namespace {

constexpr qsizetype mostLines = 4;

QString trMark(const char* text) {
    return QCoreApplication::translate("MarkText", text);
}

} // namespace

QString markText(const EditMark& mark, const Project& project) {
    if (mark.dragged)
        return trMark("Dragged %1 %2")
            .arg(nameOf(project, {mark.dragged->type}))
            .arg(mark.dragged->ordinal);
    if (mark.isReload)
        return trMark("The game took a changed project");
    if (mark.added)
        return mark.count == 1
                   ? trMark("Added %1").arg(nameOf(project, {*mark.added}))
                   : trMark("Added %1 of %2").arg(mark.count).arg(nameOf(project, {*mark.added}));
    if (mark.removed)
        return mark.count == 1 ? trMark("Removed %1 %2")
                                     .arg(nameOf(project, {mark.removed->type}))
                                     .arg(mark.removed->ordinal)
                               : trMark("Removed %1 of %2")
                                     .arg(mark.count)
                                     .arg(nameOf(project, {mark.removed->type}));
    auto [lines, more] = changeLines(mark.change, project, mostLines);
    if (lines.empty())
        return trMark("Edited and taken back");
    if (more > 0)
        lines += trMark("and %1 more").arg(more);
    return lines.join('\n');
}

} // namespace tiller
