#!/usr/bin/env bash
# Tests how ./dev installs packages and builds. PATH holds only a few tools, and stand-ins for the
# others, which write down how they were called.
set -euo pipefail
dev=$(realpath "$(dirname "${BASH_SOURCE[0]}")/../../dev")
work=$(mktemp -d "${TMPDIR:-/tmp}/tiller setup.XXXXXX")
trap 'rm -rf "$work"' EXIT
cp "$dev" "$work/dev"
calls=$work/calls
failures=0

# machine NAME...: makes a PATH with the tools that ./dev always finds, and a stand-in for each NAME.
machine() {
    local tool
    rm -rf "${work:?}/bin" "$work/build" "$calls"
    mkdir "$work/bin"
    touch "$calls" "$work/CMakePresets.json"
    for tool in bash env dirname readlink grep sed mkdir cat touch; do
        ln -s "$(command -v $tool)" "$work/bin/$tool"
    done
    for tool in "$@"; do stand_in "$tool" 'true'; done
    stand_in id 'echo 1000'
}

# stand_in TOOL CODE: makes a TOOL that writes down its call and runs CODE.
stand_in() {
    printf '#!/usr/bin/env bash\necho "%s $*" >>"%s"\n%s\n' "$1" "$calls" "$2" >"$work/bin/$1"
    chmod +x "$work/bin/$1"
}

# run ARGUMENT...: runs ./dev with that PATH. Its output is in $output, its exit code in $code.
run() {
    code=0
    output=$(PATH="$work/bin" "$work/dev" "$@" 2>&1 </dev/null) || code=$?
}

# expect TEXT CONDITION...: reports TEXT if the condition fails.
expect() {
    local what=$1
    shift
    "$@" && return
    failures=$((failures + 1))
    printf 'FAILED: %s\n  exit code %s, output: %s\n  calls:\n%s\n' "$what" "$code" "$output" "$(cat "$calls")"
}
says() { [[ $output == *"$1"* ]]; }
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
expect "an unknown command fails" test "$code" = 1
expect "and the message names it" says '"nonsense"'

machine
run build
expect "without apt it stops" test "$code" = 1
expect "and lists the packages" says "no apt. Install what these packages of Debian hold, then try again: cmake ninja-build"

machine dpkg-query apt-get cmake
run build
expect "with neither root nor sudo it stops" test "$code" = 1
expect "and prints the command for root" says "neither root nor sudo to install them. As root: apt-get install cmake ninja-build"
expect "and calls no apt" not called apt-get

machine apt-get cmake
stand_in apt-cache 'echo "  Candidate: 1"'
stand_in dpkg-query "$has_all_but_ninja"
stand_in sudo '"$@"'
stand_in cmake "$configures"
run build
expect "with sudo it succeeds" test "$code" = 0
expect "it installs with sudo" called "sudo env DEBIAN_FRONTEND=noninteractive apt-get install"
expect "it installs the missing package" called "no-install-recommends .* ninja-build\$"
expect "and no other package" not called "apt-get install.*cmake"

machine apt-get cmake
stand_in sudo '"$@"'
stand_in apt-cache 'case $2 in libboost1.81-dev) echo "  Candidate: (none)" ;; *) echo "  Candidate: 1" ;; esac'
stand_in dpkg-query "$has_all | grep -v boost"
stand_in cmake "$configures"
run build
expect "a package of another name is installed where apt does not know the first" called "no-install-recommends .* libboost-dev\$"

machine apt-get cmake
stand_in sudo '"$@"'
stand_in apt-cache 'echo "  Candidate: 1"; for ((i = 0; i < 20000; i++)); do echo "        500 a line of its version table"; done'
stand_in dpkg-query "$has_all | grep -v boost"
stand_in cmake "$configures"
run build
expect "a package is found however much apt prints of it" called "no-install-recommends .* libboost1.81-dev\$"

machine apt-get sudo
stand_in dpkg-query "$has_all"
stand_in cmake "$configures"
run build
expect "with all packages installed it builds" test "$code" = 0
expect "without apt" not called apt-get
expect "and configures" called "cmake --preset release"
sed -i d "$calls"
run build
expect "the second time it builds" called "cmake --build --preset release"
expect "without configuring again" not called "cmake --preset"

machine cmake
stand_in dpkg-query 'true'
stand_in sudo '"$@"'
stand_in apt-get 'exit 100'
run build
expect "if apt fails it stops" test "$code" = 1
expect "with a message" says "apt could not install the packages: cmake"
expect "and does not build" not called "^cmake"

[ $failures = 0 ] && echo "all checks passed"
