// Agents by the thousand: each look is drawn once for 64 directions, and its pixels are then written into the picture.
// A fill for each of 5,000 agents takes several times as long.
import type { Agents, Pair } from "tiller";
import { element } from "./dom";

/** How the agents of a type look. */
export interface Look {
    readonly color: string;
    readonly shape: string;
    readonly maxSpeed: number;
    readonly maxForce: number;
    readonly picture: string; ///< the name of a file, or ""
    readonly pictureSize: number; ///< of its longer side in the world; 0: that of the body
}

/** The pixels of a body for each direction: x, y and share of the color (0 to 255) in a row. */
export type Sprites = readonly Int16Array[];

const directions = 64;

/** Adds the body of an agent to a path. (fx, fy) is its heading, as long as its radius. */
export function addBody(pen: CanvasRenderingContext2D, shape: string, x: number, y: number, fx: number, fy: number, radius: number): void {
    if (shape === "circle") {
        pen.arc(x, y, radius, 0, 2 * Math.PI);
        return;
    }
    const back = shape === "arrow" ? 0.4 : 0.9;
    pen.moveTo(x + fx * 1.2, y + fy * 1.2);
    pen.lineTo(x - fx * 0.9 - fy * 0.8, y - fy * 0.9 + fx * 0.8);
    pen.lineTo(x - fx * back, y - fy * back);
    pen.lineTo(x - fx * 0.9 + fy * 0.8, y - fy * 0.9 - fx * 0.8);
}

/** @param radius in device pixels */
export function makeSprites(look: Look, radius: number): Sprites {
    const size = Math.ceil(2.6 * radius) + 2,
        half = size / 2,
        picture = element("canvas", { width: size, height: size });
    const pen = picture.getContext("2d", { willReadFrequently: true })!;
    return Array.from({ length: directions }, (_, i) => {
        const angle = (2 * Math.PI * i) / directions,
            pixels: number[] = [];
        pen.clearRect(0, 0, size, size);
        pen.beginPath();
        addBody(pen, look.shape, half, half, Math.cos(angle) * radius, Math.sin(angle) * radius, radius);
        pen.fill();
        const { data } = pen.getImageData(0, 0, size, size);
        for (let at = 0; at < size * size; ++at)
            if (data[4 * at + 3]! > 0)
                pixels.push((at % size) - Math.floor(half), Math.floor(at / size) - Math.floor(half), data[4 * at + 3]!);
        return Int16Array.from(pixels);
    });
}

/** The three parts of a color, as the canvas understands it. */
export function partsOf(color: string): readonly [number, number, number] {
    const pen = element("canvas", { width: 1, height: 1 }).getContext("2d")!;
    pen.fillStyle = color;
    pen.fillRect(0, 0, 1, 1);
    const [red, green, blue] = pen.getImageData(0, 0, 1, 1).data;
    return [red!, green!, blue!];
}

/** At whole pixels: with so many agents nobody sees the difference. @param scale device pixels per world unit
    @param from the place of the world at the top left */
export function drawSprites(
    pen: CanvasRenderingContext2D,
    sprites: Sprites,
    fill: string,
    agents: Agents,
    x: Float64Array,
    y: Float64Array,
    scale: number,
    [fromX, fromY]: Pair
): void {
    const { width, height } = pen.canvas,
        picture = pen.getImageData(0, 0, width, height),
        { data } = picture,
        parts = partsOf(fill);
    const { count, headingX, headingY } = agents,
        turn = directions / (2 * Math.PI);
    for (let i = 0; i < count; ++i) {
        const direction = (Math.round(Math.atan2(headingY[i]!, headingX[i]!) * turn) + directions) % directions;
        const pixels = sprites[direction]!,
            left = Math.round((x[i]! - fromX) * scale),
            top = Math.round((y[i]! - fromY) * scale);
        for (let at = 0; at < pixels.length; at += 3) {
            const column = left + pixels[at]!,
                row = top + pixels[at + 1]!,
                share = pixels[at + 2]!,
                to = 4 * (row * width + column);
            if (column < 0 || row < 0 || column >= width || row >= height) continue;
            for (let part = 0; part < 3; ++part) data[to + part] = (parts[part]! * share + data[to + part]! * (255 - share)) / 255;
        }
    }
    pen.putImageData(picture, 0, 0);
}
