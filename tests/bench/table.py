#!/usr/bin/env python3
"""Measures Tiller and the programs it is compared with in interleaved rounds, so that the noise of a shared machine affects
all of them alike. Prints Markdown to stdout and progress to stderr. `./dev bench` builds the programs and calls this script."""

import argparse
import json
import math
import os
import re
import shutil
import statistics
import subprocess
import sys
from pathlib import Path

HERE = Path(__file__).resolve().parent
ROOT = HERE.parent.parent
MADE = ROOT / "build" / "bench"
CORES = len(os.sched_getaffinity(0))
CPU = Path("/proc/cpuinfo").read_text()
TITLES = {"tiller": "**Tiller**", "textbook": "textbook flock, C++", "yuka": "yuka 0.7.8"}


def say(text):
    print("bench:", text, file=sys.stderr)


def fail(text):
    sys.exit(f"bench: {text}")


def parsed():
    parser = argparse.ArgumentParser(prog="./dev bench")
    parser.add_argument("bin", type=Path, help=argparse.SUPPRESS)
    parser.add_argument("--quick", action="store_true", help="three short rounds")
    parser.add_argument("--sort-period", type=int, metavar="K", default=4)
    parser.add_argument("--simd", choices=["avx2", "avx512"], help="the vectors of Tiller and the yardstick")
    args = parser.parse_args()
    if not 0 < args.sort_period < 100:
        parser.error("--sort-period must be a number from 1 to 99")
    return args


def run(call, log=None):
    """What a command prints; nothing if it fails or is missing. What it says of errors goes to build/bench/LOG.log."""
    with open(MADE / f"{log}.log" if log else os.devnull, "w") as errors:
        try:
            ran = subprocess.run([str(part) for part in call], stdin=subprocess.DEVNULL, stdout=subprocess.PIPE, stderr=errors, text=True)
        except OSError:
            return None
    return ran.stdout if ran.returncode == 0 else None


