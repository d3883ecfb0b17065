#pragma once

#include <QTest>

/// @name The rows of a test function, one a line
///     columns<QString, int>("text", "length");
///     newRow("a word", "prey", 4);
/// @{
template <class... Type, class... Name>
void columns(Name... names) {
    (QTest::addColumn<Type>(names), ...);
}
template <class... Value>
void newRow(const char* name, const Value&... values) {
    (QTest::newRow(name) << ... << values);
}
/// @}
