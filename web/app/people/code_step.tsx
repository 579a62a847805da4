// The second step of signing in: the code of an app, or a recovery code.
import { Button, TextInput } from "@mantine/core";
import { useEffect, useRef, useState, type FormEvent } from "react";
import { useWords } from "../words";

interface Props {
    email: string;
    isWrong: boolean;
    isBusy: boolean;
    send: (code: string) => void;
    back: () => void;
}

export const codeDigits = 6;

export function CodeStep({ email, isWrong, isBusy, send, back }: Props) {
    const { people, common } = useWords();
    const [isRecovery, setIsRecovery] = useState(false);
    const [code, setCode] = useState("");
    const input = useRef<HTMLInputElement>(null);

    useEffect(() => {
        if (!isBusy) input.current?.focus();
        if (isWrong && !isBusy) setCode("");
    }, [isRecovery, isWrong, isBusy]);

    const type = (text: string) => {
        const next = isRecovery ? text : text.replace(/\D/g, "").slice(0, codeDigits);
        setCode(next);
        if (!isRecovery && next.length === codeDigits && next !== code && !isBusy) send(next);
    };
    const submit = (event: FormEvent) => {
        event.preventDefault();
        if (!isBusy && code.trim() !== "") send(code.trim());
    };
    return (
        <form method="post" className="stack" onSubmit={submit} noValidate>
            <div>
                <h2>{people.signIn.codeTitle}</h2>
                <p className="soft">{isRecovery ? people.signIn.recoveryHelp : people.signIn.codeHelp}</p>
            </div>
            <input hidden name="email" autoComplete="username" value={email} readOnly />
            <TextInput
                key={String(isRecovery)}
                ref={input}
                label={isRecovery ? people.signIn.recoveryCode : people.signIn.code}
                name="code"
                autoComplete={isRecovery ? "off" : "one-time-code"}
                inputMode={isRecovery ? "text" : "numeric"}
                autoCapitalize="none"
                spellCheck={false}
                maxLength={64}
                value={code}
                onChange={(event) => type(event.currentTarget.value)}
                error={isWrong}
                aria-describedby="code-said"
                readOnly={isBusy}
            />
            <div role="alert" id="code-said">
                {isWrong && <p className="said bad">{people.signIn.wrongCode}</p>}
            </div>
            <Button type="submit" loading={isBusy} disabled={code.trim() === ""} fullWidth>
                {people.signIn.continue}
            </Button>
            <button
                type="button"
                className="link-button"
                onClick={() => {
                    setCode("");
                    setIsRecovery(!isRecovery);
                }}
            >
                {isRecovery ? people.signIn.useApp : people.signIn.useRecovery}
            </button>
            {isRecovery && <p className="hint">{people.signIn.lostBoth}</p>}
            <button type="button" className="link-button" onClick={back}>
                {common.back}
            </button>
        </form>
    );
}
