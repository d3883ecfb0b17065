#include "tests/app/cli/tiller_process.h"
#include "tests/core/support/testing.h"

#include <QImage>
#include <QStandardPaths>

/// The first stream of a film: "width,height,rate,frames".
QString probed(const QString& film) {
    return tillerRun({"-v", "error", "-count_frames", "-select_streams", "v:0", "-show_entries",
                      "stream=width,height,r_frame_rate,nb_read_frames", "-of", "csv=p=0", film},
                     "ffprobe")
        .out.trimmed();
}

bool hasFfmpeg() {
    return !QStandardPaths::findExecutable("ffmpeg").isEmpty();
}

/// Calls `tiller render`, which draws pictures and films without a display.
class TestRender : public QObject {
    Q_OBJECT

private slots:
    void initTestCase() { m_file = writeFile(m_folder, "hunt.tiller", huntProject); }

    void picture_isTheSameBytes_forTheSameRun() {
        const QByteArray first = rendered({"--ticks", "40", "--size", "320x200"});
        QVERIFY(first.startsWith("\x89PNG"));
        QCOMPARE(rendered({"--ticks", "40", "--size", "320x200"}), first);
    }

    void picture_dependsOn_data() {
        QTest::addColumn<QStringList>("options");
        QTest::newRow("seed") << QStringList{"--seed", "6"};
        QTest::newRow("theme") << QStringList{"--theme", "light"};
        QTest::newRow("ticks") << QStringList{"--ticks", "41"};
        QTest::newRow("cursor") << QStringList{"--cursor", "-20,150"};
    }

    void picture_dependsOn() {
        QFETCH(QStringList, options);
        const QStringList plain{"--ticks", "40", "--size", "320x200"};
        const QByteArray other =
            rendered(options.contains("--ticks") ? plain.mid(2) + options : plain + options);
        QVERIFY(!other.isEmpty());
        QVERIFY(other != rendered(plain));
    }

    void picture_hasItsSize_andTheAgents() {
        QImage image;
        QVERIFY(image.loadFromData(rendered({"--ticks", "0", "--size", "401x303"}), "PNG"));
        QCOMPARE(image.size(), QSize(401, 303));
        QSet<QRgb> colors;
        for (int y = 0; y < image.height(); ++y)
            for (int x = 0; x < image.width(); ++x)
                colors.insert(image.pixel(x, y));
        QVERIFY(colors.contains(qRgb(0x14, 0x16, 0x1a))); // the ground around the world
        QVERIFY(colors.contains(qRgb(0x10, 0x12, 0x15))); // the world
        QVERIFY2(colors.size() > 20, "nothing is drawn in it");
    }

    void picture_hasTheLooksOfModes_ofNumbers_andOfFiles() {
        QImage ant(8, 8, QImage::Format_RGB32);
        ant.fill(QColor("#123456"));
        QVERIFY(ant.save(path("ant.png")));
        Project project = world("a (100,100) radius=20; go:agent-mode color=#fe0000; go > a; "
                                "b (300,100) radius=20 picture=ant.png; "
                                "c (100,300)+(2,0) (300,300)+(4,0) radius=20; "
                                "d (500,300) radius=20 color=#00fe00 picture=none.png");
        Annotation colors = newAnnotation("monitor", "colors", {});
        editSettings<MonitorAnnotation>(colors, [](MonitorAnnotation& it) {
            it.of = "c";
            it.shownIn = ShownIn::colors;
        });
        project.annotations.push_back(colors);
        const QString file =
            writeFile(m_folder, "looks.tiller", QByteArray::fromStdString(writeProject(project)));
        const Ran ran = tillerRun({"render", file, "-o", path("looks.png"), "--ticks", "0"});
        QVERIFY2(ran.exitCode == 0, qPrintable(ran.err));
        QVERIFY(ran.err.contains("The picture none.png is missing. The agents are drawn without"));
        const QImage image(path("looks.png"));
        QSet<QString> found;
        for (int y = 0; y < image.height(); ++y)
            for (int x = 0; x < image.width(); ++x)
                found.insert(image.pixelColor(x, y).name());
        for (const char* color : {"#fe0000", "#123456", "#00fe00", "#fde725"})
            QVERIFY2(found.contains(color), color);
    }

