#!/usr/bin/env bash
# Compares the hashes of the Arm build, run by qemu, with those of this machine's release build.
set -euo pipefail
here=$(dirname "$(readlink -f "${BASH_SOURCE[0]}")")
cd "$here/../../.."
native=build/release/bin/tiller arm=build/aarch64/bin/tiller

machine_of() { readelf -h "$1" | sed -n 's/ *Machine: *//p'; }
echo "$native: $(machine_of $native); $arm: $(machine_of $arm)"
if [ "$(machine_of $arm)" != AArch64 ] || [ "$(machine_of $native)" = AArch64 ]; then
    echo "$arm must be an Arm build, and $native must not"
    exit 1
fi
"$here/same_hashes.sh" 500 $native "qemu-aarch64 -L /usr/aarch64-linux-gnu $arm"
