// What the fields of one form share.
import { createContext, useContext } from "react";
import type { FieldDescription, Input, KindDescription, StoredRecord } from "../../api/descriptions";
import type { Values } from "../form_values";

export interface FormContext {
    kind: KindDescription;
    record: StoredRecord | null; // null while it is new
    errors: Record<string, string>; // by path: "prices[0].price"
    keep: (record: StoredRecord) => void; // after a change that is no part of saving, such as a picture
    prefix: string; // of the ids of its elements
}
export const FormContext = createContext<FormContext | null>(null);

export function useForm(): FormContext {
    const form = useContext(FormContext);
    if (!form) throw new Error("no form");
    return form;
}

export interface FieldProps {
    field: FieldDescription;
    input: Input; // how it is entered now
    value: unknown;
    onChange: (value: unknown) => void;
    path: string; // as a refusal names it
    values: Values; // those beside it
    isBare?: boolean; // in a row whose column names it
}

export function useProblem(path: string): string | undefined {
    return useForm().errors[path];
}

export function inputId(prefix: string, path: string): string {
    return `${prefix}-${path.replace(/[^\w]+/g, "-")}`;
}
