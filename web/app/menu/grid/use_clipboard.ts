// The clipboard while the grid has the focus. Browsers tell the document of it, as nothing is selected as text.
import { useEffect, useRef, type RefObject } from "react";

interface Clipboard {
    copied: () => string;
    cut: () => void;
    pasted: (text: string) => void;
}

export function useClipboard(place: RefObject<HTMLElement | null>, clipboard: Clipboard): void {
    const latest = useRef(clipboard);
    latest.current = clipboard;
    useEffect(() => {
        const isHere = () => document.activeElement === place.current;
        const onCopy = (event: ClipboardEvent) => {
            if (!isHere()) return;
            event.clipboardData?.setData("text/plain", latest.current.copied());
            event.preventDefault();
            if (event.type === "cut") latest.current.cut();
        };
        const onPaste = (event: ClipboardEvent) => {
            if (!isHere()) return;
            event.preventDefault();
            latest.current.pasted(event.clipboardData?.getData("text/plain") ?? "");
        };
        document.addEventListener("copy", onCopy);
        document.addEventListener("cut", onCopy);
        document.addEventListener("paste", onPaste);
        return () => {
            document.removeEventListener("copy", onCopy);
            document.removeEventListener("cut", onCopy);
            document.removeEventListener("paste", onPaste);
        };
    }, [place]);
}
