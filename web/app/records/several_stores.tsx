// Other stores in which the same is done, each with what would change there and what it does not have.
import { Checkbox, Stack } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import type { FieldDescription, KindDescription, StoredRecord } from "../api/descriptions";
import type { StoreRights } from "../api/start";
import { StoreContext, useStore } from "../shell/store";
import { sentenceOf } from "../shell/told";
import { useWords } from "../words";
import { readValue } from "./form_values";
import { nameOf, useNames } from "./references";
import { entriesOf, placeOf, previewQuery, type Entry, type Missing, type Preview, type StoreResult } from "./several";
import { ValueText } from "./values";
import "./several.css";

interface Props {
    kind: KindDescription;
    list: string; // path of the list that has the records
    stores: StoreRights[]; // on offer
    chosen: string[];
    choose: (stores: string[]) => void;
    entries: Entry[];
    fields: FieldDescription[]; // that the entries change
    names: string[]; // of the records, by entry
}

export function SeveralStores({ stores, chosen, choose, ...of }: Props) {
    const { several: say } = useWords().records;
    if (stores.length === 0) return null;
    return (
        <Checkbox.Group value={chosen} onChange={choose} label={say.title} description={say.help}>
            <Stack gap={8} mt={8}>
                {stores.length > 2 && (
                    <Checkbox
                        label={say.all}
                        checked={chosen.length === stores.length}
                        indeterminate={chosen.length > 0 && chosen.length < stores.length}
                        onChange={({ currentTarget: { checked } }) => choose(checked ? stores.map(({ id }) => id) : [])}
                    />
                )}
                {stores.map((store) => (
                    <div key={store.id} className="several-store">
                        <Checkbox value={store.id} label={<span translate="no">{store.name}</span>} />
                        {chosen.includes(store.id) && <InStore store={store} {...of} />}
                    </div>
                ))}
            </Stack>
        </Checkbox.Group>
    );
}

type InStoreProps = Omit<Props, "stores" | "chosen" | "choose"> & { store: StoreRights };

const shownMax = 5;

function InStore({ store, kind, list, entries, fields, names }: InStoreProps) {
    const { several: say } = useWords().records;
    const here = useStore();
    const { data, error } = useQuery(previewQuery(here.id, store.id, list, entries));
    if (error)
        return (
            <p className="problem" role="alert" translate="no">
                {sentenceOf(error)}
            </p>
        );
    if (!data) return <p className="soft several-says" role="status">{say.looking}</p>;
    const { missing } = data.result;
    const changes = changesIn(data, entries.length, names);
    return (
        <div className="several-says" role="status">
            <span>{say.summary(changes.length, missing.length)}</span>
            <ul>
                {changes.slice(0, shownMax).map(({ id, name, changed }) => (
                    <li key={id}>
                        <span translate="no">{name}</span>
                        <span className="several-changes">
                            {fields
                                .filter((field) => changed.includes(field.name))
                                .map((field) => (
                                    <Change
                                        key={field.name}
                                        field={field}
                                        store={store}
                                        old={readValue(field, data.before.get(id) ?? {})}
                                        now={readValue(field, entries[0] ?? {})}
                                        isAlone={fields.length === 1}
                                    />
                                ))}
                        </span>
                    </li>
                ))}
                {changes.length > shownMax && <li className="soft">{say.more(changes.length - shownMax)}</li>}
                {missing.slice(0, shownMax).map((one) => (
                    <li key={one.entry}>
                        <span translate="no">{names[placeOf(one)]}</span>
                        <MissingText kind={kind} missing={one} />
                    </li>
                ))}
                {missing.length > shownMax && <li className="soft">{say.moreMissing(missing.length - shownMax)}</li>}
            </ul>
        </div>
    );
}

// Names are those of this store; there a record may have another one.
function changesIn({ result, before }: Preview, count: number, names: string[]) {
    return entriesOf(result, count).flatMap((entry, at) => {
        const record = result.records[at];
        if (!record || record.fields.length === 0) return [];
        return [{ id: record.id, name: nameThere(before.get(record.id)) ?? names[entry] ?? "", changed: record.fields }];
    });
}

const nameThere = (record: StoredRecord | undefined) => {
    const name = record?.["name"];
    return typeof name === "string" && name !== "" ? name : undefined;
};

interface ChangeProps {
    field: FieldDescription;
    store: StoreRights;
    old: unknown;
    now: unknown;
    isAlone: boolean;
}

// What it refers to is called by other ids there.
function Change({ field, store, old, now, isAlone }: ChangeProps) {
    const { form } = useWords().records;
    return (
        <span className="change">
            {!isAlone && (
                <span className="soft" translate="no">
                    {field.label}{" "}
                </span>
            )}
            <StoreContext value={store}>
                <ValueText field={field} value={old} />
            </StoreContext>
            <span aria-hidden> → </span>
            <span className="visually-hidden">{form.becomes}</span>
            <ValueText field={field} value={now} />
        </span>
    );
}

function MissingText({ kind, missing: { field, id } }: { kind: KindDescription; missing: Missing }) {
    const { several: say } = useWords().records;
    const names = useNames();
    const described = kind.fields.find(({ name }) => name === field);
    if (!field) return <span className="tag warn">{say.notThere}</span>;
    const other = described?.refersTo ? (names(described.refersTo, id)?.name ?? "") : "";
    return <span className="tag warn">{say.lacks(described?.label ?? field, other)}</span>;
}

export function missingCount(stores: StoreResult[]): number {
    return stores.reduce((sum, { missing }) => sum + missing.length, 0);
}

export function namesOf(kind: KindDescription, records: StoredRecord[]): string[] {
    return records.map((record) => nameOf(kind, record) || kind.label);
}
