// Signing in, step by step: e-mail and password, then what the service asks for besides.
import { Button, TextInput } from "@mantine/core";
import { useEffect, useRef, useState, type FormEvent } from "react";
import { sentenceOf } from "../shell/told";
import { useWords } from "../words";
import { CodeStep } from "./code_step";
import { Forgotten } from "./forgotten";
import { Locked, useTimeLeft } from "./left";
import { PasswordField } from "./password_field";
import { signIn, type AccountChoice, type Outcome } from "./sign_in";

interface Props {
    email?: string;
    isEmailFixed?: boolean;
    isQuiet?: boolean; // something else on the page comes first
    // Tried at once: the password that a link has just set.
    password?: string;
    onSignedIn: () => Promise<unknown>;
}
type Step = "password" | "code" | "accounts" | "forgotten";

export function SignInForm(props: Props) {
    const { email: known = "", isEmailFixed = false, isQuiet = false, password: given = "", onSignedIn } = props;
    const { people } = useWords();
    const [step, setStep] = useState<Step>("password");
    const [email, setEmail] = useState(known);
    const [password, setPassword] = useState(given);
    const [account, setAccount] = useState<string>();
    const [accounts, setAccounts] = useState<AccountChoice[]>([]);
    const [outcome, setOutcome] = useState<Outcome | null>(null);
    const [lock, setLock] = useState<{ email: string; until: number } | null>(null);
    const [isBusy, setIsBusy] = useState(false);
    const passwordInput = useRef<HTMLInputElement>(null);
    const left = useTimeLeft(lock?.email === email ? lock.until : null);

    const attempt = async (more: { code?: string; account?: string } = {}) => {
        setIsBusy(true);
        setOutcome(null);
        const chosen = more.account ?? account;
        const next = await signIn({ email, password, ...more, ...(chosen ? { account: chosen } : {}) });
        if (next.is === "in") {
            try {
                await onSignedIn();
            } catch (error) {
                setOutcome({ is: "failed", text: sentenceOf(error) });
                setIsBusy(false);
            }
            return;
        }
        setIsBusy(false);
        setOutcome(next);
        if (more.account) setAccount(more.account);
        if (next.is === "codeNeeded" || next.is === "codeWrong") setStep("code");
        else if (next.is === "accounts") {
            setAccounts(next.accounts);
            setStep("accounts");
        } else {
            setStep("password");
            if (next.is === "locked") setLock({ email, until: next.until });
            if (next.is === "wrong") passwordInput.current?.select();
        }
    };
    const hasBegun = useRef(false);
    useEffect(() => {
        if (given === "" || hasBegun.current) return;
        hasBegun.current = true;
        void attempt();
    });

    const submit = (event: FormEvent) => {
        event.preventDefault();
        if (!isBusy && left === 0) void attempt();
    };

    if (step === "forgotten") return <Forgotten email={email} back={() => setStep("password")} />;
    if (step === "accounts")
        return (
            <Accounts accounts={accounts} isBusy={isBusy} choose={(id) => void attempt({ account: id })} />
        );
    if (step === "code")
        return (
            <CodeStep
                email={email}
                isWrong={outcome?.is === "codeWrong"}
                isBusy={isBusy}
                send={(code) => void attempt({ code })}
                back={() => {
                    setOutcome(null);
                    setPassword("");
                    setStep("password");
                }}
            />
        );
    return (
        <form method="post" className="stack" onSubmit={submit} noValidate>
            <TextInput
                label={people.signIn.email}
                name="email"
                type="email"
                autoComplete="username"
                autoCapitalize="none"
                spellCheck={false}
                inputMode="email"
                maxLength={254}
                value={email}
                readOnly={isEmailFixed}
                onChange={(event) => setEmail(event.currentTarget.value)}
                data-autofocus={known === "" ? true : undefined}
                autoFocus={known === "" && !isQuiet}
                required
                withAsterisk={false}
            />
            <PasswordField
                ref={passwordInput}
                label={people.signIn.password}
                autoComplete="current-password"
                value={password}
                onChange={(event) => setPassword(event.currentTarget.value)}
                data-autofocus={known !== "" ? true : undefined}
                autoFocus={known !== "" && given === ""}
                error={outcome?.is === "wrong"}
                aria-describedby={outcome?.is === "wrong" ? "sign-in-said" : undefined}
                required
                withAsterisk={false}
            />
            <div role="alert" id="sign-in-said">
                {outcome?.is === "wrong" && <p className="said bad">{people.signIn.wrong}</p>}
                {outcome?.is === "failed" && (
                    <p className="said bad" translate="no">
                        {outcome.text}
                    </p>
                )}
            </div>
            {left > 0 && <Locked left={left} />}
            <Button
                type="submit"
                variant={isQuiet ? "default" : "filled"}
                loading={isBusy}
                disabled={email.trim() === "" || password === "" || left > 0}
                fullWidth
            >
                {people.signIn.title}
            </Button>
            <button type="button" className="link-button" onClick={() => setStep("forgotten")}>
                {people.signIn.forgotten}
            </button>
        </form>
    );
}

interface AccountsProps {
    accounts: AccountChoice[];
    isBusy: boolean;
    choose: (id: string) => void;
}

function Accounts({ accounts, isBusy, choose }: AccountsProps) {
    const { signIn: words } = useWords().people;
    const first = useRef<HTMLButtonElement>(null);
    useEffect(() => first.current?.focus(), []);
    return (
        <section aria-labelledby="which-account" className="stack">
            <div>
                <h2 id="which-account">{words.accounts}</h2>
                <p className="soft">{words.accountsHelp}</p>
            </div>
            <ul className="account-choices">
                {accounts.map(({ id, name }, index) => (
                    <li key={id}>
                        <button
                            type="button"
                            className="account-choice"
                            ref={index === 0 ? first : undefined}
                            disabled={isBusy}
                            onClick={() => choose(id)}
                            translate="no"
                        >
                            {name}
                        </button>
                    </li>
                ))}
            </ul>
        </section>
    );
}
