// A link for a new password. The page says the same whether or not there is such a person.
import { Button, TextInput } from "@mantine/core";
import { useMutation } from "@tanstack/react-query";
import { useEffect, useRef, useState, type FormEvent } from "react";
import { api } from "../api/client";
import { useStart } from "../api/start";
import { sentenceOf } from "../shell/told";
import { useWords } from "../words";

export function Forgotten({ email: known, back }: { email: string; back: () => void }) {
    const { forgotten } = useWords().people;
    const { start } = useStart();
    return (
        <section className="stack" aria-label={forgotten.title}>
            {start.mailsLinks ? <AskForLink email={known} /> : <NoMail email={known} />}
            <button type="button" className="link-button" onClick={back}>
                {forgotten.back}
            </button>
        </section>
    );
}

function NoMail({ email }: { email: string }) {
    const { forgotten } = useWords().people;
    const title = useRef<HTMLHeadingElement>(null);
    useEffect(() => title.current?.focus(), []);
    return (
        <div>
            <h2 ref={title} tabIndex={-1}>
                {forgotten.noMail}
            </h2>
            <p className="soft">{forgotten.noMailHelp}</p>
            <code className="secret-text" translate="no">
                comanda user reset {email.trim() || "name@restaurant.example"}
            </code>
        </div>
    );
}

export function AskForLink({ email: known }: { email: string }) {
    const { people } = useWords();
    const { forgotten } = people;
    const [email, setEmail] = useState(known);
    const asking = useMutation({
        mutationFn: () => api.POST("/v1/svc/session/forgot", { body: { email: email.trim() } }),
    });
    const submit = (event: FormEvent) => {
        event.preventDefault();
        if (!asking.isPending && email.trim() !== "") asking.mutate();
    };
    if (asking.data?.data?.mailed === false) return <NoMail email={email} />;
    if (asking.isSuccess)
        return (
            <div role="status" className="said ok">
                <b>{forgotten.sent}</b>
                <br />
                {forgotten.sentHelp(email.trim())}
            </div>
        );
    return (
        <form method="post" className="stack" onSubmit={submit} noValidate>
            <div>
                <h2>{forgotten.title}</h2>
                <p className="soft">{forgotten.help}</p>
            </div>
            <TextInput
                label={people.signIn.email}
                name="email"
                type="email"
                autoComplete="username"
                autoCapitalize="none"
                spellCheck={false}
                maxLength={254}
                value={email}
                autoFocus
                onChange={(event) => setEmail(event.currentTarget.value)}
            />
            <div role="alert">
                {asking.isError && (
                    <p className="said bad" translate="no">
                        {sentenceOf(asking.error)}
                    </p>
                )}
            </div>
            <Button type="submit" loading={asking.isPending} disabled={email.trim() === ""}>
                {forgotten.send}
            </Button>
        </form>
    );
}
