// The frame of the pages before sign-in: the name of the product, one card, nothing else.
import "./people.css";
import { Title } from "@mantine/core";
import { useEffect, type ReactNode } from "react";
import { useWords } from "../words";

interface Props {
    title: string;
    lead?: ReactNode;
    isWide?: boolean;
    children: ReactNode;
    below?: ReactNode;
}

export function Entrance({ title, lead, isWide = false, children, below }: Props) {
    const { shell } = useWords();
    useEffect(() => {
        document.title = `${title} · ${shell.product}`;
    }, [title, shell]);
    return (
        <div className="entrance">
            <main className={isWide ? "entrance-column wide" : "entrance-column"}>
                <div className="entrance-brand">
                    <span className="logo" aria-hidden>
                        C
                    </span>
                    {shell.product}
                </div>
                <div className="entrance-card">
                    <header>
                        <Title order={1}>{title}</Title>
                        {lead !== undefined && <p className="soft">{lead}</p>}
                    </header>
                    {children}
                </div>
                {below !== undefined && <div className="entrance-below">{below}</div>}
            </main>
        </div>
    );
}