    void film_hasItsFrames_data() {
        const TestRows<QString, QStringList, QString> row;
        // New projects have 60 ticks per second: two per frame.
        row("mp4", "a.mp4", {"--ticks", "60"}, "320,200,30/1,31");
        row("from", "b.mp4", {"--ticks", "60", "--from", "40"}, "320,200,30/1,11");
        row("every", "c.mp4", {"--ticks", "60", "--every", "6"}, "320,200,10/1,11");
        row("odd size", "d.mp4", {"--ticks", "10", "--size", "161x99"}, "162,100,30/1,6");
        row("gif", "e.gif", {"--ticks", "60", "--every", "6"}, "320,200,10/1,11");
    }

    void film_hasItsFrames() {
        if (!hasFfmpeg())
            QSKIP("ffmpeg is not installed");
        auto [name, options, expected] = fetched<QString, QStringList, QString>();
        if (!options.contains("--size"))
            options += {"--size", "320x200"};
        const Ran ran = tillerRun(QStringList{"render", m_file, "-o", path(name)} + options);
        QVERIFY2(ran.exitCode == 0, qPrintable(ran.err));
        QCOMPARE(probed(path(name)), expected);
        const bool enlarged = options.contains("161x99");
        QCOMPARE(ran.err.contains("the film is 162x100, not 161x99"), enlarged);
        const QStringList left =
            QDir(m_folder.path()).entryList({".*.part"}, QDir::Files | QDir::Hidden);
        QVERIFY2(left.isEmpty(), qPrintable(left.join(' ')));
    }

    void film_isTheSameBytes_forTheSameRun() {
        if (!hasFfmpeg())
            QSKIP("ffmpeg is not installed");
        for (const char* suffix : {"gif", "mp4"}) {
            const QString name = path(QString("same.%1").arg(suffix));
            const QStringList call{"render", m_file,   "-o",     name,     "--ticks",
                                   "20",     "--size", "160x96", "--seed", "3"};
            QCOMPARE(tillerRun(call).exitCode, 0);
            const QByteArray first = readFile(name);
            QVERIFY(first.size() > 500);
            QCOMPARE(tillerRun(call).exitCode, 0);
            QCOMPARE(readFile(name), first);
        }
    }

    void withoutFfmpeg_reportsIt_andWritesNothing() {
        const QString film = writeFile(m_folder, "kept.mp4", "old");
        const QString call =
            "PATH=/nowhere " TILLER_BINARY " render " + m_file + " --ticks 4 -o " + film;
        const Ran ran = tillerRun({"-c", call}, "/bin/sh");
        QCOMPARE(ran.exitCode, 3);
        QVERIFY_HAS(ran.err, "ffmpeg, which is not installed");
        QCOMPARE(readFile(film), QByteArray("old"));
        // Pictures do not need ffmpeg.
        const QString picture = path("without.png");
        const Ran still = tillerRun(
            {"-c", "PATH=/nowhere " TILLER_BINARY " render " + m_file + " --ticks 4 -o " + picture},
            "/bin/sh");
        QCOMPARE(still.exitCode, 0);
        QVERIFY(readFile(picture).startsWith("\x89PNG"));
    }

    void withoutTheEditor_exitsWith3() {
        QVERIFY(QDir(m_folder.path()).mkpath("none"));
        const QString none = path("none/tiller");
        QVERIFY(QFile::copy(TILLER_BINARY, none));
        const Ran ran = tillerRun(
            {"-c", "PATH=/nowhere " + none + " render " + m_file + " -o " + path("x.png")},
            "/bin/sh");
        QCOMPARE(ran.exitCode, 3);
        QVERIFY(ran.err.contains("tiller-editor is not installed"));
    }

