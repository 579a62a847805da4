// One record beside its list: its form, its history, and what can be done with it.
import { ActionIcon, FocusTrap, Skeleton, Tabs } from "@mantine/core";
import { useMediaQuery } from "@mantine/hooks";
import { IconX } from "@tabler/icons-react";
import { useQuery } from "@tanstack/react-query";
import { useEffect, useId, useRef, type ReactNode } from "react";
import type { KindDescription, StoredRecord, View } from "../api/descriptions";
import type { StoreRights } from "../api/start";
import { useMay } from "../shell/store";
import { sentenceOf } from "../shell/told";
import { useWords } from "../words";
import { recordQuery } from "./cache";
import { FormPanel } from "./form_panel";
import { useRecordForm } from "./form_state";
import { RecordHistory } from "./history";
import { RecordMenu } from "./record_menu";
import { nameOf } from "./references";
import { SaveElsewhere } from "./save_elsewhere";
import { useTellSaved } from "./tell_saved";
import { UnsavedGuard } from "./unsaved_guard";
import "./drawer.css";

export interface RecordDrawerProps {
    kind: KindDescription;
    view: View;
    id: string; // "new" for a new record
    copyOf?: string;
    onClose: () => void;
    onOpen: (id: string, options?: { copyOf?: string }) => void;
    part: string; // that is shown: "history", or "" for the details
    setPart: (part: string) => void;
}

export function RecordDrawer(props: RecordDrawerProps) {
    const { kind, id, copyOf } = props;
    const isNew = id === "new";
    const asked = isNew ? copyOf : id;
    const query = recordQuery(kind, asked ?? "");
    const { data, error } = useQuery({ ...query, enabled: asked !== undefined });
    const key = `${kind.kind} ${id} ${copyOf ?? ""}`;
    if (asked !== undefined && !data)
        return (
            <Frame key={key} title="" onClose={props.onClose}>
                {error ? (
                    <p className="drawer-part" role="alert" translate="no">
                        {sentenceOf(error)}
                    </p>
                ) : (
                    <Waiting />
                )}
            </Frame>
        );
    const record = isNew ? null : (data ?? null);
    return <Editor key={key} {...props} record={record} copied={isNew ? (data ?? null) : null} />;
}

function Waiting() {
    return (
        <div className="drawer-part waiting" aria-hidden>
            {[0, 1, 2, 3].map((i) => (
                <Skeleton key={i} height={40} />
            ))}
        </div>
    );
}

// Which part of a record is shown is in the address.
export function tabs(part: string, setPart: (part: string) => void) {
    return {
        value: part === "history" ? part : "details",
        onChange: (next: string | null) => setPart(next === "history" ? next : ""),
        keepMounted: false,
    };
}

interface EditorProps extends RecordDrawerProps {
    record: StoredRecord | null;
    copied: StoredRecord | null;
}

