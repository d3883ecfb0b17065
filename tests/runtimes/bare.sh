#!/usr/bin/env bash
# bare.sh BUILD: plays every example in C, Python, Lua and C# on a Debian that has none of our packages, only the interpreters, with
# what pack.sh made in build/runtimes. The machine is made once, in build/bare, by debootstrap: that needs root and a mirror among the
# package sources. Where that is not possible, the exit code is 77, and the last line says why.
set -euo pipefail
build=$(realpath "$1")
here=$(realpath "$(dirname "${BASH_SOURCE[0]}")")
root=$(realpath "$here/../..")
packs=$root/build/runtimes machine=$root/build/bare ticks=200

not_run() {
    printf 'not run: %s\n' "$*" >&2
    exit 77
}

if [ ! -e "$machine/.ready" ]; then
    if [ "$(id -u)" != 0 ] || ! command -v debootstrap >/dev/null; then not_run "a bare machine needs root and debootstrap"; fi
    mirror=$(sed -n 's/^URIs: *//p; s/^deb \(\[[^]]*\] \)\?\([^ ]*\).*/\2/p' /etc/apt/sources.list.d/*.sources /etc/apt/sources.list 2>/dev/null |
        grep '/debian/\?$' | head -n 1 || true)
    [ -n "$mirror" ] || not_run "there is no mirror of Debian among the package sources"
    rm -rf "$machine"
    mkdir -p "$root/build/log"
    unshare --mount --propagation private debootstrap --variant=minbase --include=python3,luajit,mono-runtime,libmono-system-core4.0-cil \
        "$(sed -n 's/^VERSION_CODENAME=//p' /etc/os-release)" "$machine" "$mirror" >"$root/build/log/bare" 2>&1 ||
        not_run "debootstrap failed: $(tail -n 1 "$root/build/log/bare")"
    touch "$machine/.ready"
fi

game=$machine/game
rm -rf "$game"
mkdir "$game"
cp "$build/tests/tiller_c_game" "$packs"/csharp/Game.exe "$packs"/lua/*.lua "$here"/lua/hash.lua "$here"/python/hash.py "$root"/examples/*.tiller "$game"
cp -P "$packs"/c/libtiller.so* "$game"
/usr/bin/python3 -m zipfile -e "$packs"/python/tiller-*.whl "$game"
mv "$game"/tiller-*.data/purelib/tiller "$game"
# here_are COMMAND: in the machine, in the folder with the games. Mono needs /proc.
here_are() {
    # shellcheck disable=SC2016 # the inner shell expands it
    unshare --mount --propagation private bash -c 'mount --bind /proc "$1/proc" && exec chroot "$@"' here_are "$machine" \
        /usr/bin/env -i PATH=/usr/bin:/bin LANG=C.UTF-8 sh -c "cd game && $1"
}
if here_are 'ls /usr/lib/*/libtbb* /usr/lib/*/libhwy* /usr/lib/python3/dist-packages/numpy 2>/dev/null'; then
    echo "bare.sh: the machine is not bare"
    exit 1
fi

for example in "$root"/examples/*.tiller; do
    name=$(basename "$example")
    expected=$("$build/bin/tiller" run "$example" --ticks $ticks --hash | tail -n 1)
    for play in "LD_LIBRARY_PATH=. ./tiller_c_game hash $name $ticks" "python3 hash.py $name $ticks" "luajit hash.lua $name $ticks" \
        "LD_LIBRARY_PATH=. mono Game.exe hash $name $ticks"; do
        actual=$(here_are "$play") || actual=failed
        [ "$actual" = "$expected" ] || { echo "$name: $play: $actual, but tiller run has $expected" && exit 1; }
    done
    echo "$name: $expected in C, Python, Lua and C#"
done
