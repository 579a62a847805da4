// A word for a colour, so that a swatch does not speak by its colour alone.
import type { Words } from "../words";

type Name = keyof Words["records"]["list"]["colours"];

function channels(colour: string): [number, number, number] | null {
    const digits = colour.replace("#", "");
    const full = digits.length < 6 ? [...digits].map((digit) => digit + digit).join("") : digits;
    const [red, green, blue] = [0, 2, 4].map((at) => Number.parseInt(full.slice(at, at + 2), 16) / 255);
    if (red === undefined || green === undefined || blue === undefined) return null;
    return Number.isNaN(red + green + blue) ? null : [red, green, blue];
}

// The last degree of the circle of hues that has the name.
const hues: [number, Name][] = [
    [15, "red"], [42, "orange"], [68, "yellow"], [160, "green"], [195, "teal"], [250, "blue"], [290, "purple"],
    [345, "pink"], [360, "red"],
];

function nameOf([red, green, blue]: [number, number, number]): Name {
    const most = Math.max(red, green, blue);
    const least = Math.min(red, green, blue);
    const span = most - least;
    const lightness = (most + least) / 2;
    if (lightness > 0.95) return "white";
    if (lightness < 0.08) return "black";
    if (span < 0.09) return "grey";
    const sixths =
        most === red ? ((green - blue) / span + 6) % 6 : most === green ? (blue - red) / span + 2 : (red - green) / span + 4;
    const hue = hues.find(([last]) => sixths * 60 <= last)?.[1] ?? "red";
    return hue === "orange" && lightness < 0.36 ? "brown" : hue;
}

export function colourName(colour: string, words: Words): string {
    const found = channels(colour);
    return found ? words.records.list.colours[nameOf(found)] : colour;
}

// As CSS wants it: colours are stored with or without their "#".
export function colourValue(colour: string): string {
    return colour.startsWith("#") ? colour : `#${colour}`;
}
