// Asks before the data of a person is erased: nothing takes that back.
import { Button, Checkbox, Modal, TextInput } from "@mantine/core";
import { useState, type FormEvent } from "react";
import { send } from "../api/client";
import type { KindDescription, StoredRecord } from "../api/descriptions";
import { Failure } from "../api/failure";
import { queries } from "../api/queries";
import { useSession } from "../api/start";
import { sentenceOf, tell } from "../shell/told";
import { useWords } from "../words";
import { listsChanged, recordKey } from "./cache";

const people = ["customer", "user"];

// It is for those who may do it in every store that they see.
export function useMayErase(kind: KindDescription): boolean {
    const { stores } = useSession();
    return people.includes(kind.kind) && stores.every(({ privileges }) => privileges.includes("BO_ERASURE"));
}

interface Props {
    kind: KindDescription;
    record: StoredRecord;
    name: string;
    close: () => void;
}

export function EraseModal({ kind, record, name, close }: Props) {
    const { records, common } = useWords();
    const words = records.form.erasing;
    const [reason, setReason] = useState("");
    const [isForced, setIsForced] = useState(false);
    const [failure, setFailure] = useState<unknown>(null);
    const [isBusy, setIsBusy] = useState(false);
    const hasOpenWork = failure instanceof Failure && failure.status === 409;
    const ofReason = failure instanceof Failure ? failure.errors["reason"] : undefined;

    const erase = async (event: FormEvent) => {
        event.preventDefault();
        event.stopPropagation();
        setIsBusy(true);
        setFailure(null);
        try {
            const body = { reason, confirm: record.id, force: isForced };
            await send("POST", `/v1/svc/${kind.kind}/${record.id}/erase`, { body });
            tell({ text: words.done(name) });
            close();
            await Promise.all([
                queries.invalidateQueries({ queryKey: recordKey(kind.kind, record.id) }),
                listsChanged(kind.kind),
            ]);
        } catch (error) {
            setFailure(error);
            setIsBusy(false);
        }
    };
    return (
        <Modal opened onClose={close} title={words.title(name)} closeButtonProps={{ "aria-label": common.close }} centered>
            <form onSubmit={(event) => void erase(event)} noValidate className="sign-in-form">
                <p className="guard-text">{words.text}</p>
                <TextInput
                    label={words.reason}
                    description={words.reasonHelp}
                    required
                    data-autofocus
                    autoComplete="off"
                    value={reason}
                    onChange={(event) => setReason(event.currentTarget.value)}
                    error={ofReason && <span translate="no">{ofReason}</span>}
                />
                {(hasOpenWork || isForced) && (
                    <Checkbox
                        label={words.force}
                        checked={isForced}
                        onChange={(event) => setIsForced(event.currentTarget.checked)}
                    />
                )}
                <div role="alert">
                    {failure !== null && ofReason === undefined && (
                        <p className="problem" translate="no">
                            {sentenceOf(failure)}
                        </p>
                    )}
                </div>
                <div className="guard-buttons">
                    <Button variant="default" onClick={close}>
                        {common.cancel}
                    </Button>
                    <Button type="submit" color="red" variant="outline" className="danger" loading={isBusy}>
                        {words.button}
                    </Button>
                </div>
            </form>
        </Modal>
    );
}
