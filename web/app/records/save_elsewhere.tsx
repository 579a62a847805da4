// Saves what was changed of a record in more stores, and shows first what that does in each.
import { Button, Group, Modal, Stack } from "@mantine/core";
import { useState } from "react";
import type { StoreRights } from "../api/start";
import { useStore } from "../shell/store";
import { useWords } from "../words";
import { bodyOf } from "./changes";
import type { RecordForm } from "./form_state";
import { isShown } from "./form_values";
import { nameOf } from "./references";
import { useChanging, useOtherStores, type Entry } from "./several";
import { SeveralStores } from "./several_stores";
import { ChangeText } from "./values";
import "./several.css";

interface Props {
    form: RecordForm;
    list: string;
    save: (others: StoreRights[]) => Promise<unknown>;
}

export function SaveElsewhere({ form, list, save }: Props) {
    const { several: say } = useWords().records;
    const [isOpen, setIsOpen] = useState(false);
    const { kind, base } = form;
    const changed = form.changed.filter(({ field }) => !field.readOnly && isShown(field, form.values, form.fields));
    const stores = useOtherStores(kind, changed.map(({ field }) => field));
    if (!base || stores.length === 0) return null;
    const entry: Entry = { kind: kind.kind, id: base.id, ...bodyOf(changed) };
    return (
        <>
            <Button variant="default" className="save-elsewhere" disabled={changed.length === 0 || form.isSaving} onClick={() => setIsOpen(true)}>
                {say.open}
            </Button>
            {isOpen && (
                <Dialog form={form} list={list} stores={stores} changed={changed} entry={entry} save={save} close={() => setIsOpen(false)} />
            )}
        </>
    );
}

interface DialogProps extends Props {
    stores: StoreRights[];
    changed: RecordForm["changed"];
    entry: Entry;
    close: () => void;
}

function Dialog({ form, list, stores, changed, entry, save, close }: DialogProps) {
    const { records, common } = useWords();
    const { several: say } = records;
    const here = useStore();
    const [chosen, setChosen] = useState(() => (stores.length === 1 ? stores.map(({ id }) => id) : []));
    const [entries] = useState([entry]); // as it was when it was opened
    const others = useChanging(here.id, stores.filter(({ id }) => chosen.includes(id)), list, entries);
    const name = nameOf(form.kind, form.base ?? {}) || form.kind.label;
    const submit = async () => {
        await save(others);
        close();
    };
    return (
        <Modal opened onClose={close} title={<span translate="no">{say.dialog(name)}</span>} closeButtonProps={{ "aria-label": common.close }}>
            <Stack gap="md">
                <div className="bulk-preview">
                    <b translate="no">{say.here(here.name)}</b>
                    <ul translate="no">
                        {changed.map(({ field, old, now }) => (
                            <li key={field.name}>
                                <span>{field.label}</span>
                                <ChangeText field={field} old={old} now={now} />
                            </li>
                        ))}
                    </ul>
                </div>
                <SeveralStores
                    kind={form.kind}
                    list={list}
                    stores={stores}
                    chosen={chosen}
                    choose={setChosen}
                    entries={entries}
                    fields={changed.map(({ field }) => field)}
                    names={[name]}
                />
                <Group justify="flex-end">
                    <Button variant="default" onClick={close}>
                        {common.cancel}
                    </Button>
                    <Button loading={form.isSaving} disabled={others.length === 0} onClick={() => void submit()}>
                        {say.save(others.length + 1)}
                    </Button>
                </Group>
            </Stack>
        </Modal>
    );
}
