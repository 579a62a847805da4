// The code that pairs a tablet: big, as a QR code, and gone when it was used or is too old.
import "../people/people.css";
import { Button, Group, Modal } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import { queries } from "../api/queries";
import { useTimeLeft } from "../people/left";
import { CopyButton } from "../shell/copy";
import { Rest } from "../shell/problems";
import { useStore } from "../shell/store";
import { tell } from "../shell/told";
import { useWords } from "../words";
import { newCode, readTablets, tabletsKey, type PairingCode, type Tablet } from "./tablets";

const looksEveryMs = 2_000;

interface Props {
    name: string;
    code: PairingCode;
    // How often it was paired before the code was made, by its revision.
    revision: number;
    close: () => void;
}

export function TabletCode({ name, code: first, revision, close }: Props) {
    const { settings, common } = useWords();
    const words = settings.tablets;
    const store = useStore();
    const [code, setCode] = useState(first);
    const [error, setError] = useState<unknown>(null);
    const left = useTimeLeft(Date.parse(code.expires));
    const { data } = useQuery({
        queryKey: tabletsKey(store.id),
        queryFn: ({ signal }) => readTablets(store.id, signal),
        refetchInterval: looksEveryMs,
    });
    const isPaired = isNowPaired(data, code.id, revision);
    useEffect(() => {
        if (!isPaired) return;
        tell({ text: words.isPaired(name) });
        close();
    }, [isPaired, name, words, close]);

    const again = async () => {
        setError(null);
        try {
            setCode(await newCode(code.id));
            void queries.invalidateQueries({ queryKey: tabletsKey(store.id) });
        } catch (problem) {
            setError(problem);
        }
    };
    return (
        <Modal
            opened
            onClose={close}
            title={words.codeTitle(name)}
            closeButtonProps={{ "aria-label": common.close }}
            size={560}
        >
            <div className="tablet-code">
                {left > 0 ? (
                    <>
                        <img className="qr" alt={words.qr} src={`data:image/svg+xml,${encodeURIComponent(code.qr)}`} />
                        <div className="stack">
                            <p className="soft">{words.codeHelp}</p>
                            <b translate="no">{code.url.split("#")[0]}</b>
                            <div className="big-code" translate="no">
                                {code.code}
                            </div>
                            <Group gap="xs">
                                <CopyButton text={code.url} label={words.copyLink} />
                                <span className="hint figure">{words.codeLeft(Math.floor(left / 60), left % 60)}</span>
                            </Group>
                            <p className="hint" role="status">
                                {words.waiting}
                            </p>
                        </div>
                    </>
                ) : (
                    <p className="soft">{words.codeOver}</p>
                )}
            </div>
            <Rest error={error} fields={[]} />
            <Group justify="flex-end">
                {left === 0 && <Button onClick={() => void again()}>{words.newCode}</Button>}
                <Button variant="default" onClick={close}>
                    {common.close}
                </Button>
            </Group>
        </Modal>
    );
}

// A code that was used leaves the tablet paired, one change later.
function isNowPaired(tablets: Tablet[] | undefined, id: string, revision: number): boolean {
    const tablet = tablets?.find((one) => one.id === id);
    return tablet?.state === "paired" && tablet.revision > revision && tablet.codeExpires === undefined;
}
