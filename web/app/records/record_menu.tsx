// What can be done with a record besides changing its fields.
import { ActionIcon, Menu } from "@mantine/core";
import { IconArchive, IconArchiveOff, IconCopy, IconDots, IconEraser } from "@tabler/icons-react";
import { useState } from "react";
import type { KindDescription, StoredRecord } from "../api/descriptions";
import { Failure, type FailureBody } from "../api/failure";
import { send } from "../api/client";
import { tell, tellFailure } from "../shell/told";
import { useWords } from "../words";
import { keepRecord, listsChanged } from "./cache";
import { EraseModal, useMayErase } from "./erase_modal";
import { pathOf } from "./paths";
import { nameOf } from "./references";
import { SignInItems } from "./sign_in_items";
import { UsedBy } from "./used_by";

interface Props {
    kind: KindDescription;
    record: StoredRecord;
    keep: (record: StoredRecord) => void;
    isChangeable: boolean;
    duplicate: () => void;
}

// Inactivates or activates, and shows it everywhere.
async function setActive(kind: KindDescription, id: string, isActive: boolean, isForced = false): Promise<StoredRecord> {
    const path = pathOf((isActive ? kind.paths.activate : kind.paths.inactivate) ?? "", { id });
    const { data } = await send<StoredRecord>("PUT", path, isForced ? { query: { force: "true" } } : {});
    keepRecord(kind.kind, data);
    void listsChanged(kind.kind);
    return data;
}

export function RecordMenu({ kind, record, keep, isChangeable, duplicate }: Props) {
    const { form: words } = useWords().records;
    const [users, setUsers] = useState<FailureBody | null>(null);
    const [isErasing, setIsErasing] = useState(false);
    const mayErase = useMayErase(kind);
    const name = nameOf(kind, record) || kind.label;
    const isActive = record.activeStatus !== false;

    const change = async (active: boolean, isForced = false) => {
        try {
            keep(await setActive(kind, record.id, active, isForced));
            setUsers(null);
            const text = active ? words.activatedName(name) : words.inactivatedName(name);
            // What others use cannot simply be taken away again.
            const undo = active ? () => setActive(kind, record.id, false) : () => setActive(kind, record.id, true);
            tell({ text, undo });
        } catch (error) {
            if (error instanceof Failure && error.status === 409 && error.body.referrers) setUsers(error.body);
            else tellFailure(error);
        }
    };
    const hasStatus = isActive ? kind.paths.inactivate : kind.paths.activate;
    return (
        <>
            <Menu position="bottom-end" shadow="md">
                <Menu.Target>
                    <ActionIcon variant="subtle" color="gray" size="lg" aria-label={words.actions}>
                        <IconDots size={18} />
                    </ActionIcon>
                </Menu.Target>
                <Menu.Dropdown>
                    {isChangeable && kind.paths.create && (
                        <Menu.Item leftSection={<IconCopy size={16} />} onClick={duplicate}>
                            {words.duplicate}
                        </Menu.Item>
                    )}
                    {isChangeable && hasStatus && (
                        <Menu.Item
                            leftSection={isActive ? <IconArchive size={16} /> : <IconArchiveOff size={16} />}
                            onClick={() => void change(!isActive)}
                        >
                            {isActive ? words.inactivate : words.activate}
                        </Menu.Item>
                    )}
                    {mayErase && (
                        <Menu.Item leftSection={<IconEraser size={16} />} onClick={() => setIsErasing(true)}>
                            {words.erase}
                        </Menu.Item>
                    )}
                    {kind.kind === "user" && <SignInItems user={record.id} name={name} />}
                </Menu.Dropdown>
            </Menu>
            {isErasing && <EraseModal kind={kind} record={record} name={name} close={() => setIsErasing(false)} />}
            {users && (
                <UsedBy refusal={users} name={name} close={() => setUsers(null)} force={() => void change(false, true)} />
            )}
        </>
    );
}
