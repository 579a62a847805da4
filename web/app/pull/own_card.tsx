// The fields in which the store's copies differ from what was pulled, each with the way back.
import { Button, Table, TextInput } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { kindNamed, useDescriptions, type FieldDescription } from "../api/descriptions";
import { RecordLink } from "../live/timeline_entry";
import "../live/live.css";
import { plain } from "../preview/preview";
import { readValue } from "../records/form_values";
import { ValueText } from "../records/values";
import { Ask } from "../shell/ask";
import { useStore } from "../shell/store";
import { tell } from "../shell/told";
import { useWords } from "../words";
import { overridesQuery, resetOverrides, type Override } from "./pull";
import { useReset } from "./use_reset";

const atOnce = 20;

interface Own {
    override: Override;
    field: Override["fields"][number];
}

export function OwnCard({ moved }: { moved: () => void }) {
    const { pull } = useWords();
    const { own } = pull;
    const { id: store } = useStore();
    const { data } = useQuery(overridesQuery(store));
    const [shownMax, setShownMax] = useState(atOnce);
    const [find, setFind] = useState("");
    const [isAsking, setIsAsking] = useState(false);
    if (!data || data.length === 0) return null;
    const all: Own[] = data.flatMap((override) => override.fields.map((field) => ({ override, field })));
    const found = all.filter(({ override: { name } }) => plain(name).includes(plain(find.trim())));
    const resetAll = async () => {
        const { reset } = await resetOverrides(
            store,
            data.map(({ id, fields }) => ({ id, fields: fields.map(({ field }) => field) })),
        );
        tell({ text: own.resetDone(reset) });
        moved();
    };
    return (
        <section className="card" aria-label={own.title}>
            <div className="pull-head">
                <h2>{own.title}</h2>
                <span className="soft">{own.help}</span>
                <span className="grow" />
                {all.length > 8 && (
                    <TextInput
                        type="search"
                        size="xs"
                        aria-label={own.find}
                        placeholder={own.find}
                        value={find}
                        onChange={({ currentTarget: { value } }) => setFind(value)}
                    />
                )}
                <Button variant="default" size="compact-sm" onClick={() => setIsAsking(true)}>
                    {own.resetAll}
                </Button>
            </div>
            <div className="scroll">
                <Table className="plain-table">
                    <Table.Thead>
                        <Table.Tr>
                            <Table.Th>{own.column.record}</Table.Th>
                            <Table.Th>{own.column.field}</Table.Th>
                            <Table.Th>{own.column.here}</Table.Th>
                            <Table.Th>{own.column.there}</Table.Th>
                            <Table.Th>
                                <span className="visually-hidden">{own.reset}</span>
                            </Table.Th>
                        </Table.Tr>
                    </Table.Thead>
                    <Table.Tbody>
                        {found.slice(0, shownMax).map((one) => (
                            <OwnRow key={`${one.override.id} ${one.field.field}`} {...one} moved={moved} />
                        ))}
                    </Table.Tbody>
                </Table>
            </div>
            {found.length > shownMax && (
                <Button variant="default" size="compact-sm" mt={8} onClick={() => setShownMax((before) => before + 5 * atOnce)}>
                    {own.more(Math.min(5 * atOnce, found.length - shownMax))}
                </Button>
            )}
            {isAsking && (
                <Ask
                    title={own.resetAllTitle(all.length)}
                    text={own.resetAllHelp}
                    confirm={own.resetAll}
                    run={resetAll}
                    close={() => setIsAsking(false)}
                />
            )}
        </section>
    );
}

function OwnRow({ override, field: { field, local, source }, moved }: Own & { moved: () => void }) {
    const { own } = useWords().pull;
    const descriptions = useDescriptions();
    const { reset, isBusy } = useReset(moved);
    const kind = descriptions && kindNamed(descriptions, override.kind);
    const described = kind?.fields.find(({ name }) => name === field);
    const label = described?.label ?? field;
    const { id, name } = override;
    return (
        <Table.Tr>
            <Table.Td fw={550}>
                {kind ? (
                    <RecordLink kind={kind} id={id}>
                        {name}
                    </RecordLink>
                ) : (
                    <span translate="no">{name}</span>
                )}
            </Table.Td>
            <Table.Td translate="no">{label}</Table.Td>
            <Table.Td data-label={own.column.here}>
                <Value field={described} name={field} value={local} />
            </Table.Td>
            <Table.Td data-label={own.column.there}>
                <Value field={described} name={field} value={source} />
            </Table.Td>
            <Table.Td className="figure">
                <Button
                    variant="default"
                    size="compact-sm"
                    loading={isBusy}
                    aria-label={own.resetOf(label, name)}
                    onClick={() => void reset({ kind: override.kind, id, name, field, label })}
                >
                    {own.reset}
                </Button>
            </Table.Td>
        </Table.Tr>
    );
}

function Value({ field, name, value }: { field: FieldDescription | undefined; name: string; value: unknown }) {
    if (!field) return <span className="soft">…</span>;
    return <ValueText field={field} value={readValue(field, { [name]: value })} />;
}
