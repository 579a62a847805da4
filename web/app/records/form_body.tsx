// The fields of a form in their sections: the main ones on top, the rare ones folded away.
import { UnstyledButton } from "@mantine/core";
import { IconChevronRight } from "@tabler/icons-react";
import { useEffect, useId, useMemo, useRef, useState, type ReactNode } from "react";
import type { FieldDescription } from "../api/descriptions";
import { useWords } from "../words";
import { FormContext } from "./fields/context";
import { FormField, isNarrow } from "./fields/form_field";
import type { RecordForm } from "./form_state";
import { inputOf, isEmpty, isSame, isShown } from "./form_values";
import { usePrivilegeName } from "./privileges";
import { ValueText } from "./values";
import "./form.css";

interface Section {
    id: string;
    label: string;
    usual: FieldDescription[];
    rare: FieldDescription[];
}

function sectionsOf({ kind, fields, values }: RecordForm): { main: FieldDescription[]; sections: Section[] } {
    const shown = fields.filter((field) => isShown(field, values, fields));
    const sections = kind.sections.map(({ id, label }) => {
        const inside = shown.filter(({ section, weight }) => section === id && weight !== "main");
        return {
            id,
            label,
            usual: inside.filter(({ weight }) => weight === "usual"),
            rare: inside.filter(({ weight }) => weight === "rare"),
        };
    });
    return {
        main: shown.filter(({ weight }) => weight === "main"),
        sections: sections.filter(({ usual, rare }) => usual.length + rare.length > 0),
    };
}

export function FormBody({ form }: { form: RecordForm }) {
    const { main, sections } = sectionsOf(form);
    return (
        <FormPlace form={form}>
            {main.length > 0 && <Fields fields={main} form={form} />}
            {sections.map((section, i) => (
                <FormSection
                    key={section.id}
                    section={section}
                    form={form}
                    isNamed={i > 0 || main.length === 0 || section.id !== form.kind.sections[0]?.id}
                />
            ))}
        </FormPlace>
    );
}

// What the inputs of a form stand in, however they are arranged.
export function FormPlace({ form, children }: { form: RecordForm; children: ReactNode }) {
    const { kind, base, problems, keep } = form;
    const prefix = useId();
    const place = useRef<HTMLDivElement>(null);
    const context = useMemo(
        () => ({ kind, record: base, errors: problems.byPath, keep, prefix }),
        [kind, base, problems.byPath, keep, prefix],
    );
    // A refusal is read where it belongs.
    useEffect(() => {
        const paths = Object.keys(problems.byPath);
        if (paths.length === 0) return;
        const refused = [...(place.current?.querySelectorAll<HTMLElement>("[data-path]") ?? [])];
        refused.find((one) => paths.includes(one.dataset["path"] ?? ""))?.focus();
    }, [problems]);

    return (
        <FormContext value={context}>
            <div className="form-body" ref={place}>
                {children}
            </div>
        </FormContext>
    );
}

function FormSection({ section, form, isNamed }: { section: Section; form: RecordForm; isNamed: boolean }) {
    const { records, common } = useWords();
    const [isOpen, setIsOpen] = useState(false);
    const id = useId();
    const { label, usual, rare } = section;
    const hasProblem = rare.some(({ name }) => Object.keys(form.problems.byPath).some((path) => path.startsWith(name)));
    const isUnfolded = isOpen || hasProblem;
    const set = rare.filter(
        ({ name, initially }) => !isEmpty(form.values[name]) && form.values[name] !== false && !isSame(form.values[name], initially),
    ).length;
    return (
        <section aria-labelledby={isNamed ? id : undefined}>
            {isNamed && (
                <h3 id={id} translate="no">
                    {label}
                </h3>
            )}
            {usual.length > 0 && <Fields fields={usual} form={form} />}
            {rare.length > 0 && (
                <UnstyledButton className="fold" aria-expanded={isUnfolded} onClick={() => setIsOpen(!isOpen)}>
                    <IconChevronRight size={15} className="turning" />
                    {common.more}
                    <span className="visually-hidden" translate="no">
                        {label}
                    </span>
                    {set > 0 && <span className="tag">{records.form.setCount(set)}</span>}
                </UnstyledButton>
            )}
            {isUnfolded && <Fields fields={rare} form={form} />}
        </section>
    );
}

export function Fields({ fields, form }: { fields: FieldDescription[]; form: RecordForm }) {
    const { values, set, lacking, fields: all } = form;
    return (
        <div className="fields">
            {fields.map((field) => {
                const lack = lacking(field);
                if ((field.readOnly && field.input !== "picture") || lack !== undefined)
                    return <ReadOnly key={field.name} field={field} form={form} lack={field.privilege ? lack : undefined} />;
                return (
                    <FormField
                        key={field.name}
                        field={field}
                        all={all}
                        value={values[field.name]}
                        values={values}
                        onChange={(value) => set(field.name, value)}
                        path={field.name}
                    />
                );
            })}
        </div>
    );
}

function ReadOnly({ field, form, lack }: { field: FieldDescription; form: RecordForm; lack: string | undefined }) {
    const { common } = useWords();
    const nameOf = usePrivilegeName(lack !== undefined);
    const { values, fields } = form;
    const shape = isNarrow(inputOf(field, values, fields)) ? "field narrow read-only" : "field read-only";
    return (
        <dl className={shape} data-path={field.name} tabIndex={-1}>
            <dt translate="no">{field.label}</dt>
            <dd>
                <ValueText field={field} value={values[field.name]} />
            </dd>
            {lack && <dd className="soft">{common.mayNot(nameOf(lack))}</dd>}
        </dl>
    );
}
