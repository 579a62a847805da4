// The words of the pages: one typed catalogue for each language, so that the compiler finds what is
// missing. What the server says (names, labels of fields, refusals) is not in it and stands in elements
// with translate="no".
import { useSyncExternalStore } from "react";
import { en, type Words } from "./en";
import { pseudo } from "./pseudo";

export const languages = { en: "English", pseudo: "Pseudo" } as const;
export type Language = keyof typeof languages;

// The pseudo-language is for those who look for texts that are not in the catalogue. Nobody is offered it
// who has not written it into the storage of the browser.
export function offeredLanguages(chosen: Language): Language[] {
    const all = Object.keys(languages) as Language[];
    return all.filter((language) => language !== "pseudo" || chosen === "pseudo");
}

const catalogues: Record<Language, Words> = { en, pseudo: pseudo(en) };
const place = "comanda.language";
const listeners = new Set<() => void>();

function kept(): Language {
    try {
        const language = localStorage.getItem(place);
        return language === "pseudo" ? "pseudo" : "en";
    } catch {
        return "en";
    }
}
let language = kept();

export function setLanguage(next: Language): void {
    language = next;
    try {
        localStorage.setItem(place, next);
    } catch {
        // Private windows may refuse; the page itself remembers.
    }
    for (const listener of listeners) listener();
}

export function words(): Words {
    return catalogues[language];
}

function subscribe(listener: () => void): () => void {
    listeners.add(listener);
    return () => listeners.delete(listener);
}

export function useWords(): Words {
    useSyncExternalStore(subscribe, () => language);
    return catalogues[language];
}

export function useLanguage(): Language {
    return useSyncExternalStore(subscribe, () => language);
}

export type { Words };
