// One list of sales from several that are read page by page.
import type { ListedSale } from "./sale";

// Positive: `other` comes first.
function byNewest(one: ListedSale, other: ListedSale): number {
    return other.businessDate.localeCompare(one.businessDate) || Number(other.saleNo) - Number(one.saleNo);
}

// What is older than the last row of a list that goes on may still have others before it, and waits.
export function merged(lists: { rows: ListedSale[]; goesOn: boolean }[]): ListedSale[] {
    const ends = lists.flatMap(({ rows, goesOn }) => (goesOn ? rows.slice(-1) : []));
    const all = new Map(lists.flatMap(({ rows }) => rows.map((sale) => [sale.id, sale])));
    return [...all.values()].sort(byNewest).filter((sale) => ends.every((end) => byNewest(sale, end) <= 0));
}
