// The field in a cell that is being changed. Begun by typing, arrow keys leave it; begun with F2, they
// move within the text.
import { useEffect, useRef, type KeyboardEvent } from "react";

export type Move = "down" | "up" | "right" | "left" | "stay";

interface Props {
    text: string;
    isTyped: boolean;
    isFigure: boolean;
    label: string;
    commit: (text: string, move: Move) => void;
    cancel: () => void;
}

const moves: Record<string, Move> = { ArrowUp: "up", ArrowDown: "down", ArrowLeft: "left", ArrowRight: "right" };

function moveOf({ key, shiftKey }: KeyboardEvent, isTyped: boolean): Move | undefined {
    if (key === "Enter") return shiftKey ? "up" : "down";
    if (key === "Tab") return shiftKey ? "left" : "right";
    return isTyped ? moves[key] : undefined;
}

export function CellEditor({ text, isTyped, isFigure, label, commit, cancel }: Props) {
    const input = useRef<HTMLInputElement>(null);
    const isOver = useRef(false);
    useEffect(() => {
        const field = input.current;
        field?.focus();
        if (isTyped) field?.setSelectionRange(field.value.length, field.value.length);
        else field?.select();
    }, [isTyped]);
    const end = (how: () => void) => {
        if (isOver.current) return;
        isOver.current = true;
        how();
    };
    return (
        <input
            ref={input}
            className={isFigure ? "cell-editor figure" : "cell-editor"}
            aria-label={label}
            autoComplete="off"
            spellCheck={false}
            inputMode={isFigure ? "decimal" : "text"}
            defaultValue={text}
            onKeyDown={(event) => {
                if (event.nativeEvent.isComposing) return;
                const { value } = event.currentTarget;
                const isSaving = event.key.toLowerCase() === "s" && (event.ctrlKey || event.metaKey);
                const move = isSaving ? "stay" : moveOf(event, isTyped);
                if (event.key === "Escape") end(cancel);
                else if (move) end(() => commit(value, move));
                else return;
                if (!isSaving) event.preventDefault();
            }}
            onBlur={({ currentTarget }) => end(() => commit(currentTarget.value, "stay"))}
        />
    );
}
