#include "core/model/scene_layers.h"
#include "tests/app/editor/viewport/drawing_stage.h"

#include <QPainter>

/// An empty world of 800 x 600 in a folder with the picture red.png, and a layer that shows it.
struct PictureStage : DrawingStage {
    std::unique_ptr<QTemporaryDir> folder;
    Id layer;

    void begin(const std::string& picture = "red.png") {
        DrawingStage::begin();
        document().selection()->clear(); // no handles: the agent starts at a random place
        folder = std::make_unique<QTemporaryDir>();
        QImage image(8, 6, QImage::Format_RGB32);
        image.fill(Qt::red);
        image.save(folder->filePath("red.png"));
        if (!document().saveAs(folder->filePath("town.tiller")))
            qFatal("the project cannot be saved");
        document().push(addLayer(project(), document().ids(), "Map"), "Add");
        layer = Layers(project()).all().back().id;
        set("picture", picture);
        waitForFrame();
    }
    void set(const char* setting, const Value& value) {
        document().push(setLayerValue(project(), document().ids(), layer, setting, value), "Set");
    }
    [[nodiscard]] QColor colorAt(Vec2 place) const {
        return world->snapshot().pixelColor(
            (world->view().toView(place) * window->effectiveDevicePixelRatio()).toPoint());
    }
    [[nodiscard]] QString shownProblem() const {
        const LayerList& list = *world->layers();
        return list.value(list.count() - 1, "problem").toString();
    }
};

class TestLayerPictures : public QObject, public PictureStage {
    Q_OBJECT

private slots:
    void init() { QSettings().clear(); }

    void ground_isAMapBeneathTheScene() {
        begin("");
        const QColor without = colorAt({433, 277});
        SceneItem ground{.id = {}, .type = "ground", .values = findSceneType("ground")->defaults()};
        const auto setting = [&](const char* id) -> Value& {
            return ground.values[*findSceneType("ground")->settingIndex(id)];
        };
        setting("start") = 1.0;
        setting("color") = std::string("#ff0000");
        document().push(addSceneItem(project(), document().ids(), ground), "Add");
        waitForFrame();
        QTRY_VERIFY(colorAt({433, 277}).red() > colorAt({433, 277}).blue() + 80);
        Overlays none = world->overlays();
        none.grounds = false;
        world->setOverlays(none);
        QCOMPARE(colorAt({433, 277}), without);
    }

    void picture_isBeneathTheScene() {
        begin();
        QCOMPARE(colorAt({433, 277}), QColor(Qt::red));
        click("tool-circle");
        dragFrom({433, 277}, {483, 277}, Qt::AltModifier);
        key(Qt::Key_Escape);
        QVERIFY(colorAt({433, 277}) != QColor(Qt::red));
        QCOMPARE(colorAt({233, 177}), QColor(Qt::red));
    }

    void window_showsIt() {
        begin();
        const QImage shot = stillPicture();
        QCOMPARE(shot.pixelColor(pixel({433, 277})), QColor(Qt::red));
    }

    void opacityAndPlace_areThoseOfTheLayer() {
        begin();
        const QColor ground = world->colors().world;
        set("width", 400.0);
        QTRY_COMPARE(colorAt({333, 277}), QColor(Qt::red));
        QCOMPARE(colorAt({533, 277}), ground);
        set("opacity", 0.5);
        const int half = (255 + ground.red()) / 2;
        QVERIFY(std::abs(colorAt({333, 277}).red() - half) <= 2);
        set("opacity", 0.0);
        QCOMPARE(colorAt({333, 277}), ground);
    }

    void hiddenLayer_hidesIt() {
        begin();
        world->layers()->setHidden(1, true); // the default layer is in front of it
        QCOMPARE(colorAt({433, 277}), world->colors().world);
        document().undo();
        QCOMPARE(colorAt({433, 277}), QColor(Qt::red));
    }

    void changedFile_isReadAgain() {
        begin();
        const QString file = folder->filePath("red.png");
        QImage image(8, 6, QImage::Format_RGB32);
        image.fill(Qt::green);
        image.save(file);
        QFile later(file);
        QVERIFY(later.open(QIODevice::ReadWrite));
        QVERIFY(later.setFileTime(QDateTime::currentDateTime().addSecs(10),
                                  QFileDevice::FileModificationTime));
        later.close();
        set("opacity", 0.99);
        set("opacity", 1.0);
        QCOMPARE(colorAt({433, 277}), QColor(Qt::green));
    }

