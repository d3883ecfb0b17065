#!/usr/bin/env bash
# Holds ./dev to what it says about packages and building, on a machine made of stand-ins: a PATH
# that has only what a test puts there, each noting how it was called.
set -euo pipefail
dev=$(realpath "$(dirname "${BASH_SOURCE[0]}")/../../dev")
work=$(mktemp -d "${TMPDIR:-/tmp}/tiller setup.XXXXXX")
trap 'rm -rf "$work"' EXIT
cp "$dev" "$work/dev"
calls=$work/calls
failures=0

# machine NAME...: a PATH of the tools that ./dev always has, and the stand-ins named.
machine() {
    local tool
    rm -rf "$work/bin" "$work/build" "$calls"
    mkdir "$work/bin"
    touch "$calls" "$work/CMakePresets.json"
    for tool in bash env dirname readlink grep sed mkdir cat touch; do
        ln -s "$(command -v $tool)" "$work/bin/$tool"
    done
    for tool in "$@"; do stand_in "$tool" 'true'; done
    stand_in id 'echo 1000'
}

# stand_in TOOL CODE: a TOOL that notes its call and runs CODE.
stand_in() {
    printf '#!/usr/bin/env bash\necho "%s $*" >>"%s"\n%s\n' "$1" "$calls" "$2" >"$work/bin/$1"
    chmod +x "$work/bin/$1"
}

# run ARGUMENT...: ./dev there; what it says is in $said, its code in $code.
run() {
    code=0
    said=$(PATH="$work/bin" "$work/dev" "$@" 2>&1 </dev/null) || code=$?
}

# expect WHAT CONDITION...
expect() {
    local what=$1
    shift
    "$@" && return
    failures=$((failures + 1))
    printf 'FAILED: %s\n  exit code %s, said: %s\n  calls:\n%s\n' "$what" "$code" "$said" "$(cat "$calls")"
}
says() { [[ $said == *"$1"* ]]; }
called() { grep -q -- "$1" "$calls"; }
not() { ! "$@"; }

has_all='for p in "$@"; do case $p in -*|\$*) ;; *) echo "installed $p" ;; esac; done'
has_all_but_ninja="$has_all | grep -v ninja"
configures='case "$*" in --preset*) mkdir -p build/release; touch build/release/build.ninja ;; esac'

machine
run help
for name in $(sed -n 's/^cmd_\([a-z]*\)().*/\1/p' "$dev"); do
    expect "help has a line for $name" says "./dev $name "
done
run nonsense
expect "an unknown command is refused" test "$code" = 1
expect "and named" says '"nonsense"'

machine
run build
expect "without apt it stops" test "$code" = 1
expect "and lists the packages" says "no apt. Install what these packages of Debian 12 hold, then try again: cmake ninja-build"

machine dpkg-query apt-get cmake
run build
expect "with neither root nor sudo it stops" test "$code" = 1
expect "and says what root would do" says "neither root nor sudo to install them. As root: apt-get install cmake ninja-build"
expect "and calls no apt" not called apt-get

machine apt-get cmake
stand_in dpkg-query "$has_all_but_ninja"
stand_in sudo '"$@"'
stand_in cmake "$configures"
run build
expect "with sudo it goes on" test "$code" = 0
expect "installs through sudo" called "sudo env DEBIAN_FRONTEND=noninteractive apt-get install"
expect "what is missing and no more" called "no-install-recommends .* ninja-build\$"
expect "only what is missing" not called "apt-get install.*cmake"

machine apt-get sudo
stand_in dpkg-query "$has_all"
stand_in cmake "$configures"
run build
expect "where all is there it builds" test "$code" = 0
expect "without apt" not called apt-get
expect "and configures" called "cmake --preset release"
sed -i d "$calls"
run build
expect "a second time it builds" called "cmake --build build/release --target tiller tiller_pages tiller-editor"
expect "without configuring" not called "cmake --preset"

machine cmake
stand_in dpkg-query 'true'
stand_in sudo '"$@"'
stand_in apt-get 'exit 100'
run build
expect "where apt fails it stops" test "$code" = 1
expect "in words" says "apt could not install the packages. They are named as in Debian 12: cmake"
expect "before it builds" not called "^cmake"

[ $failures = 0 ] && echo "all as it should be"
