#pragma once

#include "app/editor/words/language.h"

#include <QAbstractListModel>
#include <QtQml/qqmlregistration.h>

#include <algorithm>
#include <concepts>
#include <functional>
#include <map>
#include <span>
#include <string>
#include <vector>

namespace tiller {

class AnyRows;

/// Base of the list models. A derived class has its rows in a member Rows<Row>, and names this base
/// tiller::RowsModel: the type registrar of Qt 6.4 looks base classes up by full name.
class RowsModel : public QAbstractListModel {
    Q_OBJECT
    QML_ANONYMOUS
    Q_PROPERTY(int count READ count NOTIFY countChanged)

public:
    explicit RowsModel(QObject* parent = nullptr);

    [[nodiscard]] int count() const { return rowCount(); }
    /// What QML reads as @p role; nothing if there is no such row.
    [[nodiscard]] QVariant value(int row, const char* role) const;

    [[nodiscard]] int rowCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] QVariant data(const QModelIndex& index, int role) const override;
    [[nodiscard]] QHash<int, QByteArray> roleNames() const override;

signals:
    void countChanged();

protected:
    /// The editor speaks another language: rows that keep texts are made anew.
    virtual void retranslate() {}

private:
    friend class AnyRows;
    template <class Row>
    friend class Rows;

    const AnyRows* m_rows = nullptr;
};

/// Rows of any type, as their model reads them.
class AnyRows {
public:
    explicit AnyRows(RowsModel* model) : m_model(model) { m_model->m_rows = this; }
    virtual ~AnyRows() { m_model->m_rows = nullptr; }
    Q_DISABLE_COPY_MOVE(AnyRows)

    [[nodiscard]] virtual int count() const = 0;
    [[nodiscard]] virtual QVariant read(int row, int role) const = 0;
    [[nodiscard]] virtual int idOf(const char* role) const = 0; ///< -1 if there is none
    [[nodiscard]] virtual QHash<int, QByteArray> roleNames() const = 0;

protected:
    RowsModel* m_model;
};

/// A value as QML reads it.
template <class T>
QVariant roleValue(const T& value) {
    if constexpr (std::is_convertible_v<T, std::string>)
        return QString::fromStdString(value);
    else if constexpr (std::is_same_v<T, QVariant>)
        return value;
    else
        return QVariant::fromValue(value);
}

/// What QML reads of a row, by its name there.
template <class Row>
struct Role {
    QByteArray name;
    std::function<QVariant(const Row&)> read;
    bool needsMore; ///< it depends on more than the row

    /// @param of a field of Row, or a function of it; one that captures something needs more
    template <class Read>
    Role(const char* id, Read of)
        : name(id)
        , read([of](const Row& row) { return roleValue(std::invoke(of, row)); })
        , needsMore(std::is_class_v<Read> && !std::is_empty_v<Read>) {}
};

/// The rows of a list model, and the one place that announces how they change.
template <class Row>
class Rows : public AnyRows {
public:
    Rows(RowsModel* model, std::vector<Role<Row>> roles)
        : AnyRows(model), m_roles(std::move(roles)) {}

    [[nodiscard]] const std::vector<Row>& all() const { return m_all; }
    [[nodiscard]] auto begin() const { return m_all.begin(); }
    [[nodiscard]] auto end() const { return m_all.end(); }
    [[nodiscard]] bool empty() const { return m_all.empty(); }
    [[nodiscard]] std::size_t size() const { return m_all.size(); }
    [[nodiscard]] const Row& operator[](std::size_t row) const { return m_all[row]; }
    /// Null if there is no such row.
    [[nodiscard]] const Row* at(int row) const {
        return row >= 0 && row < count() ? &m_all[static_cast<std::size_t>(row)] : nullptr;
    }

