import type { Virtualizer } from "@tanstack/react-virtual";

// Scrolls no further than the row needs to be seen. Rows are of one height, so the place is known at once: the
// library's scrollToIndex would look for it over several frames, and fight the next call while a key is held.
export function showRow(virtual: Virtualizer<HTMLDivElement, Element>, row: number): void {
    const [offset] = virtual.getOffsetForIndex(row, "auto") ?? [];
    if (offset !== undefined) virtual.scrollToOffset(offset);
}
