// What the service says about a field, at that field.
import type { ReactNode } from "react";
import { Failure } from "../api/failure";
import { sentenceOf } from "./told";

export function problemOf(error: unknown, ...fields: string[]): ReactNode {
    if (!(error instanceof Failure)) return undefined;
    const field = fields.find((one) => error.errors[one] !== undefined);
    const text = field === undefined ? undefined : error.errors[field];
    return text === undefined ? undefined : <span translate="no">{text[0]?.toUpperCase() + text.slice(1)}</span>;
}

// What none of the fields of a form shows.
export function Rest({ error, fields }: { error: unknown; fields: string[] }) {
    const isAtFields =
        error instanceof Failure &&
        Object.keys(error.errors).length > 0 &&
        Object.keys(error.errors).every((field) => fields.includes(field));
    return (
        <div role="alert">
            {error !== null && error !== undefined && !isAtFields && (
                <p className="said bad" translate="no">
                    {sentenceOf(error)}
                </p>
            )}
        </div>
    );
}
