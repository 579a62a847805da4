// The contents at the side: guides, chapters with their subjects, and a search over operations.
import type { Api, Place } from "./api.js";
import { el } from "./dom.js";
import { type Guide, headingPlace } from "./guides.js";
import { key } from "./key.js";
import { headingsIn, slug } from "./markdown.js";
import { methodBadge } from "./operation_view.js";

const foundMax = 60;

export const subjectPlace = (tag: string) => `tag/${slug(tag)}`;
export const chapterPlace = (name: string) => `chapter/${slug(name)}`;

// As links to the reference have always been written.
export function placeOf({ method, path, isCall, operation }: Place): string {
    const subject = subjectPlace(operation.tags[0] ?? "");
    return isCall ? `${subject}/webhook/${method}/${path}` : `${subject}/${method}${path}`;
}

function headings(guides: Guide[]): HTMLElement[] {
    return guides
        .flatMap(({ text }) => headingsIn(text))
        .map(({ text, level }) =>
            el("li", { class: level > 1 && "deeper" }, el("a", { href: `#${headingPlace(text)}` }, text)),
        );
}

function chapters(api: Api): HTMLElement[] {
    return api["x-tagGroups"].map(({ name, tags }) =>
        el(
            "section",
            {},
            el("h2", {}, el("a", { href: `#${chapterPlace(name)}` }, name)),
            el("ul", {}, ...tags.map((tag) => el("li", {}, el("a", { href: `#${subjectPlace(tag)}` }, tag)))),
        ),
    );
}

// Every word must be somewhere in what is known of the operation; the rank says how well it fits.
function finder(places: Place[]): (wanted: string) => Place[] {
    const known = places.map((place) => {
        const { operationId, summary, tags } = place.operation;
        return {
            place,
            name: operationId.toLowerCase(),
            text: `${place.method} ${place.path} ${operationId} ${summary} ${tags[0]}`.toLowerCase(),
        };
    });
    return (wanted) => {
        const words = wanted
            .toLowerCase()
            .split(/\s+/)
            .filter((word) => word !== "");
        if (words.length === 0) return [];
        return known
            .filter(({ text }) => words.every((word) => text.includes(word)))
            .sort((a, b) => Number(b.name.startsWith(words[0] ?? "")) - Number(a.name.startsWith(words[0] ?? "")))
            .slice(0, foundMax)
            .map(({ place }) => place);
    };
}

function foundItem(place: Place): HTMLElement {
    return el(
        "li",
        {},
        el(
            "a",
            { href: `#${placeOf(place)}` },
            el("strong", {}, place.operation.summary),
            el("span", {}, methodBadge(place.isCall ? "CALL" : place.method), " ", place.path),
        ),
    );
}

// Arrows walk through the links, and back to the field.
function walk(event: KeyboardEvent, field: HTMLInputElement, found: HTMLElement) {
    if (event.key !== "ArrowDown" && event.key !== "ArrowUp") return;
    const links = [field, ...found.querySelectorAll("a")];
    const at = links.indexOf(document.activeElement as HTMLAnchorElement);
    links[at + (event.key === "ArrowDown" ? 1 : -1)]?.focus();
    event.preventDefault();
}

function search(places: Place[], contents: HTMLElement): HTMLElement[] {
    const find = finder(places);
    const field = el("input", {
        type: "search",
        id: "search",
        placeholder: "Search operations  /",
        "aria-label": "Search operations",
        autocomplete: "off",
    });
    const found = el("ul", { class: "found", "aria-live": "polite" });
    field.addEventListener("input", () => {
        const some = find(field.value);
        contents.hidden = field.value.trim() !== "";
        found.replaceChildren(...some.map(foundItem));
        if (contents.hidden && some.length === 0) found.append(el("li", { class: "quiet" }, "Nothing is called so."));
    });
    field.addEventListener("keydown", (event) => {
        if (event.key === "Enter") found.querySelector("a")?.click();
    });
    field.addEventListener("keydown", (event) => walk(event, field, found));
    found.addEventListener("keydown", (event) => walk(event, field, found));
    document.addEventListener("keydown", (event) => {
        const isTyping = event.target instanceof HTMLElement && event.target.matches("input, textarea");
        if (event.key !== "/" || isTyping || event.ctrlKey || event.metaKey) return;
        document.body.classList.add("shows-contents");
        field.focus();
        event.preventDefault();
    });
    return [field, found];
}

export function contentsOf(api: Api, guides: Guide[], places: Place[]): HTMLElement {
    const contents = el(
        "div",
        {},
        el(
            "section",
            {},
            el("h2", {}, el("a", { href: "#" }, "Guides")),
            el("ul", {}, ...headings(guides)),
        ),
        ...chapters(api),
    );
    return el("nav", { id: "contents", "aria-label": "Contents" }, key.field(), ...search(places, contents), contents);
}

// Marks the link that leads to what is shown.
export function mark(contents: HTMLElement, place: string) {
    for (const link of contents.querySelectorAll("a")) {
        const isHere = link.getAttribute("href") === `#${place}`;
        if (isHere) link.setAttribute("aria-current", "page");
        else link.removeAttribute("aria-current");
        if (isHere && !link.closest(".found")) link.scrollIntoView({ block: "nearest" });
    }
}
