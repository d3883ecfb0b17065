#include "app/editor/viewmodels/course_export.h"
#include "app/page/page.h"
#include "tests/app/editor/testing.h"

QString example(const char* name) {
    return QStringLiteral(TILLER_SOURCE_DIR "/examples/%1.tiller").arg(name);
}

bool hasTemplate() {
    return QFile::exists(QString::fromStdString(pageTemplateFile()));
}

/// A course is written behind the window. Without the template that ./dev page makes, it is
/// refused.
class TestCourseExport : public QObject {
    Q_OBJECT

private slots:
    void lessons_becomeAFolder() {
        const QTemporaryDir parent;
        const QString folder = parent.filePath("our course");
        CourseExport course;
        QSignalSpy saved(&course, &CourseExport::saved);
        QSignalSpy failed(&course, &CourseExport::failed);
        course.begin({}, folder);
        QVERIFY(!course.running());
        course.begin({example("wander"), example("flee")}, folder);
        QVERIFY(course.running());
        QCOMPARE(course.count(), 2);
        QCOMPARE(course.lesson(), "flee");
        QTRY_VERIFY(!course.running());
        if (!hasTemplate()) {
            QCOMPARE(failed.count(), 1);
            QVERIFY(failed[0][1].toStringList().join(' ').contains("./dev page"));
            return;
        }
        QCOMPARE(failed.count(), 0);
        QCOMPARE(saved.count(), 1);
        QCOMPARE(course.written(), 2);
        QCOMPARE(QDir(folder).entryList(QDir::Files),
                 (QStringList{"01-flee.html", "02-wander.html", "index.html"}));
    }

    void canceled_leavesNothing() {
        const QTemporaryDir parent;
        CourseExport course;
        QSignalSpy saved(&course, &CourseExport::saved);
        QSignalSpy failed(&course, &CourseExport::failed);
        course.begin({example("wander")}, parent.filePath("course"));
        course.cancel();
        QTRY_VERIFY(!course.running());
        if (saved.count() == 0) { // else it was written before
            if (hasTemplate())    // else the missing template may be found before the cancel
                QCOMPARE(failed.count(), 0);
            QVERIFY(QDir(parent.path()).isEmpty());
        }
    }

    void unreadableLessons_areNamed() {
        const QTemporaryDir parent;
        QFile broken(parent.filePath("broken.tiller"));
        QVERIFY(broken.open(QIODevice::WriteOnly));
        broken.write("{}");
        broken.close();
        CourseExport course;
        QSignalSpy failed(&course, &CourseExport::failed);
        course.begin({broken.fileName()}, parent.filePath("course"));
        QTRY_COMPARE(failed.count(), 1);
        QVERIFY(!QFile::exists(parent.filePath("course")));
        if (hasTemplate())
            QVERIFY(failed[0][1].toStringList().join(' ').startsWith("broken.tiller: "));
    }
};
