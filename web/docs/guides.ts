// The guides, as docs/guides of the repository has them, with the reader's own address, key and store
// in their samples.
import { codeBlock } from "./dom.js";
import { key } from "./key.js";
import { headingsIn, slug } from "./markdown.js";

export interface Guide {
    file: string; // "orders.md", as guides name each other
    text: string; // Markdown
}

// What the page knows of the server. Only the demo gives its key and its store.
export interface Given {
    base: string;
    key: string;
    store: string;
}

export const headingPlace = (text: string) => `description/${slug(text)}`;

// The page names them, in the order in which they are read.
export async function allGuides(): Promise<Guide[]> {
    const links = document.querySelectorAll<HTMLLinkElement>('link[rel="preload"][href$=".md"]');
    return Promise.all(
        [...links].map(async ({ href }) => {
            const answer = await fetch(href);
            if (!answer.ok) throw new Error(`${href} is answered ${answer.status}`);
            return { file: href.slice(href.lastIndexOf("/") + 1), text: await answer.text() };
        }),
    );
}

// Where a link of a guide leads: other guides are on the same page.
export function targetOf(all: Guide[], target: string): string {
    const [file, heading] = target.split("#");
    const guide = all.find((one) => one.file === file);
    if (!guide) return target;
    return `#${headingPlace(heading ?? headingsIn(guide.text)[0]?.text ?? "")}`;
}

// A sample is written for the demo. The address is that in the bar, whatever proxies are between.
function filledIn(sample: string, given: Given): string {
    const ids = given.store
        ? []
        : [
              ["650000000000000000000101", "YOUR_STORE"],
              ["650000000000000000000102", "OTHER_STORE"],
              ["650000000000000000000001", "YOUR_ACCOUNT"],
          ];
    const segment = given.base.split("/").at(-1);
    return [
        ["/v1/svc", given.base],
        ["/v1/online-order/svc/", `/v1/online-order/${segment}/`],
        ["http://127.0.0.1:8080", location.origin],
        ["demo-key", key.value || "YOUR_KEY"],
        ...ids,
    ].reduce((text, [from = "", to = ""]) => text.replaceAll(from, to), sample);
}

// A sample that follows the key in the contents.
export function sampleBlock(sample: string, label: string, given: Given): HTMLElement {
    const block = codeBlock(filledIn(sample, given), label);
    key.onChange(block, () => {
        const code = block.querySelector("code");
        if (code) code.textContent = filledIn(sample, given);
    });
    return block;
}
