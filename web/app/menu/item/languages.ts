// What records are called in the languages of the store.
import { useQuery } from "@tanstack/react-query";
import { read } from "../../api/client";
import type { StoredRecord } from "../../api/descriptions";
import { listsKey, newerOf, type ListPageData } from "../../records/cache";
import { isObject } from "../../records/form_values";
import { useStore } from "../../shell/store";

export interface Language {
    code: string;
    name: string;
    isRightToLeft: boolean;
}

function languageIn({ languageCode, nativeName, name, rightToLeft }: StoredRecord): Language {
    return { code: String(languageCode ?? ""), name: String(nativeName || name), isRightToLeft: rightToLeft === true };
}

// The first is the one in which records have their own names.
export function useLanguages(): Language[] {
    const { id: store } = useStore();
    const { data } = useQuery({
        queryKey: [...listsKey("language"), store, "menu languages"],
        queryFn: async ({ signal }): Promise<ListPageData> => {
            const found = await read<StoredRecord[]>(`/v1/svc/store/${store}/languages`, {}, signal);
            return { records: found.map((one) => newerOf("language", one)), total: found.length, ignored: [] };
        },
        staleTime: 60_000,
    });
    const place = ({ priority }: StoredRecord) => (typeof priority === "number" ? priority : Infinity);
    return [...(data?.records ?? [])]
        .filter((one) => one.activeStatus && one["languageCode"])
        .sort((a, b) => place(a) - place(b))
        .map(languageIn);
}

export interface Translation {
    language: string;
    name?: string;
    description?: string;
}

export function translationsIn(value: unknown): Translation[] {
    if (!Array.isArray(value)) return [];
    return (value as unknown[]).filter(isObject).map((one) => ({
        language: String(one["language"] ?? ""),
        name: String(one["name"] ?? ""),
        description: String(one["description"] ?? ""),
    }));
}

// One of them changed; what is empty in both is left out.
export function translated(all: Translation[], language: string, part: Partial<Translation>): Translation[] {
    const known = all.find((one) => one.language === language) ?? { language };
    const next = { ...known, ...part };
    const kept = all.some((one) => one.language === language) ? all.map((one) => (one.language === language ? next : one)) : [...all, next];
    return kept.filter(({ name, description }) => Boolean(name) || Boolean(description));
}

// In that language, else as it is.
export function inLanguage(record: Record<string, unknown>, language: string, part: "name" | "description"): string {
    const found = translationsIn(record["translations"]).find((one) => one.language === language)?.[part];
    return found || String(record[part] ?? "");
}
