// What somebody typed or pasted into a cell of the grid.

export type Value = string | number | null;
export type Problem = "notAmount" | "negative" | "noName" | "tooLong" | { said: string }; // by the server
export interface Understood {
    text: string; // as it was typed, where it was not understood
    value: Value;
    problem?: Problem;
}

const nameMax = 255;
const blank = /^[-–—\s\u00a0]*$/;

// Blank is not sold, 0 is free. `parse` knows the currency.
export function understoodPrice(text: string, parse: (text: string) => number | null): Understood {
    if (blank.test(text)) return { text: "", value: null };
    const minor = parse(text);
    if (minor === null) return { text, value: null, problem: "notAmount" };
    return minor < 0 ? { text, value: null, problem: "negative" } : { text, value: minor };
}

export function understoodName(text: string): Understood {
    const name = text.replace(/[\s\p{Cc}]+/gu, " ").trim();
    if (name === "") return { text, value: "", problem: "noName" };
    return [...name].length > nameMax ? { text, value: name, problem: "tooLong" } : { text: name, value: name };
}

// 1250 is "12.50", as spreadsheet programs take it.
export function plainAmount(minor: number, decimals: number): string {
    const digits = String(Math.abs(minor)).padStart(decimals + 1, "0");
    const whole = digits.slice(0, digits.length - decimals);
    const sign = minor < 0 ? "-" : "";
    return decimals === 0 ? sign + whole : `${sign}${whole}.${digits.slice(-decimals)}`;
}
