// What stands around a panel beside the menu: its heading and the way out. On a phone it covers everything.
import { ActionIcon, FocusTrap } from "@mantine/core";
import { useMediaQuery } from "@mantine/hooks";
import { IconX } from "@tabler/icons-react";
import { useEffect, useId, useRef, type ReactNode } from "react";
import { useWords } from "../../words";
import "./panel.css";

interface Props {
    title: string;
    isSaid?: boolean; // the title is a name that somebody entered
    tag?: ReactNode;
    menu?: ReactNode;
    isHidden?: boolean;
    onClose: () => void;
    children: ReactNode;
}

// An open list of choices, menu or dialog closes first.
function isForOthers(target: Element | null): boolean {
    if (document.querySelector('.mantine-Modal-content, [role="menu"]')) return true;
    return target?.matches('[aria-expanded="true"]:is(input, [aria-haspopup])') === true;
}

export function PanelFrame({ title, isSaid = false, tag, menu, isHidden = false, onClose, children }: Props) {
    const { common } = useWords();
    const isPhone = useMediaQuery("(max-width: 48em)", false, { getInitialValueInEffect: false });
    const place = useRef<HTMLDivElement>(null);
    const heading = useRef<HTMLHeadingElement>(null);
    const id = useId();

    useEffect(() => {
        if (!isHidden) heading.current?.focus({ preventScroll: true });
    }, [isHidden]);
    useEffect(() => {
        const onKey = (event: KeyboardEvent) => {
            const target = event.target instanceof Element ? event.target : null;
            const isInside = target !== null && place.current?.contains(target) === true;
            if (event.key === "Escape" && isInside && !isForOthers(target)) onClose();
        };
        // First of all, while what the key will close is still open.
        addEventListener("keydown", onKey, { capture: true });
        return () => removeEventListener("keydown", onKey, { capture: true });
    }, [onClose]);

    return (
        <FocusTrap active={isPhone && !isHidden}>
            <div
                ref={place}
                hidden={isHidden}
                className="panel-frame"
                aria-labelledby={id}
                role={isPhone ? "dialog" : "group"}
                aria-modal={isPhone || undefined}
            >
                <header className="panel-head">
                    <h2 id={id} tabIndex={-1} ref={heading} data-autofocus translate={isSaid ? "no" : undefined}>
                        {title}
                    </h2>
                    {tag}
                    <span className="grow" />
                    {menu}
                    <ActionIcon variant="subtle" color="gray" size="lg" aria-label={common.close} onClick={onClose}>
                        <IconX size={18} />
                    </ActionIcon>
                </header>
                {children}
            </div>
        </FocusTrap>
    );
}
