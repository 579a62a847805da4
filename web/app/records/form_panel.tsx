// A form with what stands above it, and the bar that saves it. Ctrl-S saves too.
import { Button } from "@mantine/core";
import { useEffect, useRef, type FormEvent, type ReactNode } from "react";
import { useWords } from "../words";
import { ConflictPanel } from "./conflict";
import { FormBody } from "./form_body";
import { FormNotices } from "./form_notices";
import type { RecordForm } from "./form_state";

interface Props {
    form: RecordForm;
    viewId: string;
    save: () => void;
    elsewhere?: ReactNode; // how the same is saved in more stores
    children?: ReactNode; // another arrangement of its fields
}

export function FormPanel({ form, viewId, save, elsewhere, children }: Props) {
    const { records, common } = useWords();
    const { conflict, isDirty, isNew, isSaving } = form;
    const isResolved = useRef(false);
    const canSave = isNew || isDirty;
    const isReadOnly = form.fields.every((field) => field.readOnly || form.lacking(field) !== undefined);

    useEffect(() => {
        const onKey = (event: KeyboardEvent) => {
            if (event.key.toLowerCase() !== "s" || !(event.ctrlKey || event.metaKey) || event.altKey) return;
            event.preventDefault();
            if (canSave && !isReadOnly && !conflict) save();
        };
        addEventListener("keydown", onKey);
        return () => removeEventListener("keydown", onKey);
    }, [canSave, isReadOnly, conflict, save]);

    // Once both versions are one, it is saved with the revision that was seen.
    useEffect(() => {
        if (!isResolved.current || conflict) return;
        isResolved.current = false;
        if (isDirty) save();
    }, [conflict, isDirty, save]);

    if (conflict)
        return (
            <div className="drawer-part">
                <ConflictPanel
                    form={form}
                    conflict={conflict}
                    edits={form.edits}
                    done={(sides) => {
                        isResolved.current = true;
                        form.resolve(sides);
                    }}
                />
            </div>
        );
    const submit = (event: FormEvent) => {
        event.preventDefault();
        if (canSave) save();
    };
    return (
        <form className="form" noValidate onSubmit={submit} autoComplete="off">
            <div className="form-scroll">
                <FormNotices form={form} viewOf={viewId} />
                {children ?? <FormBody form={form} />}
            </div>
            {!isReadOnly && (
                <footer className="form-foot">
                    <Button type="submit" loading={isSaving} disabled={!canSave}>
                        {common.save}
                    </Button>
                    {isDirty && !isNew && (
                        <Button variant="default" onClick={form.discard} disabled={isSaving}>
                            {records.form.discard}
                        </Button>
                    )}
                    {isDirty && !isNew && elsewhere}
                    <span className="soft" role="status">
                        {isDirty && !isNew ? records.form.unsaved : ""}
                    </span>
                </footer>
            )}
        </form>
    );
}
