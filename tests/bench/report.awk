# Makes two Markdown tables from the samples of table.sh: all measurements, and the goals.
# Fields: workload, agents, threads asked for, program, ns, neighbors, bytes, threads used.

function key(workload, agents, threads, program) {
    return workload SUBSEP agents SUBSEP threads SUBSEP program
}

{
    k = key($1, $2, $3, $4)
    if (!(k in count)) {
        order[++rows] = k
        neighbors[k] = $6
        bytes[k] = $7
        used[k] = $8
    }
    # Inserts the sample in ascending order.
    for (i = ++count[k]; i > 1 && sample[k, i - 1] > $5 + 0; --i)
        sample[k, i] = sample[k, i - 1]
    sample[k, i] = $5 + 0
}

function least(k) { return sample[k, 1] }
function median(k) { return (sample[k, int((count[k] + 1) / 2)] + sample[k, int(count[k] / 2) + 1]) / 2 }

function grouped(number,    text) {
    text = sprintf("%d", number)
    while (text ~ /[0-9][0-9][0-9][0-9]/ && match(text, /[0-9][0-9][0-9][0-9](,|$)/))
        text = substr(text, 1, RSTART) "," substr(text, RSTART + 1)
    return text
}

# At least three significant figures.
function short(number) {
    return number >= 1000 ? grouped(number + 0.5) : sprintf(number >= 100 ? "%.0f" : number >= 10 ? "%.1f" : "%.2f", number)
}

function title(program, workload) {
    if (program == "tiller") return "**Tiller**"
    if (program == "textbook") return "textbook flock, C++"
    if (program == "yuka") return "yuka 0.7.8"
    if (workload == "nodes") return "yardstick `free --work wander`, floats"
    return "yardstick `lattice --work " (workload == "views" ? "fov" : "flock") " --double`"
}

function compared(program, ours, theirs) {
    if (program == "yardstick") return sprintf("%.2fx its time", ours / theirs)
    return sprintf("%.1fx faster", theirs / ours)
}

function everything(    r, p, k, ours, ratio) {
    print "| workload | agents | threads | program | ns per agent-step, fastest | median | neighbors | bytes per agent | Tiller takes |"
    print "|---|--:|--:|---|--:|--:|--:|--:|---|"
    for (r = 1; r <= rows; ++r) {
        k = order[r]
        split(k, p, SUBSEP)
        ours = key(p[1], p[2], p[3], "tiller")
        ratio = p[4] == "tiller" ? "" : compared(p[4], least(ours), least(k))
        printf "| %s | %s | %s | %s | %s | %s | %s | %s | %s |\n", p[1], grouped(p[2]),
            used[k] == p[3] ? p[3] : p[3] " (" used[k] " used)", title(p[4], p[1]), short(least(k)), short(median(k)),
            p[1] == "nodes" || p[1] == "crossing" || p[1] ~ /^path/ ? "" : p[1] == "hunt" ? sprintf("%.3f", neighbors[k]) : sprintf("%.2f", neighbors[k]),
            bytes[k] == "-" ? "" : sprintf("%.0f", bytes[k]), ratio
    }
}

# goal: prints a row for WHAT, with the FORMAT of its numbers, GOAL and MUST, the results of the
# fastest and of the median sample, and whether MORE is better.
function goal(what, format, goal_, must, least_, median_, more,    verdict) {
    if (least_ == "") {
        printf "| %s | " format " | " format " | not measured | | |\n", what, goal_, must
        return
    }
    if (more ? least_ >= goal_ : least_ <= goal_) verdict = "goal met"
    else if (more ? least_ >= must : least_ <= must) verdict = "must met"
    else verdict = "**missed**"
    printf "| %s | " format " | " format " | " format " | " format " | %s |\n", what, goal_, must, least_, median_, verdict
}

