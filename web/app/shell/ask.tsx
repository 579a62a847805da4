// Asks before something that nothing takes back.
import { Button, Group, Modal, Stack } from "@mantine/core";
import { useState, type ReactNode } from "react";
import { useWords } from "../words";
import { sentenceOf } from "./told";

interface Props {
    title: string;
    text: ReactNode;
    confirm: string;
    // Does it; the dialog stays, with what went wrong, when that fails.
    run: () => Promise<unknown>;
    close: () => void;
}

export function Ask({ title, text, confirm, run, close }: Props) {
    const { common } = useWords();
    const [problem, setProblem] = useState("");
    const [isBusy, setIsBusy] = useState(false);
    const go = async () => {
        setIsBusy(true);
        setProblem("");
        try {
            await run();
            close();
        } catch (error) {
            setProblem(sentenceOf(error));
            setIsBusy(false);
        }
    };
    return (
        <Modal opened onClose={close} title={title} closeButtonProps={{ "aria-label": common.close }} centered>
            <Stack>
                <div>{text}</div>
                <div role="alert">
                    {problem !== "" && (
                        <p className="said bad" translate="no">
                            {problem}
                        </p>
                    )}
                </div>
                <Group justify="flex-end">
                    <Button variant="default" onClick={close} data-autofocus>
                        {common.cancel}
                    </Button>
                    <Button loading={isBusy} onClick={() => void go()}>
                        {confirm}
                    </Button>
                </Group>
            </Stack>
        </Modal>
    );
}
