#!/usr/bin/env bash
# Holds the Arm build, run by qemu, against the release of this machine.
set -euo pipefail
here=$(dirname "$(readlink -f "${BASH_SOURCE[0]}")")
cd "$here/../../.."
native=build/release/bin/tiller arm=build/aarch64/bin/tiller

machine_of() { readelf -h "$1" | sed -n 's/ *Machine: *//p'; }
echo "$native: $(machine_of $native); $arm: $(machine_of $arm)"
if [ "$(machine_of $arm)" != AArch64 ] || [ "$(machine_of $native)" = AArch64 ]; then
    echo "these are not an Arm build and one of another machine"
    exit 1
fi
"$here/same_hashes.sh" 500 $native "qemu-aarch64 -L /usr/aarch64-linux-gnu $arm"