# The ratio of A's time to B's; empty if one of them is missing.
function ofLeast(a, b) { return (a in count) && (b in count) ? least(a) / least(b) : "" }
function ofMedian(a, b) { return (a in count) && (b in count) ? median(a) / median(b) : "" }
function ratioGoal(what, format, goal_, must, a, b, more) {
    goal(what, format, goal_, must, ofLeast(a, b), ofMedian(a, b), more)
}
function here(workload, agents, threads) { return key(workload, agents, threads, "tiller") }
function peer(workload, agents, program) { return key(workload, agents, 1, program) }

function goals(    k, has) {
    print "| what (one thread if not stated otherwise) | goal | must | fastest sample | median | |"
    print "|---|--:|--:|--:|--:|---|"
    ratioGoal("flock 100k, relative to the yardstick", "%.2fx", 1.15, 1.35, here("flock", 100000, 1), peer("flock", 100000, "yardstick"))
    ratioGoal("views 100k, relative to the yardstick's `fov`", "%.2fx", 1.12, 1.35, here("views", 100000, 1), peer("views", 100000, "yardstick"))
    ratioGoal("mixed 100k, relative to the yardstick's flock", "%.2fx", 1.3, 1.6, here("mixed", 100000, 1), peer("mixed", 100000, "yardstick"))
    ratioGoal("nodes 100k, relative to the yardstick's `wander` in floats", "%.2fx", 2.7, 4, here("nodes", 100000, 1), peer("nodes", 100000, "yardstick"))
    ratioGoal("flock 10k, faster than yuka", "%.1fx", 130, 80, peer("flock", 10000, "yuka"), here("flock", 10000, 1), 1)
    ratioGoal("flock 10k, faster than the textbook flock", "%.1fx", 9, 6, peer("flock", 10000, "textbook"), here("flock", 10000, 1), 1)
    k = here("hunt", 100000, 1)
    has = k in count
    goal("hunt 100k, ns per agent-step at 4 GHz", "%.1f", 60, 100, has ? least(k) * clock / 4 : "", has ? median(k) * clock / 4 : "")
    k = here("crossing", 10000, 1)
    has = k in count
    goal("crossing 10k with reciprocal avoidance, ns per agent-step at 4 GHz", "%.0f", 500, 800, has ? least(k) * clock / 4 : "", has ? median(k) * clock / 4 : "")
    k = here("clump", 10000, 1)
    has = k in count
    goal("clump 10k, ns per neighbor", "%.2f", 5, 8, has ? least(k) / neighbors[k] : "", has ? median(k) / neighbors[k] : "")
    goal("clump 10k, bytes per agent", "%.0f", 128, 160, has ? bytes[k] : "", has ? bytes[k] : "")
    ratioGoal("flock, cost per agent from 10k to 1M", "%.2fx", 1.1, 1.25, here("flock", 1000000, 1), here("flock", 10000, 1))
    ratioGoal("flock 100k, two threads against one", "%.2fx", 1.9, 1.75, here("flock", 100000, 1), here("flock", 100000, 2), 1)
    ratioGoal("flock 1M, two threads against one", "%.2fx", 1.9, 1.75, here("flock", 1000000, 1), here("flock", 1000000, 2), 1)
    k = here("flock", 100000, 1)
    has = k in count
    goal("flock 100k, bytes per agent", "%.0f", 112, 160, has ? bytes[k] : "", has ? bytes[k] : "")
    k = here("flock", 1000000, 2)
    has = k in count
    goal("flock 1M on two threads, ticks per second", "%.1f", 30, 20, has ? 1000 / least(k) : "", has ? 1000 / median(k) : "", 1)
    ratioGoal("flock 100k among 1,000 obstacles, relative to no obstacles", "%.2fx", 4, 4, here("obstacles", 100000, 1), here("flock", 100000, 1))
    ratioGoal("path of 10,000 points, relative to 10 points", "%.2fx", 2, 2, here("path-10000", 100000, 1), here("path-10", 100000, 1))
}

END {
    everything()
    if (left != "") print "\nLeft out: " left "."
    print ""
    goals()
}
