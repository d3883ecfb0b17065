# Builds for 64-bit Arm with Debian's cross compiler. It finds headers in /usr/include by itself, so
# that libraries of headers only are the host's; libraries that are linked are not.
set(CMAKE_SYSTEM_NAME Linux)
set(CMAKE_SYSTEM_PROCESSOR aarch64)
set(CMAKE_CXX_COMPILER aarch64-linux-gnu-g++)
set(CMAKE_CROSSCOMPILING_EMULATOR qemu-aarch64 -L /usr/aarch64-linux-gnu)
