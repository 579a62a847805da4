// The bar at the bottom that tells of a change, with Undo where the server can take it back. It stays
// ten seconds, and longer while a pointer or the focus is on it. Ctrl-Z undoes the last change.
import { CloseButton, Loader } from "@mantine/core";
import { useCallback, useEffect, useRef, useState, useSyncExternalStore, type ReactNode } from "react";
import { Failure, Unreachable } from "../api/failure";
import { useWords, words } from "../words";

export interface Telling {
    text: ReactNode;
    tone?: "done" | "bad";
    // Takes the change back. Only where the server does it; never a guess of the page.
    undo?: (() => Promise<unknown>) | undefined;
}
interface Told extends Telling {
    number: number;
}

let told: Told | null = null;
let last = 0;
const listeners = new Set<() => void>();

function show(next: Told | null): void {
    told = next;
    for (const listener of listeners) listener();
}

export function tell(telling: Telling): void {
    show({ ...telling, number: ++last });
}

// Tells of a failure that no field of a form shows.
export function tellFailure(error: unknown): void {
    tell({ text: sentenceOf(error), tone: "bad" });
}

export function sentenceOf(error: unknown): string {
    const { common } = words();
    if (error instanceof Unreachable) return common.unreachable;
    if (error instanceof Failure) {
        if (error.code === "outcome_unknown") return common.unknownOutcome;
        const [problem] = Object.entries(error.errors);
        return problem && !error.message.includes(problem[1]) ? `${error.message}: ${problem[1]}` : error.message;
    }
    return common.wentWrong;
}

function subscribe(listener: () => void): () => void {
    listeners.add(listener);
    return () => listeners.delete(listener);
}

const shownMs = 10_000;

export function Told() {
    const words = useWords();
    const current = useSyncExternalStore(subscribe, () => told);
    const [isHeld, setIsHeld] = useState(false);
    const [isUndoing, setIsUndoing] = useState(false);
    const bar = useRef<HTMLDivElement>(null);

    // What was pointed at or focused may be gone.
    const look = () => setIsHeld(bar.current?.matches(":hover, :focus-within") === true);
    useEffect(look, [current]);
    useEffect(() => {
        if (!current || isHeld || isUndoing) return undefined;
        const timer = setTimeout(() => show(null), shownMs);
        return () => clearTimeout(timer);
    }, [current, isHeld, isUndoing]);

    const undo = useCallback(async () => {
        if (!told?.undo) return;
        setIsUndoing(true);
        const { undo: takeBack } = told;
        try {
            await takeBack();
            tell({ text: words.common.undone });
        } catch (error) {
            tellFailure(error);
        } finally {
            setIsUndoing(false);
        }
    }, [words]);

    useEffect(() => {
        const onKey = (event: KeyboardEvent) => {
            const isUndo = event.key.toLowerCase() === "z" && (event.ctrlKey || event.metaKey) && !event.shiftKey;
            const target = event.target as HTMLElement | null;
            const isTyping = target?.closest("input:not([type=checkbox], [type=radio]), textarea, [contenteditable=true]");
            if (!isUndo || isTyping || !told?.undo) return;
            event.preventDefault();
            void undo();
        };
        addEventListener("keydown", onKey);
        return () => removeEventListener("keydown", onKey);
    }, [undo]);

    // The region is always there, so that a reader hears what comes into it.
    return (
        <div
            className="told-place"
            role="status"
            aria-live="polite"
            ref={bar}
            onPointerEnter={() => setIsHeld(true)}
            onPointerLeave={look}
            onFocus={() => setIsHeld(true)}
            onBlur={look}
        >
            {current && (
                <div className={`told ${current.tone === "bad" ? "bad" : ""}`} key={current.number}>
                    <span translate="no">{current.text}</span>
                    {current.undo && (
                        <button type="button" className="told-undo" onClick={() => void undo()} disabled={isUndoing}>
                            {isUndoing ? <Loader size={12} color="currentColor" /> : words.common.undo}
                        </button>
                    )}
                    <CloseButton
                        size="sm"
                        variant="transparent"
                        c="inherit"
                        aria-label={words.common.close}
                        onClick={() => show(null)}
                    />
                </div>
            )}
        </div>
    );
}
