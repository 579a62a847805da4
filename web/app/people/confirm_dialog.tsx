// Asks for the password again, and a code where the second step is on, before the sign-in is changed.
import { Button, Group, Modal, TextInput } from "@mantine/core";
import { useState, type FormEvent } from "react";
import { useSession } from "../api/start";
import { problemOf, Rest } from "../shell/problems";
import { useWords } from "../words";
import { PasswordField } from "./password_field";

interface Props {
    title: string;
    text: string;
    confirm: string;
    withCode?: boolean;
    staysOpen?: boolean; // what `run` shows takes its place
    run: (password: string, code: string) => Promise<unknown>;
    close: () => void;
}

export function ConfirmDialog({ title, text, confirm, withCode = false, staysOpen = false, run, close }: Props) {
    const { people, common } = useWords();
    const { person } = useSession();
    const [password, setPassword] = useState("");
    const [code, setCode] = useState("");
    const [error, setError] = useState<unknown>(null);
    const [isBusy, setIsBusy] = useState(false);
    const isComplete = password !== "" && (!withCode || code.trim() !== "");

    const submit = async (event: FormEvent) => {
        event.preventDefault();
        if (isBusy || !isComplete) return;
        setIsBusy(true);
        setError(null);
        try {
            await run(password, code.trim());
            if (!staysOpen) close();
        } catch (problem) {
            setError(problem);
            setIsBusy(false);
        }
    };
    return (
        <Modal opened onClose={close} title={title} closeButtonProps={{ "aria-label": common.close }} centered>
            <form method="post" className="stack" onSubmit={(event) => void submit(event)} noValidate>
                <p className="soft">{text}</p>
                <input hidden name="email" autoComplete="username" value={person.email} readOnly />
                <PasswordField
                    label={people.signIn.password}
                    autoComplete="current-password"
                    value={password}
                    onChange={(event) => setPassword(event.currentTarget.value)}
                    error={problemOf(error, "password")}
                    data-autofocus
                />
                {withCode && (
                    <TextInput
                        label={people.me.codeOrRecovery}
                        name="code"
                        autoComplete="one-time-code"
                        spellCheck={false}
                        maxLength={64}
                        value={code}
                        onChange={(event) => setCode(event.currentTarget.value)}
                        error={problemOf(error, "code")}
                    />
                )}
                <Rest error={error} fields={["password", "code"]} />
                <Group justify="flex-end">
                    <Button variant="default" onClick={close}>
                        {common.cancel}
                    </Button>
                    <Button type="submit" loading={isBusy} disabled={!isComplete}>
                        {confirm}
                    </Button>
                </Group>
            </form>
        </Modal>
    );
}
