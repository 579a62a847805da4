// A file on its way into the menu: chosen, looked at, brought in, and perhaps taken back.
import { useCallback, useEffect, useRef, useState } from "react";
import { useSession } from "../api/start";
import { undoStep } from "../live/timeline_step";
import { pullMoved } from "../pull/pull";
import { listsChanged } from "../records/cache";
import { useStore } from "../shell/store";
import { tell } from "../shell/told";
import { words } from "../words";
import { bytesMax, canBeRead, isTable, isWhole, kindOfFile, rowErrorsOf, sendFile, type Imported, type RowError } from "./transfer";
import { useMenuKinds } from "./use_menu_kinds";

export type ImportState =
    | { at: "start"; problem?: string; error?: unknown }
    | { at: "kind"; file: File } // which kind the table has
    | { at: "looking"; file: File }
    | { at: "mistakes"; file: File; errors: RowError[] }
    | { at: "preview"; file: File; kind: string; would: Imported; isImporting: boolean; error?: unknown }
    | { at: "done"; did: Imported; isUndone: boolean };

export interface Import {
    state: ImportState;
    take: (file: File) => void;
    look: (file: File, kind: string) => void;
    bringIn: () => void;
    startAgain: () => void;
}

export function useImport(): Import {
    const { id: store } = useStore();
    const { account } = useSession();
    const kinds = useMenuKinds();
    const [state, setState] = useState<ImportState>({ at: "start" });
    const current = useRef<AbortController | null>(null);
    useEffect(() => () => current.current?.abort(), []);

    const fail = useCallback(async (file: File, kind: string, error: unknown) => {
        const errors = rowErrorsOf(error, kind);
        if (errors.length > 0) setState({ at: "mistakes", file, errors });
        else if (await canBeRead(file)) setState({ at: "start", error });
        else setState({ at: "start", problem: words().transfer.in.gone });
    }, []);

    const look = useCallback(
        (file: File, kind: string) => {
            current.current?.abort();
            const abort = new AbortController();
            current.current = abort;
            setState({ at: "looking", file });
            sendFile(store, file, kind, true, abort.signal).then(
                (would) => {
                    if (!abort.signal.aborted) setState({ at: "preview", file, kind, would, isImporting: false });
                },
                (error: unknown) => {
                    if (!abort.signal.aborted) void fail(file, kind, error);
                },
            );
        },
        [store, fail],
    );

    const take = useCallback(
        (file: File) => {
            const { in: said } = words().transfer;
            if (!isTable(file) && !isWhole(file)) setState({ at: "start", problem: said.notThat });
            else if (file.size > bytesMax) setState({ at: "start", problem: said.tooLarge });
            else if (isWhole(file)) look(file, "");
            else {
                const kind = kindOfFile(file, kinds);
                if (kind === "") setState({ at: "kind", file });
                else look(file, kind);
            }
        },
        [kinds, look],
    );

    const moved = useCallback(
        (did: Imported) => {
            for (const { kind } of did.kinds) void listsChanged(kind);
            void pullMoved(store, account);
        },
        [store, account],
    );

    const bringIn = useCallback(() => {
        if (state.at !== "preview" || state.isImporting) return;
        const { file, kind } = state;
        setState({ ...state, isImporting: true });
        const run = async () => {
            const did = await sendFile(store, file, kind, false);
            setState({ at: "done", did, isUndone: false });
            moved(did);
            const { step } = did;
            const undo = async () => {
                if (step === undefined) return;
                await undoStep(store, step);
                setState((now) => (now.at === "done" && now.did === did ? { ...now, isUndone: true } : now));
                moved(did);
            };
            tell({ text: words().transfer.in.told(did.created, did.changed), ...(step === undefined ? {} : { undo }) });
        };
        run().catch((error: unknown) => {
            if (rowErrorsOf(error, kind).length > 0) void fail(file, kind, error);
            else setState({ ...state, isImporting: false, error });
        });
    }, [state, store, fail, moved]);

    const startAgain = useCallback(() => {
        current.current?.abort();
        setState({ at: "start" });
    }, []);
    return { state, take, look, bringIn, startAgain };
}
