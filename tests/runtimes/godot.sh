#!/usr/bin/env bash
# godot.sh pack BUILD FOLDER  builds the extension with the header that the engine writes, and puts the demo with the addon there
# godot.sh hashes TICKS FILE... prints "hash NAME HASH" for each file
# godot.sh live EXAMPLES      plays a game that listens, for live_editor
# godot.sh test BUILD         tests the package in build/runtimes/godot
# The engine is a Godot of version 4.4 or later in PATH. Where there is none, it runs in a bare Debian sid in build/godot/machine, which
# debootstrap makes: that needs root, a mirror among the package sources, 2 GB and some minutes. Where neither is possible, the exit
# code is 77, and the last line says why.
set -euo pipefail
here=$(realpath "$(dirname "${BASH_SOURCE[0]}")")
root=$(realpath "$here/../..")
work=$root/build/godot machine=$root/build/godot/machine project=$root/build/godot/project
packages="godot xvfb xauth libgl1-mesa-dri ca-certificates"

not_run() {
    printf 'not run: %s\n' "$*" >&2
    exit 77
}

make_machine() {
    local mirror log=$work/machine.log
    [ "$(id -u)" = 0 ] || not_run "there is no Godot 4.4 or later here, and without root no machine with one can be made"
    [ ! -e "$machine/.ready" ] || return 0
    command -v debootstrap >/dev/null || not_run "there is no Godot 4.4 or later here, and no debootstrap to make a machine with one"
    mirror=$(sed -n 's/^URIs: *//p; s/^deb \(\[[^]]*\] \)\?\([^ ]*\).*/\2/p' /etc/apt/sources.list.d/*.sources /etc/apt/sources.list 2>/dev/null |
        grep '/debian/\?$' | head -n 1 || true)
    [ -n "$mirror" ] || not_run "there is no Godot 4.4 or later here, and no mirror of Debian among the package sources"
    rm -rf "$machine"
    mkdir -p "$work"
    echo "godot.sh: making a machine with Debian sid and Godot; its log is $log" >&2
    unshare --mount --propagation private debootstrap --variant=minbase --include=ca-certificates sid "$machine" "$mirror" >"$log" 2>&1 ||
        not_run "debootstrap could not make a Debian sid: $(tail -n 1 "$log")"
    echo "deb $mirror sid main" >"$machine/etc/apt/sources.list"
    apt-config dump | grep '^Acquire::\(http\|Retries\|Check\)' >"$machine/etc/apt/apt.conf.d/90host" || true
    cp /etc/hosts /etc/resolv.conf "$machine/etc/" 2>/dev/null || true
    in_machine sh -c "apt-get update -qq && apt-get install -y -qq --no-install-recommends $packages" >>"$log" 2>&1 ||
        not_run "apt could not install Godot from Debian sid: $(tail -n 1 "$log")"
    touch "$machine/.ready"
}

# in_machine COMMAND...: in the machine, which sees this repository and /tmp at their paths. Its mounts end with the command.
in_machine() {
    # shellcheck disable=SC2016 # the inner shell expands it
    unshare --mount --propagation private bash -c '
        machine=$1 root=$2
        shift 2
        for each in dev proc sys; do mount --rbind "/$each" "$machine/$each"; done
        mkdir -p "$machine$root"
        mount --bind /tmp "$machine/tmp"
        mount --bind "$root" "$machine$root"
        exec chroot "$machine" "$@"' in_machine "$machine" "$root" \
        /usr/bin/env -i HOME=/root PATH=/usr/sbin:/usr/bin:/sbin:/bin LANG=C.UTF-8 DEBIAN_FRONTEND=noninteractive \
        XDG_RUNTIME_DIR="${XDG_RUNTIME_DIR:-}" LIBGL_ALWAYS_SOFTWARE=1 "$@"
}

on_this_one() { HOME=$home LIBGL_ALWAYS_SOFTWARE=1 "$@"; }

godot=godot run=in_machine
for each in godot4 godot; do
    version=$("$each" --version 2>/dev/null | head -n 1) || continue
    if [[ "$version" =~ ^4\.([4-9]|[1-9][0-9]) ]]; then godot=$each run=on_this_one; fi
done
if [ $run = on_this_one ]; then
    home=$(mktemp -d)
    trap 'rm -rf "$home"' EXIT
else
    make_machine
fi

# play SCRIPT [ARGUMENT...]: without a window, as fast as it goes, with four frames for each tick of the physics.
play() { $run timeout 300 $godot --no-header --headless --fixed-fps 240 --path "$project" -s "$1" -- "${@:2}"; }

# screen ARGUMENT...: the engine in a window.
screen() {
    $run xvfb-run -a -s "-screen 0 1280x720x24" timeout 300 $godot --no-header --rendering-driver opengl3 --audio-driver Dummy "$@"
}

# The demo with its addon and the tests, imported as its editor does. Small files show what else is imported.
make_project() {
    rm -rf "$project"
    cp -r "$root/build/runtimes/godot" "$project"
    cp "$here"/godot/*.gd "$project"
    printf '{"mine": true}\n' >"$project/other.json"
    printf '{"format": "tiller-project"\n' >"$project/wrong.tiller"
    [ $# = 0 ] || "$1/bin/tiller" export "$root/examples/flee.tiller" --to json -o "$project/small.tiller.json"
    mkdir "$project/.godot" # an editor without a window that finds a new extension crashes as it ends: godotengine/godot#111048
    echo res://addons/tiller/tiller.gdextension >"$project/.godot/extension_list.cfg"
    logged import.log $run timeout 600 $godot --headless --path "$project" --import
}

# logged LOG COMMAND...: shows its output if it fails.
logged() { "${@:2}" >"$work/$1" 2>&1 || { cat "$work/$1" && exit 1; }; }

# clean LOG: a test that played, without errors of scripts and without leaks.
clean() {
    if grep -E 'SCRIPT ERROR|does not take this call|leaked|still in use|Orphan|unclaimed' "$work/$1" || ! grep -qx played "$work/$1"; then
        cat "$work/$1"
        exit 1
    fi
}

case $1 in
pack)
    # shellcheck disable=SC2016
    $run sh -c 'mkdir -p "$1" && cd "$1" && exec "$2" --headless --dump-gdextension-interface' - "$work/new" $godot >/dev/null
    mkdir -p "$work/headers" # the same text keeps its time, so nothing is built again
    cmp -s "$work"/{new,headers}/gdextension_interface.h || cp "$work/new/gdextension_interface.h" "$work/headers"
    cmake -D TILLER_GODOT_HEADERS="$work/headers" "$2" >/dev/null
    cmake --build "$2" --target tiller_godot
    mkdir -p "$3"
    cp -r "$root"/core/game/godot/{demo/.,addons} "$3"
    mkdir "$3/addons/tiller/bin"
    strip --strip-unneeded "$2/core/libtiller_godot.so" -o "$3/addons/tiller/bin/libtiller.linux.$(uname -m | sed s/aarch64/arm64/).so"
    cp "$root/LICENSE" "$3/addons/tiller"
    ;;
hashes)
    make_project
    play run.gd "$@" | grep '^hash '
    ;;
live) play run.gd "$@" ;;
test)
    build=$(realpath "$2")
    make_project "$build"
    grep -q 'wrong.tiller: 2:1: ' "$work/import.log"
    echo "every method"
    logged play.log play play.gd "$root/examples"
    clean play.log
    echo "the demo, without a window"
    logged demo.log play demo.gd
    clean demo.log
    grep -q '^ERROR: 1:44: "wrong" is not a key of the project' "$work/demo.log" # in the engine's log
    echo "the demo, in a window"
    logged window.log screen --path "$project" -s demo.gd -- "$root/build/runtimes/godot.png"
    clean window.log
    echo "followed by an editor"
    "$build/tests/live_editor" "$here/godot.sh live $root/examples"
    echo "the class reference has every method, property and signal"
    logged doc.log $run timeout 300 $godot --headless --path "$project" --doctool "$project/addons/tiller" --gdextension-docs
    diff -r "$root/core/game/godot/addons/tiller/doc_classes" "$project/addons/tiller/doc_classes"
    echo "the editor's help has it"
    mkdir "$project/addons/help"
    cp "$here/godot/help.gd" "$project/addons/help"
    printf '[plugin]\nname="Help"\ndescription=""\nauthor=""\nversion=""\nscript="help.gd"\n' >"$project/addons/help/plugin.cfg"
    sed -i 's|tiller/plugin.cfg"|&, "res://addons/help/plugin.cfg"|' "$project/project.godot"
    for seconds in 5 20 80; do
        logged help.log screen --path "$project" --editor -- "$seconds"
        ! grep -qx played "$work/help.log" || break
    done
    clean help.log
    ;;
esac
