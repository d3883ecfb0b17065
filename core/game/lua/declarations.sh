#!/bin/sh
# declarations.sh: prints tiller_h.lua, which holds the declarations of tiller.h as LuaJIT reads them.
set -eu
echo '-- Made by declarations.sh from tiller.h.'
echo 'return [['
sed -n '/^extern "C" {/,/^#ifdef __cplusplus/p' "$(dirname "$0")/../tiller.h" |
    sed '1,2d; $d' |
    perl -0pe 's!/\*.*?\*/!!gs; s/#if.*?#endif\n//gs; s/^#define.*\n//mg; s/TILLER_API //g; s/[ \t]+\n/\n/g; s/\n+/\n/g;
        s/,\n\s+/, /g; s/^\n//'
echo ']]'
