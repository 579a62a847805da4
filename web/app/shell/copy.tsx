// Copying with one click, also where the browser has no clipboard because the page is not secure.
import { ActionIcon } from "@mantine/core";
import { IconCheck, IconCopy } from "@tabler/icons-react";
import { useEffect, useState } from "react";
import { useWords } from "../words";

// By a field that is selected: the way of browsers before there was a clipboard. It must be within the
// dialog that holds the focus.
function copySelected(text: string): boolean {
    const focused = document.activeElement;
    const field = document.createElement("textarea");
    field.value = text;
    field.className = "visually-hidden";
    (focused?.closest("[role=dialog]") ?? document.body).append(field);
    field.select();
    const isCopied = document.execCommand("copy");
    field.remove();
    if (focused instanceof HTMLElement) focused.focus();
    return isCopied;
}

export async function copyText(text: string): Promise<boolean> {
    try {
        if (navigator.clipboard) {
            await navigator.clipboard.writeText(text);
            return true;
        }
    } catch {
        // Not permitted: try the other way.
    }
    return copySelected(text);
}

export function CopyButton({ text, label, onCopied }: { text: string; label: string; onCopied?: () => void }) {
    const { common } = useWords();
    const [isDone, setIsDone] = useState(false);
    useEffect(() => {
        if (!isDone) return undefined;
        const timer = setTimeout(() => setIsDone(false), 2_000);
        return () => clearTimeout(timer);
    }, [isDone]);
    const copy = async () => {
        const isCopied = await copyText(text);
        setIsDone(isCopied);
        if (isCopied) onCopied?.();
    };
    return (
        <>
            <ActionIcon variant="default" size={30} aria-label={`${common.copy}: ${label}`} onClick={() => void copy()}>
                {isDone ? <IconCheck size={16} aria-hidden /> : <IconCopy size={16} aria-hidden />}
            </ActionIcon>
            <span className="visually-hidden" role="status">
                {isDone ? common.copied : ""}
            </span>
        </>
    );
}

// A file made here: nothing is sent anywhere.
export function downloadText(name: string, text: string): void {
    const address = URL.createObjectURL(new Blob([text], { type: "text/plain" }));
    const link = document.createElement("a");
    link.href = address;
    link.download = name;
    link.click();
    setTimeout(() => URL.revokeObjectURL(address), 10_000);
}