    /// One file under many names is in memory once, and counts for each layer that shows it.
    void pixelsOfAllLayers_areLimited() {
        const QTemporaryDir own;
        QImage large(5200, 5200, QImage::Format_Mono);
        large.fill(1);
        large.save(own.filePath("large.png"));
        Project project;
        IdSource ids(1);
        for (const char* name : {"large.png", "./large.png", "././large.png", "./././large.png"}) {
            apply(addLayer(project, ids, name).value(), project);
            const Id layer = Layers(project).all().back().id;
            apply(setLayerValue(project, ids, layer, "picture", std::string(name)).value(),
                  project);
        }
        LayerPictures pictures;
        pictures.show(Layers(project), own.path());
        QCOMPARE(pictures.all().size(), 3U);
        QCOMPARE(pictures.all()[0].image.cacheKey(), pictures.all()[1].image.cacheKey());
        const Layers layers(project);
        QStringList problems;
        for (const Layer& layer : layers.all())
            problems += pictures.problemOf(layer.id);
        problems.removeAll(QString());
        QCOMPARE(problems.size(), 1);
        QVERIFY(problems[0].endsWith("all pictures together have more than 100 million pixels."));
        const Id first = pictures.all()[0].layer;
        apply(setLayerValue(project, ids, first, "hidden", true).value(), project);
        pictures.show(Layers(project), own.path());
        QCOMPARE(pictures.all().size(), 3U); // there is room for the fourth
    }

    void picturesOfAgents_areShown_turned_andReported() {
        begin("");
        QImage image(8, 8, QImage::Format_RGB32);
        image.fill(Qt::blue);
        for (int x = 4; x < 8; ++x)
            for (int y = 0; y < 8; ++y)
                image.setPixelColor(x, y, Qt::red);
        image.save(folder->filePath("ant.png"));
        document().projectModel().replace(
            ProjectBuilder()
                .add("a (400,300)+(0,5) radius=10 picture=ant.png pictureSize=60")
                .build());
        QTRY_COMPARE(simulation().agentCount(), 1);
        QTRY_COMPARE(colorAt({400, 315}), QColor(Qt::red)); // it goes down
        QCOMPARE(colorAt({400, 285}), QColor(Qt::blue));
        const QImage shot = stillPicture();
        QCOMPARE(shot.pixelColor(pixel({400, 315})), QColor(Qt::red));
        QCOMPARE(shot.pixelColor(pixel({400, 285})), QColor(Qt::blue));
        QVERIFY(!isShown("pictureNote"));
        const auto show = [&](const char* name) {
            document().push(setValue(project(), "a", "picture", std::string(name)), "Set");
        };
        show("none.png");
        QTRY_VERIFY(isShown("pictureNote"));
        QCOMPARE(text("pictureNote"), "The picture none.png is missing.");
        QVERIFY(colorAt({400, 285}) != QColor(Qt::blue));
        show("../ant.png");
        QTRY_COMPARE(text("pictureNote"), "The picture ../ant.png is not in the project's folder.");
        document().selection()->select("a");
        editor().dialogs.answerWith(folder->filePath("ant.png"));
        QTRY_VERIFY(isShown("choosePicture"));
        click("choosePicture");
        QTRY_COMPARE(textOf(valueOf(*project().node("a"), "picture")), std::string("ant.png"));
        QTRY_VERIFY(!isShown("pictureNote"));
        QTRY_COMPARE(colorAt({400, 285}), QColor(Qt::blue));
    }

    void missingPicture_isReported_andTheProjectOpens() {
        begin();
        QVERIFY(shownProblem().isEmpty());
        QVERIFY(document().save());
        QVERIFY(QFile::remove(folder->filePath("red.png")));
        QVERIFY(document().open(folder->filePath("town.tiller")));
        QCOMPARE(shownProblem(), "The picture red.png is missing.");
        QTRY_VERIFY(isShown("pictureNote"));
        QCOMPARE(text("pictureNote"), "The picture red.png is missing.");
        QCOMPARE(colorAt({433, 277}), world->colors().world);
        click("layersButton");
        QTRY_VERIFY(isShown("layer-Map"));
    }

    void otherFiles_areNotRead_data() {
        const TestRows<QString, QString> row;
        row("elsewhere", "../red.png", "The picture ../red.png is not in the project's folder.");
        row("absolute", "/etc/passwd", "The picture /etc/passwd is not in the project's folder.");
        row("link", "link/red.png", "The picture link/red.png is not in the project's folder.");
        row("network", "http://example.org/a.png",
            "The picture http://example.org/a.png is not in the project's "
            "folder.");
        row("no picture", "town.tiller", "The picture town.tiller cannot be read.");
        row("folder", "sub", "The picture sub is not a file.");
    }

    void otherFiles_areNotRead() {
        const auto [picture, problem] = fetched<QString, QString>();
        begin();
        QVERIFY(QDir(folder->path()).mkdir("sub"));
        QVERIFY(QFile::link("/nowhere", folder->filePath("link")));
        set("picture", picture.toStdString());
        QCOMPARE(shownProblem(), problem);
    }
};