class Bench:
    def __init__(self, args):
        self.args = args
        self.rounds, self.sample_ms, warm = (3, 200, 16) if args.quick else (5, 700, 32)
        self.warm = self.whole_periods(warm)  # the yardstick needs them
        self.left_out = {}  # peer -> reason
        self.samples = {}  # (workload, agents, threads, program) -> samples
        self.hashes = {}
        has = set(re.search(r"^flags.*: (.*)", CPU, re.M)[1].split()) if "flags" in CPU else set()
        self.simd = args.simd
        if not self.simd and {"avx512f", "avx512dq", "avx512vl", "avx512bw"} <= has:
            self.simd = "avx512"
        elif not self.simd and {"avx2", "fma"} <= has:
            self.simd = "avx2"
        self.isa = {"avx512": "avx512vl"}.get(self.simd, self.simd)  # the yardstick's name for them
        self.gigahertz = json.loads(run([args.bin / "tiller_clock"]))["gigahertz"]

    def whole_periods(self, ticks):
        return math.ceil(ticks / self.args.sort_period) * self.args.sort_period

    def without(self, peer, reason):
        if self.left_out.setdefault(peer, reason) is reason:
            say(f"without {peer}: {reason}")

    def prepare(self):
        for kind, name in (("obstacles", "obstacles"), ("path", "path-10"), ("path", "path-10000")):
            points = f"points={name.removeprefix('path-')}"
            (MADE / f"{name}.tiller").write_text(run(["awk", "-v", f"kind={kind}", "-v", points, "-f", HERE / "geometry.awk"]))
        (MADE / "crossing.tiller").write_text(run(["awk", "-f", HERE / "crossing.awk"]))
        self.make_seek()
        self.make_driven()
        self.make_ground()
        source = Path(os.environ.get("TILLER_YARDSTICK", ROOT.parent / "shared" / "yardstick"))
        if not (source / "Makefile").exists():
            self.without("yardstick", "../shared/yardstick is missing")
        elif not self.simd:
            self.without("yardstick", "it needs a processor with AVX2")
        elif run(["make", "-C", source, f"-j{CORES}", f"OUT={MADE / 'yardstick'}"], "yardstick") is None:
            self.without("yardstick", "make is missing, or it does not build (see build/bench/yardstick.log)")
        yuka = MADE / "yuka"
        if not (shutil.which("node") and shutil.which("npm")):
            return self.without("yuka", "node or npm is missing")
        package = yuka / "package.json"
        if not package.exists() or package.read_text() != (HERE / "yuka" / "package.json").read_text():
            shutil.rmtree(yuka, ignore_errors=True)
        shutil.copytree(HERE / "yuka", yuka, dirs_exist_ok=True)
        if not (yuka / "node_modules" / "yuka").exists() and run(
            ["timeout", "120", "npm", "install", "--prefix", yuka, "--no-package-lock", "--no-audit", "--no-fund"], "yuka") is None:
            self.without("yuka", "npm could not install it (see build/bench/yuka.log)")

    def make_seek(self):
        """Seek alone, and the same lines as a formula."""
        project = json.loads((HERE / "nodes.tiller").read_text())
        project["nodes"] = [node for node in project["nodes"] if node["id"] != "wander"]
        project["links"] = [link for link in project["links"] if "wander" not in link["from"]]
        project["layout"] = [card for card in project["layout"] if card["id"] != "wander"]
        (MADE / "seek.tiller").write_text(json.dumps(project))
        node = next(each for each in project["nodes"] if each["id"] == "seek")
        del node["speed"]
        node |= {"type": "formula-force", "formula": "desired = normalize(target - position) * max_velocity\n"
                                                     "steering = (desired - velocity) * response"}
        (MADE / "formula.tiller").write_text(json.dumps(project))

    def make_driven(self):
        """The flock, in which a number that each agent drew drives a radius and a weight."""
        project = json.loads((HERE / "flock.tiller").read_text())
        nodes = {node["type"]: node for node in project["nodes"]}
        radius = nodes["separation"]["radius"]
        project["nodes"].append({"id": "draw", "type": "draw", "low": 0.8 * radius, "high": radius})
        for port in (nodes["separation"]["id"] + ".radius", nodes["cohesion"]["id"] + ".weight"):
            project["links"].append({"id": port.replace(".", "-"), "from": "draw.number", "to": port})
        (MADE / "driven.tiller").write_text(json.dumps(project))

    def make_ground(self):
        """Agents that leave and follow on a ground of 512 x 512 cells, which spreads and fades."""
        project = json.loads((HERE / "nodes.tiller").read_text())
        kind = next(node for node in project["nodes"] if node["type"] == "agent-type") | {"count": 10000}
        project["world"] |= {"width": 5120, "height": 5120}
        project["scene"] = [{"id": "ground", "type": "ground", "cell": 10, "spreads": 6, "fades": 0.5}]
        project["nodes"] = [kind, {"id": "follow", "type": "follow-ground", "ground": "ground"}, {"id": "always", "type": "switch"},
                            {"id": "leave", "type": "leave", "ground": "ground", "fires": "every-tick", "radius": 10}]
        wires = (("follow.force", "steering"), ("leave.done", "actions"))
        project["links"] = [{"id": port, "from": start, "to": f"{kind['id']}.{port}"} for start, port in wires]
        project["links"].append({"id": "when", "from": "always.condition", "to": "leave.when"})
        del project["layout"]
        (MADE / "ground.tiller").write_text(json.dumps(project))

    def take_ground(self):
        """The time of the ground, and of the nodes that leave and follow."""
        call = [self.args.bin / "tiller", "bench", MADE / "ground.tiller", "--threads", 1, "--json", "--profile", "--ticks", 200]
        told = json.loads(run(call + (["--simd", self.simd] if self.simd else []), "tiller") or fail(f"a run of Tiller failed ({call})"))
        parts = [part["nsPerAgentStep"] for part in told["profile"] if part["what"] == "grounds" or part["node"] in ("follow", "leave")]
        self.samples.setdefault(("ground", 10000, 1, "tiller"), []).append((sum(parts), 0, None, 1))

    def take_node(self, workload, agents):
        """The time of the node "seek" alone."""
        call = [self.args.bin / "tiller", "bench", MADE / f"{workload}.tiller", "--threads", 1, "--json", "--profile", "--agents", agents,
                "--ticks", self.workload_ticks("nodes", agents)] + (["--simd", self.simd] if self.simd else [])
        told = json.loads(run(call, "tiller") or fail(f"a run of Tiller failed ({call})"))
        if self.hashes.setdefault(("seek or its formula", agents), told["hash"]) != told["hash"]:
            fail("Seek and its formula differ")
        ns = next(part["nsPerAgentStep"] for part in told["profile"] if part["node"] == "seek")
        self.samples.setdefault((f"{workload}, the node alone", agents, 1, "tiller"), []).append((ns, 0, None, 1))

    def ticks(self, ns, agents, most):
        """The ticks, in whole periods, that take the time of one sample at NS per agent-step."""
        return self.whole_periods(max(4, min(most, int(self.sample_ms * 1e6 / (ns * agents)))))

    def workload_ticks(self, workload, agents):
        """The same for Tiller and the yardstick, because flocks grow denser over time."""
        return self.ticks({"nodes": 10, "seek": 10, "formula": 10, "clump": 20000, "crossing": 1500}.get(workload, 50), agents, 600)

    # Each takes one sample of a program: ns, neighbors, bytes, used threads; nothing if the program failed.

    def take_tiller(self, workload, agents, threads):
        file = HERE / f"{workload}.tiller"
        call = [self.args.bin / "tiller", "bench", file if file.exists() else MADE / file.name, "--threads", threads, "--json", "--ticks",
                self.workload_ticks(workload, agents), "--warm", self.warm, "--sort-period", self.args.sort_period]
        call += ["--simd", self.simd] if self.simd else []
        call += ["--agents", agents] if workload != "crossing" else []  # its agents are placed
        text = run(call, "tiller")
        if text is None:
            fail(f"a run of Tiller failed ({call}): {(MADE / 'tiller.log').read_text()}")
        told = json.loads(text)
        if self.hashes.setdefault((workload, agents), told["hash"]) != told["hash"]:
            fail(f"{workload} with {agents} agents has another hash with {threads} threads")
        return told["nsPerAgentStep"], told["neighbors"], told["bytesPerAgent"], told["threads"]

    def take_yardstick(self, workload, agents, threads):
        """Uses doubles and exact sums, like Tiller. Its workload without neighbors has floats only."""
        call = ["free", "--work", "wander"]
        if workload != "nodes":
            call = ["lattice", "--double", "--work", "fov" if workload == "views" else "flock", "--resort", self.args.sort_period]
        text = run([MADE / "yardstick" / call[0], *call[1:], "--n", agents, "--threads", threads, "--isa", self.isa,
                    "--steps", self.workload_ticks(workload, agents), "--warm", self.warm, "--reps", 1])
        found = [re.search(rf" {key}=([-+0-9.eE]+)", text or "") for key in ("min", "nbrs", "B/agent")]
        return (*(float(each[1]) for each in found), threads) if all(found) else None

    def take_textbook(self, workload, agents, threads):
        text = run([self.args.bin / "tiller_textbook", agents, self.ticks(500, agents, 600), 4])
        if text is None:
            fail(f"the textbook flock failed at {agents} agents")
        told = json.loads(text)
        return told["nsPerAgentStep"], told["neighbors"], None, 1

    def take_yuka(self, workload, agents, threads):
        text = run(["node", MADE / "yuka" / "flock.js", agents, self.ticks(2500, agents, 300), 10], "yuka")
        return text and (json.loads(text)["nsPerAgentStep"], json.loads(text)["neighbors"], None, 1)

    def take(self, workload, agents, threads, *programs):
        for program in programs:
            if program not in self.left_out:
                sample = getattr(self, f"take_{program}")(workload, agents, threads)
                if sample:
                    self.samples.setdefault((workload, agents, threads, program), []).append(sample)
                else:
                    self.without(program, f"it failed on {workload} with {agents} agents")

    def take_all(self, round_):
        several = sorted({threads for threads in (2, CORES) if 1 < threads <= CORES})
        for agents in (1000, 10000, 100000):
            self.take("flock", agents, 1, "tiller", "yardstick", "textbook", *(["yuka"] if agents < 100000 else []))
            for threads in several if agents == 100000 else several[-1:]:
                self.take("flock", agents, threads, "tiller", "yardstick")
        # A million agents take long. The textbook flock runs once; with --quick, all other programs run once.
        if round_ == 1 or not self.args.quick:
            textbook = ["textbook"] if round_ == 1 and not self.args.quick else []
            self.take("flock", 1000000, 1, "tiller", "yardstick", *textbook)
            for threads in several:
                self.take("flock", 1000000, threads, "tiller", "yardstick")
        for workload in ("views", "mixed", "nodes"):
            self.take(workload, 100000, 1, "tiller", "yardstick")
        for workload, agents in (("hunt", 100000), ("clump", 10000), ("crossing", 10000), ("obstacles", 100000), ("path-10", 100000),
                                 ("path-10000", 100000)):
            self.take(workload, agents, 1, "tiller")
        self.take("driven", 100000, 1, "tiller")
        for workload in ("seek", "formula"):
            self.take(workload, 100000, 1, "tiller")
            self.take_node(workload, 100000)
        self.take_ground()

    def ns(self, workload, agents, threads=1, program="tiller"):
        """The fastest sample and the median, or nothing."""
        taken = self.samples.get((workload, agents, threads, program))
        return taken and (min(each[0] for each in taken), statistics.median(each[0] for each in taken))

    def print_samples(self):
        print("| workload | agents | threads | program | ns per agent-step, fastest | median | neighbors | bytes per agent | Tiller takes |")
        print("|---|--:|--:|---|--:|--:|--:|--:|---|")
        for (workload, agents, threads, program), taken in self.samples.items():
            _, neighbors, size, used = taken[0]
            theirs, ours = self.ns(workload, agents, threads, program), self.ns(workload, agents, threads)
            title, ratio = TITLES.get(program), ""
            if program == "yardstick":
                title = f"yardstick `lattice --work {'fov' if workload == 'views' else 'flock'} --double`"
                if workload == "nodes":
                    title = "yardstick `free --work wander`, floats"
                ratio = f"{ours[0] / theirs[0]:.2f}x its time"
            elif program != "tiller":
                ratio = f"{theirs[0] / ours[0]:.1f}x faster"
            met = "" if re.match("nodes|crossing|path|seek|formula|ground", workload) else f"{neighbors:.{3 if workload == 'hunt' else 2}f}"
            print(f"| {workload} | {agents:,} | {threads if used == threads else f'{threads} ({used} used)'} | {title} | {short(theirs[0])} |"
                  f" {short(theirs[1])} | {met} | {'' if size is None else f'{size:.0f}'} | {ratio} |")

    def goals(self):
        """Rows of what, format, goal, must, the fastest and the median (or nothing), and whether more is better."""

        def ratio(over, under):
            return over and under and (over[0] / under[0], over[1] / under[1])

        def times(taken, factor):
            return taken and (taken[0] * factor, taken[1] * factor)

        def of_first(index, *where):
            taken = self.samples.get((*where, 1, "tiller"))
            return taken and (taken[0][index],) * 2

        ns, large, clock = self.ns, 100000, self.gigahertz
        clump, million = ns("clump", 10000), ns("flock", 1000000, 2)
        for workload, peer, goal, must in (("flock", "", 1.15, 1.35), ("views", "'s `fov`", 1.12, 1.35), ("mixed", "'s flock", 1.3, 1.6),
                                           ("nodes", "'s `wander` in floats", 2.7, 4)):
            yield (f"{workload} 100k, relative to the yardstick{peer}", ".2fx", goal, must,
                   ratio(ns(workload, large), ns(workload, large, 1, "yardstick")), False)
        yield "flock 10k, faster than yuka", ".1fx", 130, 80, ratio(ns("flock", 10000, 1, "yuka"), ns("flock", 10000)), True
        yield ("flock 10k, faster than the textbook flock", ".1fx", 9, 6,
               ratio(ns("flock", 10000, 1, "textbook"), ns("flock", 10000)), True)
        yield "hunt 100k, ns per agent-step at 4 GHz", ".1f", 60, 100, times(ns("hunt", large), clock / 4), False
        yield ("crossing 10k with reciprocal avoidance, ns per agent-step at 4 GHz", ".0f", 500, 800,
               times(ns("crossing", 10000), clock / 4), False)
        yield "clump 10k, ns per neighbor", ".2f", 5, 8, ratio(clump, of_first(1, "clump", 10000)), False
        yield "clump 10k, bytes per agent", ".0f", 128, 160, of_first(2, "clump", 10000), False
        yield "flock, cost per agent from 10k to 1M", ".2fx", 1.1, 1.25, ratio(ns("flock", 1000000), ns("flock", 10000)), False
        yield "flock 100k, two threads against one", ".2fx", 1.9, 1.75, ratio(ns("flock", large), ns("flock", large, 2)), True
        yield "flock 1M, two threads against one", ".2fx", 1.9, 1.75, ratio(ns("flock", 1000000), million), True
        yield "flock 100k, bytes per agent", ".0f", 112, 160, of_first(2, "flock", large), False
        yield "flock 1M on two threads, ticks per second", ".1f", 30, 20, million and (1000 / million[0], 1000 / million[1]), True
        yield ("flock 100k among 1,000 obstacles, relative to no obstacles", ".2fx", 4, 4,
               ratio(ns("obstacles", large), ns("flock", large)), False)
        yield ("flock 100k with a driven radius and a driven weight, relative to the flock", ".2fx", 1.15, 1.4,
               ratio(ns("driven", large), ns("flock", large)), False)
        yield ("formula of Seek's lines 100k, relative to Seek", ".2fx", 1.5, 3, ratio(ns("formula", large), ns("seek", large)), False)
        yield ("formula of Seek's lines 100k, relative to Seek, the node alone", ".2fx", 1.5, 3,
               ratio(ns("formula, the node alone", large), ns("seek, the node alone", large)), False)
        yield ("ground of 512 x 512 cells that 10k agents leave on and follow, ms per tick", ".2f", 1, 2,
               times(ns("ground", 10000), 0.01), False)
        yield ("path of 10,000 points, relative to 10 points", ".2fx", 2, 2,
               ratio(ns("path-10000", large), ns("path-10", large)), False)

    def print_goals(self):
        print("| what (one thread if not stated otherwise) | goal | must | fastest sample | median | |")
        print("|---|--:|--:|--:|--:|---|")
        for what, style, goal, must, measured, more in self.goals():
            sign = -1 if more else 1
            cells = [f"{number:{style.rstrip('x')}}{style[3:]}" for number in (goal, must, *(measured or ()))]
            if not measured:
                cells += ["not measured", "", ""]
            elif sign * measured[0] <= sign * goal:
                cells.append("goal met")
            else:
                cells.append("must met" if sign * measured[0] <= sign * must else "**missed**")
            print(f"| {what} | {' | '.join(cells)} |")


