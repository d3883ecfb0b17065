#include "app/editor/words/plurals.h"

#include <QDirIterator>
#include <QFile>
#include <QRegularExpression>
#include <QTest>
#include <QXmlStreamReader>

using namespace tiller;

namespace {

QString textOf(const QString& path) {
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? QString::fromUtf8(file.readAll()) : QString();
}

/// A text with a count, and what it is for 1 and for more.
struct Entry {
    QString context, source;
    QStringList forms;
};

QList<Entry> entries() {
    QList<Entry> all;
    QString context;
    QXmlStreamReader xml(textOf(TILLER_SOURCE_DIR "/app/editor/plurals_en.ts"));
    while (!xml.atEnd()) {
        if (xml.readNext() != QXmlStreamReader::StartElement)
            continue;
        if (xml.name() == QLatin1String("name"))
            context = xml.readElementText();
        else if (xml.name() == QLatin1String("source"))
            all.append({context, xml.readElementText(), {}});
        else if (xml.name() == QLatin1String("numerusform"))
            all.last().forms.append(xml.readElementText());
    }
    return all;
}

} // namespace

class TestPlurals : public QObject {
    Q_OBJECT

private slots:
    void counts_areInTheRightNumber_data() {
        QTest::addColumn<QString>("context");
        QTest::addColumn<QString>("source");
        QTest::addColumn<QStringList>("forms");
        for (const Entry& each : entries())
            QTest::newRow(qPrintable(each.context + ": " + each.source))
                << each.context << each.source << each.forms;
    }

    void counts_areInTheRightNumber() {
        QFETCH(QString, context);
        QFETCH(QString, source);
        QFETCH(QStringList, forms);
        installPlurals();
        QCOMPARE(forms.size(), 2);
        QCOMPARE(forms[1], source);
        for (const int count : {0, 1, 2, 21})
            QCOMPARE(QCoreApplication::translate(context.toUtf8(), source.toUtf8(), nullptr, count),
                     QString(forms[count == 1 ? 0 : 1]).replace("%n", QString::number(count)));
    }

    void eachCount_hasAnEntry() {
        QStringList known;
        for (const Entry& each : entries())
            known.append(each.source);
        const QRegularExpression counts("\"([^\"\n]*%n[^\"\n]*)\"");
        const QRegularExpression lazy("\"[^\"\n]*%\\w \\w+\\(s\\)[^\"\n]*\"");
        int found = 0;
        for (const char* folder : {"/app/editor", "/qml"}) {
            QDirIterator files(TILLER_SOURCE_DIR + QString(folder), {"*.cpp", "*.h", "*.qml"},
                               QDir::Files, QDirIterator::Subdirectories);
            while (files.hasNext()) {
                const QString path = files.next();
                const QString text = textOf(path);
                QVERIFY2(!lazy.match(text).hasMatch(), qPrintable(path));
                for (auto matches = counts.globalMatch(text); matches.hasNext();) {
                    const QString count = matches.next().captured(1);
                    QVERIFY2(known.contains(count), qPrintable(path + ": " + count));
                    ++found;
                }
            }
        }
        QVERIFY(found >= known.size());
    }
};

QTEST_GUILESS_MAIN(TestPlurals)
#include "tst_plurals.moc"
