#include "tests/core/support/testing.h"

#include <cstdio>

struct Outcomes {
    int projects = 0, problems = 0;
};

/// Reads a text. False if the outcome is neither a project nor a problem in words.
bool count(std::string_view text, Outcomes& outcomes) {
    const Result<LoadedProject> read = readProject(text);
    if (read.ok()) {
        ++outcomes.projects;
        return readProject(writeProject(read.value().project)).ok(); // it can be saved
    }
    ++outcomes.problems;
    return !read.problems().empty() && !read.problems().front().text.empty();
}

void report(const char* what, const Outcomes& outcomes) {
    std::printf("faults | %s of %-24s | %6d projects | %6d problems\n", what,
                QTest::currentDataTag(), outcomes.projects, outcomes.problems);
}

/// Files that are cut off, or of which a bit is wrong, are a project or a problem.
class TestDamagedFiles : public QObject {
    Q_OBJECT

private slots:
    void cutAtAnyByte_data() { examples(); }

    void cutAtAnyByte() {
        QFETCH(QString, name);
        const auto text = require(loadText(name.toStdString()));
        const std::string_view whole = text;
        Outcomes outcomes;
        const auto stride = static_cast<std::size_t>(fullOrDaily(1, 7)); // in bytes
        for (std::size_t size = 0; size <= whole.size(); size += stride)
            QVERIFY2(count(whole.substr(0, size), outcomes), qPrintable(QString::number(size)));
        QVERIFY(outcomes.problems > 400);
        report("cuts     ", outcomes);
    }

    void anyBitFlipped_data() { examples(); }

    void anyBitFlipped() {
        QFETCH(QString, name);
        const auto text = require(loadText(name.toStdString()));
        Outcomes outcomes;
        const auto stride = static_cast<std::size_t>(fullOrDaily(1, 29)); // in bits
        for (std::size_t bit = 0; bit < text.size() * 8; bit += stride) {
            std::string damaged = text;
            damaged[bit / 8] = static_cast<char>(damaged[bit / 8] ^ (1 << (bit % 8)));
            QVERIFY2(count(damaged, outcomes), qPrintable(QString::number(bit)));
        }
        QVERIFY(outcomes.problems > 0 && outcomes.projects > 0);
        report("bit flips", outcomes);
    }

private:
    static void examples() {
        QTest::addColumn<QString>("name");
        for (const char* name : {"flee", "combined-forces", "through-the-crowd"})
            QTest::newRow(name) << QString(TILLER_SOURCE_DIR "/examples/%1.tiller").arg(name);
    }
};
