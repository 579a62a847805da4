// Beside the grid: one item with everything that guests, registers and kitchens know of it.
import { Skeleton, Tabs } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { useRef, useState } from "react";
import { kindNamed, useDescriptions, type KindDescription, type StoredRecord } from "../../api/descriptions";
import type { StoreRights } from "../../api/start";
import { recordQuery } from "../../records/cache";
import { FormPanel } from "../../records/form_panel";
import { useRecordForm } from "../../records/form_state";
import { RecordHistory } from "../../records/history";
import { RecordMenu } from "../../records/record_menu";
import { nameOf } from "../../records/references";
import { SaveElsewhere } from "../../records/save_elsewhere";
import { useTellSaved } from "../../records/tell_saved";
import { UnsavedGuard } from "../../records/unsaved_guard";
import { useMay } from "../../shell/store";
import { sentenceOf } from "../../shell/told";
import { useWords } from "../../words";
import { useMenuAddress } from "../address";
import type { Menu } from "../menu_index";
import { useMenu } from "../use_menu";
import { useDuplicate } from "./duplicate";
import { ItemBody } from "./item_body";
import { useKeepUnsaved } from "./unsaved_item";
import { PanelFrame } from "./panel_frame";
import "./item.css";

export interface ItemPanelProps {
    id: string;
    isHidden?: boolean; // it only keeps what is typed in it
    onClose: () => void;
}

export function ItemPanel({ id, isHidden = false, onClose }: ItemPanelProps) {
    const { menuItem: say } = useWords();
    const descriptions = useDescriptions();
    const kind = descriptions && kindNamed(descriptions, "menuItem");
    const { menu } = useMenu();
    if (kind && menu) return <Reader id={id} kind={kind} menu={menu} isHidden={isHidden} onClose={onClose} />;
    return (
        <PanelFrame title={say.details} isHidden={isHidden} onClose={onClose}>
            <Waiting />
        </PanelFrame>
    );
}

interface ReaderProps extends ItemPanelProps {
    kind: KindDescription;
    menu: Menu;
}

function Reader({ id, kind, menu, isHidden = false, onClose }: ReaderProps) {
    const { menuItem: say } = useWords();
    const { data, error } = useQuery(recordQuery(kind, id));
    const record = data ?? menu.item(id);
    if (record) return <Editor key={id} record={record} kind={kind} menu={menu} isHidden={isHidden} onClose={onClose} />;
    return (
        <PanelFrame title={error ? say.gone : ""} isHidden={isHidden} onClose={onClose}>
            {error ? (
                <p className="panel-part" role="alert" translate="no">
                    {sentenceOf(error)}
                </p>
            ) : (
                <Waiting />
            )}
        </PanelFrame>
    );
}

function Waiting() {
    return (
        <div className="panel-part panel-waiting" aria-hidden>
            {[0, 1, 2, 3].map((i) => (
                <Skeleton key={i} height={40} />
            ))}
        </div>
    );
}

interface EditorProps {
    record: StoredRecord;
    kind: KindDescription;
    menu: Menu;
    isHidden: boolean;
    onClose: () => void;
}

function Editor({ record, kind, menu, isHidden, onClose }: EditorProps) {
    const { menuItem: say, records } = useWords();
    const may = useMay();
    const { go } = useMenuAddress();
    const [view] = kind.views;
    const form = useRecordForm({ kind, view, record, copied: null, copyName: records.form.copyName });
    const tellSaved = useTellSaved(kind);
    const duplicate = useDuplicate(kind);
    const isLeaving = useRef(false);
    const [part, setPart] = useState("details");
    useKeepUnsaved(record.id, form);

    const save = async (others: StoreRights[] = []) => {
        const saved = await form.save(others);
        if (saved) tellSaved(saved);
        return saved !== null;
    };
    const details = (
        <FormPanel
            form={form}
            viewId={view?.id ?? ""}
            save={() => void save()}
            elsewhere={<SaveElsewhere form={form} list={view?.list ?? ""} save={save} />}
        >
            <ItemBody form={form} menu={menu} />
        </FormPanel>
    );
    const recordMenu = (
        <RecordMenu
            kind={kind}
            record={record}
            keep={form.keep}
            isChangeable={form.lacking() === undefined}
            duplicate={() => void duplicate(record).then((id) => id && go({ item: id }))}
        />
    );
    const hasHistory = kind.paths.history !== undefined && (!kind.history || may(kind.history));
    return (
        <PanelFrame
            title={nameOf(kind, record) || kind.label}
            isSaid
            tag={record.activeStatus === false && <span className="tag">{records.form.inactive}</span>}
            menu={recordMenu}
            isHidden={isHidden}
            onClose={onClose}
        >
            {hasHistory ? (
                <Tabs value={part} onChange={(next) => setPart(next ?? "details")} className="panel-tabs" keepMounted={false}>
                    <Tabs.List>
                        <Tabs.Tab value="details">{say.details}</Tabs.Tab>
                        <Tabs.Tab value="history">{say.history}</Tabs.Tab>
                    </Tabs.List>
                    <Tabs.Panel value="details">{details}</Tabs.Panel>
                    <Tabs.Panel value="history" className="panel-part">
                        <RecordHistory kind={kind} record={record} canUndo={form.lacking() === undefined} />
                    </Tabs.Panel>
                </Tabs>
            ) : (
                details
            )}
            <UnsavedGuard form={form} id={record.id} isLeaving={isLeaving} save={save} />
        </PanelFrame>
    );
}