def short(number):
    """At least three significant figures."""
    return f"{int(number + 0.5):,}" if number >= 1000 else f"{number:.{0 if number >= 100 else 1 if number >= 10 else 2}f}"


def main():
    args = parsed()
    for program in ("tiller", "tiller_textbook", "tiller_clock", "tiller_living"):
        if not os.access(args.bin / program, os.X_OK):
            fail(f"{args.bin / program} is not built")
    MADE.mkdir(parents=True, exist_ok=True)
    bench = Bench(args)
    bench.prepare()
    load = os.getloadavg()[0]
    for round_ in range(1, bench.rounds + 1):
        say(f"round {round_} of {bench.rounds}")
        bench.take_all(round_)
    bench.samples = {key: taken for key, taken in bench.samples.items() if key[3] not in bench.left_out}
    bench.print_samples()
    if bench.left_out:
        print("\nLeft out:", "; ".join(f"{peer}: {reason}" for peer, reason in bench.left_out.items()) + ".")
    print()
    bench.print_goals()
    say("worlds that live")
    simd = ["--simd", bench.simd] if bench.simd else []
    print(flush=True)
    if subprocess.run([args.bin / "tiller_living", *simd, HERE / "flock.tiller", str(bench.rounds + 2)]).returncode != 0:
        fail("worlds that live could not be measured")
    cpu = re.search(r"^model name.*: (.*)", CPU, re.M)
    cache = args.bin.parent / "CMakeCache.txt"
    compiler = re.search(r"^CMAKE_CXX_COMPILER:\w*=(.*)", cache.read_text() if cache.exists() else "", re.M)
    version = (run([compiler[1] if compiler else "c++", "--version"]) or "").split("\n")[0]
    print(f"\nMeasured on: {cpu[1] if cpu else os.uname().machine}, {CORES} cores, {bench.gigahertz:.2f} GHz under load, load average {load:.2f} before;"
          f" {version}, {bench.isa or 'scalar'} vectors, sort period {args.sort_period}, {bench.rounds} interleaved rounds.")


main()