    void problemsInTheFile_exitWith1() {
        const Ran ran = tillerRun({"render", badFile("ring.tiller"), "-o", path("x.png")});
        QCOMPARE(ran.exitCode, 1);
        QVERIFY_HAS(ran.err, "ring.tiller:5:5: error: ");
        QCOMPARE(tillerRun({"render", "/nowhere.tiller", "-o", path("x.png")}).exitCode, 3);
        QVERIFY(!QFile::exists(path("x.png")));
    }

    void refusedPictures_areReported_data() {
        const TestRows<QString, QString> row;
        row("elsewhere", "/mnt/dead/x.png", "is not in the project's folder");
        row("missing", "none.png", "is missing");
        row("no picture", "hunt.tiller", "cannot be read");
        row("a picture", "sound.png", "");
    }

    /// The film is made, and the layer stands in a message.
    void refusedPictures_areReported() {
        const auto [picture, problem] = fetched<QString, QString>();
        QImage image(4, 4, QImage::Format_RGB32);
        image.fill(Qt::red);
        QVERIFY(image.save(path("sound.png")));
        QByteArray project = huntProject;
        project.replace("\"links\"",
                        R"("annotations": [{"id": "ground", "type": "layer", "name": "",
        "picture": ")" + picture.toUtf8() +
                            R"(", "rest": true, "width": 9, "height": 9}], "links")");
        const QString file = writeFile(m_folder, "layers.tiller", project);
        const Ran ran = tillerRun({"render", file, "-o", path("layers.png"), "--ticks", "1"});
        QCOMPARE(ran.exitCode, 0);
        QVERIFY2(problem.isEmpty() ? ran.err.isEmpty()
                                   : ran.err.contains("The picture " + picture + " " + problem),
                 qPrintable(ran.err));
    }

    void theInput_isNotOverwritten() {
        const QString file = writeFile(m_folder, "project.png", huntProject);
        const Ran ran = tillerRun({"render", file, "-o", file});
        QCOMPARE(ran.exitCode, 2);
        QVERIFY_HAS(ran.err, "--output would overwrite");
        QCOMPARE(readFile(file), QByteArray(huntProject));
    }

    void unwritableFiles_exitWith3() {
        for (const char* name : {"/nowhere/x.png", "/nowhere/x.gif"}) {
            if (QString(name).endsWith("gif") && !hasFfmpeg())
                continue;
            const Ran ran = tillerRun({"render", m_file, "--ticks", "2", "-o", name});
            QCOMPARE(ran.exitCode, 3);
            QVERIFY_HAS(ran.err, name);
        }
    }

    void wrongCalls_data() {
        const TestRows<QStringList, QString> row;
        row("no output", {}, "--output is required");
        row("format", {"-o", "x.avi"}, "does not end in .png, .gif or .mp4");
        row("size", {"-o", "x.png", "--size", "320"}, "WxH, each from 16");
        row("too large", {"-o", "x.png", "--size", "9000x100"}, "16 to 8192");
        row("theme", {"-o", "x.png", "--theme", "blue"}, "dark, light");
        row("every", {"-o", "x.gif", "--every", "0"}, "from 1");
        row("from", {"-o", "x.gif", "--ticks", "5", "--from", "6"}, "after the last tick");
    }

    void wrongCalls() {
        const auto [options, message] = fetched<QStringList, QString>();
        const Ran ran = tillerRun(QStringList{"render", m_file} + options);
        QCOMPARE(ran.exitCode, 2);
        QVERIFY_HAS(ran.err, message);
    }

private:
    [[nodiscard]] QString path(const QString& name) const { return m_folder.filePath(name); }

    QByteArray rendered(const QStringList& options) const {
        const QString out = path("rendered.png");
        QFile::remove(out);
        const Ran ran = tillerRun(QStringList{"render", m_file, "-o", out} + options);
        if (ran.exitCode != 0)
            qWarning("%s", qPrintable(ran.err));
        return readFile(out);
    }

    QTemporaryDir m_folder;
    QString m_file;
};