function Editor({ kind, view, id, record, copied, onClose, onOpen, part, setPart }: EditorProps) {
    const { records, shell } = useWords();
    const { form: words } = records;
    const may = useMay();
    const form = useRecordForm({ kind, view, record, copied, copyName: words.copyName });
    const tellSaved = useTellSaved(kind);
    const isLeaving = useRef(false);
    const title = record ? nameOf(kind, record) || kind.label : words.newOf(kind.label);
    useTitle(`${title} · ${view.label} · ${shell.product}`);

    const save = async (others: StoreRights[] = []) => {
        const saved = await form.save(others);
        if (!saved) return false;
        tellSaved(saved);
        return saved;
    };
    const saveAndStay = async () => {
        const saved = await save();
        if (!saved || !saved.isNew) return;
        isLeaving.current = true;
        onOpen(saved.record.id);
    };
    const menu = record && (
        <RecordMenu
            kind={kind}
            record={record}
            keep={form.keep}
            isChangeable={form.lacking() === undefined}
            duplicate={() => onOpen("new", { copyOf: record.id })}
        />
    );
    const details = (
        <FormPanel
            form={form}
            viewId={view.id}
            save={() => void saveAndStay()}
            elsewhere={<SaveElsewhere form={form} list={view.list} save={save} />}
        />
    );
    const hasHistory = record !== null && kind.paths.history !== undefined && (!kind.history || may(kind.history));
    return (
        <Frame title={title} isInactive={record?.activeStatus === false} menu={menu} onClose={onClose} isNew={id === "new"}>
            {hasHistory ? (
                <Tabs {...tabs(part, setPart)} className="drawer-tabs">
                    <Tabs.List>
                        <Tabs.Tab value="details">{words.details}</Tabs.Tab>
                        <Tabs.Tab value="history">{words.history}</Tabs.Tab>
                    </Tabs.List>
                    <Tabs.Panel value="details">{details}</Tabs.Panel>
                    <Tabs.Panel value="history" className="drawer-part">
                        <RecordHistory kind={kind} record={record} canUndo={form.lacking() === undefined} />
                    </Tabs.Panel>
                </Tabs>
            ) : (
                details
            )}
            <UnsavedGuard form={form} id={id} isLeaving={isLeaving} save={async () => (await save()) !== false} />
        </Frame>
    );
}

// The tab of the browser names what is open, and the list again when it is closed.
function useTitle(title: string): void {
    const ofList = useRef(document.title);
    useEffect(() => {
        document.title = title;
    }, [title]);
    useEffect(() => {
        const before = ofList.current;
        return () => {
            document.title = before;
        };
    }, []);
}

// An open list of choices, menu or dialog closes first; a search field beside the drawer has its own use.
function isForOthers(target: Element | null, drawer: Element | null): boolean {
    if (document.querySelector('[role="dialog"]:not(.drawer), [role="menu"]')) return true;
    if (target?.matches('[aria-expanded="true"]:is(input, [aria-haspopup])')) return true;
    return target !== null && target.matches("input, textarea, select") && !drawer?.contains(target);
}

interface FrameProps {
    title: string;
    isInactive?: boolean;
    isNew?: boolean;
    menu?: ReactNode;
    onClose: () => void;
    children: ReactNode;
}

// On a desk it stands beside the list, which stays in use; on a phone it covers everything.
function Frame({ title, isInactive = false, isNew = false, menu, onClose, children }: FrameProps) {
    const { common, records } = useWords();
    const isPhone = useMediaQuery("(max-width: 48em)", false, { getInitialValueInEffect: false });
    const place = useRef<HTMLElement>(null);
    const heading = useRef<HTMLHeadingElement>(null);
    const id = useId();

    useEffect(() => {
        const first = isNew && place.current?.querySelector<HTMLElement>("[data-path]");
        (first || heading.current)?.focus();
    }, [isNew]);
    useEffect(() => {
        const onKey = (event: KeyboardEvent) => {
            const target = event.target instanceof Element ? event.target : null;
            if (event.key === "Escape" && !isForOthers(target, place.current)) onClose();
        };
        // First of all, while what the key will close is still open.
        addEventListener("keydown", onKey, { capture: true });
        return () => removeEventListener("keydown", onKey, { capture: true });
    }, [onClose]);

    return (
        <FocusTrap active={isPhone} innerRef={place}>
            <aside
                className="drawer"
                aria-labelledby={id}
                {...(isPhone ? { "role": "dialog", "aria-modal": true } : {})}
            >
                <header className="drawer-head">
                    <h2 id={id} tabIndex={-1} ref={heading} data-autofocus translate="no">
                        {title}
                    </h2>
                    {isInactive && <span className="tag">{records.form.inactive}</span>}
                    <span className="grow" />
                    {menu}
                    <ActionIcon variant="subtle" color="gray" size="lg" aria-label={common.close} onClick={onClose}>
                        <IconX size={18} />
                    </ActionIcon>
                </header>
                {children}
            </aside>
        </FocusTrap>
    );
}
