// A file into the menu: first what it would change, then as one step with Undo.
import { Button, Loader, Select, Table } from "@mantine/core";
import { Link } from "@tanstack/react-router";
import { useState } from "react";
import { PreviewList } from "../preview/preview_list";
import { Rest } from "../shell/problems";
import { useMay } from "../shell/store";
import { useWords } from "../words";
import { DropPlace } from "./drop_place";
import { RowErrors } from "./row_errors";
import type { Imported } from "./transfer";
import { useImport, type Import } from "./use_import";
import { useMenuKinds } from "./use_menu_kinds";

export function ImportCard() {
    const { in: said } = useWords().transfer;
    const imports = useImport();
    const { state } = imports;
    return (
        <section className="card" aria-label={said.title}>
            <div className="transfer-head">
                <div>
                    <h2 className="transfer-title">{said.title}</h2>
                    <span className="soft">{said.help}</span>
                </div>
                <span className="grow" />
                <Actions imports={imports} />
            </div>
            <div role="status" className="transfer-status">
                {state.at === "looking" && (
                    <p className="transfer-looking">
                        <Loader size={16} aria-hidden /> <span translate="no">{said.looking(state.file.name)}</span>
                    </p>
                )}
                {state.at === "preview" && (
                    <span>{said.summary(state.would.created, state.would.changed, state.would.unchanged)}</span>
                )}
                {state.at === "done" && <Done isUndone={state.isUndone} />}
            </div>
            {state.at === "start" && (
                <>
                    <div role="alert">
                        {state.problem !== undefined && <p className="said bad transfer-problem">{state.problem}</p>}
                    </div>
                    <Rest error={state.error} fields={[]} />
                    <DropPlace take={imports.take} />
                </>
            )}
            {state.at === "kind" && <KindQuestion file={state.file} look={imports.look} />}
            {state.at === "mistakes" && (
                <>
                    <RowErrors errors={state.errors} file={state.file.name} />
                    <DropPlace take={imports.take} />
                </>
            )}
            {state.at === "preview" && (
                <>
                    <Rest error={state.error} fields={[]} />
                    <Would would={state.would} />
                </>
            )}
        </section>
    );
}

function Actions({ imports: { state, bringIn, startAgain } }: { imports: Import }) {
    const { in: said } = useWords().transfer;
    const count = state.at === "preview" ? state.would.created + state.would.changed : 0;
    return (
        <>
            {(state.at === "preview" || state.at === "done" || state.at === "kind") && (
                <Button variant="default" onClick={startAgain}>
                    {said.another}
                </Button>
            )}
            {state.at === "preview" && count > 0 && (
                <Button loading={state.isImporting} onClick={bringIn}>
                    {said.import(count)}
                </Button>
            )}
        </>
    );
}

function KindQuestion({ file, look }: { file: File; look: (file: File, kind: string) => void }) {
    const { in: said } = useWords().transfer;
    const kinds = useMenuKinds();
    const [kind, setKind] = useState<string | null>(null);
    return (
        <div className="transfer-row">
            <Select
                label={said.kind}
                description={<span translate="no">{file.name}</span>}
                data={kinds.map((one) => ({ value: one.kind, label: one.plural }))}
                value={kind}
                onChange={setKind}
                searchable
                translate="no"
            />
            <Button disabled={kind === null} onClick={() => kind !== null && look(file, kind)}>
                {said.look}
            </Button>
        </div>
    );
}

function Would({ would }: { would: Imported }) {
    const { in: said } = useWords().transfer;
    if (would.created + would.changed === 0)
        return (
            <div className="none-yet">
                <b>{said.nothing}</b>
                {said.nothingHelp}
            </div>
        );
    return (
        <>
            {would.kinds.length > 1 && <Counts would={would} />}
            <PreviewList records={would.rows} leftOut={would.rowsLeftOut} />
        </>
    );
}

function Counts({ would }: { would: Imported }) {
    const { in: said } = useWords().transfer;
    const { column } = said;
    const kinds = useMenuKinds();
    const moving = would.kinds.filter(({ created, changed }) => created + changed > 0);
    const label = (kind: string) => kinds.find((one) => one.kind === kind)?.plural ?? kind;
    return (
        <div className="scroll transfer-counts">
            <Table className="plain-table">
                <Table.Thead>
                    <Table.Tr>
                        <Table.Th>{column.kind}</Table.Th>
                        <Table.Th ta="right">{column.created}</Table.Th>
                        <Table.Th ta="right">{column.changed}</Table.Th>
                        <Table.Th ta="right">{column.unchanged}</Table.Th>
                    </Table.Tr>
                </Table.Thead>
                <Table.Tbody>
                    {moving.map(({ kind, created, changed, unchanged }) => (
                        <Table.Tr key={kind}>
                            <Table.Td translate="no">{label(kind)}</Table.Td>
                            <Table.Td className="figure" data-label={column.created}>
                                {created}
                            </Table.Td>
                            <Table.Td className="figure" data-label={column.changed}>
                                {changed}
                            </Table.Td>
                            <Table.Td className="figure" data-label={column.unchanged}>
                                {unchanged}
                            </Table.Td>
                        </Table.Tr>
                    ))}
                </Table.Tbody>
            </Table>
        </div>
    );
}

function Done({ isUndone }: { isUndone: boolean }) {
    const { in: said } = useWords().transfer;
    const may = useMay();
    return (
        <div className="none-yet">
            <b>{isUndone ? said.undone : said.done}</b>
            {isUndone ? said.undoneHelp : said.doneHelp}{" "}
            {may("BO_HISTORY") && (
                <Link
                    to="/app/happened"
                    search={({ store }: { store?: string }) => ({ ...(store ? { store } : {}), kind: "menu" })}
                    className="card-link"
                >
                    {said.happened}
                </Link>
            )}
        </div>
    );
}