    /// Shows other rows, of which those that stay keep their delegates. Announces the rows that are
    /// removed, inserted and moved, in runs, and the roles that changed. Whether any row came, went
    /// or moved.
    /// @param key a field of Row, or a function of it, that says what the row is about
    template <class Key>
    bool show(const std::vector<Row>& rows, Key key) {
        const bool isOther = !std::ranges::equal(rows, m_all, {}, key, key);
        const auto before = m_all.size();
        if (isOther && !arrange(rows, key))
            reset(rows);
        else
            update(rows, before);
        return isOther;
    }

    /// Shows other rows, each about the same thing as the one in its place before.
    void show(const std::vector<Row>& rows) {
        const auto before = m_all.size();
        if (rows.size() < before)
            remove(rows.size(), before);
        else if (rows.size() > before)
            insert(before, std::span(rows).subspan(before));
        update(rows, before);
    }

    /// Shows rows about other things: views begin anew.
    void reset(std::vector<Row> rows) {
        const auto before = m_all.size();
        m_model->beginResetModel();
        m_all = std::move(rows);
        m_model->endResetModel();
        if (m_all.size() != before)
            emit m_model->countChanged();
    }

    /// Announces roles that depend on more than their row; without names, all.
    void announce(std::initializer_list<const char*> names = {}) const {
        announce(0, m_all.size(), idsOf(names));
    }
    void announce(int row, std::initializer_list<const char*> names = {}) const {
        announce(static_cast<std::size_t>(row), static_cast<std::size_t>(row) + 1, idsOf(names));
    }

    [[nodiscard]] int count() const override { return static_cast<int>(m_all.size()); }
    [[nodiscard]] QVariant read(int row, int role) const override {
        const auto number = static_cast<std::size_t>(role - Qt::UserRole);
        return role >= Qt::UserRole && number < m_roles.size()
                   ? m_roles[number].read(m_all.at(static_cast<std::size_t>(row)))
                   : QVariant();
    }
    [[nodiscard]] int idOf(const char* role) const override {
        const auto found = std::ranges::find_if(
            m_roles, [role](const Role<Row>& each) { return each.name == role; });
        return found == m_roles.end() ? -1 : idOf(*found);
    }
    [[nodiscard]] QHash<int, QByteArray> roleNames() const override {
        QHash<int, QByteArray> names;
        for (const Role<Row>& each : m_roles)
            names.insert(idOf(each), each.name);
        return names;
    }

private:
    /// Beyond, a reset costs less.
    static constexpr int mostMoves = 16;

    static std::ptrdiff_t at(std::size_t row) { return static_cast<std::ptrdiff_t>(row); }

    /// Makes the keys of the rows those of @p rows. False if that takes too many moves.
    template <class Key>
    bool arrange(const std::vector<Row>& rows, Key key) {
        std::map<std::decay_t<std::invoke_result_t<Key, const Row&>>, int> wanted, kept;
        for (const Row& row : rows)
            ++wanted[std::invoke(key, row)];
        std::vector<bool> stays;
        for (const Row& row : m_all) {
            stays.push_back(wanted[std::invoke(key, row)]-- > 0);
            kept[std::invoke(key, row)] += stays.back() ? 1 : 0;
        }
        for (std::size_t end = m_all.size(); end > 0; --end) {
            std::size_t first = end;
            while (first > 0 && !stays[first - 1])
                --first;
            remove(first, end);
            end = std::max<std::size_t>(first, 1);
        }
        int moves = 0;
        for (std::size_t i = 0; i < rows.size(); ++i) {
            const auto& id = std::invoke(key, rows[i]);
            const auto is = [&](std::size_t row) {
                return row < m_all.size() && std::invoke(key, m_all[row]) == id;
            };
            if (kept[id] == 0) {
                std::size_t end = i + 1;
                while (end < rows.size() && kept[std::invoke(key, rows[end])] == 0)
                    ++end;
                insert(i, std::span(rows).subspan(i, end - i));
                i = end - 1;
                continue;
            }
            --kept[id];
            while (!is(i)) {
                if (++moves > mostMoves)
                    return false;
                const bool swaps = is(i + 1) && i + 1 < rows.size() &&
                                   std::invoke(key, rows[i + 1]) == std::invoke(key, m_all[i]);
                if (is(i + 1) && !swaps) // one row goes down
                    move(i, m_all.size() - 1);
                else
                    move(static_cast<std::size_t>(
                             std::ranges::find(m_all.begin() + at(i), m_all.end(), id, key) -
                             m_all.begin()),
                         i);
            }
        }
        return true;
    }

