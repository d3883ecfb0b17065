# Prints a project with geometry for the benchmark. -v kind=obstacles: the flock of flock.tiller among
# 1,000 circles, boxes, triangles and walls. -v kind=path -v points=N: agents on a closed path.

function number(x) { return sprintf("%.3f", x) }

function agentType(more) {
    return "{\"id\": \"bird\", \"type\": \"agent-type\", \"count\": 100000, \"radius\": 0, " more "}"
}

function obstacles(    i, x, y, step, shape, text) {
    step = size / 32
    for (i = 0; i < 1000; ++i) {
        x = (i % 32 + 0.3 + 0.4 * rand()) * step
        y = (int(i / 32) + 0.3 + 0.4 * rand()) * step
        if (i % 4 == 0) shape = "\"shape\": \"circle\", \"radius\": 5, \"x\": " number(x) ", \"y\": " number(y)
        if (i % 4 == 1) shape = "\"shape\": \"box\", \"width\": 10, \"height\": 8, \"x\": " number(x) ", \"y\": " number(y)
        if (i % 4 == 2) shape = "\"shape\": \"polygon\", \"points\": [" number(x) ", " number(y) ", " number(x + 8) ", " number(y) ", " number(x + 4) ", " number(y + 9) "]"
        if (i % 4 == 3) shape = "\"shape\": \"wall\", \"points\": [" number(x) ", " number(y) ", " number(x + 12) ", " number(y + 5) "]"
        text = text (i ? ",\n" : "") "{\"id\": \"obstacle-" i "\", \"type\": \"obstacle\", " shape "}"
    }
    return text
}

function path(    i, angle, radius, text) {
    for (i = 0; i < points; ++i) {
        angle = 6.283185307 * i / points
        radius = size * 0.35 * (1 + 0.2 * sin(5 * angle))
        text = text (i ? ", " : "") number(size / 2 + radius * cos(angle)) ", " number(size / 2 + radius * sin(angle))
    }
    return "{\"id\": \"way\", \"type\": \"path\", \"closed\": true, \"points\": [" text "]}"
}

BEGIN {
    srand(1)
    size = 1595.2084658
    print "{\"format\": \"tiller-project\", \"version\": 2,"
    print "\"world\": {\"width\": " size ", \"height\": " size "},"
    if (kind == "obstacles") {
        print "\"scene\": [" obstacles() "],"
        print "\"nodes\": [" agentType("\"maxSpeed\": 9, \"maxForce\": 27, \"responseTime\": 9, \"startSpeedMin\": 2.7, \"startSpeedMax\": 9") ","
        print "{\"id\": \"separation\", \"type\": \"separation\", \"radius\": 9}, {\"id\": \"alignment\", \"type\": \"alignment\", \"radius\": 9},"
        print "{\"id\": \"cohesion\", \"type\": \"cohesion\", \"radius\": 9}, {\"id\": \"things\", \"type\": \"obstacles\"},"
        print "{\"id\": \"clear\", \"type\": \"obstacle-avoidance\", \"lookAhead\": 1, \"margin\": 1}],"
        print "\"links\": [{\"id\": \"l1\", \"from\": \"bird.agents\", \"to\": \"separation.agents\"}, {\"id\": \"l2\", \"from\": \"bird.agents\", \"to\": \"alignment.agents\"},"
        print "{\"id\": \"l3\", \"from\": \"bird.agents\", \"to\": \"cohesion.agents\"}, {\"id\": \"l4\", \"from\": \"things.obstacles\", \"to\": \"clear.obstacles\"},"
        print "{\"id\": \"l5\", \"from\": \"separation.force\", \"to\": \"bird.steering\", \"weight\": 12}, {\"id\": \"l6\", \"from\": \"alignment.force\", \"to\": \"bird.steering\", \"weight\": 8},"
        print "{\"id\": \"l7\", \"from\": \"cohesion.force\", \"to\": \"bird.steering\", \"weight\": 8}, {\"id\": \"l8\", \"from\": \"clear.force\", \"to\": \"bird.steering\", \"weight\": 12}]}"
    } else {
        print "\"scene\": [" path() "],"
        print "\"nodes\": [" agentType("\"maxSpeed\": 60, \"maxForce\": 4000000, \"responseTime\": 0.2, \"startSpeedMax\": 60") ","
        print "{\"id\": \"route\", \"type\": \"path\", \"path\": \"way\"}, {\"id\": \"follow\", \"type\": \"follow-path\", \"mode\": \"loop\"}],"
        print "\"links\": [{\"id\": \"l1\", \"from\": \"route.path\", \"to\": \"follow.path\"}, {\"id\": \"l2\", \"from\": \"follow.force\", \"to\": \"bird.steering\"}]}"
    }
}
