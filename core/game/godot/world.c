#include "core/game/godot/world.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

gd_variant refused(world* of, const call* with) {
    snprintf(of->error, sizeof of->error, "%s", with->wrong[0] ? with->wrong : tiller_last_error());
    gd.print_error(of->error, with->method, "Tiller", 0);
    return nil();
}

gd_variant done(world* of, const call* with, tiller_result result) {
    return result == TILLER_OK ? from_bool(true) : refused(of, with);
}

static void print_warning(void* user, tiller_severity severity, const char* text) {
    (void)user;
    (void)severity;
    gd.print_warning(text, "tiller", "Tiller", 0);
}

/* ---- Worlds ---------------------------------------------------------------------------------- */

typedef tiller_result (*open_text)(const char* text, size_t length, const tiller_options* options,
                                   tiller_world* number);

static gd_variant open_by(world* of, call* with, open_text by) {
    size_t length;
    const char* text = take_text(with, 0, &length);
    tiller_world number;
    tiller_options options;
    take_options(with, 1, &options);
    options.log = print_warning;
    if (with->wrong[0] ||
        (by ? by(text, length, &options, &number) : tiller_open(text, &options, &number)))
        return refused(of, with);
    if (of->number)
        tiller_close(of->number);
    of->number = number;
    return from_bool(true);
}

static gd_variant open_file(world* of, call* with) {
    return open_by(of, with, NULL);
}

static gd_variant open_project(world* of, call* with) {
    return open_by(of, with, tiller_open_text);
}

static gd_variant open_recording(world* of, call* with) {
    return open_by(of, with, tiller_open_recording);
}

static gd_variant close_world(world* of, call* with) {
    const tiller_result result = tiller_close(of->number);
    of->number = 0;
    return done(of, with, result);
}

static gd_variant last_error(world* of, call* with) {
    (void)with;
    return from_text(of->error);
}

static gd_variant version(world* of, call* with) {
    (void)of;
    (void)with;
    return from_text(tiller_version());
}

static gd_variant info(world* of, call* with) {
    tiller_info about;
    gd_dictionary result;
    about.size = sizeof about;
    if (tiller_get_info(of->number, &about))
        return refused(of, with);
    result = new_dictionary();
    put(&result, "tick", from_int((int64_t)about.tick));
    put(&result, "agents", from_int((int64_t)about.agents));
    put(&result, "share", from_real(about.share));
    put(&result, "tick_length", from_real(about.tick_length));
    put(&result, "ticks_per_second", from_real(about.ticks_per_second));
    put(&result, "size", from_vector(about.width, about.height));
    put(&result, "wraps", from_bool(about.wraps));
    put(&result, "is_replaying", from_bool(about.is_replaying));
    return from_dictionary(result);
}

static gd_variant tick(world* of, call* with) {
    tiller_info about;
    about.size = sizeof about;
    return tiller_get_info(of->number, &about) ? refused(of, with) : from_int((int64_t)about.tick);
}

static gd_variant agent_count(world* of, call* with) {
    tiller_info about;
    about.size = sizeof about;
    return tiller_get_info(of->number, &about) ? refused(of, with)
                                               : from_int((int64_t)about.agents);
}

static gd_variant state_hash(world* of, call* with) {
    uint64_t hash;
    char digits[17];
    if (tiller_get_hash(of->number, &hash))
        return refused(of, with);
    snprintf(digits, sizeof digits, "%016llx", (unsigned long long)hash);
    return from_text(digits);
}

/* ---- Time ------------------------------------------------------------------------------------ */

static gd_variant step(world* of, call* with) {
    return done(of, with, tiller_step(of->number));
}

static gd_variant advance(world* of, call* with) {
    const double seconds = take_number(with, 0);
    uint32_t ticks;
    if (with->wrong[0] || tiller_advance(of->number, seconds, &ticks))
        return refused(of, with);
    return from_int(ticks);
}

/* ---- Saving ---------------------------------------------------------------------------------- */

static gd_variant save(world* of, call* with) {
    const void* bytes;
    size_t length;
    return tiller_save(of->number, &bytes, &length) ? refused(of, with) : from_bytes(bytes, length);
}

static gd_variant restore(world* of, call* with) {
    size_t length;
    const void* bytes = take_bytes(with, 0, &length);
    return with->wrong[0] ? refused(of, with)
                          : done(of, with, tiller_restore(of->number, bytes, length));
}

static gd_variant recording(world* of, call* with) {
    const char* text;
    size_t length;
    return tiller_get_recording(of->number, &text, &length) ? refused(of, with)
                                                            : from_text_of(text, length);
}

static gd_variant record(world* of, call* with) {
    const char* path = take_text(with, 0, NULL);
    return with->wrong[0] ? refused(of, with) : done(of, with, tiller_record(of->number, path));
}

static gd_variant stop_recording(world* of, call* with) {
    return done(of, with, tiller_stop_recording(of->number));
}

/* A Dictionary with the ids that are new, gone and changed. */
static gd_variant from_report(const char* report) {
    gd_array lists[3] = {new_array(), new_array(), new_array()};
    gd_dictionary result = new_dictionary();
    while (*report) {
        const char* end = report + strcspn(report, "\n");
        const int list = *report == '+' ? 0 : *report == '-' ? 1 : 2;
        if (end > report + 2)
            append(&lists[list], from_text_of(report + 2, (size_t)(end - report) - 2));
        report = *end ? end + 1 : end;
    }
    put(&result, "added", from_array(lists[0]));
    put(&result, "removed", from_array(lists[1]));
    put(&result, "changed", from_array(lists[2]));
    return from_dictionary(result);
}

static gd_variant reload(world* of, call* with) {
    const char* path = take_text(with, 0, NULL);
    const char* report;
    if (with->wrong[0] || tiller_reload(of->number, path, &report))
        return refused(of, with);
    return from_report(report);
}

static gd_variant reload_text(world* of, call* with) {
    size_t length;
    const char *text = take_text(with, 0, &length), *report;
    if (with->wrong[0] || tiller_reload_text(of->number, text, length, &report))
        return refused(of, with);
    return from_report(report);
}

const method world_methods[] = {{"open", 1, 2, open_file},
                                {"open_text", 1, 2, open_project},
                                {"open_recording", 1, 2, open_recording},
                                {"close", 0, 0, close_world},
                                {"last_error", 0, 0, last_error},
                                {"version", 0, 0, version},
                                {"info", 0, 0, info},
                                {"tick", 0, 0, tick},
                                {"agent_count", 0, 0, agent_count},
                                {"state_hash", 0, 0, state_hash},
                                {"step", 0, 0, step},
                                {"advance", 1, 1, advance},
                                {"save", 0, 0, save},
                                {"restore", 1, 1, restore},
                                {"recording", 0, 0, recording},
                                {"record", 1, 1, record},
                                {"stop_recording", 0, 0, stop_recording},
                                {"reload", 1, 1, reload},
                                {"reload_text", 1, 1, reload_text},
                                {NULL, 0, 0, NULL}};
