// The page on which people sign in, and the demo's people with one click.
import { Button } from "@mantine/core";
import { useRouter, useSearch } from "@tanstack/react-router";
import { useEffect, useState } from "react";
import { useStart, type DemoPerson } from "../api/start";
import { SecureContextNotice } from "../shell/secure_context";
import { useWords } from "../words";
import { destinationOf } from "./destination";
import { Entrance } from "./entrance";
import { signIn, type Outcome } from "./sign_in";
import { SignInForm } from "./sign_in_form";

export function SignInPage() {
    const { people } = useWords();
    const { start, renew } = useStart();
    const router = useRouter();
    const { to } = useSearch({ strict: false });
    const isSignedIn = start.session !== null;

    // Also when somebody signed in in another tab.
    useEffect(() => {
        if (isSignedIn) router.history.replace(destinationOf(to, location.origin));
    }, [isSignedIn, router, to]);
    if (isSignedIn) return null;

    const demo = start.demoPeople ?? [];
    return (
        <Entrance
            title={demo.length > 0 ? people.signIn.demo : people.signIn.title}
            lead={demo.length > 0 ? people.signIn.demoHelp : undefined}
            below={
                <span>
                    <span translate="no">Comanda</span> <span translate="no">{start.version}</span>
                </span>
            }
        >
            <SecureContextNotice about="signIn" />
            {demo.length > 0 && <DemoPeople people={demo} onSignedIn={() => renew()} />}
            {demo.length > 0 && <div className="rule">{people.signIn.demoOther}</div>}
            <SignInForm onSignedIn={() => renew()} isQuiet={demo.length > 0} />
        </Entrance>
    );
}

function DemoPeople({ people: some, onSignedIn }: { people: DemoPerson[]; onSignedIn: () => Promise<unknown> }) {
    const { people } = useWords();
    const [isBusy, setIsBusy] = useState("");
    const [failed, setFailed] = useState<Outcome | null>(null);
    const enter = async ({ email, password }: DemoPerson) => {
        setIsBusy(email);
        setFailed(null);
        const outcome = await signIn({ email, password });
        if (outcome.is === "in") await onSignedIn();
        else setFailed(outcome);
        setIsBusy("");
    };
    return (
        <div>
            <ul className="account-choices">
                {some.map((person, index) => (
                    <li key={person.email}>
                        <Button
                            fullWidth
                            size="md"
                            justify="space-between"
                            variant={index === 0 ? "filled" : "default"}
                            loading={isBusy === person.email}
                            disabled={isBusy !== "" && isBusy !== person.email}
                            onClick={() => void enter(person)}
                            rightSection={<span className="demo-name">{person.name}</span>}
                            aria-label={people.signIn.asPerson(person.label, person.name)}
                            translate="no"
                        >
                            {person.label}
                        </Button>
                    </li>
                ))}
            </ul>
            <div role="alert">
                {failed?.is === "failed" && (
                    <p className="said bad" translate="no">
                        {failed.text}
                    </p>
                )}
                {failed && failed.is !== "failed" && <p className="said bad">{people.signIn.demoChanged}</p>}
            </div>
        </div>
    );
}
