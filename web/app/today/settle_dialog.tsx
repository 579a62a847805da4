// A conflict of a check, settled from the first page.
import { Modal, Stack, Text } from "@mantine/core";
import { useDeviceName } from "../floor/devices";
import { ConflictSides } from "../floor/conflict_sides";
import { useConflicts } from "../floor/conflicts";
import { useCheckOf } from "../floor/use_check_of";
import { useStore } from "../shell/store";
import { sentenceOf } from "../shell/told";
import { useWords } from "../words";
import { todayMoved, type Attention } from "./today";

export function SettleDialog({ row, close }: { row: Attention; close: () => void }) {
    const { today: say, floor, common } = useWords();
    const { id: store } = useStore();
    const deviceName = useDeviceName();
    const { data, error } = useConflicts();
    const conflict = data?.find(({ id }) => id === row.id);
    const check = useCheckOf(conflict?.checkID, undefined);
    return (
        <Modal
            opened
            size="lg"
            onClose={close}
            title={say.settleTitle(row.name)}
            closeButtonProps={{ "aria-label": common.close }}
        >
            <Stack>
                {conflict && check && (
                    <ConflictSides
                        conflict={conflict}
                        lines={check.lines}
                        payments={check.payments}
                        device={deviceName(conflict.node)}
                        settled={() => {
                            todayMoved(store);
                            close();
                        }}
                    />
                )}
                {data && !conflict && <Text>{floor.settledAlready}</Text>}
                {error && (
                    <Text role="alert" c="var(--bad)" translate="no">
                        {sentenceOf(error)}
                    </Text>
                )}
            </Stack>
        </Modal>
    );
}
