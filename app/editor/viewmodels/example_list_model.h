#pragma once

#include "app/editor/document/rows_model.h"

#include <vector>

namespace tiller {

/// The examples of the program, as cards: title, first sentence, and a sketch of the graph.
class ExampleListModel : public tiller::RowsModel {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("Made by the editor")
    /// The examples as the start page shows them: list of {title, examples}. An example is {file,
    /// title, line, moves, cards, wires}, as the roles; `moves` is empty if nothing was recorded.
    Q_PROPERTY(QVariantList groups READ groups NOTIFY filled)
    /// The lessons of the course in their order: as above, with `name` and `steps`, their number.
    Q_PROPERTY(QVariantList course READ course NOTIFY filled)

public:
    explicit ExampleListModel(const QString& folder, QObject* parent = nullptr);

    /// The folder of the examples: beside an installed program, else in the source tree.
    [[nodiscard]] static QString folder();

    /// Whether a file is one of the examples.
    Q_INVOKABLE bool contains(const QString& file) const;

    [[nodiscard]] const QVariantList& groups() const { return m_groups; }
    [[nodiscard]] const QVariantList& course() const { return m_course; }
    /// Whether a lesson of the course has this name.
    Q_INVOKABLE bool isInCourse(const QString& name) const;

signals:
    void filled();

private:
    struct Example {
        QString file;
        QString title;
        QString line;       ///< the first sentence of its notes
        QVariantList cards; ///< list of {x, y, width, height, kind}, from 0 to 1 over the sketch
        QVariantList wires; ///< list of {x1, y1, x2, y2}, from 0 to 1 over the sketch
        int steps = 0;
    };

    [[nodiscard]] static Example read(const QString& file);

    void retranslate() override { fill(); }
    void fill();
    void makeGroups();

    QString m_folder;

    Rows<Example> m_rows{this,
                         {{"file", &Example::file},
                          {"title", &Example::title},
                          {"line", &Example::line},
                          {"cards", &Example::cards},
                          {"wires", &Example::wires}}};
    QVariantList m_groups;
    QVariantList m_course;
};

/// The first sentence of a Markdown text, without its marks.
[[nodiscard]] QString firstSentence(const QString& markdown);

} // namespace tiller
