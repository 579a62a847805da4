// Changing one's own password.
import { Button } from "@mantine/core";
import { useMutation } from "@tanstack/react-query";
import { useState, type FormEvent } from "react";
import { api } from "../api/client";
import { queries } from "../api/queries";
import { useSession } from "../api/start";
import { problemOf, Rest } from "../shell/problems";
import { tell } from "../shell/told";
import { useWords } from "../words";
import { PasswordField } from "./password_field";
import { sessionsKey } from "./sessions_card";

export function PasswordCard() {
    const { people } = useWords();
    const { me } = people;
    const { person } = useSession();
    const [current, setCurrent] = useState("");
    const [password, setPassword] = useState("");
    const changing = useMutation({
        mutationFn: () => api.POST("/v1/svc/session/password", { body: { current, password } }),
        onSuccess: () => {
            setCurrent("");
            setPassword("");
            tell({ text: me.changed });
            void queries.invalidateQueries({ queryKey: sessionsKey });
        },
    });
    const submit = (event: FormEvent) => {
        event.preventDefault();
        if (!changing.isPending && current !== "" && password !== "") changing.mutate();
    };
    return (
        <section className="card stacked" aria-labelledby="me-password">
            <div className="stack-head">
                <h2 id="me-password">{me.password}</h2>
            </div>
            <form method="post" className="stack" onSubmit={submit} noValidate>
                <input hidden name="email" autoComplete="username" value={person.email} readOnly />
                <PasswordField
                    label={me.current}
                    name="current"
                    autoComplete="current-password"
                    value={current}
                    onChange={(event) => setCurrent(event.currentTarget.value)}
                    error={problemOf(changing.error, "current")}
                />
                <PasswordField
                    label={me.next}
                    description={people.signIn.passwordRules}
                    inputWrapperOrder={["label", "input", "description", "error"]}
                    autoComplete="new-password"
                    value={password}
                    onChange={(event) => setPassword(event.currentTarget.value)}
                    error={problemOf(changing.error, "password")}
                />
                <Rest error={changing.error} fields={["current", "password"]} />
                <div className="stack-head">
                    <Button type="submit" variant="default" loading={changing.isPending} disabled={current === "" || password === ""}>
                        {me.change}
                    </Button>
                    <span className="hint">{me.passwordHelp}</span>
                </div>
            </form>
        </section>
    );
}
