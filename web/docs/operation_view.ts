// An operation: folded a line, unfolded all that is to be known of it.
import {
    type Answer,
    type Api,
    type Media,
    type Place,
    type Privileges,
    exampleOf,
    json,
    resolved,
    whole,
} from "./api.js";
import { codeBlock, el, folded } from "./dom.js";
import { inline, type Links } from "./markdown.js";
import { fields, row, typeOf } from "./schema_view.js";
import { Trial } from "./trial.js";

const privilegesShown = 4; // more are folded

function privileges(api: Api, needs: Privileges | undefined): HTMLElement | undefined {
    if (!needs) return undefined;
    const listed = (ids: string[] | string = []) =>
        typeof ids === "string" ? (api["x-privilegeSets"]?.[ids] ?? [ids]) : ids;
    const named = (ids: string[]) => ids.flatMap((id, i) => [i ? " or " : "", el("code", {}, id)]);
    const line = el(
        "p",
        { class: "quiet" },
        "A person needs ",
        ...(needs.any ? ["any privilege"] : named(listed(needs.anyOf))),
    );
    if (needs.alsoAnyOf) line.append(" and ", ...named(listed(needs.alsoAnyOf)));
    if (needs.inEveryStore) line.append(", in every store of the account");
    if (needs.inAnyStore) line.append(", in any store");
    line.append(".");
    const count = listed(needs.anyOf).length;
    if (count <= privilegesShown) return line;
    return folded({ class: "nested" }, [`A person needs one of ${count} privileges`], (place) => place.append(line));
}

function alsoAt(spellings: string[] | undefined): HTMLElement | undefined {
    return (
        spellings &&
        el(
            "p",
            { class: "quiet" },
            "Also at ",
            ...spellings.flatMap((one, i) => [i ? ", " : "", el("code", {}, one)]),
            ".",
        )
    );
}

function parameters(api: Api, place: Place, links: Links): HTMLElement | undefined {
    const all = (place.operation.parameters ?? []).map((one) => resolved(api, one));
    if (all.length === 0) return undefined;
    const groups = (["path", "query", "header"] as const).map((where) => {
        const some = all.filter((one) => one.in === where);
        const title = { path: "In the path", query: "In the query", header: "Headers" }[where];
        const rows = some.map((one) =>
            row(
                api,
                one.name,
                one.schema ?? {},
                one.description ?? "",
                links,
                one.required ? "required" : undefined,
                "required",
            ),
        );
        return some.length > 0 && el("section", {}, el("h4", {}, title), el("dl", { class: "fields" }, ...rows));
    });
    return el("div", {}, ...groups);
}

function example(api: Api, media: Media, title: string): HTMLElement | undefined {
    const value = exampleOf(api, media);
    if (value === undefined) return undefined;
    return folded({ class: "nested" }, ["Example"], (place) =>
        place.append(codeBlock(JSON.stringify(value, null, 2), title)),
    );
}

function body(api: Api, place: Place, links: Links): HTMLElement | undefined {
    const content = Object.entries(place.operation.requestBody?.content ?? {});
    const parts = content.map(([type, media]) =>
        el(
            "div",
            {},
            el("p", { class: "quiet" }, `${media.schema ? typeOf(api, media.schema) : "anything"}, ${type}`),
            type === json &&
                media.schema &&
                fields(api, media.schema, links, place.isCall ? "always there" : "required"),
            place.isCall && example(api, media, "example of the body"),
        ),
    );
    return content.length > 0 ? el("section", {}, el("h4", {}, "Body"), ...parts) : undefined;
}

function typeName(type: string): string {
    return type.endsWith(".spreadsheetml.sheet") ? "a workbook (XLSX)" : type;
}

function good(api: Api, status: string, answer: Answer, links: Links): HTMLElement {
    const content = Object.entries(answer.content ?? {});
    const types = content.map(([type, media]) =>
        type === json && media.schema ? `${typeOf(api, media.schema)}, ${type}` : typeName(type),
    );
    const section = el("section", {}, el("h4", {}, "Answer ", el("code", {}, status)));
    section.append(el("p", { class: "quiet" }, types.join("; ") || (answer.description ?? "")));
    const media = answer.content?.[json];
    if (media?.schema) {
        const { schema } = media;
        section.append(
            folded({ class: "nested" }, ["Fields of the answer"], (place) =>
                place.append(fields(api, schema, links, "always there")),
            ),
        );
        const shown = example(api, media, "example of the answer");
        if (shown) section.append(shown);
    }
    return section;
}

function failures(answers: [string, Answer][], links: Links): HTMLElement | undefined {
    if (answers.length === 0) return undefined;
    const rows = answers.map(([status, { description }]) =>
        el(
            "div",
            { class: "field" },
            el("dt", {}, el("code", { class: "name" }, status === "default" ? "others" : status)),
            el("dd", {}, el("p", {}, ...inline(description ?? "", links))),
        ),
    );
    return el("section", {}, el("h4", {}, "Failures"), el("dl", { class: "fields" }, ...rows));
}

function inFull(api: Api, { method, path, isCall }: Place): Place {
    const operation = (isCall ? api.webhooks : api.paths)[path]?.[method.toLowerCase()];
    if (!operation) throw new Error(`the document has no ${method} ${path} any more: load the page again`);
    return { method, path, isCall, operation };
}

function told(api: Api, place: Place, links: Links): HTMLElement {
    const { operation } = place;
    const answers = Object.entries(operation.responses ?? {}).map(
        ([status, answer]) => [status, resolved(api, answer)] as [string, Answer],
    );
    const isGood = ([status]: [string, Answer]) => status.startsWith("2");
    return el(
        "div",
        { class: "told" },
        el("p", {}, ...inline(operation.description ?? "", links)),
        el("p", { class: "quiet" }, "Name in clients: ", el("code", {}, operation.operationId)),
        privileges(api, operation["x-privileges"]),
        alsoAt(operation["x-alsoAt"]),
        parameters(api, place, links),
        body(api, place, links),
        ...answers.filter(isGood).map(([status, answer]) => good(api, status, answer, links)),
        failures(
            answers.filter((one) => !isGood(one)),
            links,
        ),
    );
}

export function methodBadge(method: string): HTMLElement {
    return el("span", { class: `method ${method.toLowerCase()}` }, method);
}

export function operationView(place: Place, id: string, links: Links): HTMLDetailsElement {
    const { method, path, operation, isCall } = place;
    const summary = [
        methodBadge(isCall ? "CALL" : method),
        el("span", { class: "path" }, path),
        el("span", { class: "summary" }, operation.summary),
    ];
    return folded({ class: "operation", id }, summary, async (inside) => {
        inside.append(el("p", { class: "quiet" }, "One moment."));
        try {
            const api = await whole();
            const full = inFull(api, place);
            inside.replaceChildren(told(api, full, links));
            if (!isCall) inside.append(new Trial(api, full).element);
        } catch (error) {
            inside.replaceChildren(el("p", { class: "status bad" }, `This cannot be shown: ${String(error)}`));
        }
    });
}
