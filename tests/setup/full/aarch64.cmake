# Builds for 64-bit Arm with Debian's cross compiler. The compiler also searches /usr/include, so
# header-only libraries come from this machine. Libraries that are linked do not.
set(CMAKE_SYSTEM_NAME Linux)
set(CMAKE_SYSTEM_PROCESSOR aarch64)
set(CMAKE_CXX_COMPILER aarch64-linux-gnu-g++)
set(CMAKE_CROSSCOMPILING_EMULATOR qemu-aarch64 -L /usr/aarch64-linux-gnu)
