// Changes one field of all selected records, and shows first what that will do.
import { Button, Group, Modal, Select, Stack, Text } from "@mantine/core";
import { useState } from "react";
import type { FieldDescription, KindDescription, StoredRecord, View } from "../api/descriptions";
import type { StoreRights } from "../api/start";
import { useStore } from "../shell/store";
import { useWords } from "../words";
import { FormContext } from "./fields/context";
import { FormField } from "./fields/form_field";
import { formFields, initialValues, inputOf, isSameField, isShown, readValue, unreadPaths } from "./form_values";
import { entriesFor } from "./list_bulk";
import { useLacking } from "./privileges";
import { nameOf, titlesOf } from "./references";
import { useChanging, useOtherStores } from "./several";
import { namesOf, SeveralStores } from "./several_stores";
import { ChangeText } from "./values";

interface Props {
    kind: KindDescription;
    view: View;
    records: StoredRecord[];
    isBusy: boolean;
    errors: Record<string, string>;
    change: (field: FieldDescription, value: unknown, changed: StoredRecord[], others: StoreRights[]) => void;
    close: () => void;
}

const neverTogether = ["secret", "picture"];
const shownMax = 5;

// A name belongs to one record alone. A field whose entering depends on another one is only offered for
// records that agree on it: an amount is no percentage.
export function useFieldsForMany(kind: KindDescription, view: View, records: StoredRecord[] = []): FieldDescription[] {
    const lacking = useLacking(kind);
    const alone = titlesOf(kind).flat();
    const isAlike = (field: FieldDescription) => {
        const inputs = records.map((record) => inputOf(field, record, kind.fields));
        return inputs.every((input) => input === inputs[0]) && records.every((record) => isShown(field, record, kind.fields));
    };
    return formFields(kind, view.fixed, false).filter(
        (field) =>
            !field.readOnly &&
            !alone.includes(field.name) &&
            !neverTogether.includes(field.input) &&
            lacking(field) === undefined &&
            isAlike(field),
    );
}

export function BulkEdit({ kind, view, records, isBusy, errors, change, close }: Props) {
    const { records: said, common } = useWords();
    const { list } = said;
    const fields = useFieldsForMany(kind, view, records);
    const [field, setField] = useState<FieldDescription | null>(null);
    const [value, setValue] = useState<unknown>(null);
    const choose = (name: string | null) => {
        const next = fields.find((one) => one.name === name) ?? null;
        setField(next);
        setValue(next ? initialValues([next])[next.name] : null);
    };
    const changed = field
        ? records.filter((record) => !isSameField(field, readValue(field, record), value))
        : [];
    const here = useStore();
    const stores = useOtherStores(kind, field ? [field] : []);
    const [elsewhere, setElsewhere] = useState<string[]>([]);
    const unread = field === null ? [] : unreadPaths(value, field.name);
    const isRead = field !== null && unread.length === 0;
    const entries = isRead ? entriesFor(kind, records, field, value) : [];
    const others = useChanging(here.id, isRead ? stores.filter(({ id }) => elsewhere.includes(id)) : [], view.list, entries);
    // What says it here already may say something else there.
    const sent = others.length > 0 ? records : changed;
    const [notRead, setNotRead] = useState<Record<string, string>>({});
    return (
        <Modal
            opened
            onClose={close}
            title={list.bulkTitle(records.length)}
            closeButtonProps={{ "aria-label": common.close }}
        >
            <FormContext value={{ kind, record: null, errors: { ...errors, ...notRead }, keep: () => {}, prefix: "bulk" }}>
                <form
                    onSubmit={(event) => {
                        event.preventDefault();
                        setNotRead(Object.fromEntries(unread.map((path) => [path, said.form.notRead])));
                        if (field && isRead && sent.length > 0) change(field, value, sent, others);
                    }}
                >
                    <Stack gap="md">
                        <Select
                            data-autofocus
                            searchable
                            label={list.bulkField}
                            placeholder={list.chooseField}
                            nothingFoundMessage={list.noField}
                            data={fields.map(({ name, label }) => ({ value: name, label }))}
                            value={field?.name ?? null}
                            onChange={choose}
                            translate="no"
                        />
                        {field && (
                            <FormField
                                key={field.name}
                                field={field}
                                path={field.name}
                                value={value}
                                values={{ ...records[0], [field.name]: value }}
                                all={kind.fields}
                                onChange={(next) => {
                                    setValue(next);
                                    setNotRead({});
                                }}
                            />
                        )}
                        {field && isRead && <Preview kind={kind} field={field} value={value} changed={changed} />}
                        {field && isRead && (
                            <SeveralStores
                                kind={kind}
                                list={view.list}
                                stores={stores}
                                chosen={elsewhere}
                                choose={setElsewhere}
                                entries={entries}
                                fields={[field]}
                                names={namesOf(kind, records)}
                            />
                        )}
                        <Group justify="flex-end">
                            <Button variant="default" onClick={close}>
                                {common.cancel}
                            </Button>
                            <Button type="submit" loading={isBusy} disabled={isRead ? sent.length === 0 : unread.length === 0}>
                                {others.length > 0 ? said.several.change(others.length + 1) : list.bulkChange}
                            </Button>
                        </Group>
                    </Stack>
                </form>
            </FormContext>
        </Modal>
    );
}

interface PreviewProps {
    kind: KindDescription;
    field: FieldDescription;
    value: unknown;
    changed: StoredRecord[];
}

function Preview({ kind, field, value, changed }: PreviewProps) {
    const { list } = useWords().records;
    if (changed.length === 0) return <Text c="dimmed">{list.bulkNothing}</Text>;
    return (
        <div className="bulk-preview" role="status">
            <b translate="no">{list.bulkPreview(changed.length, field.label)}</b>
            <ul translate="no">
                {changed.slice(0, shownMax).map((record) => (
                    <li key={record.id}>
                        <span>{nameOf(kind, record)}</span>
                        <ChangeText field={field} old={readValue(field, record)} now={value} />
                    </li>
                ))}
            </ul>
            {changed.length > shownMax && <span className="soft">{list.bulkMore(changed.length - shownMax)}</span>}
        </div>
    );
}
