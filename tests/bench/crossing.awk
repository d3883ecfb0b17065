# Prints a project with 10,000 agents whose ways cross, for the benchmark of reciprocal avoidance: on a grid with
# small random offsets, 1.5 m apart, radius 0.3 m, each at 1.3 m/s to the east, north, west or south.

function number(x) { return sprintf("%.3f", x) }

# The same numbers with every awk: Park and Miller's generator.
function draw() {
    state = (state * 16807) % 2147483647
    return state / 2147483647
}

function node(id, type, settings) { return "{\"id\": \"" id "\", \"type\": \"" type "\"" settings "},\n" }

function link(from, to) {
    links = links (links == "" ? "" : ",\n") "{\"id\": \"l" ++linkCount "\", \"from\": \"" from "\", \"to\": \"" to "\"}"
}

BEGIN {
    state = 1
    count = 10000
    side = 100
    split("east north west south", ways, " ")
    split("1000000 0 -1000000 0", goalX, " ")
    split("0 1000000 0 -1000000", goalY, " ")
    for (i = 0; i < count; ++i) {
        x = 1.5 * (i % side) + 0.4 * draw()
        y = 1.5 * int(i / side) + 0.4 * draw()
        w = 1 + int(4 * draw())
        agents[w] = agents[w] (agents[w] == "" ? "" : ",\n") "{\"name\": \"\", \"x\": " number(x) ", \"y\": " number(y) ", \"vx\": 0, \"vy\": 0}"
    }
    for (w = 1; w <= 4; ++w) {
        way = ways[w]
        scene = scene (w > 1 ? ",\n" : "") "{\"id\": \"" way "-end\", \"type\": \"point\", \"x\": " goalX[w] ", \"y\": " goalY[w] "}"
        nodes = nodes "{\"id\": \"" way "\", \"type\": \"agent-type\", \"radius\": 0.3, \"maxSpeed\": 1.8, \"maxForce\": 40," \
            " \"responseTime\": 0, \"start\": \"placed\", \"agents\": [" agents[w] "]},\n"
        nodes = nodes node(way "-goal", "point", ", \"point\": \"" way "-end\"")
        nodes = nodes node(way "-seek", "seek", ", \"speed\": 0.7222222222222222")
        nodes = nodes node(way "-avoid", "reciprocal-avoidance", ", \"horizon\": 3, \"reach\": 3, \"margin\": 0")
        link(way "-goal.point", way "-seek.target")
        link(way "-seek.force", way "-avoid.forces")
        link(way "-avoid.force", way ".steering")
        for (other = 1; other <= 4; ++other) link(ways[other] ".agents", way "-avoid.agents")
    }
    sub(/,\n$/, "", nodes)
    print "{\"format\": \"tiller-project\", \"version\": 2,"
    print "\"world\": {\"width\": 150, \"height\": 150, \"edges\": \"open\", \"tick\": 0.1, \"ticksPerSecond\": 10},"
    print "\"scene\": [" scene "],\n\"nodes\": [" nodes "],\n\"links\": [" links "]}"
}
