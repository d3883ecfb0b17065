# shellcheck shell=bash disable=SC2154 # the test sets them
# Exports, tables and films of $tiller on the disk $1, which becomes full. $films is 0 without ffmpeg.
cd "$1" || exit 98

film() {
    "$tiller" render "$project" --ticks 4 --size 64x64 -o "$1"
}
refused=0
try() {
    "$@"
    code=$?
    [ "$code" = 3 ] || {
        echo "exit code $code, not 3: $*"
        exit 20
    }
    refused=$((refused + 1))
}
no_leftover() {
    [ "$(find . -maxdepth 1 -name '.tiller-save-*' | wc -l)" = 0 ]
}

"$tiller" export "$project" -o config.json || exit 10
"$tiller" run "$project" --ticks 3 --trace trace.csv --plots plots.csv || exit 11
if [ "$films" = 1 ]; then
    film film.gif || exit 12
    film film.mp4 || exit 12
fi
mkdir old && cp ./*.* old
head -c 8000000 /dev/zero >rest 2>/dev/null

try "$tiller" export "$project" -o config.json
try "$tiller" run "$project" --trace trace.csv
try "$tiller" run "$project" --ticks 20000 --plots plots.csv
if [ "$films" = 1 ]; then
    try film film.gif
    try film film.mp4
fi
try "$tiller" export "$project" -o another.json
[ ! -e another.json ] || exit 21
for each in old/*; do
    cmp "$each" "${each#old/}" || exit 22
done
no_leftover || exit 23

rm rest
"$tiller" export "$project" -o config.json || exit 24
# A table larger than the disk: the old one survives, and the disk is not left full.
try "$tiller" run "$project" --ticks 20000 --trace trace.csv
cmp old/trace.csv trace.csv || exit 25
no_leftover || exit 26
echo "refused $refused"
