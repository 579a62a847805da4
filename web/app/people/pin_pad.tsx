// The pin pad of a paired tablet: it opens when something takes a person, for fingers and for keys.
import "./people.css";
import { Button, Modal } from "@mantine/core";
import { IconBackspace } from "@tabler/icons-react";
import { useCallback, useEffect, useRef, useState, type KeyboardEvent } from "react";
import { Failure, send } from "../api/client";
import { whenPinIsNeeded, type Entered } from "../api/pin";
import { sentenceOf } from "../shell/told";
import { useWords } from "../words";
import { Locked, useTimeLeft } from "./left";

const digitsMin = 4, digitsMax = 8;
const digits = ["1", "2", "3", "4", "5", "6", "7", "8", "9"];

interface Answer {
    user: string;
    name: string;
    token: string;
    expires: string;
}
type Answerer = (entered: Entered | null) => void;

async function enter(pin: string): Promise<Entered> {
    const sent = Date.now();
    const { data, headers } = await send<Answer>("POST", "/v1/svc/session/person", { body: { pin } });
    // How long it is good for, whatever the clock of this browser shows.
    const date = Date.parse(headers.get("Date") ?? "");
    const left = Date.parse(data.expires) - (Number.isNaN(date) ? sent : date);
    return { user: data.user, name: data.name, token: data.token, until: sent + left };
}

// Waits, unseen, until a request needs a person.
export function PinPad() {
    const [isOpen, setIsOpen] = useState(false);
    const answer = useRef<Answerer | null>(null);
    const close = useCallback((entered: Entered | null) => {
        answer.current?.(entered);
        answer.current = null;
        setIsOpen(false);
    }, []);
    useEffect(() => {
        whenPinIsNeeded(
            () =>
                new Promise((resolve) => {
                    answer.current = resolve;
                    setIsOpen(true);
                }),
        );
        // A pad that goes while it is asking leaves nobody waiting.
        return () => {
            whenPinIsNeeded(null);
            close(null);
        };
    }, [close]);
    return isOpen ? <Pad close={close} /> : null;
}

function Pad({ close }: { close: Answerer }) {
    const { people, common } = useWords();
    const words = people.pin;
    const [pin, setPin] = useState("");
    const [problem, setProblem] = useState("");
    const [lockedUntil, setLockedUntil] = useState<number | null>(null);
    const [isBusy, setIsBusy] = useState(false);
    const left = useTimeLeft(lockedUntil);
    const pad = useRef<HTMLFormElement>(null);
    const press = useCallback((digit: string) => {
        setProblem("");
        setPin((before) => (before + digit).slice(0, digitsMax));
    }, []);
    const go = async () => {
        if (isBusy || left > 0 || pin.length < digitsMin) return;
        setIsBusy(true);
        try {
            close(await enter(pin));
        } catch (error) {
            setPin("");
            setIsBusy(false);
            if (error instanceof Failure && error.status === 429)
                setLockedUntil(Date.now() + (error.retryAfter ?? 300) * 1_000);
            else setProblem(error instanceof Failure && error.code === "wrong_pin" ? words.wrong : sentenceOf(error));
            pad.current?.focus();
        }
    };
    const onKey = (event: KeyboardEvent) => {
        if (event.ctrlKey || event.metaKey || event.altKey) return;
        if (/^[0-9]$/.test(event.key)) press(event.key);
        else if (event.key === "Backspace") setPin((before) => before.slice(0, -1));
        // On a key it presses that key.
        else if (event.key === "Enter" && event.target === pad.current) void go();
        else return;
        event.preventDefault();
    };
    const isShut = isBusy || left > 0;
    return (
        <Modal
            opened
            onClose={() => close(null)}
            title={words.title}
            closeButtonProps={{ "aria-label": common.close, size: 48 }}
            centered
            size={340}
            zIndex={900}
        >
            <form
                className="pin-pad"
                ref={pad}
                tabIndex={-1}
                onKeyDown={onKey}
                onSubmit={(event) => {
                    event.preventDefault();
                    void go();
                }}
                data-autofocus
            >
                <p className="soft">{words.help}</p>
                <div className="pin-shown" role="img" aria-label={words.typed(pin.length)}>
                    {Array.from({ length: Math.max(digitsMin, pin.length) }, (_, place) => (
                        <span key={place} className={place < pin.length ? "pin-dot full" : "pin-dot"} />
                    ))}
                </div>
                <div role="alert">
                    {problem !== "" && left === 0 && (
                        <p className="said bad" translate="no">
                            {problem}
                        </p>
                    )}
                </div>
                {left > 0 && <Locked left={left} />}
                <div className="pin-keys">
                    {digits.map((digit) => (
                        <Key key={digit} label={digit} press={() => press(digit)} isShut={isShut} />
                    ))}
                    <button
                        type="button"
                        className="pin-key"
                        aria-label={words.back}
                        onClick={() => setPin((before) => before.slice(0, -1))}
                        disabled={isShut || pin === ""}
                    >
                        <IconBackspace size={26} aria-hidden />
                    </button>
                    <Key label="0" press={() => press("0")} isShut={isShut} />
                    <Button
                        type="submit"
                        className="pin-key go"
                        loading={isBusy}
                        disabled={left > 0 || pin.length < digitsMin}
                    >
                        {words.enter}
                    </Button>
                </div>
            </form>
        </Modal>
    );
}

function Key({ label, press, isShut }: { label: string; press: () => void; isShut: boolean }) {
    return (
        <button type="button" className="pin-key" onClick={press} disabled={isShut} translate="no">
            {label}
        </button>
    );
}
