#!/usr/bin/env bash
# without_screen.sh BUILD [OPTION...] FILE: what a person sees in the editor, on a machine without a screen: plays the file, and
# says where the pictures are.
set -euo pipefail
bin=$1/release/bin file=${!#} world=png
name=$1/run/$(basename "${file%.*}")
if command -v ffmpeg >/dev/null; then world=gif; fi
mkdir -p "$1/run"
export QT_QPA_PLATFORM=offscreen XDG_RUNTIME_DIR=${XDG_RUNTIME_DIR:-$(mktemp -d)}
"$bin/tiller-editor" "${@:2}" --size 1600x1000 --play 600 --picture "$name-window.png"
"$bin/tiller" render "$file" --ticks 600 --size 640x400 -o "$name-world.$world" >/dev/null
cat <<END
There is no screen (DISPLAY is not set), so the editor has played without one:
  $name-window.png    the window
  $name-world.$world    the world
On a desktop, ./dev run opens the editor. From here: ssh -X, or copy the folder to a desktop and run it there.
END
