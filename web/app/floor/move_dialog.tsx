// The button way of moving: every table with how it stands, and every other check without a table.
import { Button, Modal, Stack } from "@mantine/core";
import { useFormats } from "../formats/formats";
import { useWords } from "../words";
import { useCarry } from "./carry";
import { labelOf } from "./drag_layer";
import { nameOf, type Load } from "./moves";
import { sentenceOfTable, wordOf } from "./table_mark";
import type { Floor } from "./use_floor";

interface Props {
    load: Load;
    floor: Floor;
    close: () => void;
    onPlan: () => void; // chooses on the plan instead
}

export function MoveDialog({ load, floor, close, onPlan }: Props) {
    const words = useWords();
    const { floor: say, common } = words;
    const formats = useFormats();
    const { put } = useCarry();
    const { room, floors } = floor;
    const others = room.loose.filter(({ id, isEmpty }) => id !== load.check.id && !isEmpty);
    return (
        <Modal
            opened
            size="lg"
            onClose={close}
            title={say.moveTitle(labelOf(load, say))}
            closeButtonProps={{ "aria-label": common.close }}
        >
            <Stack gap="md">
                {floors.length > 0 && (
                    <Button variant="default" size="lg" onClick={onPlan}>
                        {say.chooseOnPlan}
                    </Button>
                )}
                {floors.map(({ id, floorName, tables }) => (
                    <section key={id} aria-labelledby={`move-to-${id}`}>
                        <h3 id={`move-to-${id}`} className="seat" translate="no">
                            {floorName}
                        </h3>
                        <div className="move-tables">
                            {tables.map((table) => {
                                const view = room.tables.get(table.id);
                                if (!view) return null;
                                return (
                                    <button
                                        key={table.id}
                                        type="button"
                                        className={`move-table state-${view.state}`}
                                        aria-label={sentenceOfTable(view, words, formats)}
                                        onClick={() => {
                                            close();
                                            put(load, { table: view });
                                        }}
                                    >
                                        <b translate="no">{table.name}</b>
                                        <span>{wordOf(view, words)}</span>
                                    </button>
                                );
                            })}
                        </div>
                    </section>
                ))}
                {others.length > 0 && (
                    <section aria-label={say.loose}>
                        <h3 className="seat">{say.loose}</h3>
                        <div className="move-tables">
                            {others.map((other) => (
                                <button
                                    key={other.id}
                                    type="button"
                                    className="move-table state-seated"
                                    onClick={() => {
                                        close();
                                        put(load, { check: other });
                                    }}
                                >
                                    <b>{nameOf(other)}</b>
                                    <span className="figure">{formats.money(other.total)}</span>
                                </button>
                            ))}
                        </div>
                    </section>
                )}
            </Stack>
        </Modal>
    );
}
