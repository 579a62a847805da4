// Asks before edits that are not saved are left behind.
import { Button, Modal } from "@mantine/core";
import { useBlocker } from "@tanstack/react-router";
import { useEffect, useRef, type RefObject } from "react";
import { useNetwork } from "../api/network";
import { useWords } from "../words";
import type { RecordForm } from "./form_state";

interface Props {
    form: RecordForm;
    id: string; // as the address has it
    isLeaving: RefObject<boolean>; // by our own doing
    save: () => Promise<boolean>;
}

type Search = Record<string, unknown>;

// The same record stays open: another order or search of the list loses nothing.
function isSamePlace(id: string, from: { pathname: string; search: Search }, to: { pathname: string; search: Search }): boolean {
    if (from.pathname !== to.pathname || from.search["store"] !== to.search["store"]) return false;
    if (id === "" || to.search["item"] === id) return true;
    return to.search["open"] === id && from.search["copyOf"] === to.search["copyOf"];
}

export function UnsavedGuard({ form, id, isLeaving, save }: Props) {
    const { common, records } = useWords();
    const { isReachable } = useNetwork();
    const { form: words } = records;
    const isDirty = useRef(form.isDirty);
    useEffect(() => {
        isDirty.current = form.isDirty;
    }, [form.isDirty]);
    const { status, proceed, reset } = useBlocker({
        // Whoever is signed out finds the draft again.
        shouldBlockFn: ({ current, next }) =>
            isDirty.current &&
            !isLeaving.current &&
            next.pathname !== "/sign-in" &&
            !isSamePlace(id, { ...current, search: current.search as Search }, { ...next, search: next.search as Search }),
        enableBeforeUnload: () => isDirty.current,
        withResolver: true,
    });
    const leave = () => {
        isLeaving.current = true;
        proceed?.();
    };
    const discard = () => {
        form.discard();
        leave();
    };
    const saveAndLeave = async () => {
        if (await save()) leave();
        else reset?.();
    };
    return (
        <Modal
            opened={status === "blocked"}
            onClose={() => reset?.()}
            title={words.leaveTitle}
            closeButtonProps={{ "aria-label": common.close }}
            centered
        >
            <p className="guard-text">{isReachable ? words.leaveText : words.leaveOffline}</p>
            <div className="guard-buttons">
                {isReachable && (
                    <Button onClick={() => void saveAndLeave()} loading={form.isSaving}>
                        {common.save}
                    </Button>
                )}
                <Button variant="default" onClick={() => reset?.()}>
                    {words.keepEditing}
                </Button>
                <Button variant="default" onClick={isReachable ? discard : leave}>
                    {isReachable ? words.discard : words.leaveDraft}
                </Button>
            </div>
        </Modal>
    );
}
