// Lists whose entries are edited in place: links to records with what belongs to each, and objects.
import { Button, UnstyledButton } from "@mantine/core";
import { IconChevronRight, IconPlus } from "@tabler/icons-react";
import { useState } from "react";
import type { FieldDescription } from "../../api/descriptions";
import { useWords } from "../../words";
import { idIn, idNameIn, initialValues, isObject, isShown, withEntry, type Values } from "../form_values";
import { inputId, useForm, type FieldProps } from "./context";
import { FieldGroup } from "./frame";
import { FormField } from "./form_field";
import { RecordPicker } from "./picker";
import { EntryButtons, useNameText, useTarget } from "./reference_fields";

const membersInRow = 3;
// Inputs too large for a row of a list.
const large = ["longText", "links", "records", "record", "references", "openingHours", "privileges", "monthDays", "weekDays"];

interface MembersProps {
    fields: FieldDescription[];
    entry: Values;
    onChange: (entry: Values) => void;
    path: string;
    isBare?: boolean;
}

function Members({ fields, entry, onChange, path, isBare = false }: MembersProps) {
    return fields
        .filter((field) => isShown(field, entry, fields))
        .map((field) => (
            <FormField
                key={field.name}
                field={field}
                all={fields}
                value={entry[field.name]}
                values={entry}
                onChange={(value) => onChange({ ...entry, [field.name]: value })}
                path={`${path}.${field.name}`}
                isBare={isBare}
            />
        ));
}

export function LinksField(props: FieldProps) {
    const { field, path, value, onChange } = props;
    const { form } = useWords().records;
    const { prefix } = useForm();
    const target = useTarget(field);
    const name = useNameText(field);
    const members = field.item?.fields.filter((member) => member.name !== "id") ?? [];
    if (!target) return null;
    const entries = Array.isArray(value) ? (value as unknown[]) : [];
    const replace = (i: number, entry: Values) => onChange(withEntry(entries, i, entry));
    return (
        <FieldGroup {...props}>
            {entries.length > 0 && members.length > 0 && <Heads fields={members} first={target.label} />}
            <ul className="entries">
                {entries.map((entry, i) => {
                    const id = idIn(entry, field.refersTo);
                    const whole = isObject(entry) ? entry : { id };
                    return (
                        <li key={`${id}-${i}`} className="entry-row">
                            <span className="entry-name" translate="no">
                                {name(id)}
                            </span>
                            <Members
                                fields={members}
                                entry={whole}
                                onChange={(next) => replace(i, { ...next, [idNameIn(whole, field.refersTo)]: id })}
                                path={`${path}[${i}]`}
                                isBare
                            />
                            <EntryButtons i={i} entries={entries} onChange={onChange} name={name(id)} />
                        </li>
                    );
                })}
            </ul>
            <RecordPicker
                field={field}
                target={target}
                pick={(id) => onChange([...entries, members.length > 0 ? { id } : id])}
                taken={entries.map((entry) => idIn(entry, field.refersTo))}
                input={{ "id": inputId(prefix, path), "aria-label": form.addTo(field.label), "placeholder": form.addOne }}
            />
        </FieldGroup>
    );
}

// What an entry is about comes before what it says.
function namesFirst(fields: FieldDescription[]): FieldDescription[] {
    const isName = ({ input }: FieldDescription) => input === "reference";
    return [...fields.filter(isName), ...fields.filter((field) => !isName(field))];
}

function Heads({ fields, first }: { fields: FieldDescription[]; first?: string }) {
    return (
        <div className="entry-heads" translate="no" aria-hidden>
            {first !== undefined && <span className="entry-name">{first}</span>}
            {fields.map(({ name, label }) => (
                <span key={name}>{label}</span>
            ))}
            <span className="entry-buttons" />
        </div>
    );
}

export function RecordsField(props: FieldProps) {
    const { field, path, value, onChange } = props;
    const { form } = useWords().records;
    const fields = field.item?.fields ?? [];
    const usual = namesFirst(fields.filter(({ weight }) => weight !== "rare"));
    const isRow = usual.length <= membersInRow && !usual.some(({ input }) => large.includes(input));
    const rare = isRow ? fields.filter(({ weight }) => weight === "rare") : [];
    const entries = Array.isArray(value) ? (value as unknown[]) : [];
    const replace = (i: number, entry: Values) => onChange(withEntry(entries, i, entry));
    return (
        <FieldGroup {...props}>
            {isRow && entries.length > 0 && <Heads fields={usual} />}
            <ul className="entries">
                {entries.map((entry, i) => (
                    <Entry
                        key={i}
                        fields={isRow ? usual : fields}
                        rare={rare}
                        isRow={isRow}
                        entry={isObject(entry) ? entry : {}}
                        onChange={(next) => replace(i, next)}
                        path={`${path}[${i}]`}
                        name={form.entry(i + 1)}
                        buttons={<EntryButtons i={i} entries={entries} onChange={onChange} name={form.entry(i + 1)} />}
                    />
                ))}
            </ul>
            <div>
                <Button
                    variant="default"
                    size="compact-sm"
                    leftSection={<IconPlus size={14} />}
                    aria-label={form.addTo(field.label)}
                    onClick={() => onChange([...entries, initialValues(fields)])}
                >
                    {form.addEntry}
                </Button>
            </div>
        </FieldGroup>
    );
}

interface EntryProps extends MembersProps {
    rare: FieldDescription[];
    isRow: boolean;
    name: string;
    buttons: React.ReactNode;
}

function Entry({ fields, rare, isRow, entry, onChange, path, name, buttons }: EntryProps) {
    const { form } = useWords().records;
    const { errors } = useForm();
    const hasProblem = rare.some((member) => `${path}.${member.name}` in errors);
    const [isOpen, setIsOpen] = useState(false);
    const members = { entry, onChange, path };
    if (!isRow)
        return (
            <li className="entry-card">
                <div className="entry-card-head">
                    <b>{name}</b>
                    {buttons}
                </div>
                <div className="fields">
                    <Members fields={fields} {...members} />
                </div>
            </li>
        );
    return (
        <li>
            <div className="entry-row">
                {rare.length > 0 && (
                    <UnstyledButton
                        className="entry-more"
                        aria-label={form.moreOf(name)}
                        aria-expanded={isOpen || hasProblem}
                        onClick={() => setIsOpen(!isOpen)}
                    >
                        <IconChevronRight size={15} />
                    </UnstyledButton>
                )}
                <Members fields={fields} {...members} isBare />
                {buttons}
            </div>
            {(isOpen || hasProblem) && (
                <div className="fields entry-rest">
                    <Members fields={rare} {...members} />
                </div>
            )}
        </li>
    );
}

export function RecordField(props: FieldProps) {
    const { field, path, value, onChange } = props;
    const entry = isObject(value) ? value : {};
    return (
        <FieldGroup {...props}>
            <div className="entry-card">
                <div className="fields">
                    <Members fields={field.item?.fields ?? []} entry={entry} onChange={onChange} path={path} />
                </div>
            </div>
        </FieldGroup>
    );
}
