// The paired tablets of the store: screens that stay signed in with the privileges of a role.
import { Button, Menu, Table, Title } from "@mantine/core";
import { IconDots, IconPlus } from "@tabler/icons-react";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { queries } from "../api/queries";
import { useFormats } from "../formats/formats";
import { Ask } from "../shell/ask";
import { pages } from "../shell/navigation";
import { Rest } from "../shell/problems";
import { useStore } from "../shell/store";
import { tell, tellFailure } from "../shell/told";
import { useWords } from "../words";
import { TabletCode } from "./tablet_code";
import { TabletForm } from "./tablet_form";
import {
    addTablet,
    changeTablet,
    newCode,
    readRoles,
    readTablets,
    revokeTablet,
    tabletsKey,
    type PairingCode,
    type Tablet,
} from "./tablets";

const everyMs = 30_000;

type Doing =
    | { is: "adding"; once: string }
    | { is: "changing" | "revoking"; tablet: Tablet }
    | { is: "code"; name: string; code: PairingCode; revision: number };

const newOnce = () => crypto.getRandomValues(new Uint32Array(4)).join("-");

export function TabletsPage() {
    const words = useWords().settings.tablets;
    const { common } = useWords();
    const store = useStore();
    const [doing, setDoing] = useState<Doing | null>(null);
    const tablets = useQuery({
        queryKey: tabletsKey(store.id),
        queryFn: ({ signal }) => readTablets(store.id, signal),
        refetchInterval: everyMs,
    });
    const close = () => setDoing(null);
    const reread = () => queries.invalidateQueries({ queryKey: tabletsKey(store.id) });
    const giveCode = async (tablet: Tablet) => {
        try {
            setDoing({ is: "code", name: tablet.name, code: await newCode(tablet.id), revision: tablet.revision });
            void reread();
        } catch (error) {
            tellFailure(error);
        }
    };
    return (
        <div className="page">
            <div className="page-head">
                <div>
                    <Title order={1}>{words.title}</Title>
                    <span className="soft">{words.about}</span>
                </div>
                <span className="grow" />
                <Button leftSection={<IconPlus size={16} aria-hidden />} onClick={() => setDoing({ is: "adding", once: newOnce() })}>
                    {words.add}
                </Button>
            </div>
            <Rest error={tablets.error} fields={[]} />
            {tablets.data && (
                <div className="card">
                    {tablets.data.length === 0 ? (
                        <div className="none-yet">
                            <b>{words.empty}</b>
                            {words.emptyHelp}
                        </div>
                    ) : (
                        <Tablets tablets={tablets.data} giveCode={giveCode} set={setDoing} />
                    )}
                </div>
            )}
            {doing?.is === "adding" && (
                <TabletForm
                    title={words.add}
                    confirm={words.showCode}
                    run={async (wish) => {
                        const code = await addTablet(store.id, wish, doing.once);
                        void reread();
                        setDoing({ is: "code", name: wish.name, code, revision: 0 });
                    }}
                    close={close}
                />
            )}
            {doing?.is === "changing" && (
                <TabletForm
                    title={words.changeTitle(doing.tablet.name)}
                    confirm={common.save}
                    tablet={doing.tablet}
                    run={async (wish) => {
                        await changeTablet(doing.tablet.id, wish);
                        await reread();
                        tell({ text: words.changed(wish.name) });
                        close();
                    }}
                    close={close}
                />
            )}
            {doing?.is === "code" && (
                <TabletCode name={doing.name} code={doing.code} revision={doing.revision} close={close} />
            )}
            {doing?.is === "revoking" && (
                <Ask
                    title={words.revokeTitle(doing.tablet.name)}
                    text={words.revokeHelp}
                    confirm={words.revoke}
                    run={async () => {
                        await revokeTablet(doing.tablet.id);
                        await reread();
                        tell({ text: words.revoked(doing.tablet.name) });
                    }}
                    close={close}
                />
            )}
        </div>
    );
}

interface TabletsProps {
    tablets: Tablet[];
    giveCode: (tablet: Tablet) => Promise<void>;
    set: (doing: Doing) => void;
}

function Tablets({ tablets, giveCode, set }: TabletsProps) {
    const { column } = useWords().settings.tablets;
    const store = useStore();
    const roles = useQuery({
        queryKey: ["activeRoles", store.id],
        queryFn: ({ signal }) => readRoles(store.id, signal),
    });
    const names = new Map((roles.data ?? []).map(({ id, name }) => [id, name]));
    return (
        <div className="scroll">
            <Table className="plain-table">
                <Table.Thead>
                    <Table.Tr>
                        <Table.Th>{column.name}</Table.Th>
                        <Table.Th>{column.role}</Table.Th>
                        <Table.Th>{column.page}</Table.Th>
                        <Table.Th>{column.state}</Table.Th>
                        <Table.Th>{column.browser}</Table.Th>
                        <Table.Th>
                            <span className="visually-hidden">{column.actions}</span>
                        </Table.Th>
                    </Table.Tr>
                </Table.Thead>
                <Table.Tbody>
                    {tablets.map((tablet) => (
                        <TabletRow
                            key={tablet.id}
                            tablet={tablet}
                            role={names.get(tablet.role)}
                            giveCode={() => void giveCode(tablet)}
                            set={set}
                        />
                    ))}
                </Table.Tbody>
            </Table>
        </div>
    );
}

interface RowProps {
    tablet: Tablet;
    role: string | undefined;
    giveCode: () => void;
    set: (doing: Doing) => void;
}

function TabletRow({ tablet, role, giveCode, set }: RowProps) {
    const { settings, shell } = useWords();
    const { tablets: words } = settings;
    const { column } = words;
    const formats = useFormats();
    const shown = pages.find(({ to }) => to === tablet.page);
    return (
        <Table.Tr>
            <Table.Td fw={550} translate="no">
                {tablet.name}
            </Table.Td>
            <Table.Td data-label={column.role} translate="no">
                {role ?? ""}
            </Table.Td>
            <Table.Td data-label={column.page}>
                {shown && shell.pages[shown.id]}
                {!shown && (tablet.page ? <span translate="no">{tablet.page}</span> : words.firstPage)}
            </Table.Td>
            <Table.Td className="nowrap" data-label={column.state}>
                {tablet.state === "paired" && tablet.lastSeen !== undefined ? (
                    <>
                        {words.seen} <span translate="no">{formats.dateTime(tablet.lastSeen)}</span>
                    </>
                ) : (
                    <span className="tag">{words.states[tablet.state]}</span>
                )}
            </Table.Td>
            <Table.Td data-label={column.browser} translate="no">
                {tablet.browser ?? ""}
                {tablet.network !== undefined && <span className="soft"> {tablet.network}</span>}
            </Table.Td>
            <Table.Td className="figure">
                <Menu position="bottom-end">
                    <Menu.Target>
                        <Button variant="default" size="compact-sm" aria-label={words.actionsOf(tablet.name)}>
                            <IconDots size={16} aria-hidden />
                        </Button>
                    </Menu.Target>
                    <Menu.Dropdown>
                        <Menu.Item onClick={() => set({ is: "changing", tablet })}>{words.change}</Menu.Item>
                        <Menu.Item onClick={giveCode}>{words.newCode}</Menu.Item>
                        <Menu.Item onClick={() => set({ is: "revoking", tablet })}>{words.revoke}</Menu.Item>
                    </Menu.Dropdown>
                </Menu>
            </Table.Td>
        </Table.Tr>
    );
}
