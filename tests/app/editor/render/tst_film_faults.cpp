#include "app/editor/render/film.h"
#include "app/editor/render/film_encoder.h"
#include "tests/app/editor/testing.h"
#include "tests/faults/faults.h"
#include "tests/faults/kills.h"

#include <sys/stat.h>

FilmPlan plan() {
    return {.log = {.start = world("a (50,100)+(3,0)"), .ticks = 0, .events = {}},
            .to = 2,
            .look = {.size = {32, 32}}};
}

Result<FilmEnd> record(const QString& file) {
    return recordFilm(plan(), file, [](std::size_t, std::size_t) { return true; });
}

void write(const QString& path, const QByteArray& text) {
    QFile file(path);
    QVERIFY(file.open(QIODevice::WriteOnly));
    file.write(text);
}

/// A film is the old or the new file, whatever fails.
class TestFilmFaults : public QObject {
    Q_OBJECT

private slots:
    void initTestCase() {
        if (FilmEncoder::program().isEmpty())
            QSKIP("ffmpeg is not installed");
    }

    void everyFailedCall_data() {
        const TestRows<QString> row;
        row("picture", "film.png");
        row("gif", "film.gif");
        row("mp4", "film.mp4");
    }

    /// ffmpeg's own writes are tested on a small disk (app/cli/tst_faults).
    void everyFailedCall() {
        const auto [name] = fetched<QString>();
        const QString file = m_folder.filePath(name);
        QVERIFY(record(file).ok());
        const QByteArray film = contentOf(file);
        QVERIFY(!film.isEmpty());
        const auto look = [&]() -> std::string {
            if (!faults::leftIn(m_folder.path()).isEmpty())
                return "a temporary file is left";
            const QByteArray found = contentOf(file);
            return found == film ? "new" : found == "old" ? "old" : "the film is torn";
        };
        faults::Tally tally;
        const std::size_t some = name == "film.png" ? std::size(faults::all) : 2;
        const std::string wrong = faults::failEveryCall(
            [&] { write(file, "old"); }, [&] { return record(file).ok(); }, look,
            static_cast<std::size_t>(fullOrDaily(int(std::size(faults::all)), int(some))), tally);
        QVERIFY2(wrong.empty(), wrong.c_str());
        QVERIFY(tally.runs > 10 && tally.oldFile > 0 && tally.newFile > 0);
        faults::print(qPrintable("a film: " + name), tally);
    }

    void film_hasThePermissionsOfTheOldOne() {
        const QString file = m_folder.filePath("private.gif");
        write(file, "old");
        ::chmod(qPrintable(file), 0600);
        QVERIFY(record(file).ok());
        QVERIFY(contentOf(file) != "old");
        struct stat status {};
        ::stat(qPrintable(file), &status);
        QCOMPARE(status.st_mode & 0777, mode_t{0600});
    }

    void leftFilm_isRemovedByTheNextSave() {
        const QString left = m_folder.filePath(".tiller-save-99-0");
        write(left, "half a film");
        QVERIFY(record(m_folder.filePath("next.gif")).ok());
        QVERIFY(!QFile::exists(left));
    }

private:
    QTemporaryDir m_folder;
};
