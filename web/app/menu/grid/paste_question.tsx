// Asks what becomes of rows that were pasted below the last one.
import { Button, Modal } from "@mantine/core";
import { useWords } from "../../words";
import type { Paste } from "./actions";

interface Props {
    paste: Paste;
    canAdd: boolean;
    close: () => void;
    leaveOut: () => void;
    add: () => void;
}

export function PasteQuestion({ paste, canAdd, close, leaveOut, add }: Props) {
    const { common, menu } = useWords();
    const { paste: say } = menu;
    const count = paste.beyond.length;
    const after = (what: () => void) => () => {
        close();
        what();
    };
    return (
        <Modal opened onClose={close} title={say.title(count)} closeButtonProps={{ "aria-label": common.close }} centered returnFocus={false}>
            <p className="guard-text" translate="no">
                {canAdd ? say.text(count, paste.beyond[0]?.[0] ?? "") : say.nameless}
            </p>
            <div className="guard-buttons">
                {canAdd && (
                    <Button onClick={after(add)} data-autofocus>
                        {say.add(count)}
                    </Button>
                )}
                <Button variant="default" onClick={after(leaveOut)} data-autofocus={canAdd ? undefined : true}>
                    {say.leave}
                </Button>
                <Button variant="default" onClick={close}>
                    {common.cancel}
                </Button>
            </div>
        </Modal>
    );
}
