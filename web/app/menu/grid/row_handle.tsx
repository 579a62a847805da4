// What a row is dragged by. With keys, Space on its name lifts it.
import { useDraggable } from "@dnd-kit/core";
import type { Row } from "../sheet/rows";

export function RowHandle({ row, label }: { row: Row; label: string }) {
    const { setNodeRef, listeners } = useDraggable({ id: row.id, data: { kind: row.kind, id: row.id, name: row.name, from: row.place } });
    return <span ref={setNodeRef} className="row-handle" title={label} {...listeners} />;
}
