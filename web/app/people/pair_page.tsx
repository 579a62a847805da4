// The page on which a tablet is paired: it takes the code that the settings show, then opens its page.
import "./people.css";
import { Button, TextInput } from "@mantine/core";
import { Link, useRouter, useSearch } from "@tanstack/react-router";
import { useEffect, useState, type FormEvent } from "react";
import { Failure, send } from "../api/client";
import { useStart, type Session } from "../api/start";
import { SecureContextNotice } from "../shell/secure_context";
import { problemOf, Rest } from "../shell/problems";
import { useWords } from "../words";
import { Entrance } from "./entrance";
import { Locked, useTimeLeft } from "./left";

const codeCharacters = 8;
const lockMs = 15 * 60_000; // where a proxy swallowed Retry-After
const looksEveryMs = 30_000;

// "k7wm3qxp" as it is shown: K7WM-3QXP.
function shownAs(text: string): string {
    const plain = text.toUpperCase().replace(/[^0-9A-Z]/g, "").slice(0, codeCharacters);
    return plain.length > codeCharacters / 2 ? `${plain.slice(0, codeCharacters / 2)}-${plain.slice(codeCharacters / 2)}` : plain;
}

// The code stands after `#`, where no server sees it, and does not stay there.
function codeOfAddress(): string {
    const code = new URLSearchParams(location.hash.slice(1)).get("code") ?? "";
    return shownAs(code);
}

export function pageOf(session: Session): string {
    return session.device?.page ?? "/";
}

export function PairPage() {
    const { people } = useWords();
    const words = people.pair;
    const { start, renew } = useStart();
    const router = useRouter();
    const { ended } = useSearch({ strict: false });
    const { session } = start;
    const isEnded = ended === "yes";
    const [code, setCode] = useState(codeOfAddress);
    const [error, setError] = useState<unknown>(null);
    const [lockedUntil, setLockedUntil] = useState<number | null>(null);
    const [isBusy, setIsBusy] = useState(false);
    const left = useTimeLeft(lockedUntil);
    const [hasPaired, setHasPaired] = useState(false);

    useEffect(() => {
        if (location.hash !== "") history.replaceState(history.state, "", location.pathname + location.search);
    }, []);
    // A tablet whose role or store was out of use comes back by itself.
    useEffect(() => {
        if (!isEnded) return undefined;
        const timer = setInterval(() => void renew().catch(() => {}), looksEveryMs);
        return () => clearInterval(timer);
    }, [isEnded, renew]);
    const isPaired = session?.device !== undefined && (isEnded || hasPaired);
    useEffect(() => {
        if (session && isPaired) router.history.replace(pageOf(session));
    }, [session, isPaired, router]);

    const pair = async (event: FormEvent) => {
        event.preventDefault();
        if (isBusy || left > 0) return;
        setIsBusy(true);
        setError(null);
        try {
            await send("POST", "/v1/svc/pair", { body: { code } });
            await renew("signedOut");
            setHasPaired(true);
        } catch (problem) {
            if (problem instanceof Failure && problem.status === 429)
                setLockedUntil(Date.now() + (problem.retryAfter === null ? lockMs : problem.retryAfter * 1_000));
            else setError(problem);
            setIsBusy(false);
        }
    };
    return (
        <Entrance title={isEnded ? words.ended : words.title} lead={isEnded ? words.endedHelp : words.help}>
            <SecureContextNotice about="signIn" />
            <form className="stack" onSubmit={(event) => void pair(event)} noValidate>
                <TextInput
                    label={words.code}
                    classNames={{ input: "code-input" }}
                    value={code}
                    onChange={(event) => setCode(shownAs(event.currentTarget.value))}
                    error={problemOf(error, "code")}
                    autoComplete="off"
                    autoCapitalize="characters"
                    spellCheck={false}
                    size="lg"
                    autoFocus
                    translate="no"
                />
                <Rest error={error} fields={["code"]} />
                {left > 0 && <Locked left={left} />}
                {session && !session.device && <p className="hint">{words.signedInAs(session.person.email)}</p>}
                {session?.device && !isPaired && <p className="hint">{words.pairedAs(session.device.name)}</p>}
                <Button type="submit" size="lg" loading={isBusy} disabled={left > 0 || code.length !== codeCharacters + 1}>
                    {words.pair}
                </Button>
            </form>
            <Link className="link-button" to="/sign-in">
                {words.asPerson}
            </Link>
        </Entrance>
    );
}

// Over a page whose tablet is no longer paired: nothing of it stays on the screen.
export function PairingEnded() {
    const { renew } = useStart();
    const router = useRouter();
    useEffect(() => {
        const leave = async () => {
            await router.navigate({ to: "/pair", search: { ended: "yes" } });
            await renew("signedOut");
        };
        leave().catch(() => {}); // the banner of the network says that it is gone
    }, [renew, router]);
    return null;
}
