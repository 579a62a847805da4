// Secrets that are shown once: each can be copied, all downloaded, and one leaves when they are kept.
import "./people.css";
import { Button, Checkbox, Group } from "@mantine/core";
import { IconDownload } from "@tabler/icons-react";
import { useEffect, useState } from "react";
import { CopyButton, copyText, downloadText } from "../shell/copy";
import { useWords, type Words } from "../words";

export interface Secret {
    name: keyof Words["people"]["once"]["names"];
    text: string;
}
interface Props {
    secrets: Secret[];
    title: string;
    fileName: string;
    doneLabel: string;
    done: () => void;
}

// Asks before the page is closed while the secrets are nowhere else.
export function useLeavingAsks(isAsked: boolean): void {
    useEffect(() => {
        if (!isAsked) return undefined;
        const ask = (event: BeforeUnloadEvent) => event.preventDefault();
        addEventListener("beforeunload", ask);
        return () => removeEventListener("beforeunload", ask);
    }, [isAsked]);
}

export function ShownOnce({ secrets, title, fileName, doneLabel, done }: Props) {
    const { once } = useWords().people;
    const [isKept, setIsKept] = useState(false);
    const [hasFailed, setHasFailed] = useState(false);
    useLeavingAsks(!isKept);

    const today = new Date().toISOString().slice(0, 10);
    const asText = () =>
        once.file(title, today) + secrets.map(({ name, text }) => `\n${once.names[name]}: ${text}`).join("") + "\n";
    const download = () => {
        downloadText(fileName, asText());
        setIsKept(true);
    };
    const copyAll = async () => {
        const isCopied = await copyText(asText());
        setHasFailed(!isCopied);
        if (isCopied) setIsKept(true);
    };
    return (
        <>
            <dl className="secrets">
                {secrets.map(({ name, text }) => (
                    <div className="secret" key={name}>
                        <dt>
                            {once.names[name]}
                            <small>{once.uses[name]}</small>
                        </dt>
                        <dd className="secret-text" translate="no">
                            {text}
                        </dd>
                        <CopyButton text={text} label={once.names[name]} />
                    </div>
                ))}
            </dl>
            <Group>
                <Button variant="default" leftSection={<IconDownload size={16} aria-hidden />} onClick={download}>
                    {once.download}
                </Button>
                <Button variant="default" onClick={() => void copyAll()}>
                    {once.copyAll}
                </Button>
            </Group>
            <div role="alert">{hasFailed && <p className="said warn">{once.cannotCopy}</p>}</div>
            <Checkbox label={once.kept} checked={isKept} onChange={(event) => setIsKept(event.currentTarget.checked)} />
            <Button disabled={!isKept} onClick={done}>
                {doneLabel}
            </Button>
        </>
    );
}
