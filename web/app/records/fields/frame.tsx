// What stands around the inputs of a form: label, help, refusal.
import { Input } from "@mantine/core";
import type { ReactNode } from "react";
import { inputId, useForm, useProblem, type FieldProps } from "./context";

const order: ("label" | "input" | "description" | "error")[] = ["label", "input", "description", "error"];

// Properties of an input of Mantine that has a label, help and a refusal of its own.
export function useInputProps({ field, path, isBare }: Pick<FieldProps, "field" | "path" | "isBare">, help?: string) {
    const { prefix } = useForm();
    const problem = useProblem(path);
    const described = help ?? field.help;
    const error = problem ? <span translate="no">{problem}</span> : undefined;
    const shared = { id: inputId(prefix, path), "data-path": path, error, inputWrapperOrder: order };
    if (isBare) return { ...shared, "aria-label": field.label };
    return {
        ...shared,
        label: <span translate="no">{field.label}</span>,
        description: described ? <span translate="no">{described}</span> : undefined,
        required: field.required === true,
    };
}

// For fields of several inputs: a group with the same label, help and refusal.
export function FieldGroup({
    field,
    path,
    isBare,
    action,
    children,
}: Pick<FieldProps, "field" | "path" | "isBare"> & { action?: ReactNode; children: ReactNode }) {
    const { prefix } = useForm();
    const problem = useProblem(path);
    const id = inputId(prefix, path);
    const described = [field.help && !isBare ? `${id}-help` : "", problem ? `${id}-error` : ""].join(" ").trim();
    return (
        <div
            role="group"
            className="field-group"
            aria-labelledby={isBare ? undefined : `${id}-label`}
            aria-label={isBare ? field.label : undefined}
            aria-describedby={described || undefined}
            data-path={path}
            tabIndex={-1}
        >
            {!isBare && (
                <div className="field-group-head">
                    <Input.Label id={`${id}-label`} component="div" required={field.required === true}>
                        <span translate="no">{field.label}</span>
                    </Input.Label>
                    {action}
                </div>
            )}
            {children}
            {field.help && !isBare && (
                <Input.Description id={`${id}-help`} translate="no">
                    {field.help}
                </Input.Description>
            )}
            {problem && (
                <Input.Error id={`${id}-error`} translate="no">
                    {problem}
                </Input.Error>
            )}
        </div>
    );
}