    void remove(std::size_t first, std::size_t end) {
        if (first == end)
            return;
        m_model->beginRemoveRows({}, static_cast<int>(first), static_cast<int>(end) - 1);
        m_all.erase(m_all.begin() + at(first), m_all.begin() + at(end));
        m_model->endRemoveRows();
    }

    void insert(std::size_t first, std::span<const Row> rows) {
        m_model->beginInsertRows({}, static_cast<int>(first),
                                 static_cast<int>(first + rows.size()) - 1);
        m_all.insert(m_all.begin() + at(first), rows.begin(), rows.end());
        m_model->endInsertRows();
    }

    void move(std::size_t from, std::size_t to) {
        const int row = static_cast<int>(from);
        m_model->beginMoveRows({}, row, row, {}, static_cast<int>(from < to ? to + 1 : to));
        const auto moved = m_all.begin() + at(from);
        if (from < to)
            std::rotate(moved, moved + 1, m_all.begin() + at(to) + 1);
        else
            std::rotate(m_all.begin() + at(to), moved, moved + 1);
        m_model->endMoveRows();
    }

    /// Takes over rows whose keys are shown in this order, and announces them in runs.
    void update(const std::vector<Row>& rows, std::size_t countBefore) {
        std::size_t first = 0;
        QList<int> changed;
        for (std::size_t i = 0; i <= rows.size(); ++i) {
            if (i < rows.size() && differ(rows[i], m_all[i])) {
                for (const Role<Row>& each : m_roles)
                    if (!changed.contains(idOf(each)) &&
                        (each.needsMore || each.read(rows[i]) != each.read(m_all[i])))
                        changed.append(idOf(each));
                m_all[i] = rows[i];
                continue;
            }
            if (!changed.isEmpty())
                announce(first, i, std::exchange(changed, {}));
            first = i + 1;
        }
        if (m_all.size() != countBefore)
            emit m_model->countChanged();
    }

    static bool differ(const Row& one, const Row& other) {
        if constexpr (std::equality_comparable<Row>)
            return one != other;
        else
            return true;
    }

    void announce(std::size_t first, std::size_t end, const QList<int>& roles) const {
        if (first < end)
            emit m_model->dataChanged(m_model->index(static_cast<int>(first)),
                                      m_model->index(static_cast<int>(end) - 1), roles);
    }

    [[nodiscard]] int idOf(const Role<Row>& role) const {
        return Qt::UserRole + static_cast<int>(&role - m_roles.data());
    }
    [[nodiscard]] QList<int> idsOf(std::initializer_list<const char*> names) const {
        QList<int> ids;
        for (const char* name : names)
            ids.append(idOf(name));
        return ids;
    }

    std::vector<Role<Row>> m_roles;
    std::vector<Row> m_all;
};

inline RowsModel::RowsModel(QObject* parent) : QAbstractListModel(parent) {
    connect(&Language::instance(), &Language::changed, this, [this] { retranslate(); });
}

inline QVariant RowsModel::value(int row, const char* role) const {
    return m_rows && row >= 0 && row < count() ? m_rows->read(row, m_rows->idOf(role)) : QVariant();
}

inline int RowsModel::rowCount(const QModelIndex& parent) const {
    return parent.isValid() || !m_rows ? 0 : m_rows->count();
}

inline QVariant RowsModel::data(const QModelIndex& index, int role) const {
    return m_rows ? m_rows->read(index.row(), role) : QVariant();
}

inline QHash<int, QByteArray> RowsModel::roleNames() const {
    return m_rows ? m_rows->roleNames() : QHash<int, QByteArray>();
}

} // namespace tiller
