// A table that is taken: beside the check there, or into it.
import { Button, Modal, Stack, Text } from "@mantine/core";
import { useFormats } from "../formats/formats";
import { useStore } from "../shell/store";
import { useWords } from "../words";
import { targetOf } from "./carry";
import type { Check } from "./check";
import { moveIntoCheck, moveToTable, nameOf, splitOff, type Load } from "./moves";
import type { TableView } from "./tables";

export interface Question {
    load: Load;
    table: TableView;
    others: Check[]; // that are at the table
    isHere: boolean; // what is moved is of this table already
}

interface Props {
    question: Question;
    run: (work: Promise<boolean>, check: Check) => Promise<void>;
    close: () => void;
}

export function PutQuestion({ question: { load, table, others, isHere }, run, close }: Props) {
    const { floor: say, common } = useWords();
    const { id: store } = useStore();
    const formats = useFormats();
    const { check, lines } = load;
    const { name } = table.table;
    const decide = (work: Promise<boolean>, then: Check) => {
        close();
        void run(work, then);
    };
    const beside = () => (lines ? splitOff(store, load, targetOf(table)) : moveToTable(store, check, targetOf(table)));
    return (
        <Modal opened onClose={close} title={say.taken(name)} closeButtonProps={{ "aria-label": common.close }} centered>
            <Stack gap="sm">
                {!lines && check.paid > 0 && <Text>{say.paymentsStay(nameOf(check))}</Text>}
                {others.map((other) => (
                    <Button
                        key={other.id}
                        className="tall-choice"
                        variant="default"
                        size="lg"
                        onClick={() => decide(moveIntoCheck(store, load, other), other)}
                    >
                        {say.into(nameOf(other), formats.money(other.total))}
                    </Button>
                ))}
                {!isHere && (
                    <Button className="tall-choice" size="lg" onClick={() => decide(beside(), check)} data-autofocus>
                        {lines ? say.besideLines(name) : say.beside(name)}
                    </Button>
                )}
            </Stack>
        </Modal>
    );
}
