// What a browser tells of the place where somebody is: only proposals, each can be changed.
import { currencyCodes } from "../formats/currencies";

// Some browsers that hide where they are name no zone, or one that is none.
export function guessTimeZone(): string {
    const zone: string | undefined = Intl.DateTimeFormat().resolvedOptions().timeZone;
    return zone && Intl.supportedValuesOf("timeZone").includes(zone) ? zone : "UTC";
}

const euro = "AT BE BG CY DE EE ES FI FR GR HR IE IT LT LU LV MC ME MT NL PT SI SK SM XK";
const currencies: Record<string, string> = {
    AE: "AED", AR: "ARS", AU: "AUD", BR: "BRL", CA: "CAD", CH: "CHF", CL: "CLP", CN: "CNY", CO: "COP", CZ: "CZK",
    DK: "DKK", EG: "EGP", GB: "GBP", GE: "GEL", HK: "HKD", HU: "HUF", ID: "IDR", IL: "ILS", IN: "INR", IS: "ISK",
    JP: "JPY", KE: "KES", KR: "KRW", KW: "KWD", LI: "CHF", MA: "MAD", MX: "MXN", MY: "MYR", NG: "NGN", NO: "NOK",
    NZ: "NZD", PE: "PEN", PH: "PHP", PL: "PLN", QA: "QAR", RO: "RON", RS: "RSD", SA: "SAR", SE: "SEK", SG: "SGD",
    TH: "THB", TN: "TND", TR: "TRY", TW: "TWD", UA: "UAH", US: "USD", UY: "UYU", VN: "VND", ZA: "ZAR",
};

// The zone says where the browser is, its language often only where it was made.
const zones: [RegExp, string][] = [
    [/^Europe\/London$/, "GB"], [/^Europe\/Zurich$/, "CH"], [/^Europe\/Warsaw$/, "PL"], [/^Europe\/Prague$/, "CZ"],
    [/^Europe\/Stockholm$/, "SE"], [/^Europe\/Oslo$/, "NO"], [/^Europe\/Copenhagen$/, "DK"], [/^Europe\/Budapest$/, "HU"],
    [/^Europe\/Bucharest$/, "RO"], [/^Europe\/Istanbul$/, "TR"], [/^Europe\/Ky?[iy]e?v$/, "UA"], [/^Asia\/Tokyo$/, "JP"],
    [/^Australia\//, "AU"], [/^Pacific\/Auckland$/, "NZ"], [/^America\/(Toronto|Vancouver|Edmonton|Winnipeg|Halifax)$/, "CA"],
    [/^America\/(Mexico_City|Tijuana|Monterrey|Cancun)$/, "MX"], [/^America\/(New_York|Chicago|Denver|Los_Angeles|Phoenix|Detroit)$/, "US"],
    [/^Europe\/(Berlin|Paris|Madrid|Rome|Vienna|Lisbon|Dublin|Amsterdam|Brussels|Athens|Helsinki|Tallinn|Riga|Vilnius|Ljubljana|Zagreb|Bratislava|Luxembourg|Malta|Sofia)$/, "DE"],
];

export function guessCurrency(timeZone: string, language: string): string {
    let region = zones.find(([zone]) => zone.test(timeZone))?.[1];
    try {
        region ??= new Intl.Locale(language).maximize().region;
    } catch {
        // A language that is none says nothing.
    }
    if (region === undefined) return "USD";
    return euro.split(" ").includes(region) ? "EUR" : (currencies[region] ?? "USD");
}

export interface Choice {
    value: string;
    label: string;
}

export function timeZoneChoices(...others: string[]): Choice[] {
    const all = new Set([...others, "UTC", ...Intl.supportedValuesOf("timeZone")]);
    return [...all].sort().map((zone) => ({ value: zone, label: zone.replaceAll("_", " ") }));
}

export function currencyChoices(): Choice[] {
    const names = new Intl.DisplayNames("en", { type: "currency" });
    return currencyCodes.map((code) => ({ value: code, label: `${code} · ${names.of(code) ?? code}` }));
}
