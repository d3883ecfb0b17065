// Draws the geometry of the world.
import type { World } from "tiller";
import { color, element } from "./dom";
import { partsOf } from "./sprites";
import { number, points, text, type Item, type ProjectFile } from "./project";

function polygon(pen: CanvasRenderingContext2D, places: readonly number[], isClosed: boolean, isSmooth = false): void {
    pen.beginPath();
    const count = Math.floor(places.length / 2);
    const at = (i: number): [number, number] => {
        const of = isClosed ? (i + count) % count : Math.max(0, Math.min(count - 1, i));
        return [places[2 * of]!, places[2 * of + 1]!];
    };
    if (count === 0) return;
    pen.moveTo(...at(0));
    for (let i = 0; i < (isClosed ? count : count - 1); ++i) {
        if (!isSmooth || count < 3) {
            pen.lineTo(...at(i + 1));
            continue;
        }
        const [a, b, c, d] = [at(i - 1), at(i), at(i + 1), at(i + 2)];
        pen.bezierCurveTo(
            b[0] + (c[0] - a[0]) / 6,
            b[1] + (c[1] - a[1]) / 6,
            c[0] - (d[0] - b[0]) / 6,
            c[1] - (d[1] - b[1]) / 6,
            c[0],
            c[1]
        );
    }
}

function outline(pen: CanvasRenderingContext2D, item: Item): void {
    const [x, y, width, height] = [number(item.x), number(item.y), number(item.width), number(item.height)];
    pen.beginPath();
    if (item.shape === "polygon" || item.shape === "wall") polygon(pen, points(item.points), item.shape === "polygon");
    else if (item.shape === "box") pen.rect(x, y, width, height);
    else if (item.type === "region") pen.arc(x + width / 2, y + height / 2, Math.min(width, height) / 2, 0, 2 * Math.PI);
    else pen.arc(x, y, number(item.radius), 0, 2 * Math.PI);
}

function label(pen: CanvasRenderingContext2D, item: Item, x: number, y: number, pixel: number): void {
    if (!item.name) return;
    pen.font = `${12 * pixel}px system-ui, sans-serif`;
    pen.fillStyle = color("muted");
    pen.fillText(text(item.name), x + 6 * pixel, y - 6 * pixel);
}

const groundShare = 0.75; // of a full cell: agents stay in front
const groundCanvas = element("canvas");

/** What the grounds hold, as colors: a pixel for each cell. */
export function drawGrounds(pen: CanvasRenderingContext2D, world: World, project: ProjectFile, hidden: ReadonlySet<string>): void {
    for (const item of project.scene ?? []) {
        if (item.type !== "ground" || hidden.has(item.id)) continue;
        const { columns, rows, corner, extent, values } = world.ground(item.id),
            picture = new ImageData(columns, rows),
            { data } = picture,
            [red, green, blue] = partsOf(text(item.color) || "#3fae5c"),
            perValue = (255 * groundShare) / number(item.full, 1);
        for (let i = 0; i < values.length; ++i) {
            const value = values[i]!;
            if (value === 0) continue;
            data[4 * i] = red;
            data[4 * i + 1] = green;
            data[4 * i + 2] = blue;
            data[4 * i + 3] = Math.min(value * perValue, 255 * groundShare); // rounds by itself
        }
        groundCanvas.width = columns;
        groundCanvas.height = rows;
        groundCanvas.getContext("2d", { willReadFrequently: true })!.putImageData(picture, 0, 0);
        pen.imageSmoothingEnabled = false;
        pen.drawImage(groundCanvas, corner[0], corner[1], extent[0], extent[1]);
        pen.imageSmoothingEnabled = true;
    }
}

/** Lines at round distances. @param pixel the length of a pixel in the world */
export function drawGrid(pen: CanvasRenderingContext2D, project: ProjectFile, pixel: number): void {
    const { width, height } = project.world,
        rough = 40 * pixel,
        power = 10 ** Math.floor(Math.log10(rough));
    const step = power * ([1, 2, 5].find((each) => each * power >= rough) ?? 10);
    pen.strokeStyle = color("grid");
    pen.lineWidth = pixel;
    pen.beginPath();
    for (let x = step; x < width; x += step) {
        pen.moveTo(x, 0);
        pen.lineTo(x, height);
    }
    for (let y = step; y < height; y += step) {
        pen.moveTo(0, y);
        pen.lineTo(width, y);
    }
    pen.stroke();
}

/** @param pixel the length of a pixel in the world */
export function drawScene(pen: CanvasRenderingContext2D, project: ProjectFile, hidden: ReadonlySet<string>, pixel: number): void {
    for (const item of (project.scene ?? []).filter(({ id }) => !hidden.has(id))) {
        pen.lineWidth = 1.5 * pixel;
        pen.setLineDash([]);
        pen.strokeStyle = color("outline");
        const [x, y] = [number(item.x), number(item.y)];
        if (item.type === "obstacle") {
            outline(pen, item);
            pen.fillStyle = color("obstacle");
            if (item.shape === "wall") pen.lineWidth = 3 * pixel;
            else pen.fill();
            pen.stroke();
        } else if (item.type === "region") {
            outline(pen, item);
            pen.setLineDash([6 * pixel, 4 * pixel]);
            pen.stroke();
            const corner = points(item.points);
            label(
                pen,
                item,
                item.shape === "polygon" ? (corner[0] ?? x) : x,
                (item.shape === "polygon" ? (corner[1] ?? y) : y) + 22 * pixel,
                pixel
            );
        } else if (item.type === "path") {
            polygon(pen, points(item.points), item.closed === true, item.curve === "smooth");
            pen.stroke();
        } else if (item.type === "point") {
            pen.beginPath();
            pen.arc(x, y, 5 * pixel, 0, 2 * Math.PI);
            pen.moveTo(x - 9 * pixel, y);
            pen.lineTo(x + 9 * pixel, y);
            pen.moveTo(x, y - 9 * pixel);
            pen.lineTo(x, y + 9 * pixel);
            pen.stroke();
            label(pen, item, x, y, pixel);
        } else if (item.type === "field" && number(item.radius, 4e6) < 4e6) {
            pen.beginPath();
            pen.arc(x, y, number(item.radius), 0, 2 * Math.PI);
            pen.setLineDash([2 * pixel, 6 * pixel]);
            pen.stroke();
            label(pen, item, x, y, pixel);
        }
    }
    pen.setLineDash([]);
}
