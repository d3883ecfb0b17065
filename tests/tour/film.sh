#!/usr/bin/env bash
# film.sh BUILD: makes the film of README.md, docs/pictures/zombies.gif: less than 1 MB with 24 colors, twice as fast as
# the run.
set -euo pipefail
cd "$(dirname "$(readlink -f "${BASH_SOURCE[0]}")")/../.."
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
"$1/bin/tiller" render examples/zombies.tiller -o "$work/film.gif" --ticks 1600 --every 10 --size 640x444
ffmpeg -v error -y -i "$work/film.gif" -filter_complex "setpts=N/12.5/TB,fps=12.5,split[a][b];
    [a]palettegen=max_colors=24:stats_mode=full[p];[b][p]paletteuse=dither=none:diff_mode=rectangle" \
    -r 12.5 -loop 0 docs/pictures/zombies.gif
