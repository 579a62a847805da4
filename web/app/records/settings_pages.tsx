// The store and the account: each one record, so its form is a page.
import { Tabs } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { useNavigate, useSearch } from "@tanstack/react-router";
import { useRef } from "react";
import { kindNamed, useDescriptions, type KindDescription, type StoredRecord } from "../api/descriptions";
import { useSession } from "../api/start";
import { useMay, useStore } from "../shell/store";
import { sentenceOf } from "../shell/told";
import { useWords } from "../words";
import { recordQuery } from "./cache";
import { tabs } from "./drawer";
import { FormPanel } from "./form_panel";
import { useRecordForm } from "./form_state";
import { RecordHistory } from "./history";
import { OrdersPause } from "./orders_pause";
import { useTellSaved } from "./tell_saved";
import { UnsavedGuard } from "./unsaved_guard";
import "./drawer.css";
import "./settings.css";

export function StorePage() {
    const { id } = useStore();
    return <SettingsPage kind="store" id={id} />;
}

export function AccountPage() {
    const { account } = useSession();
    return <SettingsPage kind="account" id={account} />;
}

function SettingsPage({ kind: name, id }: { kind: string; id: string }) {
    const descriptions = useDescriptions();
    const kind = descriptions && kindNamed(descriptions, name);
    return kind ? <Settings key={id} kind={kind} id={id} /> : null;
}

function Settings({ kind, id }: { kind: KindDescription; id: string }) {
    const { data, error } = useQuery(recordQuery(kind, id));
    if (data) return <SettingsForm kind={kind} record={data} />;
    return error ? (
        <div className="page" role="alert" translate="no">
            {sentenceOf(error)}
        </div>
    ) : null;
}

function SettingsForm({ kind, record }: { kind: KindDescription; record: StoredRecord }) {
    const { form: words } = useWords().records;
    const may = useMay();
    const navigate = useNavigate();
    const part = useSearch({ strict: false })["part"] ?? "";
    const setPart = (next: string) =>
        void navigate({ to: ".", search: (before) => ({ ...before, part: next }), replace: true });
    const form = useRecordForm({ kind, view: undefined, record, copied: null, copyName: words.copyName });
    const tellSaved = useTellSaved(kind);
    const isLeaving = useRef(false);
    const save = async () => {
        const saved = await form.save();
        if (saved) tellSaved(saved);
        return saved !== null;
    };
    const canChange = form.lacking() === undefined;
    return (
        <div className="settings">
            <header className="settings-head">
                <h1 translate="no">{kind.label}</h1>
            </header>
            <Tabs {...tabs(part, setPart)} className="drawer-tabs">
                <Tabs.List>
                    <Tabs.Tab value="details">{words.details}</Tabs.Tab>
                    {kind.paths.history && (!kind.history || may(kind.history)) && (
                        <Tabs.Tab value="history">{words.history}</Tabs.Tab>
                    )}
                </Tabs.List>
                <Tabs.Panel value="details">
                    {kind.kind === "store" && <OrdersPause kind={kind} record={record} canChange={canChange} keep={form.keep} />}
                    <FormPanel form={form} viewId={kind.views[0]?.id ?? ""} save={() => void save()} />
                </Tabs.Panel>
                <Tabs.Panel value="history" className="drawer-part">
                    <RecordHistory kind={kind} record={record} canUndo={canChange} />
                </Tabs.Panel>
            </Tabs>
            <UnsavedGuard form={form} id="" isLeaving={isLeaving} save={save} />
        </div>
    );
}
