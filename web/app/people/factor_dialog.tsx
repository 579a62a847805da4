// Switching the second step on: the password, the QR code, a first code, then the recovery codes.
import { Button, Group, Modal, TextInput } from "@mantine/core";
import { useMutation } from "@tanstack/react-query";
import { useState, type FormEvent } from "react";
import { api } from "../api/client";
import { useStart } from "../api/start";
import { CopyButton } from "../shell/copy";
import { problemOf, Rest } from "../shell/problems";
import { tell } from "../shell/told";
import { useWords } from "../words";
import { codeDigits } from "./code_step";
import { ConfirmDialog } from "./confirm_dialog";
import { RecoveryCodes } from "./recovery_codes";

interface Secret {
    secret: string;
    qr: string;
}

export function FactorDialog({ close }: { close: () => void }) {
    const { me, signIn } = useWords().people;
    const { renew } = useStart();
    const [secret, setSecret] = useState<Secret | null>(null);
    const [codes, setCodes] = useState<string[] | null>(null);

    const begin = async (password: string) => {
        const { data } = await api.POST("/v1/svc/session/secondFactor", { body: { password } });
        if (data) setSecret(data);
    };
    const leave = () => {
        close();
        void renew().catch(() => {});
        tell({ text: me.isOn });
    };
    if (codes) return <RecoveryCodes codes={codes} close={leave} />;
    if (!secret)
        return (
            <ConfirmDialog
                title={me.factor}
                text={me.confirmPassword}
                confirm={signIn.continue}
                staysOpen
                run={begin}
                close={close}
            />
        );
    return <FirstCode secret={secret} done={setCodes} close={close} />;
}

// "ABCD EFGH …": how people type it in.
const inGroups = (secret: string) => secret.replace(/.{4}(?=.)/g, "$& ");

interface FirstCodeProps {
    secret: Secret;
    done: (codes: string[]) => void;
    close: () => void;
}

function FirstCode({ secret, done, close }: FirstCodeProps) {
    const { people, common } = useWords();
    const { me } = people;
    const [code, setCode] = useState("");
    const switching = useMutation({
        mutationFn: (typed: string) => api.PUT("/v1/svc/session/secondFactor", { body: { code: typed } }),
        onSuccess: ({ data }) => done(data?.recoveryCodes ?? []),
    });
    const type = (text: string) => {
        const next = text.replace(/\D/g, "").slice(0, codeDigits);
        setCode(next);
        if (next.length === codeDigits && next !== code && !switching.isPending) switching.mutate(next);
    };
    const submit = (event: FormEvent) => {
        event.preventDefault();
        if (code.length === codeDigits && !switching.isPending) switching.mutate(code);
    };
    return (
        <Modal opened onClose={close} title={me.scan} closeButtonProps={{ "aria-label": common.close }} centered>
            <form method="post" className="stack" onSubmit={submit} noValidate>
                <p className="soft">{me.scanHelp}</p>
                <img className="qr" alt={me.qr} src={`data:image/svg+xml,${encodeURIComponent(secret.qr)}`} />
                <div>
                    <div className="soft">{me.secret}</div>
                    <div className="stack-head">
                        <span className="secret-text" translate="no">
                            {inGroups(secret.secret)}
                        </span>
                        <CopyButton text={secret.secret} label={me.secret} />
                    </div>
                </div>
                <TextInput
                    label={me.codeOfApp}
                    name="code"
                    autoComplete="one-time-code"
                    inputMode="numeric"
                    value={code}
                    onChange={(event) => type(event.currentTarget.value)}
                    error={problemOf(switching.error, "code")}
                    readOnly={switching.isPending}
                    data-autofocus
                />
                <Rest error={switching.error} fields={["code"]} />
                <Group justify="flex-end">
                    <Button variant="default" onClick={close}>
                        {common.cancel}
                    </Button>
                    <Button type="submit" loading={switching.isPending} disabled={code.length !== codeDigits}>
                        {me.confirm}
                    </Button>
                </Group>
            </form>
        </Modal>
    );
}
