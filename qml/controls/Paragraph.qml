import QtQuick

/** Text of several lines. */
PlainText {
    wrapMode: Text.Wrap
}
