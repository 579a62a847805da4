// The fields of a body or an answer, in the order of the document, which is that of the forms.
import { type Api, type Schema, nameOf, resolved } from "./api.js";
import { el, folded } from "./dom.js";
import { inline, type Links } from "./markdown.js";

// What stands at a field that is never missing.
export type Always = "required" | "always there";

// "memberShipType" as "membership type": the interface tears this word.
const spoken = (name: string) =>
    name.replace("memberShip", "membership").replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);

// What is inside a list, a list of lists, or an object with any names.
function innermost(api: Api, schema: Schema): Schema {
    const own = resolved(api, schema);
    if (own.items) return innermost(api, own.items);
    if (typeof own.additionalProperties === "object" && !own.properties)
        return innermost(api, own.additionalProperties);
    return own.contentSchema ? innermost(api, own.contentSchema) : own;
}

export function typeOf(api: Api, schema: Schema): string {
    const own = resolved(api, schema);
    if (own.items) return `list of ${typeOf(api, own.items)}`;
    if (own.contentSchema) return `JSON in text: ${typeOf(api, own.contentSchema)}`;
    const name = nameOf(schema);
    if (name) return name;
    if (own["x-refersTo"]) return `id of a ${spoken(own["x-refersTo"])}`;
    if (own.pattern?.endsWith("{24}$")) return "id";
    if (own.format === "date-time") return "date and time";
    if (own.format === "binary") return "bytes";
    return (
        { string: "text", boolean: "true or false", integer: "whole number" }[own.type ?? ""] ?? own.type ?? "anything"
    );
}

function range({ minimum, maximum }: Schema): string {
    if (minimum !== undefined && maximum !== undefined) return `${minimum} to ${maximum}`;
    if (minimum !== undefined) return `at least ${minimum}`;
    return maximum === undefined ? "" : `at most ${maximum}`;
}

function limits(own: Schema): string[] {
    return [
        range(own),
        own.maxLength ? `at most ${own.maxLength} characters` : "",
        own["x-initially"] === undefined ? "" : `at first ${JSON.stringify(own["x-initially"])}`,
        own.readOnly ? "set by the server" : "",
        own.writeOnly ? "never shown" : "",
    ].filter((text) => text !== "");
}

function choices(schema: Schema): HTMLElement | undefined {
    if (!schema.enum) return undefined;
    const words = schema.enum.flatMap((word) => [el("code", {}, word), " "]);
    return el("p", { class: "choices" }, "One of ", ...words);
}

// One row: name, type and what is to be known of it.
export function row(
    api: Api,
    name: string,
    schema: Schema,
    description: string,
    links: Links,
    always: Always | undefined,
    inner: Always,
): HTMLElement {
    const own = resolved(api, schema);
    const head = el(
        "dt",
        {},
        el("code", { class: "name" }, name),
        " ",
        el("span", { class: "type" }, typeOf(api, schema)),
    );
    if (always) head.append(" ", el("span", { class: always === "required" ? "required" : "limit" }, always));
    for (const limit of limits(own)) head.append(" ", el("span", { class: "limit" }, limit));
    const told = el("dd", {}, el("p", {}, ...inline(description, links)), choices(own));
    const inside = innermost(api, schema);
    if (inside.properties)
        told.append(
            folded({ class: "nested" }, [`Fields of ${name}`], (place) =>
                place.append(fields(api, inside, links, inner)),
            ),
        );
    return el("div", { class: "field" }, head, told);
}

// A field's own, that of the schema which describes the same field, or that of what it refers to.
function descriptionOf(api: Api, inside: Schema, name: string, property: Schema): string {
    const elsewhere = api.components?.schemas[inside["x-describedIn"] ?? ""];
    return (
        property.description ??
        elsewhere?.properties?.[name]?.description ??
        resolved(api, property).description ??
        ""
    );
}

export function fields(api: Api, schema: Schema, links: Links, always: Always): HTMLElement {
    const inside = innermost(api, schema);
    const entries = Object.entries(inside.properties ?? {});
    if (entries.length === 0) return el("p", { class: "quiet" }, "No fields of its own: ", typeOf(api, schema), ".");
    return el(
        "dl",
        { class: "fields" },
        ...entries.map(([name, property]) =>
            row(
                api,
                name,
                property,
                descriptionOf(api, inside, name, property),
                links,
                inside.required?.includes(name) ? always : undefined,
                always,
            ),
        ),
    );
}
