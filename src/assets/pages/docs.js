// Draws the interactive reference from the document that the server makes of itself, with the
// introduction in front. Nothing is asked of any other host.
"use strict";

// The policy of this page forbids to make code of text. The reference asks by trying: it is told
// no before the browser counts that as a violation.
const no = () => {
    throw new EvalError("forbidden by the policy of this page");
};
window.Function = new Proxy(Function, { construct: no, apply: no });

const place = document.getElementById("reference");
const given = { ...place.dataset }; // base; key and store on the demo alone

async function text_of(path) {
    const answer = await fetch(path);
    if (!answer.ok) throw new Error(`${path} is answered ${answer.status}`);
    return answer.text();
}

// The address in the bar is the one that works, whatever proxies stand between.
function here(server) {
    const url = new URL(server.url, location.origin);
    return { ...server, url: location.origin + url.pathname.replace(/\/$/, "") };
}

function introduced(api, introduction) {
    const words = {
        address: location.origin + given.base,
        live: `${location.origin}/v1/sync`,
        key: given.key || "YOUR_KEY",
        store: given.store || "YOUR_STORE",
        demo: given.key ? `On this demo the key is \`${given.key}\`, and it is filled in already.` : "",
    };
    const filled = introduction.replace(/{{(\w+)}}/g, (_, word) => words[word]);
    api.info.description = `${filled}\n\n## In detail\n\n${api.info.description ?? ""}`;
    api.servers = (api.servers ?? [{ url: "/" }]).map(here);
    return api;
}

async function draw() {
    const [api, introduction] = await Promise.all(
        ["/openapi.json", "/docs/introduction.md"].map(text_of),
    );
    place.replaceChildren();
    Scalar.createApiReference("#reference", {
        content: introduced(JSON.parse(api), introduction),
        authentication: {
            preferredSecurityScheme: "apikey",
            securitySchemes: { apikey: { value: given.key } },
        },
        persistAuth: !given.key,
        defaultHttpClient: { targetKey: "shell", clientKey: "curl" },
        hiddenClients: {
            c: true, clojure: true, dart: true, fsharp: true, http: true, objc: true, ocaml: true,
            r: true, shell: ["wget", "httpie"], js: ["axios", "jquery", "ofetch", "xhr"],
        },
        documentDownloadType: "none",
        hideModels: true,
        defaultOpenFirstTag: false,
        operationTitleSource: "summary",
        // What would ask others: their fonts, proxy, statistics, tools and assistants.
        withDefaultFonts: false,
        proxyUrl: "",
        telemetry: false,
        showDeveloperTools: "never",
        hideClientButton: true,
        agent: { disabled: true },
        mcp: { disabled: true },
    });
}

addEventListener("DOMContentLoaded", () =>
    draw().catch((error) => {
        place.textContent = `The reference cannot be shown: ${error.message}`;
    }),
);
