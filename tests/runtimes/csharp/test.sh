#!/usr/bin/env bash
# test.sh BUILD: plays the games in C# with what pack.sh made in build/runtimes: the plain one, an editor that attaches to
# it, and the package for Unity, which is compiled as Unity does it, against the few types of Unity in UnityStub.cs.
set -euo pipefail
build=$(realpath "$1")
here=$(realpath "$(dirname "${BASH_SOURCE[0]}")")
root=$(realpath "$here/../../..")
packs=$root/build/runtimes
package=$packs/unity/com.tiller.runtime
library=$build/core/libtiller.so
export LD_LIBRARY_PATH=$build/core

echo "C#"
mono "$packs/csharp/Game.exe" play "$root/examples"
[ ! -e "$build/tests/live_editor" ] || "$build/tests/live_editor" "mono $packs/csharp/Game.exe live $root/examples"

work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
# compiled FOLDER SYMBOL...: each assembly sees what its .asmdef names.
compiled() {
    local to=$work/$1 define
    define=$(IFS=';' && echo "UNITY_5_3_OR_NEWER;${*:2}")
    mkdir -p "$to"
    local compile=(mcs -optimize -warn:4 -warnaserror -define:"$define" -lib:"$to")
    "${compile[@]}" -target:library -out:"$to/UnityEngine.dll" "$here/UnityStub.cs"
    "${compile[@]}" -target:library -unsafe -r:UnityEngine.dll -out:"$to/Tiller.Runtime.dll" "$package"/Runtime/*.cs
    "${compile[@]}" -target:library -r:UnityEngine.dll -r:Tiller.Runtime.dll -out:"$to/Tiller.Editor.dll" "$package"/Editor/*.cs
    "${compile[@]}" -target:library -r:UnityEngine.dll -r:Tiller.Runtime.dll -out:"$to/Sample.dll" "$package"/Samples~/Hunt/*.cs
    # shellcheck disable=SC2016 # marks of Markdown
    sed -n '/^```csharp/,/^```/{//!p}' "$package/Documentation~/index.md" >"$to/Page.cs"
    "${compile[@]}" -target:library -r:UnityEngine.dll -r:Tiller.Runtime.dll -out:"$to/Page.dll" "$to/Page.cs"
    "${compile[@]}" -r:UnityEngine.dll -r:Tiller.Runtime.dll -r:Tiller.Editor.dll -r:Sample.dll -out:"$to/UnityGame.exe" "$here/UnityGame.cs"
    "${compile[@]}" -r:Tiller.Runtime.dll -out:"$to/Game.exe" "$here/Game.cs"
}
echo "Unity, by its package"
compiled linux UNITY_STANDALONE_LINUX
mono "$work/linux/UnityGame.exe" play "$package"
mono "$work/linux/UnityGame.exe" library tiller
mono "$work/linux/Game.exe" play "$root/examples"
env -u LD_LIBRARY_PATH mono "$work/linux/UnityGame.exe" alone "$root/examples/flee.tiller"
echo "Unity, with the library linked into the game, as for iOS"
compiled ios UNITY_IOS
mono "$work/ios/UnityGame.exe" library __Internal
env -u LD_LIBRARY_PATH LD_PRELOAD="$library" mono "$work/ios/Game.exe" play "$root/examples"
echo "Unity, the same package in the editor"
compiled editor UNITY_IOS UNITY_EDITOR
mono "$work/editor/UnityGame.exe" library tiller

echo "Unity, libraries of their platforms alone"
pack=$root/core/game/unity/pack.py
ar qc "$work/linux.a" "$library"
for given in {Windows,macOS,Android,iOS,WebGL,Amiga}="$library" Windows="/usr/lib/mono/4.5/mscorlib.dll" {iOS,WebGL}="$work/linux.a"; do
    if "$pack" "$work/none" 0.1.0 "$given" 2>"$work/said"; then
        echo "pack.py takes $given"
        exit 1
    fi
    grep -Eq "is no library for ${given%%=*}|no platform \"Amiga\"" "$work/said"
done
[ ! -e "$work/none" ]
{ printf '\177ELF\2' && head -c 13 /dev/zero && printf '\267\0'; } >"$work/header" # of a library for 64-bit Arm
"$pack" "$work/arm" 0.1.0 Android="$work/header"
settings=$work/arm/Plugins/Android/arm64-v8a/libtiller.so.meta
grep -A 5 'Android: Android' "$settings" | tr -d '\n' | grep -q 'enabled: 1 *settings: *CPU: ARM64'
grep -A 3 'Editor: Editor' "$settings" | tr -d '\n' | grep -q 'enabled: 0 *settings: {}'
grep -q '^| Android | .* | yes |$' "$work/arm/Plugins/README.md"

echo "Unity, the same GUIDs each time"
"$pack" "$work/again" "$(sed -n 's/.*"version": "\(.*\)".*/\1/p' "$package/package.json")" \
    "Linux=$packs/c/libtiller.so" # with NOTICES beside it
diff -r --exclude='Windows*' --exclude=README.md "$package" "$work/again"
