// The API document, as far as this page reads it: first the outline, which is small, and the whole
// of it when something is unfolded.

export interface Schema {
    $ref?: string;
    type?: string;
    format?: string;
    description?: string;
    enum?: string[];
    pattern?: string;
    minimum?: number;
    maximum?: number;
    maxLength?: number;
    maxItems?: number;
    required?: string[];
    properties?: Record<string, Schema>;
    items?: Schema;
    additionalProperties?: boolean | Schema;
    readOnly?: boolean;
    writeOnly?: boolean;
    contentSchema?: Schema;
    "x-refersTo"?: string;
    "x-initially"?: unknown;
    "x-describedIn"?: string; // the schema that describes fields of the same names
}

export interface Parameter {
    name: string;
    in: "path" | "query" | "header";
    required?: boolean;
    description?: string;
    schema?: Schema;
    example?: unknown;
}

export interface Media {
    schema?: Schema;
    example?: unknown;
    examples?: Record<string, { value?: unknown }>;
}

export interface Answer {
    description?: string;
    content?: Record<string, Media>;
}

export interface Privileges {
    any?: boolean;
    anyOf?: string[] | string; // the name of a set
    alsoAnyOf?: string[] | string;
    inEveryStore?: boolean;
    inAnyStore?: boolean;
}

// In the outline it has no more than the first three.
export interface Operation {
    operationId: string;
    summary: string;
    tags: string[];
    description?: string;
    parameters?: Parameter[];
    requestBody?: { required?: boolean; content?: Record<string, Media> };
    responses?: Record<string, Answer>;
    security?: Record<string, string[]>[];
    "x-privileges"?: Privileges;
    "x-alsoAt"?: string[];
}

type Methods = Record<string, Operation>;

export interface Api {
    info: { title: string };
    tags: { name: string; description: string }[];
    "x-tagGroups": { name: string; tags: string[] }[];
    "x-privilegeSets"?: Record<string, string[]>;
    paths: Record<string, Methods>;
    webhooks: Record<string, Methods>;
    components?: { schemas: Record<string, Schema> };
}

// Where an operation stands. A call is one that the server sends: its path is the name of a webhook.
export interface Place {
    method: string;
    path: string;
    isCall: boolean;
    operation: Operation;
}

function placesIn(paths: Record<string, Methods>, isCall: boolean): Place[] {
    return Object.entries(paths).flatMap(([path, methods]) =>
        Object.entries(methods).map(([method, operation]) => ({
            method: method.toUpperCase(),
            path,
            isCall,
            operation,
        })),
    );
}

export function placesOf(api: Api): Place[] {
    return [...placesIn(api.paths, false), ...placesIn(api.webhooks, true)];
}

async function fetched(path: string): Promise<unknown> {
    const answer = await fetch(path);
    if (!answer.ok) throw new Error(`${path} is answered ${answer.status}`);
    return answer.json();
}

export async function outline(): Promise<Api> {
    return (await fetched("/docs/outline.json")) as Api;
}

let loading: Promise<Api> | undefined;

// The whole document, asked for once; after a failure once more.
export function whole(): Promise<Api> {
    loading ??= fetched("/openapi.json").then(
        (api) => api as Api,
        (error: unknown) => {
            loading = undefined;
            throw error;
        },
    );
    return loading;
}

// What a part of the document stands for: itself, or what it refers to.
export function resolved<Part extends object>(api: Api, part: Part): Part {
    const { $ref } = part as { $ref?: string };
    if (!$ref) return part;
    let found: unknown = api;
    for (const name of $ref.slice(2).split("/")) found = (found as Record<string, unknown>)[name];
    return found as Part;
}

// "DepartmentCreate" of "#/components/schemas/DepartmentCreate".
export function nameOf(schema: Schema): string | undefined {
    return schema.$ref?.split("/").at(-1);
}

export function exampleOf(api: Api, media: Media): unknown {
    if (media.example !== undefined) return media.example;
    const [first] = Object.values(media.examples ?? {});
    return first && resolved(api, first).value;
}

export const json = "application/json";
