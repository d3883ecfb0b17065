#include "core/model/scene_layers.h"
#include "tests/app/editor/test_home.h"
#include "tests/app/editor/viewport/drawing_stage.h"

#include <QDir>
#include <QSettings>
#include <QTest>

using namespace tiller;

namespace {

struct PictureFolder { // outlives the editor, which has files in it
    QTemporaryDir folder;
};

/// An empty world of 800 x 600 in a folder with the picture red.png, and a layer that shows it.
struct PictureStage : PictureFolder, DrawingStage {
    Id layer;

    explicit PictureStage(const std::string& picture = "red.png") {
        QImage image(8, 6, QImage::Format_RGB32);
        image.fill(Qt::red);
        image.save(folder.filePath("red.png"));
        if (!document.saveAs(folder.filePath("town.tiller")))
            qFatal("the project cannot be saved");
        document.push(addLayer(project(), document.ids(), "Map"), "Add");
        layer = Layers(project()).all().back().id;
        set("picture", picture);
        waitForFrame();
    }
    void set(const char* setting, const Value& value) {
        document.push(setLayerValue(project(), document.ids(), layer, setting, value), "Set");
    }
    [[nodiscard]] QColor colorAt(Vec2 place) const {
        return world->snapshot().pixelColor(
            (world->view().toView(place) * window->effectiveDevicePixelRatio()).toPoint());
    }
    [[nodiscard]] QString problem() const {
        const LayerList& list = *world->layers();
        return list.value(list.count() - 1, "problem").toString();
    }
};

} // namespace

class TestLayerPictures : public QObject {
    Q_OBJECT

private slots:
    void picture_isBeneathTheScene() {
        PictureStage stage;
        QCOMPARE(stage.colorAt({433, 277}), QColor(Qt::red));
        stage.click("tool-circle");
        stage.dragFrom({433, 277}, {483, 277}, Qt::AltModifier);
        stage.key(Qt::Key_Escape);
        QVERIFY(stage.colorAt({433, 277}) != QColor(Qt::red));
        QCOMPARE(stage.colorAt({233, 177}), QColor(Qt::red));
    }

    void window_showsIt() {
        PictureStage stage;
        const QImage shot = stage.stillPicture();
        QCOMPARE(shot.pixelColor(stage.pixel({433, 277})), QColor(Qt::red));
    }

    void opacityAndPlace_areThoseOfTheLayer() {
        PictureStage stage;
        const QColor world = stage.world->colors().world;
        stage.set("width", 400.0);
        QTRY_COMPARE(stage.colorAt({333, 277}), QColor(Qt::red));
        QCOMPARE(stage.colorAt({533, 277}), world);
        stage.set("opacity", 0.5);
        const int half = (255 + world.red()) / 2;
        QVERIFY(std::abs(stage.colorAt({333, 277}).red() - half) <= 2);
        stage.set("opacity", 0.0);
        QCOMPARE(stage.colorAt({333, 277}), world);
    }

    void hiddenLayer_hidesIt() {
        PictureStage stage;
        stage.world->layers()->setHidden(1, true); // the default layer is in front of it
        QCOMPARE(stage.colorAt({433, 277}), stage.world->colors().world);
        stage.document.undo();
        QCOMPARE(stage.colorAt({433, 277}), QColor(Qt::red));
    }

    void changedFile_isReadAgain() {
        PictureStage stage;
        const QString file = stage.folder.filePath("red.png");
        QImage image(8, 6, QImage::Format_RGB32);
        image.fill(Qt::green);
        image.save(file);
        QFile later(file);
        QVERIFY(later.open(QIODevice::ReadWrite));
        QVERIFY(later.setFileTime(QDateTime::currentDateTime().addSecs(10),
                                  QFileDevice::FileModificationTime));
        later.close();
        stage.set("opacity", 0.99);
        stage.set("opacity", 1.0);
        QCOMPARE(stage.colorAt({433, 277}), QColor(Qt::green));
    }

    /// One file under many names is in memory once, and counts for each layer that shows it.
    void pixelsOfAllLayers_areLimited() {
        const QTemporaryDir folder;
        QImage large(5200, 5200, QImage::Format_Mono);
        large.fill(1);
        large.save(folder.filePath("large.png"));
        Project project;
        IdSource ids(1);
        for (const char* name : {"large.png", "./large.png", "././large.png", "./././large.png"}) {
            apply(addLayer(project, ids, name).value(), project);
            const Id layer = Layers(project).all().back().id;
            apply(setLayerValue(project, ids, layer, "picture", std::string(name)).value(),
                  project);
        }
        LayerPictures pictures;
        pictures.show(Layers(project), folder.path());
        QCOMPARE(pictures.all().size(), std::size_t{3});
        QCOMPARE(pictures.all()[0].image.cacheKey(), pictures.all()[1].image.cacheKey());
        const Layers layers(project);
        QStringList problems;
        for (const Layer& layer : layers.all())
            problems += pictures.problemOf(layer.id);
        problems.removeAll(QString());
        QCOMPARE(problems.size(), 1);
        QVERIFY(problems[0].endsWith("those of all layers have more than 100 million pixels."));
        const Id first = pictures.all()[0].layer;
        apply(setLayerValue(project, ids, first, "hidden", true).value(), project);
        pictures.show(Layers(project), folder.path());
        QCOMPARE(pictures.all().size(), std::size_t{3}); // there is room for the fourth
    }

    void missingPicture_isReported_andTheProjectOpens() {
        PictureStage stage;
        QVERIFY(stage.problem().isEmpty());
        QVERIFY(stage.document.save());
        QVERIFY(QFile::remove(stage.folder.filePath("red.png")));
        QVERIFY(stage.document.open(stage.folder.filePath("town.tiller")));
        QCOMPARE(stage.problem(), "The picture red.png is missing.");
        QTRY_VERIFY(stage.isShown("pictureNote"));
        QCOMPARE(stage.text("pictureNote"), "The picture red.png is missing.");
        QCOMPARE(stage.colorAt({433, 277}), stage.world->colors().world);
        stage.click("layersButton");
        QTRY_VERIFY(stage.isShown("layer-Map"));
    }

    void otherFiles_areNotRead_data() {
        QTest::addColumn<QString>("picture");
        QTest::addColumn<QString>("problem");
        QTest::newRow("elsewhere") << "../red.png"
                                   << "The picture ../red.png is not in the project's folder.";
        QTest::newRow("absolute") << "/etc/passwd"
                                  << "The picture /etc/passwd is not in the project's folder.";
        QTest::newRow("link") << "link/red.png"
                              << "The picture link/red.png is not in the project's folder.";
        QTest::newRow("network") << "http://example.org/a.png"
                                 << "The picture http://example.org/a.png is not in the project's "
                                    "folder.";
        QTest::newRow("no picture") << "town.tiller"
                                    << "The picture town.tiller cannot be read.";
        QTest::newRow("folder") << "sub"
                                << "The picture sub is not a file.";
    }

    void otherFiles_areNotRead() {
        QFETCH(QString, picture);
        QFETCH(QString, problem);
        PictureStage stage;
        QVERIFY(QDir(stage.folder.path()).mkdir("sub"));
        QVERIFY(QFile::link("/nowhere", stage.folder.filePath("link")));
        stage.set("picture", picture.toStdString());
        QCOMPARE(stage.problem(), problem);
    }

    void init() { QSettings().clear(); }

private:
    TestHome m_home;
};

QTEST_MAIN(TestLayerPictures)
#include "tst_layer_pictures.moc"
