-- hash.lua FILE TICKS: prints the hash, as `tiller run --hash`.
local tiller = require("tiller")
local world = tiller.open(arg[1])
for _ = 1, tonumber(arg[2]) do world:step() end
print(world:hash())
