// The list of keyboard shortcuts.
import { Modal, Table } from "@mantine/core";
import { useWords, type Words } from "../words";

type Shortcut = keyof Words["shell"]["shortcutsOf"];

const keys: [Shortcut, string][] = [
    ["search", "Ctrl K"],
    ["find", "/"],
    ["make", "n"],
    ["move", "↑ ↓"],
    ["open", "Enter"],
    ["select", "x"],
    ["lift", "m"],
    ["save", "Ctrl S"],
    ["close", "Esc"],
    ["undo", "Ctrl Z"],
    ["help", "?"],
];

export function Shortcuts({ close }: { close: () => void }) {
    const { shell, common } = useWords();
    return (
        <Modal opened onClose={close} title={shell.shortcuts} closeButtonProps={{ "aria-label": common.close }}>
            <Table>
                <Table.Tbody>
                    {keys.map(([shortcut, key]) => (
                        <Table.Tr key={shortcut}>
                            <Table.Td>{shell.shortcutsOf[shortcut]}</Table.Td>
                            <Table.Td className="figure" translate="no">
                                <kbd>{key}</kbd>
                            </Table.Td>
                        </Table.Tr>
                    ))}
                </Table.Tbody>
            </Table>
        </Modal>
    );
}
