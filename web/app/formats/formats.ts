// How amounts, quantities and times of the store are written: the one place that decides it.
import { useMemo } from "react";
import { useStoreRecord } from "../shell/store";
import { parseAmount } from "./amounts";

export interface Formats {
    currency: string;
    decimals: number; // of the currency
    timeZone: string;
    // Minor units: 1250 is "12.50".
    amount(minor: number): string;
    // The same with the currency, once where it is needed: "$12.50".
    money(minor: number): string;
    // What somebody typed ("12,5", "$12.50", "1,250.00"), in minor units; null when it is no amount.
    parseAmount(text: string): number | null;
    count(value: number): string;
    percent(thousandths: number): string;
    date(at: string | number): string;
    time(at: string | number): string;
    dateTime(at: string | number): string;
    // The date on the clock of the store then: "2026-11-17".
    dateOf(at: string | number): string;
    // A business date, "2026-11-17": "Tue 17 Nov", "Tuesday 17 November", "Tuesday".
    day(date: string): string;
    longDay(date: string): string;
    weekDay(date: string): string;
    // "6 min", "2 h", "3 days" since then.
    age(at: string | number, now?: number): string;
}

function decimalsOf(currency: string): number {
    try {
        return new Intl.NumberFormat("en", { style: "currency", currency }).resolvedOptions().maximumFractionDigits ?? 2;
    } catch {
        return 2;
    }
}

export function formatsOf(currency: string, timeZone: string, locale = "en-US"): Formats {
    const decimals = decimalsOf(currency);
    const scale = 10 ** decimals;
    const plain = new Intl.NumberFormat(locale, {
        minimumFractionDigits: decimals,
        maximumFractionDigits: decimals,
    });
    const withCurrency = new Intl.NumberFormat(locale, { style: "currency", currency });
    const counts = new Intl.NumberFormat(locale);
    const percents = new Intl.NumberFormat(locale, { maximumFractionDigits: 3 });
    const date = new Intl.DateTimeFormat("en-GB", { timeZone, day: "numeric", month: "short", year: "numeric" });
    const time = new Intl.DateTimeFormat("en-GB", { timeZone, hour: "2-digit", minute: "2-digit" });
    const both = new Intl.DateTimeFormat("en-GB", {
        timeZone,
        day: "numeric",
        month: "short",
        hour: "2-digit",
        minute: "2-digit",
    });
    const isoDay = new Intl.DateTimeFormat("en-CA", { timeZone, year: "numeric", month: "2-digit", day: "2-digit" });
    const ofDay = (options: Intl.DateTimeFormatOptions) => {
        const format = new Intl.DateTimeFormat("en-GB", { timeZone: "UTC", ...options });
        return (date: string) => format.format(new Date(`${date}T12:00:00Z`)).replace(",", "");
    };
    const ages = (value: number, unit: string) =>
        new Intl.NumberFormat(locale, { style: "unit", unit, unitDisplay: "short" }).format(value);
    return {
        currency,
        decimals,
        timeZone,
        amount: (minor) => plain.format(minor / scale),
        money: (minor) => withCurrency.format(minor / scale),
        parseAmount: (text) => parseAmount(text, decimals),
        count: (value) => counts.format(value),
        percent: (thousandths) => `${percents.format(thousandths / 1_000)} %`,
        date: (at) => date.format(new Date(at)),
        time: (at) => time.format(new Date(at)),
        dateTime: (at) => both.format(new Date(at)),
        dateOf: (at) => isoDay.format(new Date(at)),
        day: ofDay({ weekday: "short", day: "numeric", month: "short" }),
        longDay: ofDay({ weekday: "long", day: "numeric", month: "long" }),
        weekDay: ofDay({ weekday: "long" }),
        age: (at, now = Date.now()) => {
            const minutes = Math.max(0, Math.floor((now - new Date(at).getTime()) / 60_000));
            if (minutes < 60) return ages(minutes, "minute");
            if (minutes < 48 * 60) return ages(Math.floor(minutes / 60), "hour");
            return ages(Math.floor(minutes / 1_440), "day");
        },
    };
}

const formats = new Map<string, Formats>();

// Until the store is known: those of its browser's zone.
export function useFormats(): Formats {
    const store = useStoreRecord();
    const currency = store?.currency ?? "USD";
    const timeZone = store?.timeZone ?? Intl.DateTimeFormat().resolvedOptions().timeZone;
    return useMemo(() => {
        const key = `${currency} ${timeZone}`;
        const known = formats.get(key) ?? formatsOf(currency, timeZone);
        formats.set(key, known);
        return known;
    }, [currency, timeZone]);
}
