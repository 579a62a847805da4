// Modules of the pages that import nothing but types, for tests without a browser.
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";

export const web = new URL("../../web/", import.meta.url);
const ts = createRequire(new URL("package.json", web))("typescript");

export async function module_of(path, change = (source) => source) {
    const source = change(readFileSync(new URL(`app/${path}`, web), "utf8"));
    const { outputText } = ts.transpileModule(source, { compilerOptions: { target: "ES2022", module: "ES2022" } });
    return import(`data:text/javascript,${encodeURIComponent(outputText)}`);
}
