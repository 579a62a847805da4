// The reference at /docs: the guides, and the API document that the server makes of itself. Its outline
// comes first, which has a line of every operation; the rest when it is wanted.
import { type Api, type Place, outline, placesOf, whole } from "./api.js";
import { chapterPlace, contentsOf, mark, placeOf, subjectPlace } from "./contents.js";
import { button, el } from "./dom.js";
import { type Guide, allGuides, headingPlace, sampleBlock, targetOf } from "./guides.js";
import { key } from "./key.js";
import { blocks, inline, type Links } from "./markdown.js";
import { operationView } from "./operation_view.js";

const root = document.getElementById("reference") ?? document.body;
const given = { base: "/v1/svc", key: "", store: "", ...root.dataset };

class Reference {
    private readonly places: Place[];
    private readonly links: Links;
    private readonly contents: HTMLElement;
    private readonly main = el("main", { id: "main", tabindex: "-1" });
    private shown = "";

    constructor(
        private readonly api: Api,
        private readonly guides: Guide[],
    ) {
        this.places = placesOf(api);
        const byName = new Map(this.places.map((place) => [place.operation.operationId, placeOf(place)]));
        this.links = {
            ofName: (name) => (byName.has(name) ? `#${byName.get(name)}` : undefined),
            ofHeading: headingPlace,
            ofTarget: (target) => targetOf(guides, target),
            sample: (text, label) => sampleBlock(text, label, given),
        };
        this.contents = contentsOf(api, guides, this.places);
        root.replaceChildren(this.bar(), this.contents, this.main);
        addEventListener("hashchange", () => this.show());
        this.main.addEventListener("click", (event) => this.rememberUnfolded(event));
        this.show();
    }

    private bar(): HTMLElement {
        const toggle = button("Contents", { class: "toggle", "aria-controls": "contents" }, () =>
            document.body.classList.toggle("shows-contents"),
        );
        return el(
            "header",
            { class: "bar" },
            toggle,
            el("a", { href: "#", class: "brand" }, "Comanda API"),
            el("a", { href: "/" }, "Home"),
            el("a", { href: "/openapi.json" }, "openapi.json"),
        );
    }

    private guidesInFull(): HTMLElement[] {
        return [el("h1", {}, "Comanda API"), ...this.guides.flatMap(({ text }) => blocks(text, this.links))];
    }

    private subject(tag: string, level: "h1" | "h2"): HTMLElement[] {
        const about = this.api.tags.find(({ name }) => name === tag)?.description ?? "";
        const own = this.places.filter(({ operation }) => operation.tags[0] === tag);
        return [
            el(level, {}, level === "h1" ? tag : el("a", { href: `#${subjectPlace(tag)}` }, tag)),
            el("p", { class: "about" }, ...inline(about, this.links)),
            ...own.map((place) => operationView(place, placeOf(place), this.links)),
        ];
    }

    // The page that has a place, and its name.
    private pageOf(place: string): { name: string; title: string; draw: () => HTMLElement[] } {
        for (const { name, tags } of this.api["x-tagGroups"]) {
            if (place === chapterPlace(name))
                return {
                    name: place,
                    title: name,
                    draw: () => [el("h1", {}, name), ...tags.flatMap((tag) => this.subject(tag, "h2"))],
                };
            for (const tag of tags) {
                const own = subjectPlace(tag);
                if (place === own || place.startsWith(`${own}/`))
                    return { name: own, title: tag, draw: () => this.subject(tag, "h1") };
            }
        }
        return { name: "", title: "Guides", draw: () => this.guidesInFull() };
    }

    private show() {
        const place = decodeURIComponent(location.hash.slice(1)).replace(
            /^webhook\//,
            `${subjectPlace("Webhooks")}/webhook/`,
        );
        const page = this.pageOf(place);
        if (page.name !== this.shown || !this.main.firstChild) {
            this.shown = page.name;
            this.main.replaceChildren(...page.draw());
            document.title = `${page.title} · Comanda API`;
        }
        document.body.classList.remove("shows-contents");
        const target = document.getElementById(place);
        if (target instanceof HTMLDetailsElement) target.open = true;
        if (target && this.main.contains(target)) this.bringUp(target);
        else scrollTo(0, 0);
        mark(this.contents, place.startsWith("description/") ? place : page.name);
    }

    // At once, and again when what stands in it has come.
    private bringUp(target: Element) {
        target.scrollIntoView();
        const { hash } = location;
        const again = () => location.hash === hash && target.scrollIntoView();
        if (target instanceof HTMLDetailsElement)
            void whole().then(
                () => requestAnimationFrame(again),
                () => undefined,
            );
    }

    // The address in the bar leads back to what was unfolded last.
    private rememberUnfolded(event: Event) {
        const operation = (event.target as Element).closest("summary")?.parentElement;
        if (!operation?.matches("details.operation:not([open])")) return;
        history.replaceState(null, "", `#${operation.id}`);
    }
}

try {
    key.begin(given.key);
    new Reference(...(await Promise.all([outline(), allGuides()])));
    const idle = globalThis.requestIdleCallback ?? ((act: () => void) => setTimeout(act, 200));
    idle(() => void whole().catch(() => undefined)); // whoever unfolds something asks again
} catch (error) {
    root.textContent = `The reference cannot be shown: ${String(error)}`;
}
