// The clock of somebody who may use it but not see timesheets: what this browser remembers of it.
import { Button } from "@mantine/core";
import { useState } from "react";
import { useFormats } from "../formats/formats";
import { useStore } from "../shell/store";
import { useWords } from "../words";
import type { Punch } from "./shifts";

interface Remembered {
    type: Punch;
    at: number;
}

const all: Punch[] = ["in", "out", "breakStart", "breakEnd"];
const likely: Record<Punch, Punch> = { in: "out", out: "in", breakStart: "breakEnd", breakEnd: "out" };
const place = (user: string) => `comanda.punch.${user}`;

function remembered(user: string): Remembered | null {
    try {
        const { type, at } = JSON.parse(localStorage.getItem(place(user)) ?? "{}") as Partial<Remembered>;
        return type && all.includes(type) && typeof at === "number" ? { type, at } : null;
    } catch {
        return null;
    }
}

interface Props {
    isBusy: boolean;
    punch: (type: Punch) => Promise<boolean>;
}

export function BlindClock({ isBusy, punch }: Props) {
    const { clock: say } = useWords();
    const { user } = useStore();
    const formats = useFormats();
    const [last, setLast] = useState(() => remembered(user));
    const next = last ? likely[last.type] : "in";

    const take = async (type: Punch) => {
        if (!(await punch(type))) return;
        const now = { type, at: Date.now() };
        setLast(now);
        try {
            localStorage.setItem(place(user), JSON.stringify(now));
        } catch {
            // Private windows may refuse; the clock itself knows.
        }
    };
    return (
        <section className="card clock-now">
            <p role="status" aria-live="polite" className="clock-state">
                {last ? say.lastHere(say.told[last.type], formats.dateTime(last.at)) : say.unknown}
            </p>
            <div className="clock-buttons four">
                {all.map((type) => (
                    <Button
                        key={type}
                        variant={type === next ? "filled" : "default"}
                        disabled={isBusy}
                        onClick={() => void take(type)}
                    >
                        {say[type]}
                    </Button>
                ))}
            </div>
        </section>
    );
}
