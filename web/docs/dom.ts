// Elements in one expression. Text is only ever put in as text, so nothing needs escaping.

type Child = Node | string | undefined | false;
type Attributes = Record<string, string | boolean | undefined>;

export function el<Name extends keyof HTMLElementTagNameMap>(
    name: Name,
    attributes: Attributes = {},
    ...children: Child[]
): HTMLElementTagNameMap[Name] {
    const element = document.createElement(name);
    for (const [attribute, value] of Object.entries(attributes))
        if (value !== undefined && value !== false) element.setAttribute(attribute, value === true ? "" : value);
    for (const child of children) if (child) element.append(child);
    return element;
}

export function button(text: string, attributes: Attributes, act: () => void): HTMLButtonElement {
    const made = el("button", { type: "button", ...attributes }, text);
    made.addEventListener("click", act);
    return made;
}

// What is folded is drawn when it is first unfolded.
export function folded(
    attributes: Attributes,
    summary: Child[],
    draw: (place: HTMLElement) => void | Promise<void>,
): HTMLDetailsElement {
    const inside = el("div", { class: "inside" });
    const details = el("details", attributes, el("summary", {}, ...summary), inside);
    let isDrawn = false;
    details.addEventListener("toggle", () => {
        if (!details.open || isDrawn) return;
        isDrawn = true;
        void draw(inside);
    });
    return details;
}

// A block of code with a button that copies it.
export function codeBlock(text: string, label: string): HTMLElement {
    const code = el("code", {}, text);
    const copy = button("Copy", { class: "copy", "aria-label": `Copy ${label}` }, () => {
        void navigator.clipboard?.writeText(code.textContent).then(() => {
            copy.textContent = "Copied";
            setTimeout(() => (copy.textContent = "Copy"), 1500);
        });
    });
    return el("div", { class: "code" }, el("pre", { tabindex: "0", "aria-label": label }, code), copy);
}
