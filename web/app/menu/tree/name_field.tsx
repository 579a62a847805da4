// A name that is typed in the tree, of something new or something that is there.
import { useEffect, useRef } from "react";

interface Props {
    name: string;
    label: string;
    done: (name: string | null) => void; // null: it stays as it is
}

export function NameField({ name, label, done }: Props) {
    const input = useRef<HTMLInputElement>(null);
    const isOver = useRef(false);
    useEffect(() => input.current?.select(), []);
    const end = (text: string | null) => {
        if (isOver.current) return;
        isOver.current = true;
        const trimmed = text?.trim() ?? "";
        done(trimmed === "" ? null : trimmed);
    };
    return (
        <input
            ref={input}
            className="tree-field"
            aria-label={label}
            placeholder={label}
            defaultValue={name}
            maxLength={255}
            autoComplete="off"
            autoFocus
            onKeyDown={(event) => {
                event.stopPropagation();
                if (event.nativeEvent.isComposing) return;
                if (event.key === "Enter") end(event.currentTarget.value);
                else if (event.key === "Escape") end(null);
                else return;
                event.preventDefault();
            }}
            onBlur={({ currentTarget }) => end(currentTarget.value)}
        />
    );
}
