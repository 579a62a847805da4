// What is wrong in a file, by line and field: the first of it, and all of it on demand or as a list to keep.
import { Button, Table } from "@mantine/core";
import { useMemo, useState } from "react";
import { kindNamed, useDescriptions } from "../api/descriptions";
import { useWords } from "../words";
import type { RowError } from "./transfer";

const first = 20;

// "prices[0].price" is known by the label of its field.
function useFieldLabel(): (error: RowError) => string {
    const descriptions = useDescriptions();
    return ({ kind, field }) => {
        const [name = "", ...rest] = field.split(/[.[]/);
        const described = (descriptions && kindNamed(descriptions, kind))?.fields.find((one) => one.name === name);
        if (!described) return field;
        const member = described.item?.fields.find((one) => one.name === rest.at(-1))?.label;
        return member === undefined ? described.label : `${described.label}, ${member.toLowerCase()}`;
    };
}

const quoted = (text: string) => `"${text.replaceAll('"', '""')}"`;

export function RowErrors({ errors, file }: { errors: RowError[]; file: string }) {
    const { errors: said } = useWords().transfer;
    const label = useFieldLabel();
    const [isAll, setIsAll] = useState(false);
    const shown = isAll ? errors : errors.slice(0, first);
    const list = useMemo(() => {
        const lines = errors.map((error) => [String(error.line ?? ""), error.field, error.problem].map(quoted).join(","));
        return `data:text/csv;charset=utf-8,${encodeURIComponent(["line,field,problem", ...lines].join("\r\n"))}`;
    }, [errors]);
    return (
        <section className="transfer-errors" aria-label={said.title(errors.length)}>
            <p className="said bad" role="alert">
                <b>{said.title(errors.length)}</b> {said.help}
            </p>
            <Table className="plain-table">
                <Table.Thead>
                    <Table.Tr>
                        <Table.Th>{said.column.line}</Table.Th>
                        <Table.Th>{said.column.field}</Table.Th>
                        <Table.Th>{said.column.problem}</Table.Th>
                    </Table.Tr>
                </Table.Thead>
                <Table.Tbody>
                    {shown.map((error) => (
                        <Table.Tr key={`${error.line ?? ""} ${error.field} ${error.problem}`}>
                            <Table.Td className="nowrap" data-label={said.column.line}>
                                {error.line ?? <span className="soft">{said.whole}</span>}
                            </Table.Td>
                            <Table.Td translate="no" fw={550}>
                                {label(error)}
                            </Table.Td>
                            <Table.Td translate="no">{error.problem}</Table.Td>
                        </Table.Tr>
                    ))}
                </Table.Tbody>
            </Table>
            <div className="transfer-row">
                {errors.length > shown.length && (
                    <Button variant="default" onClick={() => setIsAll(true)}>
                        {said.all(errors.length)}
                    </Button>
                )}
                {errors.length > first && (
                    <Button component="a" variant="default" href={list} download={`${file}.errors.csv`}>
                        {said.download}
                    </Button>
                )}
            </div>
        </section>
    );
}
