// The head of a table: labels that sort, the currency once, and a box that selects all.
import { IconArrowDown, IconArrowUp } from "@tabler/icons-react";
import type { FieldDescription, Input, StoredRecord } from "../api/descriptions";
import { useWords } from "../words";
import type { Lead } from "./list_columns";
import { isFigure, isMoney, type Saying } from "./table_values";

export interface Sorting {
    sort: string;
    setSort: (sort: string) => void;
}

export const upwards = (names: string[]) => names.join(",");
export const downwards = (names: string[]) => names.map((name) => `-${name}`).join(",");

// Upwards, downwards, and as the list itself is ordered.
function nextSort(sort: string, names: string[]): string {
    if (sort === upwards(names)) return downwards(names);
    return sort === downwards(names) ? "" : upwards(names);
}

function ariaSort(sort: string, names: string[]): "ascending" | "descending" | "none" {
    if (sort === upwards(names)) return "ascending";
    return sort === downwards(names) ? "descending" : "none";
}

interface HeadCellProps extends Sorting {
    names: string[]; // the fields that it sorts by
    isSortable: boolean;
    label: string;
    currency?: string;
    className: string;
}

function HeadCell({ names, isSortable, label, currency, className, sort, setSort }: HeadCellProps) {
    const text = (
        <>
            <span translate="no">{label}</span>
            {currency !== undefined && (
                <span className="currency" translate="no">
                    {currency}
                </span>
            )}
        </>
    );
    if (!isSortable)
        return (
            <th scope="col" className={className}>
                <span className="label">{text}</span>
            </th>
        );
    const order = ariaSort(sort, names);
    const Arrow = order === "descending" ? IconArrowDown : IconArrowUp;
    return (
        <th scope="col" className={className} aria-sort={order}>
            <button type="button" className="label" onClick={() => setSort(nextSort(sort, names))}>
                {text}
                <Arrow size={14} aria-hidden className={order === "none" ? "arrow idle" : "arrow"} />
            </button>
        </th>
    );
}

interface SelectAllProps {
    selected: number;
    total: number;
    toggle: () => void;
}

function SelectAll({ selected, total, toggle }: SelectAllProps) {
    const { list } = useWords().records;
    return (
        <th scope="col" className="box">
            <input
                type="checkbox"
                className="row-box"
                aria-label={list.selectAll}
                ref={(box) => {
                    if (box) box.indeterminate = selected > 0 && selected < total;
                }}
                checked={total > 0 && selected >= total}
                onChange={toggle}
                disabled={total === 0}
            />
        </th>
    );
}

const leadWidth = 280;
const valueWidths: Partial<Record<Input, number>> = {
    longText: 280,
    reference: 190,
    flag: 104,
    references: 200,
    links: 200,
    records: 130,
    openingHours: 240,
    choices: 200,
    email: 250,
};

// Wide enough for what such a field says, so that nothing moves while rows come and go.
function widthOf(field: FieldDescription): number {
    const ofLabel = field.label.length * 8 + (isFigure(field) ? 66 : 40);
    return Math.max(ofLabel, valueWidths[field.input] ?? (isFigure(field) ? 96 : 150));
}

// Long texts take what is left; without one, the last column is empty.
export function Widths({ columns, hasBox }: { columns: FieldDescription[]; hasBox: boolean }) {
    const hasFlexible = columns.some(({ input }) => input === "longText");
    return (
        <colgroup>
            {hasBox && <col style={{ width: 40 }} />}
            <col style={{ width: leadWidth }} />
            {columns.map((field) => (
                <col key={field.name} style={field.input === "longText" ? {} : { width: widthOf(field) }} />
            ))}
            <col style={hasFlexible ? { width: 12 } : {}} />
        </colgroup>
    );
}

export function widthOfAll(columns: FieldDescription[]): number {
    return columns.reduce((sum, field) => sum + widthOf(field), leadWidth + 52);
}

interface TableHeadProps {
    lead: Lead;
    columns: FieldDescription[];
    saying: Saying;
    sorting: Sorting;
    isPhone: boolean;
    canSelect: boolean;
    selection: ReadonlyMap<string, StoredRecord>;
    total: number;
    selectAll: () => void;
}

export function TableHead(props: TableHeadProps) {
    const { lead, columns, saying, sorting, isPhone, canSelect, selection, total, selectAll } = props;
    // On a phone rows speak for themselves; their order is in the menu.
    if (isPhone)
        return (
            <thead className="visually-hidden">
                <tr aria-rowindex={1}>
                    {canSelect && <td />}
                    <th scope="col" translate="no">
                        {lead.label}
                    </th>
                    {columns.filter(isFigure).slice(0, 1).map(({ name, label }) => (
                        <th scope="col" key={name} translate="no">
                            {label}
                        </th>
                    ))}
                </tr>
            </thead>
        );
    return (
        <thead>
            <tr aria-rowindex={1}>
                {canSelect && <SelectAll selected={selection.size} total={total} toggle={selectAll} />}
                <HeadCell {...lead} className="lead" {...sorting} />
                {columns.map((field) => (
                    <HeadCell
                        key={field.name}
                        names={[field.name]}
                        isSortable={field.sortable === true}
                        label={field.label}
                        {...(isMoney(field) ? { currency: saying.formats.currency } : {})}
                        className={isFigure(field) ? "figure" : ""}
                        {...sorting}
                    />
                ))}
                <td className="rest" />
            </tr>
        </thead>
    );
}
