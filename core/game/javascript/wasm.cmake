# Builds for WebAssembly with Debian's clang and libc++. Header-only libraries (JSON, Highway, fast_float) come from
# this machine, after all headers of WASI.
set(CMAKE_SYSTEM_NAME Generic)
set(TILLER_WASM ON)
set(CMAKE_SYSTEM_PROCESSOR wasm32)
set(CMAKE_C_COMPILER clang-16)
set(CMAKE_CXX_COMPILER clang++-16)
set(CMAKE_C_COMPILER_TARGET wasm32-wasi)
set(CMAKE_CXX_COMPILER_TARGET wasm32-wasi)
set(CMAKE_AR llvm-ar-16)
set(CMAKE_RANLIB llvm-ranlib-16)
set(CMAKE_CXX_FLAGS_INIT "-fno-exceptions -fno-rtti -isystem /usr/lib/llvm-16/include/wasm32-wasi/c++/v1 -idirafter /usr/include")
set(CMAKE_TRY_COMPILE_TARGET_TYPE STATIC_LIBRARY)
