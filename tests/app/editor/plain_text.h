#pragma once

#include <QObject>
#include <QQuickItem>
#include <QSet>
#include <QStringList>

/// Finds the texts of a window that would show markup: all that are not plain, shown or hidden,
/// also in popups, menus and tooltips. The notes to read are rich text on purpose.
class RichTexts {
public:
    static QStringList in(QObject* root) {
        RichTexts search;
        search.visit(root, {});
        return search.m_found;
    }

private:
    void visit(QObject* object, const QString& path) {
        if (m_seen.contains(object))
            return;
        m_seen.insert(object);
        const QString type =
            QString::fromLatin1(object->metaObject()->className()).section("_QML", 0, 0);
        const QString here =
            path + " > " + type +
            (object->objectName().isEmpty() ? QString() : " \"" + object->objectName() + "\"");
        const bool isText = object->inherits("QQuickText") || object->inherits("QQuickTextEdit");
        if (isText && object->property("textFormat").toInt() != Qt::PlainText &&
            type != "NoteReading")
            m_found.append(here);
        for (QObject* child : object->children())
            visit(child, here);
        if (const auto* item = qobject_cast<QQuickItem*>(object))
            for (QQuickItem* child : item->childItems())
                visit(child, here);
    }

    QSet<QObject*> m_seen;
    QStringList m_found;
};
