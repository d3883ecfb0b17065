# Prints a file that is large in one way, to measure that nothing grows with a square. -v count=N and -v kind=
#   types     agent types of one agent each          wanderers  half as many, each with a behavior of its own
#   chain     combiners, each feeding the next       combiner   links into one combiner
#   agents    agents of one type                     edits      an input log; every event edits a setting
#   keys      keys that no project has               many-edits the same of a project of 10,000 nodes
#   text      bytes of text in the notes             lists      lists, one inside the other
#   notes     annotations

function list(i) { return i > 1 ? "," : "" }

function types(    i) {
    for (i = 1; i <= count; ++i)
        print list(i) "{\"id\": \"t" i "\", \"type\": \"agent-type\", \"count\": 1}"
}

function wanderers(    i) {
    for (i = 1; i <= count / 2; ++i)
        print list(i) "{\"id\": \"t" i "\", \"type\": \"agent-type\", \"count\": 1}, {\"id\": \"w" i "\", \"type\": \"wander\"}"
    print "], \"links\": ["
    for (i = 1; i <= count / 2; ++i) print list(i) "{\"id\": \"l" i "\", \"from\": \"w" i ".force\", \"to\": \"t" i ".steering\"}"
}

function chain(    i) {
    print "{\"id\": \"bird\", \"type\": \"agent-type\", \"count\": 1}, {\"id\": \"n0\", \"type\": \"wander\"}"
    for (i = 1; i <= count; ++i) print ",{\"id\": \"n" i "\", \"type\": \"sum\"}"
    print "], \"links\": ["
    for (i = 1; i <= count; ++i) print "{\"id\": \"l" i "\", \"from\": \"n" (i - 1) ".force\", \"to\": \"n" i ".forces\"},"
    print "{\"id\": \"last\", \"from\": \"n" count ".force\", \"to\": \"bird.steering\"}"
}

function combiner(    i) {
    print "{\"id\": \"bird\", \"type\": \"agent-type\", \"count\": 1}, {\"id\": \"all\", \"type\": \"sum\"}"
    for (i = 1; i <= count; ++i) print ",{\"id\": \"n" i "\", \"type\": \"wander\"}"
    print "], \"links\": ["
    for (i = 1; i <= count; ++i) print "{\"id\": \"l" i "\", \"from\": \"n" i ".force\", \"to\": \"all.forces\", \"weight\": 0.001, \"order\": " i "},"
    print "{\"id\": \"last\", \"from\": \"all.force\", \"to\": \"bird.steering\"}"
}

function agents() {
    print "{\"id\": \"bird\", \"type\": \"agent-type\", \"count\": " count "}, {\"id\": \"go\", \"type\": \"wander\"}"
    print "], \"links\": [{\"id\": \"l\", \"from\": \"go.force\", \"to\": \"bird.steering\"}"
}

function wander(i) {
    return "{\"id\": \"go\", \"type\": \"wander\", \"name\": \"\", \"muted\": false, \"solo\": false, \"circleDistance\": " (i % 50) "}"
}

function notes(    i) {
    print "{\"id\": \"bird\", \"type\": \"agent-type\", \"count\": 1}], \"annotations\": ["
    for (i = 1; i <= count; ++i)
        print list(i) "{\"id\": \"note-" i "\", \"type\": \"comment\", \"text\": \"note " i "\", \"x\": " i ", \"y\": 0}"
}

function repeated(text, times,    result) {
    if (times < 2) return times ? text : ""
    result = repeated(text, int(times / 2))
    return result result (times % 2 ? text : "")
}

BEGIN {
    if (kind == "edits" || kind == "many-edits") {
        others = kind == "edits" ? 0 : 9998
        print "{\"format\": \"tiller-inputs\", \"version\": 2, \"ticks\": 2, \"start\":"
        print "{\"format\": \"tiller-project\", \"version\": 2, \"nodes\": ["
        print "{\"id\": \"bird\", \"type\": \"agent-type\", \"count\": 1}," wander(0)
        for (i = 1; i <= others; ++i) print ",{\"id\": \"n" i "\", \"type\": \"wander\"}"
        print "], \"links\": [{\"id\": \"l\", \"from\": \"go.force\", \"to\": \"bird.steering\"}"
        for (i = 1; i <= others; ++i) print ",{\"id\": \"l" i "\", \"from\": \"n" i ".force\", \"to\": \"bird.steering\", \"weight\": 0.001}"
        print "]}, \"events\": ["
        for (i = 1; i <= count; ++i)
            print list(i) "{\"tick\": 1, \"type\": \"edit\", \"nodes\": [{\"index\": 1, \"before\": " wander(i - 1) ", \"after\": " wander(i) ", \"placeBefore\": {\"x\": 0, \"y\": 0}, \"placeAfter\": {\"x\": 0, \"y\": 0}}]}"
        print "]}"
        exit
    }
    print "{\"format\": \"tiller-project\", \"version\": 2,"
    if (kind == "keys") for (i = 1; i <= count; ++i) print "\"key" i "\": 0,"
    if (kind == "text") print "\"notes\": {\"whatItIs\": \"" repeated("x", count) "\"},"
    if (kind == "agents") print "\"world\": {\"width\": 60000, \"height\": 60000},"
    if (kind == "lists") print "\"x\": " repeated("[", count) repeated("]", count) ","
    print "\"nodes\": ["
    if (kind == "types") types()
    if (kind == "wanderers") wanderers()
    if (kind == "chain") chain()
    if (kind == "combiner") combiner()
    if (kind == "agents") agents()
    if (kind == "notes") notes()
    print "]}"
}
