// Asks before unsaved cells are left behind. Another category or item of the menu loses nothing.
import { Button, Modal } from "@mantine/core";
import { useBlocker } from "@tanstack/react-router";
import { useWords } from "../../words";
import type { Edits } from "../sheet/edits";

type Search = Record<string, unknown>;

export function LeaveGuard({ edits, save }: { edits: Edits; save: () => Promise<boolean> }) {
    const { common, menu } = useWords();
    const { save: say } = menu;
    const { status, proceed, reset } = useBlocker({
        shouldBlockFn: ({ current, next }) =>
            !edits.isEmpty &&
            next.pathname !== "/sign-in" &&
            (next.pathname !== current.pathname || (next.search as Search)["store"] !== (current.search as Search)["store"]),
        enableBeforeUnload: () => !edits.isEmpty,
        withResolver: true,
    });
    const discard = () => {
        edits.clear();
        proceed?.();
    };
    const saveAndLeave = async () => {
        if (await save()) proceed?.();
        else reset?.();
    };
    const count = [...edits.rows.values()].reduce((sum, cells) => sum + cells.size, 0);
    return (
        <Modal
            opened={status === "blocked"}
            onClose={() => reset?.()}
            title={say.leaveTitle}
            closeButtonProps={{ "aria-label": common.close }}
            centered
        >
            <p className="guard-text">{say.leaveText(count)}</p>
            <div className="guard-buttons">
                <Button onClick={() => void saveAndLeave()}>{common.save}</Button>
                <Button variant="default" onClick={() => reset?.()}>
                    {say.keepEditing}
                </Button>
                <Button variant="default" onClick={discard}>
                    {say.discard}
                </Button>
            </div>
        </Modal>
    );
}
