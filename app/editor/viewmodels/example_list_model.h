#pragma once

#include <QAbstractListModel>
#include <QtQml/qqmlregistration.h>

#include <vector>

namespace tiller {

/// The examples of the program, as cards: title, first sentence, and a sketch of the graph.
class ExampleListModel : public QAbstractListModel {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("Made by the editor")
    Q_PROPERTY(int count READ rowCount CONSTANT)
    /// The examples as the start page shows them: list of {title, examples}. An example is {file,
    /// title, line, moves, cards, wires}, as the roles; `moves` is empty if nothing was recorded.
    Q_PROPERTY(QVariantList groups READ groups CONSTANT)
    /// The lessons of the course in their order: as above, with `name` and `steps`, their number.
    Q_PROPERTY(QVariantList course READ course CONSTANT)

public:
    enum Role {
        FileRole = Qt::UserRole,
        TitleRole,
        LineRole,  ///< the first sentence of its notes
        CardsRole, ///< list of {x, y, width, height, kind}, from 0 to 1 over the sketch
        WiresRole, ///< list of {x1, y1, x2, y2}, from 0 to 1 over the sketch
    };

    explicit ExampleListModel(const QString& folder, QObject* parent = nullptr);

    /// The folder of the examples: beside an installed program, else in the source tree.
    [[nodiscard]] static QString folder();

    /// Whether a file is one of the examples.
    Q_INVOKABLE bool contains(const QString& file) const;

    [[nodiscard]] const QVariantList& groups() const { return m_groups; }
    [[nodiscard]] const QVariantList& course() const { return m_course; }
    /// Whether a lesson of the course has this name.
    Q_INVOKABLE bool isInCourse(const QString& name) const;

    [[nodiscard]] int rowCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] QVariant data(const QModelIndex& index, int role) const override;
    [[nodiscard]] QHash<int, QByteArray> roleNames() const override;

private:
    struct Example {
        QString file;
        QString title;
        QString line;
        QVariantList cards;
        QVariantList wires;
        int steps = 0;
    };

    [[nodiscard]] static Example read(const QString& file);

    void makeGroups(const QString& folder);

    std::vector<Example> m_rows;
    QVariantList m_groups;
    QVariantList m_course;
};

/// "hunter-and-prey" as a title: "Hunter and prey".
[[nodiscard]] QString titleOfFile(const QString& file);

/// The first sentence of a Markdown text, without its marks.
[[nodiscard]] QString firstSentence(const QString& markdown);

} // namespace tiller
