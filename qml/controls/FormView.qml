pragma ComponentBehavior: Bound

import QtQuick
import Tiller.App

/** The fields of a form, in rows: a label, and one or more controls that fill the rest. */
Item {
    id: root

    required property FormModel form
    readonly property real labelWidth: 112 * Theme.scale

    implicitHeight: flow.implicitHeight

    Flow {
        id: flow

        width: root.width + 1 // no field wraps by rounding
        spacing: root.Theme.space

        Repeater {
            model: root.form

            Row {
                id: row

                required property string field
                required property string name
                required property string kind
                required property string label
                required property var value
                required property var choices
                required property string title
                required property string help
                required property string unit
                required property string hint
                required property string before
                required property real fieldWidth
                required property bool starts
                required property real fixedWidth
                required property int gaps
                required property int sharing
                readonly property bool isRule: kind === "rule"
                readonly property real shared: root.width - root.labelWidth - fixedWidth * root.Theme.scale
                                               - (gaps + 1) * root.Theme.space

                spacing: root.Theme.space

                PlainText {
                    visible: row.starts && !row.isRule
                    width: root.labelWidth
                    height: editor.height
                    verticalAlignment: Text.AlignVCenter
                    text: row.label
                    color: root.Theme.textMuted
                }
                PlainText {
                    visible: row.before !== ""
                    width: 16 * root.Theme.scale
                    height: editor.height
                    horizontalAlignment: Text.AlignHCenter
                    verticalAlignment: Text.AlignVCenter
                    text: row.before
                    color: root.Theme.textMuted
                }
                FieldEditor {
                    id: editor

                    width: row.isRule ? root.width
                         : row.fieldWidth > 0 ? row.fieldWidth * root.Theme.scale
                         : row.sharing === 1 ? row.shared : Math.floor(row.shared / row.sharing)
                    height: row.kind === "hint" && !row.starts ? root.Theme.control : implicitHeight
                    kind: row.kind
                    value: row.value
                    name: row.name
                    title: row.title
                    help: row.help
                    unit: row.unit
                    hint: row.hint
                    choices: row.choices
                    live: true
                    onEdited: value => root.form.set(row.field, value)
                }
            }
        }
    }
}
