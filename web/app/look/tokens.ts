// The values of the look: one accent, warm neutrals, status colours. A test computes the contrast of
// every pair in `pairs`.

export interface Palette {
    bg: string;
    panel: string;
    sunk: string;
    line: string;
    ink: string;
    soft: string;
    faint: string;
    control: string;
    accent: string;
    accentSoft: string;
    accentOver: string; // the accent under a pointer
    onAccent: string;
    ok: string;
    okSoft: string;
    warn: string;
    warnSoft: string;
    bad: string;
    badSoft: string;
    info: string;
    infoSoft: string;
    told: string; // the bar that tells of a change
    onTold: string;
    toldLink: string;
}

export const light: Palette = {
    bg: "#fbf9f6",
    panel: "#ffffff",
    sunk: "#f4efe9",
    line: "#e8e1d9",
    ink: "#221d1a",
    soft: "#635a54",
    faint: "#6b615b",
    control: "#857b74",
    accent: "#a83c25",
    accentSoft: "#f7e6e0",
    accentOver: "#8f311d",
    onAccent: "#ffffff",
    ok: "#286b44",
    okSoft: "#e2f1e7",
    warn: "#7f4a03",
    warnSoft: "#fbf0d5",
    bad: "#a3123f",
    badSoft: "#fbe3ea",
    info: "#2b5f8a",
    infoSoft: "#e2edf6",
    told: "#221d1a",
    onTold: "#fbf9f6",
    toldLink: "#f2b3a2",
};

export const dark: Palette = {
    bg: "#191614",
    panel: "#221e1b",
    sunk: "#2b2622",
    line: "#38322d",
    ink: "#f2ece6",
    soft: "#b9afa7",
    faint: "#a89e96",
    control: "#8a8079",
    accent: "#ec7f63",
    accentSoft: "#3b2620",
    accentOver: "#f29880",
    onAccent: "#221d1a",
    ok: "#7cc79a",
    okSoft: "#1f3328",
    warn: "#e3b24d",
    warnSoft: "#3a2f17",
    bad: "#f2867c",
    badSoft: "#40221f",
    info: "#86b9e3",
    infoSoft: "#1d2f3d",
    told: "#f2ece6",
    onTold: "#221d1a",
    toldLink: "#8f311d",
};

type Colour = keyof Palette;
const grounds: Colour[] = ["bg", "panel", "sunk"];

// [text or border, background, least contrast]
export const pairs: [Colour, Colour, number][] = [
    ...grounds.flatMap((ground): [Colour, Colour, number][] => [
        ["ink", ground, 4.5],
        ["soft", ground, 4.5],
        ["faint", ground, 4.5],
        ["accent", ground, 4.5],
        ["ok", ground, 4.5],
        ["warn", ground, 4.5],
        ["bad", ground, 4.5],
        ["info", ground, 4.5],
        ["control", ground, 3],
    ]),
    ["onAccent", "accent", 4.5],
    ["onAccent", "accentOver", 4.5],
    ["ink", "accentSoft", 4.5],
    ["accent", "accentSoft", 4.5],
    ["ok", "okSoft", 4.5],
    ["warn", "warnSoft", 4.5],
    ["bad", "badSoft", 4.5],
    ["info", "infoSoft", 4.5],
    ["ink", "okSoft", 4.5],
    ["ink", "warnSoft", 4.5],
    ["ink", "badSoft", 4.5],
    ["ink", "infoSoft", 4.5],
    ["onTold", "told", 4.5],
    ["toldLink", "told", 4.5],
];
