// The API keys of the account: who holds one, for what, and taking it back.
import { Button, Switch, Table, Title } from "@mantine/core";
import { IconPlus } from "@tabler/icons-react";
import { useQuery } from "@tanstack/react-query";
import { useNavigate, useSearch } from "@tanstack/react-router";
import { useState } from "react";
import { queries } from "../api/queries";
import { useSession } from "../api/start";
import { useFormats } from "../formats/formats";
import { Ask } from "../shell/ask";
import { Rest } from "../shell/problems";
import { tell } from "../shell/told";
import { useWords } from "../words";
import { areas, keysKey, readKeys, revokeKey, type ApiKey, type Area } from "./keys";
import { NewKeyDialog } from "./new_key_dialog";

export function KeysPage() {
    const { settings } = useWords();
    const words = settings.keys;
    const { account } = useSession();
    const { all } = useSearch({ strict: false });
    const navigate = useNavigate();
    const [isMaking, setIsMaking] = useState(false);
    const [revoking, setRevoking] = useState<ApiKey | null>(null);
    const keys = useQuery({ queryKey: keysKey(account), queryFn: ({ signal }) => readKeys(account, signal) });

    const isAll = all === "yes";
    const newestFirst = [...(keys.data ?? [])].reverse();
    const shown = newestFirst.filter(({ state }) => isAll || state === "active");
    const put = (key: ApiKey) =>
        queries.setQueryData<ApiKey[]>(keysKey(account), (before) => before?.map((one) => (one.id === key.id ? key : one)));
    const revoke = async (key: ApiKey) => {
        put(await revokeKey(key.id));
        tell({ text: words.revoked(key.name) });
    };
    return (
        <div className="page">
            <div className="page-head">
                <div>
                    <Title order={1}>{words.title}</Title>
                    <span className="soft">{words.about}</span>
                </div>
                <span className="grow" />
                <Switch
                    label={words.showAll}
                    checked={isAll}
                    onChange={(event) =>
                        void navigate({ to: ".", search: { ...(event.currentTarget.checked ? { all: "yes" } : {}) }, replace: true })
                    }
                />
                <Button leftSection={<IconPlus size={16} aria-hidden />} onClick={() => setIsMaking(true)}>
                    {words.make}
                </Button>
            </div>
            <Rest error={keys.error} fields={[]} />
            {keys.data && (
                <div className="card">
                    {shown.length === 0 ? (
                        <div className="none-yet">
                            <b>{words.empty}</b>
                            {words.emptyHelp}
                        </div>
                    ) : (
                        <Keys keys={shown} revoke={setRevoking} />
                    )}
                </div>
            )}
            {isMaking && <NewKeyDialog close={() => setIsMaking(false)} />}
            {revoking && (
                <Ask
                    title={words.revokeTitle(revoking.name)}
                    text={words.revokeHelp}
                    confirm={words.revoke}
                    run={() => revoke(revoking)}
                    close={() => setRevoking(null)}
                />
            )}
        </div>
    );
}

function Keys({ keys, revoke }: { keys: ApiKey[]; revoke: (key: ApiKey) => void }) {
    const { column } = useWords().settings.keys;
    return (
        <div className="scroll">
            <Table className="plain-table">
                <Table.Thead>
                    <Table.Tr>
                        <Table.Th>{column.name}</Table.Th>
                        <Table.Th>{column.reach}</Table.Th>
                        <Table.Th>{column.created}</Table.Th>
                        <Table.Th>{column.lastUsed}</Table.Th>
                        <Table.Th>{column.state}</Table.Th>
                        <Table.Th>
                            <span className="visually-hidden">{column.actions}</span>
                        </Table.Th>
                    </Table.Tr>
                </Table.Thead>
                <Table.Tbody>
                    {keys.map((key) => (
                        <KeyRow key={key.id} apiKey={key} revoke={() => revoke(key)} />
                    ))}
                </Table.Tbody>
            </Table>
        </div>
    );
}

function KeyRow({ apiKey, revoke }: { apiKey: ApiKey; revoke: () => void }) {
    const words = useWords().settings.keys;
    const { column } = words;
    const { stores } = useSession();
    const formats = useFormats();
    const { name, state } = apiKey;
    const said = name === "" ? words.noName : name;
    const isAllAreas = areas.every((area) => apiKey.areas.includes(area));
    const inStores = stores.filter(({ id }) => apiKey.stores.includes(id)).map((store) => store.name);
    return (
        <Table.Tr>
            <Table.Td fw={550} translate={name === "" ? undefined : "no"}>
                {said}
            </Table.Td>
            <Table.Td>
                {isAllAreas ? words.allAreas : apiKey.areas.map((area) => words.area[area as Area] ?? area).join(", ")}
                {apiKey.readOnly && <span className="soft"> · {words.readOnly}</span>}
                <span className="soft">
                    {" · "}
                    {apiKey.stores.length === 0 ? words.allStores : <span translate="no">{inStores.join(", ")}</span>}
                </span>
            </Table.Td>
            <Table.Td className="nowrap" data-label={column.created}>
                <span translate="no">{formats.date(apiKey.created)}</span>
            </Table.Td>
            <Table.Td className="nowrap" data-label={column.lastUsed}>
                {apiKey.lastUsed === undefined ? (
                    <span className="soft">{words.never}</span>
                ) : (
                    <span translate="no">{formats.dateTime(apiKey.lastUsed)}</span>
                )}
            </Table.Td>
            <Table.Td className="nowrap" data-label={column.state}>
                {state === "active" ? (
                    apiKey.expires === undefined ? (
                        words.states.active
                    ) : (
                        words.expiresAt(formats.date(apiKey.expires))
                    )
                ) : (
                    <span className="tag">{words.states[state]}</span>
                )}
            </Table.Td>
            <Table.Td className="figure">
                {state === "active" && (
                    <Button variant="default" size="compact-sm" onClick={revoke} aria-label={words.revokeOf(said)}>
                        {words.revoke}
                    </Button>
                )}
            </Table.Td>
        </Table.Tr>
    );
}
