// Asks before a sign-in changes, does it, and shows the link where no mail was sent.
import { Button, CopyButton, Modal, TextInput } from "@mantine/core";
import { useState, type FormEvent } from "react";
import { send } from "../api/client";
import { Failure } from "../api/failure";
import { useFormats } from "../formats/formats";
import { sentenceOf, tell } from "../shell/told";
import { useWords } from "../words";

export type SignInAction = "invite" | "resetLink" | "endSessions" | "remove";

interface SignInLink {
    email: string;
    sent?: boolean;
    mailError?: string;
    expiresAt?: string;
    link?: string;
}

const requests: Record<SignInAction, { method: string; path: string }> = {
    invite: { method: "POST", path: "invite" },
    resetLink: { method: "POST", path: "resetLink" },
    endSessions: { method: "PUT", path: "sessions/end" },
    remove: { method: "PUT", path: "signIn/remove" },
};

interface Props {
    action: SignInAction;
    user: string;
    name: string;
    email: string;
    close: () => void;
}

export function SignInModal({ action, user, name, email, close }: Props) {
    const { records, common } = useWords();
    const words = records.form.signInOf[action];
    const [address, setAddress] = useState(email);
    const [problem, setProblem] = useState("");
    const [isBusy, setIsBusy] = useState(false);
    const [made, setMade] = useState<SignInLink | null>(null);

    const run = async (event: FormEvent) => {
        event.preventDefault();
        event.stopPropagation();
        setIsBusy(true);
        setProblem("");
        const { method, path } = requests[action];
        try {
            const sending = action === "invite" ? { body: { email: address } } : {};
            const { data } = await send<SignInLink>(method, `/v1/svc/user/${user}/${path}`, sending);
            if (data.link) return setMade(data);
            tell({ text: words.done });
            close();
        } catch (error) {
            setProblem(error instanceof Failure ? (error.errors["email"] ?? sentenceOf(error)) : sentenceOf(error));
        } finally {
            setIsBusy(false);
        }
    };
    return (
        <Modal
            opened
            onClose={close}
            title={words.title(name)}
            closeButtonProps={{ "aria-label": common.close }}
            centered
        >
            {made ? (
                <MadeLink made={made} close={close} />
            ) : (
                <form onSubmit={(event) => void run(event)} noValidate className="sign-in-form">
                    <p className="guard-text">{words.text}</p>
                    {action === "invite" && (
                        <TextInput
                            type="email"
                            label={records.form.email}
                            required
                            data-autofocus
                            autoComplete="off"
                            value={address}
                            onChange={(event) => setAddress(event.currentTarget.value)}
                        />
                    )}
                    {problem && (
                        <div className="problem" role="alert" translate="no">
                            {problem}
                        </div>
                    )}
                    <div className="guard-buttons">
                        <Button type="submit" loading={isBusy}>
                            {words.button}
                        </Button>
                        <Button variant="default" onClick={close}>
                            {common.cancel}
                        </Button>
                    </div>
                </form>
            )}
        </Modal>
    );
}

function MadeLink({ made, close }: { made: SignInLink; close: () => void }) {
    const { records, common } = useWords();
    const formats = useFormats();
    return (
        <div className="sign-in-form">
            <p className="guard-text">{made.mailError ? records.form.notMailed : records.form.handOver}</p>
            {made.mailError && (
                <p className="soft" translate="no">
                    {made.mailError}
                </p>
            )}
            <TextInput
                aria-label={records.form.link}
                readOnly
                data-autofocus
                translate="no"
                value={made.link ?? ""}
                onFocus={(event) => event.currentTarget.select()}
            />
            {made.expiresAt && (
                <p className="soft">
                    {records.form.validUntil} <span translate="no">{formats.dateTime(made.expiresAt)}</span>
                </p>
            )}
            <div className="guard-buttons">
                <CopyButton value={made.link ?? ""}>
                    {({ copied, copy }) => <Button onClick={copy}>{copied ? common.copied : common.copy}</Button>}
                </CopyButton>
                <Button variant="default" onClick={close}>
                    {common.close}
                </Button>
            </div>
        </div>
    );
}
