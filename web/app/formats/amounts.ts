// Amounts as people type them.

const grouped = /^\d{1,3}(?:,\d{3})+$|^\d{1,3}(?:\.\d{3}){2,}$/;
const withFraction = /^(\d*|\d{1,3}(?:,\d{3})+|\d{1,3}(?:\.\d{3})+)([.,])(\d+)$/;

// "12,5", "$12.50" or "1.250,00" in minor units of a currency with that many decimals. Null when it is no
// amount, has more decimals than the currency, or could be read in two ways.
export function parseAmount(text: string, decimals: number): number | null {
    const plain = text.replace(/[\s\u00a0\u202f'’]|[A-Z]{3}|\p{Sc}/gu, "");
    const isNegative = plain.startsWith("-");
    const digits = isNegative ? plain.slice(1) : plain;
    const [whole, fraction] = partsOf(digits, decimals) ?? [];
    if (whole === undefined || fraction === undefined || fraction.length > decimals) return null;
    const minor = Number(`${whole}${fraction.padEnd(decimals, "0")}`);
    if (!Number.isSafeInteger(minor)) return null;
    return isNegative && minor !== 0 ? -minor : minor;
}

function partsOf(digits: string, decimals: number): [string, string] | null {
    if (/^\d+$/.test(digits)) return [digits, ""];
    if (grouped.test(digits) && !(decimals === 3 && /^\d+,\d{3}$/.test(digits)))
        return [digits.replace(/[.,]/g, ""), ""];
    const [, whole, mark, fraction] = withFraction.exec(digits) ?? [];
    if (whole === undefined || mark === undefined || fraction === undefined || whole.includes(mark)) return null;
    return [whole.replace(/[.,]/g, "") || "0", fraction];
}
