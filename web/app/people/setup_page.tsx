// The first page of an empty database: a business of one's own, or the demo. Then the keys, shown once.
import "./people.css";
import { Button } from "@mantine/core";
import { Link, useRouter } from "@tanstack/react-router";
import { useState } from "react";
import { useStart } from "../api/start";
import { forgetAddressToken } from "../shell/address_token";
import { useWords } from "../words";
import { Entrance } from "./entrance";
import { SetupForm, type SetupAnswer } from "./setup_form";
import { signIn } from "./sign_in";
import { ShownOnce } from "./shown_once";
import { SignInForm } from "./sign_in_form";

interface Made {
    answer: SetupAnswer;
    business: string;
    email: string;
    password: string;
    isSignedIn: boolean;
}

export function SetupPage() {
    const { people } = useWords();
    const { start, renew } = useStart();
    const router = useRouter();
    const [made, setMade] = useState<Made | null>(null);
    const [isLeaving, setIsLeaving] = useState(false);

    const done = async (answer: SetupAnswer, business: string, email: string, password: string) => {
        const outcome = await signIn({ email, password });
        const isSignedIn = outcome.is === "in";
        // First what must be shown: reading the start again may fail.
        setMade({ answer, business, email, password, isSignedIn });
        await renew().catch(() => {});
    };
    const toToday = () => {
        forgetAddressToken();
        router.history.replace("/");
    };

    if (isLeaving && made)
        return (
            <Entrance title={people.signIn.title}>
                <SignInForm email={made.email} password={made.password} onSignedIn={() => renew().then(toToday)} />
            </Entrance>
        );
    if (made?.answer.demo)
        return (
            <Entrance title={people.setup.demoMade} lead={people.setup.demoPaused}>
                <Button onClick={toToday} autoFocus>
                    {people.once.toToday}
                </Button>
            </Entrance>
        );
    if (made)
        return (
            <Entrance title={people.once.title} lead={people.once.help} isWide>
                <ShownOnce
                    secrets={secretsOf(made.answer)}
                    fileName="comanda-keys.txt"
                    title={people.once.fileTitle(made.business)}
                    doneLabel={people.once.toToday}
                    done={() => (made.isSignedIn ? toToday() : setIsLeaving(true))}
                />
            </Entrance>
        );
    if (!start.setupNeeded)
        return (
            <Entrance title={people.setup.already} lead={people.setup.alreadyHelp}>
                <Button component={Link} to="/">
                    {start.session ? people.once.toToday : people.link.toSignIn}
                </Button>
            </Entrance>
        );
    return (
        <Entrance title={people.setup.title} lead={people.setup.help} isWide>
            <SetupForm done={done} />
        </Entrance>
    );
}

const shown = ["apiKey", "kioskKey", "licenseKey", "kioskEmail", "kioskPassword"] as const;

function secretsOf(answer: SetupAnswer) {
    return shown.flatMap((name) => {
        const text = answer[name];
        return text === undefined ? [] : [{ name, text }];
    });
}
