#include "app/import/picture.h"
#include "tests/core/support/testing.h"

#include <cstdlib>

using namespace tiller::maps;

std::string picture(const char* name) {
    const auto text = loadText(std::string(TILLER_SOURCE_DIR "/tests/data/pictures/") + name);
    return text ? text.value() : std::string();
}

bool isNear(const Pixel& a, const Pixel& b) {
    constexpr int most = 8;
    return std::abs(a.red - b.red) <= most && std::abs(a.green - b.green) <= most &&
           std::abs(a.blue - b.blue) <= most && a.alpha == b.alpha;
}

constexpr Pixel red{255, 0, 0, 255};
constexpr Pixel blue{0, 0, 255, 255};

/// Reads the pictures of tests/data/pictures, which other programs made, and damaged ones.
class TestPicture : public QObject {
    Q_OBJECT
private slots:
    /// A file with a palette of one bit, transparent colors, and interlaced rows.
    void png_hasItsPixels() {
        const auto halves = readPicture(picture("halves.png"));
        QVERIFY(halves);
        QCOMPARE(halves->size, (PictureSize{4, 2}));
        const Pixel halfBlue{0, 0, 255, 128};
        QVERIFY(halves->pixels == (std::vector<Pixel>{red, red, halfBlue, halfBlue, //
                                                      red, red, halfBlue, halfBlue}));
    }

    void jpeg_hasItsPixels() {
        const auto halves = readPicture(picture("halves.jpg"));
        QVERIFY(halves);
        QCOMPARE(halves->size, (PictureSize{16, 8}));
        QVERIFY(isNear(halves->at(2, 6), red));
        QVERIFY(isNear(halves->at(13, 1), blue));
    }

    void size_isReadFromTheHeader() {
        QVERIFY(pictureSizeOf(picture("halves.png")) == PictureSize(4, 2));
        QVERIFY(pictureSizeOf(picture("halves.png").substr(0, 75)) == PictureSize(4, 2));
        QVERIFY(pictureSizeOf(picture("halves.jpg")) == PictureSize(16, 8));
    }

    void pngOf_keepsEveryPixel() {
        Picture drawn{{3, 2},
                      {red, blue, {1, 2, 3, 4}, {9, 8, 7, 0}, {0, 0, 0, 255}, {5, 6, 7, 255}}};
        const auto read = readPicture(pngOf(drawn));
        QVERIFY(read);
        QCOMPARE(read->size, drawn.size);
        QVERIFY(read->pixels == drawn.pixels);
    }

    void otherFiles_areNotRead_data() {
        QTest::addColumn<QByteArray>("file");
        QTest::newRow("empty") << QByteArray();
        QTest::newRow("text") << QByteArray("no picture");
        QTest::newRow("start of a PNG") << QByteArray("\x89PNG\r\n\x1a\n");
        QTest::newRow("start of a JPEG") << QByteArray("\xff\xd8\xff\xe0");
        QTest::newRow("GIF") << QByteArray("GIF89a\1\0\1\0\0\0\0", 13);
        QTest::newRow("SVG") << QByteArray("<svg width='4' height='4'/>");
    }

    void otherFiles_areNotRead() {
        QFETCH(QByteArray, file);
        QVERIFY(!pictureSizeOf(file.toStdString()));
        QVERIFY(!readPicture(file.toStdString()));
    }

    void cutOffFiles_doNotCrash() {
        for (const char* name : {"halves.png", "halves.jpg"}) {
            const std::string whole = picture(name);
            for (std::size_t length = 0; length < whole.size(); ++length) {
                const auto read = readPicture(whole.substr(0, length));
                QVERIFY(!read || read->pixels.size() == read->size.pixels());
            }
            for (std::size_t at = 0; at < whole.size(); ++at)
                for (const char bit : {'\x01', '\x10', '\x80'}) {
                    std::string damaged = whole;
                    damaged[at] = static_cast<char>(damaged[at] ^ bit);
                    const auto size = pictureSizeOf(damaged);
                    if (size && size->pixels() < 1'000'000)
                        (void)readPicture(damaged);
                }
        }
    }
};
