#!/usr/bin/env bash
# package.sh [build]: makes the packages and the AppDir in build/package, and checks them. `./dev package` calls it, after it has
#   installed what this needs and made the page template.
# package.sh bare [SUITE [FOLDER]]: installs the packages in that folder, build/package, on a bare Debian, bookworm, uses them
#   there, and removes them. Needs root; takes some minutes and 2 GB.
set -euo pipefail
cd "$(dirname "$(readlink -f "${BASH_SOURCE[0]}")")/../.."
made=build/package id=com.tiller.editor

fail() {
    printf 'package.sh: %s\n' "$*" >&2
    exit 1
}

# The person who makes the packages, as in Debian; else the author of the last commit. Two runs at one commit give the same bytes.
build() {
    DEBFULLNAME=${DEBFULLNAME:-$(git log -1 --format=%an)} DEBEMAIL=${DEBEMAIL:-$(git log -1 --format=%ae)}
    SOURCE_DATE_EPOCH=$(git log -1 --format=%ct)
    export DEBFULLNAME DEBEMAIL SOURCE_DATE_EPOCH
    cmake --preset package "-DTILLER_URL=${TILLER_URL:-}" >/dev/null
    cmake --build --preset package
    rm -f $made/*.deb
    (cd $made && cpack --config CPackConfig.cmake)
    # CPack calls ldconfig in scripts. Debian has a trigger for it.
    local library control=$made/control
    library=$(ls $made/libtiller[0-9]*.deb)
    rm -rf $control
    dpkg-deb --raw-extract "$library" $control
    rm -f $control/DEBIAN/post{inst,rm}
    echo 'activate-noawait ldconfig' >$control/DEBIAN/triggers
    dpkg-deb --root-owner-group --build $control "$library" >/dev/null
    rm -rf $control
}

# Libraries that a desktop has, and that fit its drivers and settings: those of the C library, of X and of graphics.
of_the_system='^(ld-linux.*|lib(c|m|dl|rt|pthread|resolv|gcc_s|stdc\+\+|z|expat|fontconfig|freetype|drm|gbm|GL|EGL|GLX|GLdispatch|OpenGL|X11.*|xcb|udev|dbus-1|glib-2.0))\.so'

# A folder that runs where nothing of Tiller and Qt is installed.
appdir() {
    local dir=$made/AppDir file modules
    rm -rf $dir
    cmake --install $made --prefix $dir/usr --component editor --strip >/dev/null
    mkdir -p $dir/usr/lib
    cp $dir/usr/share/applications/$id.desktop $dir/usr/share/icons/hicolor/scalable/apps/$id.svg $dir
    ln -s $id.svg $dir/.DirIcon
    # What Qt loads while the editor runs.
    modules=$(sed -n 's/^set(CPACK_DEBIAN_EDITOR_PACKAGE_DEPENDS "\(.*\)")$/\1/p' $made/CPackConfig.cmake | grep -o 'qml6-[a-z-]*')
    # shellcheck disable=SC2086 # several words
    for file in $(dpkg -L $modules) "$(qmake6 -query QT_INSTALL_PLUGINS)"/{platforms,xcbglintegrations,imageformats,platforminputcontexts,wayland-*}/*.so; do
        [[ -f $file && $file == */qt6/* ]] || continue
        install -D "$file" "$dir/usr/lib/qt6/${file#*/qt6/}"
    done
    find $dir/usr -type f \( -name '*.so' -o -path '*/bin/*' \) -exec ldd {} + 2>/dev/null | awk '$2 == "=>" && $3 ~ /^\// {print $3}' | sort -u |
        while read -r file; do
            [[ ${file##*/} =~ $of_the_system ]] || cp -L "$file" $dir/usr/lib/
        done
    cat >$dir/AppRun <<'END'
#!/bin/sh
# AppRun [FILE]: the editor. AppRun tiller ...: the command line.
here=$(dirname "$(readlink -f "$0")")
export LD_LIBRARY_PATH="$here/usr/lib${LD_LIBRARY_PATH:+:$LD_LIBRARY_PATH}" QT_PLUGIN_PATH="$here/usr/lib/qt6/plugins"
export QML2_IMPORT_PATH="$here/usr/lib/qt6/qml" QML_IMPORT_PATH="$here/usr/lib/qt6/qml"
if [ "${1:-}" = tiller ]; then shift && exec "$here/usr/bin/tiller" "$@"; fi
exec "$here/usr/bin/tiller-editor" "$@"
END
    chmod 755 $dir/AppRun
}

check() {
    local share=$made/AppDir/usr/share work
    work=$(mktemp -d "${TMPDIR:-/tmp}/tiller package.XXXXXX")
    trap 'rm -rf "$work"' RETURN
    lintian --fail-on error,warning --tag-display-limit 0 --allow-root $made/*.deb
    desktop-file-validate $share/applications/$id.desktop
    appstreamcli validate --no-net $share/metainfo/$id.metainfo.xml
    # The same with the screenshots that a release has.
    cmake --preset package -DTILLER_URL=https://localhost/tiller >/dev/null
    appstreamcli validate --no-net $made/app/package/$id.metainfo.xml
    (cd $made && flatpak-builder --show-manifest ../../app/package/$id.yml >manifest.json)
    # The AppDir brings its own Qt, and draws with it.
    if LD_LIBRARY_PATH=$made/AppDir/usr/lib ldd $made/AppDir/usr/bin/tiller-editor | grep -E 'not found|libQt.* => /(usr/)?lib'; then
        fail "the AppDir lacks these libraries"
    fi
    $made/AppDir/AppRun tiller render examples/hunter-and-prey.tiller --ticks 30 --size 128x128 --output "$work/picture.png"
    file "$work/picture.png" | grep -q '128 x 128' || fail "the AppDir draws no picture"
}

not_run() {
    printf 'not run: %s\n' "$*" >&2
    exit 77
}

# bare [SUITE [FOLDER]]: installs the packages of that folder, uses them and removes them.
bare() {
    local suite=${1:-bookworm} folder=${2:-$made} machine mirror
    [ "$(id -u)" = 0 ] && command -v debootstrap >/dev/null || not_run "a bare Debian needs root and debootstrap"
    mirror=$(sed -n 's/^URIs: *//p; s/^deb \(\[[^]]*\] \)\?\([^ ]*\).*/\2/p' /etc/apt/sources.list.d/*.sources /etc/apt/sources.list 2>/dev/null |
        grep '/debian/\?$' | head -n 1 || true)
    [ -n "$mirror" ] || not_run "there is no mirror of Debian among the package sources"
    machine=$PWD/build/bare-$suite
    rm -rf "$machine"
    mkdir -p "$machine"
    # Its mounts end with the command.
    # shellcheck disable=SC2016 # the inner shell expands it
    unshare --mount --propagation private bash -euc '
        suite=$1 machine=$2 mirror=$3
        debootstrap --variant=minbase --include=ca-certificates "$suite" "$machine" "$mirror" >"$machine.log" 2>&1
        echo "deb $mirror $suite main" >"$machine/etc/apt/sources.list"
        apt-config dump | grep "^Acquire::\(http\|Retries\|Check\)" >"$machine/etc/apt/apt.conf.d/90host" || true
        cp /etc/hosts /etc/resolv.conf "$machine/etc/"
        mkdir "$machine/debs"
        cp "$4"/*.deb app/package/package.sh "$machine/debs"
        for each in dev proc sys; do mount --rbind "/$each" "$machine/$each"; done
        exec chroot "$machine" /usr/bin/env -i HOME=/root PATH=/usr/sbin:/usr/bin:/sbin:/bin LANG=C.UTF-8 DEBIAN_FRONTEND=noninteractive \
            LIBGL_ALWAYS_SOFTWARE=1 bash /debs/package.sh in_bare' bare "$suite" "$machine" "$mirror" "$folder"
    rm -rf "$machine"
}

everything() { find / -xdev \( -path /debs -o -path /tmp -o -path /proc -o -path /sys -o -path /dev -o -path /root -o -path /var/cache -o -path /var/lib \
    -o -path /var/log -o -path /run \) -prune -o -print | sort; }

# On the bare machine, as root.
in_bare() {
    local example=/usr/share/tiller/examples/hunter-and-prey.tiller
    cd /tmp
    . /etc/os-release
    echo "--- $PRETTY_NAME: apt install"
    apt-get update -qq
    everything >before
    apt-get install -y -qq --no-install-recommends /debs/*.deb >install.log 2>&1 || { tail -n 20 install.log; fail "apt could not install the packages"; }
    for each in node npm clang clang-16 clang-19; do ! command -v $each || fail "$each is installed, too"; done
    dpkg -l tiller 'libtiller*' | grep ^ii
    echo "--- the command line"
    tiller run $example --ticks 100 --hash
    tiller export $example --to html --output page.html
    grep -q "Hunter" page.html || fail "the page has no project"
    ls -l page.html
    tiller export $example --to site --output site && ls site
    tiller render $example --ticks 60 --size 256x256 --output thumbnail.png
    echo "--- the editor"
    QT_QPA_PLATFORM=offscreen tiller-editor $example --play 60 --picture window.png
    head -c 8 window.png | grep -q PNG || fail "there is no picture of the window"
    echo "--- a game, with the library"
    apt-get install -y -qq --no-install-recommends g++ gcc pkg-config libc6-dev >>install.log 2>&1
    printf '#include <tiller.h>\n#include <stdio.h>\nint main(void) { return puts(tiller_version()) < 0; }\n' >game.c
    # shellcheck disable=SC2046 # several words
    cc game.c $(pkg-config --cflags --libs tiller) -o game && ./game
    echo "--- a window on a screen"
    apt-get install -y -qq --no-install-recommends xvfb xauth >>install.log 2>&1
    xvfb-run -a -s "-screen 0 1280x800x24" sh -c "timeout 10 tiller-editor $example; [ \$? = 124 ]" || fail "the editor does not stay open"
    removal
}

removal() {
    local packages
    cd /tmp
    echo "--- apt remove"
    # shellcheck disable=SC2016 # of dpkg
    mapfile -t packages < <(dpkg-query -W -f '${Package}\n' tiller 'libtiller*')
    dpkg -L "${packages[@]}" | while read -r file; do [ -d "$file" ] || echo "$file"; done | sort -u >ours
    apt-get remove -y -qq "${packages[@]}" >>install.log 2>&1
    while read -r file; do [ ! -e "$file" ] || fail "$file is left"; done <ours
    apt-get purge -y -qq g++ gcc pkg-config libc6-dev xvfb xauth >>install.log 2>&1
    apt-get autoremove --purge -y -qq >>install.log 2>&1
    everything >after
    comm -13 before after >left
    ! grep -i tiller left || fail "these files are left"
    echo "$(wc -l <ours) files of the packages are gone; files of other packages that are left: $(wc -l <left)"
}

# build makes, and checks what it made.
if [ "${1:-build}" = build ]; then
    build
    appdir
    check
    ls -l $made/*.deb
else
    "$@"
fi
