# shellcheck shell=bash disable=SC2154 # the test sets them
# A save of the editor, as $program does it, on the disk $1, which is full.
cd "$1" && cp "$project" a.tiller && cp a.tiller old || exit 98
head -c 8000000 /dev/zero >rest 2>/dev/null
"$program" tst_faults --save-once "$1/a.tiller"
code=$?
cmp a.tiller old || exit 22
[ "$(find . -name '.tiller-save-*' | wc -l)" = 0 ] || exit 23
[ "$code" = 3 ] || exit 24
rm rest
"$program" tst_faults --save-once "$1/a.tiller" || exit 25
! cmp -s a.tiller old
