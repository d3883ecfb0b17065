#include "game.h"

#include <math.h>
#include <stdio.h>
#include <stdlib.h>

void check(int holds, const char* what, int line) {
    if (holds)
        return;
    fprintf(stderr, "line %d: %s\n  last error: %s\n", line, what, tiller_last_error());
    exit(1);
}
void draw_line(void* user, tiller_vec2 from, tiller_vec2 to, tiller_stroke what) {
    drawing* of = (drawing*)user;
    CHECK(isfinite(from.x) && isfinite(to.y) && what <= TILLER_RANGE);
    FAILS(TILLER_BUSY, tiller_step(of->world)); /* a callback may not use the world */
    FAILS(TILLER_BUSY, tiller_close(of->world));
    ++of->lines;
}
void draw_circle(void* user, tiller_vec2 center, double radius, tiller_stroke what) {
    CHECK(isfinite(center.x) && radius >= 0 && what <= TILLER_RANGE);
    ++((drawing*)user)->circles;
}

char* content_of(const char* path, size_t* length) {
    FILE* file = fopen(path, "rb");
    char* text;
    CHECK(file != NULL);
    fseek(file, 0, SEEK_END);
    *length = (size_t)ftell(file);
    rewind(file);
    text = (char*)malloc(*length + 1);
    CHECK(text != NULL && fread(text, 1, *length, file) == *length);
    text[*length] = 0;
    fclose(file);
    return text;
}
