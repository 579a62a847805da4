// The floors of the store as somebody drew them.
import { useQuery } from "@tanstack/react-query";
import { read } from "../api/client";
import { queries } from "../api/queries";
import { useLiveEvents } from "../live/live";
import { useMay, useStore } from "../shell/store";

export interface Table {
    id: string;
    name: string;
    seats?: number;
    shape?: "Square" | "Rectangle" | "Round" | "Bar";
    x?: number;
    y?: number;
    width?: number;
    height?: number;
    rotation?: number;
}
export interface FloorPlan {
    id: string;
    floorName: string;
    tables: Table[];
}

export const seesTables = ["BO_FLOORS", "DEV_SEE_CHECKS", "DEV_SELL", "DASH_TODAY", "DASH_SALES"];
const none: FloorPlan[] = [];

export function useLayout() {
    const { id: store } = useStore();
    const isSeen = useMay()(...seesTables);
    const queryKey = ["layout", store];
    useLiveEvents(() => void queries.invalidateQueries({ queryKey }), ["floor"]);
    const { data, error, isPending } = useQuery({
        queryKey,
        queryFn: async ({ signal }) => (await read<{ floors: FloorPlan[] }>(`/v1/svc/store/${store}/layout`, {}, signal)).floors,
        enabled: isSeen,
    });
    return { floors: data ?? none, error, isPending: isSeen && isPending };
}

// Where a table is drawn, in parts of the whole plan.
export interface Place {
    left: number;
    top: number;
    width: number;
    height: number;
}
export interface DrawnPlan {
    places: Map<string, Place>; // by table, in pixels
    width: number;
    height: number;
}

const usualSize = 80;
const gap = 10;
const tableMin = 88; // pixels: as much as a name, a word and an amount take

interface Box {
    id: string;
    x: number;
    y: number;
    width: number;
    height: number;
}

function boxesOf(tables: Table[]): Box[] {
    const isDrawn = tables.some(({ x, y }) => (x ?? 0) !== 0 || (y ?? 0) !== 0);
    const across = Math.max(1, Math.ceil(Math.sqrt(tables.length * 2)));
    return tables.map((table, at) => ({
        id: table.id,
        // Tables that nobody placed stand in rows.
        x: isDrawn ? (table.x ?? 0) : (at % across) * usualSize * 1.5,
        y: isDrawn ? (table.y ?? 0) : Math.floor(at / across) * usualSize * 1.5,
        width: table.width || usualSize,
        height: table.height || usualSize,
    }));
}

// How much tables may grow about their middles before two of them touch.
function roomToGrow(boxes: Box[]): number {
    let most = 2;
    for (const [at, one] of boxes.entries())
        for (const other of boxes.slice(at + 1)) {
            const across = Math.abs(one.x + one.width / 2 - other.x - other.width / 2) / ((one.width + other.width) / 2);
            const down = Math.abs(one.y + one.height / 2 - other.y - other.height / 2) / ((one.height + other.height) / 2);
            most = Math.min(most, Math.max(across, down));
        }
    return Math.max(1, most);
}

// The plan as wide as there is room, but never with tables too small to read and to touch.
export function drawPlan(tables: Table[], room: number): DrawnPlan {
    const boxes = boxesOf(tables);
    if (boxes.length === 0) return { places: new Map(), width: 0, height: 0 };
    const grow = roomToGrow(boxes);
    const grown = boxes.map((box) => ({
        ...box,
        x: box.x - (box.width * (grow - 1)) / 2,
        y: box.y - (box.height * (grow - 1)) / 2,
        width: box.width * grow,
        height: box.height * grow,
    }));
    const left = Math.min(...grown.map(({ x }) => x));
    const top = Math.min(...grown.map(({ y }) => y));
    const right = Math.max(...grown.map(({ x, width }) => x + width));
    const bottom = Math.max(...grown.map(({ y, height }) => y + height));
    const smallest = Math.min(...grown.map(({ width, height }) => Math.min(width, height)));
    const readable = (tableMin + gap) / smallest;
    const scale = Math.max(readable, Math.min(room / (right - left), readable * 1.4));
    const places = new Map(
        grown.map(({ id, x, y, width, height }) => [
            id,
            {
                left: Math.round((x - left) * scale + gap / 2),
                top: Math.round((y - top) * scale + gap / 2),
                width: Math.round(width * scale - gap),
                height: Math.round(height * scale - gap),
            },
        ]),
    );
    return { places, width: Math.ceil((right - left) * scale), height: Math.ceil((bottom - top) * scale) };
}
