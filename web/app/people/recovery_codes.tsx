// Recovery codes, shown once: to copy, print or download.
import { Button, Checkbox, Group, Modal } from "@mantine/core";
import { useState } from "react";
import { copyText, downloadText } from "../shell/copy";
import { useWords } from "../words";
import { useLeavingAsks } from "./shown_once";

export function RecoveryCodes({ codes, close }: { codes: string[]; close: () => void }) {
    const { me, once } = useWords().people;
    const [isKept, setIsKept] = useState(false);
    const [hasFailed, setHasFailed] = useState(false);
    useLeavingAsks(!isKept);

    const asText = () => once.file(me.codesTitle, new Date().toISOString().slice(0, 10)) + `\n${codes.join("\n")}\n`;
    const copy = async () => {
        const isCopied = await copyText(asText());
        setHasFailed(!isCopied);
        if (isCopied) setIsKept(true);
    };
    return (
        <Modal
            opened
            onClose={() => {}}
            closeOnEscape={false}
            withCloseButton={false}
            title={me.codes}
            centered
            classNames={{ content: "printed" }}
        >
            <div className="stack">
                <p className="soft">{me.codesHelp}</p>
                <ul className="recovery" translate="no">
                    {codes.map((code) => (
                        <li key={code}>{code}</li>
                    ))}
                </ul>
                <Group className="no-print">
                    <Button variant="default" data-autofocus onClick={() => void copy()}>
                        {once.copyAll}
                    </Button>
                    <Button
                        variant="default"
                        onClick={() => {
                            downloadText("comanda-recovery-codes.txt", asText());
                            setIsKept(true);
                        }}
                    >
                        {once.download}
                    </Button>
                    <Button
                        variant="default"
                        onClick={() => {
                            print();
                            setIsKept(true);
                        }}
                    >
                        {once.print}
                    </Button>
                </Group>
                <div role="alert">{hasFailed && <p className="said warn">{once.cannotCopy}</p>}</div>
                <Group justify="space-between" className="no-print">
                    <Checkbox label={once.kept} checked={isKept} onChange={(event) => setIsKept(event.currentTarget.checked)} />
                    <Button disabled={!isKept} onClick={close}>
                        {once.done}
                    </Button>
                </Group>
            </div>
        </Modal>
    );
}
