// The API key of this visit: the demo's own, or what was typed in, for as long as the tab is open.
import { el } from "./dom.js";

const place = "comanda-key";

class Key {
    private current = "";
    private listeners: { element: Element; hear: () => void }[] = [];

    get value(): string {
        return this.current;
    }

    begin(given: string) {
        this.current = given || (sessionStorage.getItem(place) ?? "");
    }

    // Tells it as long as the element is on the page.
    onChange(element: Element, hear: () => void) {
        this.listeners.push({ element, hear });
    }

    field(): HTMLElement {
        const input = el("input", {
            id: "key",
            value: this.current,
            placeholder: "none yet",
            autocomplete: "off",
            spellcheck: "false",
        });
        input.addEventListener("input", () => {
            this.current = input.value.trim();
            sessionStorage.setItem(place, this.current);
            this.listeners = this.listeners.filter(({ element }) => element.isConnected);
            for (const { hear } of this.listeners) hear();
        });
        return el("label", { class: "key" }, el("span", {}, "API key"), input);
    }
}

export const key = new Key();
