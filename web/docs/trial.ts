// Samples of an operation, and a form that sends it. What is filled in is in the samples too.
import { type Api, type Parameter, type Place, exampleOf, json, resolved } from "./api.js";
import { button, codeBlock, el } from "./dom.js";
import { key } from "./key.js";
import { type Asked, languages } from "./samples.js";

const shownCharacters = 100_000;
const patienceMs = 35_000;
const streamMs = 3_000; // what never ends is shown for so long

const text = (value: unknown) => (typeof value === "string" ? value : JSON.stringify(value));

function inputFor(parameter: Parameter): HTMLInputElement {
    const example = parameter.example === undefined ? "" : text(parameter.example);
    return el("input", {
        name: parameter.name,
        value: parameter.required ? example : "",
        placeholder: example,
        autocomplete: "off",
        spellcheck: "false",
    });
}

// The text of an answer as it comes, cut where it is long or never ends.
async function textOf(answer: Response): Promise<string> {
    const reader = answer.body?.getReader();
    if (!reader) return "";
    const decoder = new TextDecoder();
    const isStream = answer.headers.get("Content-Type")?.startsWith("text/event-stream");
    const timer = setTimeout(() => void reader.cancel(), isStream ? streamMs : patienceMs);
    let all = "";
    for (;;) {
        const { done, value } = await reader.read();
        if (value) all += decoder.decode(value, { stream: true });
        if (done || all.length > shownCharacters) break;
    }
    clearTimeout(timer);
    void reader.cancel();
    return all.length > shownCharacters ? `${all.slice(0, shownCharacters)}\n…` : all;
}

function pretty(body: string): string {
    try {
        return JSON.stringify(JSON.parse(body), null, 2);
    } catch {
        return body;
    }
}

const isReadable = (type: string) => /json|^text\//.test(type);

export class Trial {
    private readonly inputs = new Map<Parameter, HTMLInputElement>();
    private readonly body: HTMLTextAreaElement | undefined;
    private readonly file: HTMLInputElement | undefined;
    private readonly bodyType: string | undefined;
    private readonly answer = el("div", { class: "answer", "aria-live": "polite" });
    private language: keyof typeof languages = "curl";
    private readonly sample = el("div", {});
    readonly element: HTMLElement;

    constructor(
        api: Api,
        private readonly place: Place,
    ) {
        const { operation } = place;
        for (const one of operation.parameters ?? []) {
            const parameter = resolved(api, one);
            this.inputs.set(parameter, inputFor(parameter));
        }
        const [type, media] = Object.entries(operation.requestBody?.content ?? {})[0] ?? [];
        this.bodyType = type;
        if (type === json && media)
            this.body = el(
                "textarea",
                { name: "body", rows: "8", spellcheck: "false" },
                JSON.stringify(exampleOf(api, media) ?? {}, null, 2),
            );
        else if (type) this.file = el("input", { type: "file", name: "file" });
        this.element = el("aside", { class: "trial" }, this.languageChooser(), this.sample, this.form());
        this.element.addEventListener("input", () => this.drawSample());
        key.onChange(this.element, () => this.drawSample());
        this.drawSample();
    }

    private needsKey(): boolean {
        return this.place.operation.security?.length !== 0;
    }

    private asked(): Asked {
        let { path } = this.place;
        const query = new URLSearchParams();
        const headers: Record<string, string> = this.needsKey() ? { apikey: key.value || "YOUR_KEY" } : {};
        if (this.bodyType) headers["Content-Type"] = this.bodyType;
        for (const [parameter, { value }] of this.inputs) {
            if (parameter.in === "path")
                path = path.replace(`{${parameter.name}}`, encodeURIComponent(value) || `{${parameter.name}}`);
            else if (value === "") continue;
            else if (parameter.in === "query") query.append(parameter.name, value);
            else headers[parameter.name] = value;
        }
        const url = location.origin + path + (query.size ? `?${query}` : "");
        const asked: Asked = { method: this.place.method, url, headers };
        if (this.body) asked.body = this.body.value;
        if (this.file) asked.file = true;
        return asked;
    }

    private drawSample() {
        this.sample.replaceChildren(codeBlock(languages[this.language](this.asked()), `${this.language} sample`));
    }

    private languageChooser(): HTMLElement {
        const chooser = el("div", { class: "languages", role: "group", "aria-label": "Language of the sample" });
        for (const name of Object.keys(languages) as (keyof typeof languages)[]) {
            const choose = button(name, { "aria-pressed": String(name === this.language) }, () => {
                this.language = name;
                for (const one of chooser.children) one.setAttribute("aria-pressed", String(one === choose));
                this.drawSample();
            });
            chooser.append(choose);
        }
        return chooser;
    }

    private form(): HTMLElement {
        const labels = [...this.inputs].map(([{ name, required }, input]) =>
            el("label", {}, el("span", {}, name, required === true && " (required)"), input),
        );
        if (this.body) labels.push(el("label", {}, el("span", {}, "Body"), this.body));
        if (this.file) labels.push(el("label", {}, el("span", {}, "File"), this.file));
        const form = el("form", {}, ...labels, el("button", { type: "submit", class: "send" }, "Send"), this.answer);
        form.addEventListener("submit", (event) => {
            event.preventDefault();
            void this.send();
        });
        return el("details", { class: "try" }, el("summary", {}, "Try it"), form);
    }

    private async send() {
        const { method, url, headers, body } = this.asked();
        this.answer.replaceChildren("…");
        if (this.needsKey() && !key.value) delete headers["apikey"];
        const sent = this.file?.files?.[0] ?? body;
        const began = performance.now();
        try {
            const answer = await fetch(url, { method, headers, ...(sent === undefined ? {} : { body: sent }) });
            const type = answer.headers.get("Content-Type") ?? "";
            const shown = isReadable(type)
                ? pretty(await textOf(answer))
                : `${(await answer.blob()).size} bytes of ${type}`;
            const ms = Math.round(performance.now() - began);
            this.answer.replaceChildren(
                el(
                    "p",
                    { class: answer.ok ? "status good" : "status bad" },
                    `${answer.status} ${answer.statusText}`,
                    el("span", { class: "quiet" }, ` ${ms} ms`),
                ),
                codeBlock(shown, "answer"),
            );
        } catch (error) {
            this.answer.replaceChildren(el("p", { class: "status bad" }, `No answer: ${String(error)}`));
        }
    }
}
