import QtQuick.Controls.Basic

/** An action with its key, and a line that says what it does. */
Action {
    property string keys
    property string help

    shortcut: keys
}
