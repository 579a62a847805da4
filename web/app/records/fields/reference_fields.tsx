// References to other records, by name.
import { ActionIcon, CloseButton, Pill } from "@mantine/core";
import { IconChevronDown, IconChevronUp } from "@tabler/icons-react";
import { kindNamed, useDescriptions, type FieldDescription, type KindDescription } from "../../api/descriptions";
import { useWords } from "../../words";
import { idIn, isEmpty, withMoved, withoutEntry } from "../form_values";
import { useNames } from "../references";
import { inputId, useForm, type FieldProps } from "./context";
import { FieldGroup, useInputProps } from "./frame";
import { RecordPicker } from "./picker";

export function useTarget(field: FieldDescription): KindDescription | undefined {
    const descriptions = useDescriptions();
    return descriptions && field.refersTo ? kindNamed(descriptions, field.refersTo) : undefined;
}

export function useNameText(field: FieldDescription): (id: string) => string {
    const names = useNames();
    const { form } = useWords().records;
    return (id) => {
        const label = names(field.refersTo ?? "", id);
        if (label === undefined) return "…";
        if (label === null) return form.unknownRecord;
        return label.isActive ? label.name : form.inactiveName(label.name);
    };
}

export function ReferenceField(props: FieldProps) {
    const { field, value, onChange, isBare } = props;
    const { common } = useWords();
    const shared = useInputProps(props);
    const target = useTarget(field);
    const name = useNameText(field);
    if (!target) return null;
    const id = idIn(value);
    const clear = id !== "" && !field.required && !isBare && (
        <CloseButton size="sm" aria-label={`${common.remove}: ${field.label}`} onClick={() => onChange(null)} />
    );
    return (
        <RecordPicker
            field={field}
            target={target}
            pick={onChange}
            input={shared}
            current={isEmpty(id) ? "" : name(id)}
            clear={clear || undefined}
        />
    );
}

export function ReferencesField(props: FieldProps) {
    const { field, path, value, onChange } = props;
    const { form } = useWords().records;
    const { common } = useWords();
    const { prefix } = useForm();
    const target = useTarget(field);
    const name = useNameText(field);
    if (!target) return null;
    const ids = Array.isArray(value) ? value.map((entry) => idIn(entry)) : [];
    return (
        <FieldGroup {...props}>
            {ids.length > 0 && (
                <ul className="pills">
                    {ids.map((id, i) => (
                        <Pill
                            key={id}
                            component="li"
                            withRemoveButton
                            removeButtonProps={{
                                "aria-label": `${common.remove}: ${name(id)}`,
                                "aria-hidden": false,
                                tabIndex: 0,
                            }}
                            onRemove={() => onChange(withoutEntry(ids, i))}
                        >
                            <span translate="no">{name(id)}</span>
                        </Pill>
                    ))}
                </ul>
            )}
            <RecordPicker
                field={field}
                target={target}
                pick={(id) => onChange([...ids, id])}
                taken={ids}
                input={{ "id": inputId(prefix, path), "aria-label": form.addTo(field.label), "placeholder": form.addOne }}
            />
        </FieldGroup>
    );
}

// Buttons that move an entry of a list up and down, and away.
export function EntryButtons({ i, entries, onChange, name }: { i: number; entries: unknown[]; onChange: (entries: unknown[]) => void; name: string }) {
    const { common, records } = useWords();
    const move = (to: number) => onChange(withMoved(entries, i, to));
    return (
        <div className="entry-buttons">
            <ActionIcon
                variant="subtle"
                color="gray"
                size="sm"
                aria-label={records.form.moveUp(name)}
                disabled={i === 0}
                onClick={() => move(i - 1)}
            >
                <IconChevronUp size={15} />
            </ActionIcon>
            <ActionIcon
                variant="subtle"
                color="gray"
                size="sm"
                aria-label={records.form.moveDown(name)}
                disabled={i === entries.length - 1}
                onClick={() => move(i + 1)}
            >
                <IconChevronDown size={15} />
            </ActionIcon>
            <CloseButton
                size="sm"
                aria-label={`${common.remove}: ${name}`}
                onClick={() => onChange(withoutEntry(entries, i))}
            />
        </div>
    );
}
