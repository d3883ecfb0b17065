import QtQuick

/** Small, muted text of several lines. */
Caption {
    wrapMode: Text.Wrap
}
