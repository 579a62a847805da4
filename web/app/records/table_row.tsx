// One record as a row of a table, or as two lines on a phone.
import { memo, type MouseEvent } from "react";
import type { FieldDescription, KindDescription, StoredRecord } from "../api/descriptions";
import { Cell, FlagTag, Swatch } from "./cells";
import { readValue } from "./form_values";
import { nameOf } from "./references";
import { fieldText, isExceptional, isFigure, type Saying } from "./table_values";

export interface RowProps {
    kind: KindDescription;
    record: StoredRecord;
    index: number;
    columns: FieldDescription[];
    saying: Saying;
    href: string;
    isOpen: boolean;
    isCurrent: boolean; // that the keyboard is on
    isSelected: boolean;
    canSelect: boolean;
    open: (id: string) => void;
    select: (index: number, isRange: boolean) => void;
}

// A plain click opens the drawer here; with a modifier the browser does what it always does.
function isPlain(event: MouseEvent): boolean {
    return event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;
}

// A real box is drawn a thousand times while one scrolls: the browser's own costs nothing.
function Box({ name, index, isSelected, isCurrent, select, saying }: RowProps & { name: string }) {
    return (
        <input
            type="checkbox"
            className="row-box"
            aria-label={saying.words.records.list.selectRow(name)}
            checked={isSelected}
            tabIndex={isCurrent ? 0 : -1}
            onClick={(event) => select(index, event.shiftKey)}
            onChange={() => {}}
        />
    );
}

function NameLink({ record, href, isOpen, isCurrent, open, name, saying }: RowProps & { name: string }) {
    return (
        <>
            <a
                href={href}
                className="name"
                data-row={record.id}
                tabIndex={isCurrent ? 0 : -1}
                aria-current={isOpen ? "true" : undefined}
                translate="no"
                onClick={(event) => {
                    if (!isPlain(event)) return;
                    event.preventDefault();
                    event.stopPropagation();
                    open(record.id);
                }}
            >
                {name}
            </a>
            {record.activeStatus === false && <span className="tag">{saying.words.records.list.inactiveTag}</span>}
        </>
    );
}

export const TableRow = memo(function TableRow(props: RowProps) {
    const { kind, record, index, columns, saying, isOpen, isSelected, canSelect, open } = props;
    const name = nameOf(kind, record) || saying.words.records.list.nameless;
    return (
        <tr
            aria-rowindex={index + 2}
            data-index={index}
            className={isOpen || isSelected ? "sunk" : undefined}
            onClick={(event) => isPlain(event) && open(record.id)}
        >
            {canSelect && (
                <td className="box" onClick={(event) => event.stopPropagation()}>
                    <Box {...props} name={name} />
                </td>
            )}
            <th scope="row" className="lead">
                <div>
                    <NameLink {...props} name={name} />
                </div>
            </th>
            {columns.map((field) => (
                <td key={field.name} className={isFigure(field) ? "figure" : undefined}>
                    <Cell field={field} value={readValue(field, record)} saying={saying} />
                </td>
            ))}
            <td className="rest" />
        </tr>
    );
});

// What the second line says of a column: flags only where they stand out, and no figure twice.
function lineOf(record: StoredRecord, columns: FieldDescription[], saying: Saying): string {
    return columns
        .filter(({ input }) => input !== "flag" && input !== "color")
        .map((field) => fieldText(field, record, saying))
        .filter((text) => text !== "")
        .join(" · ");
}

export const PhoneRow = memo(function PhoneRow(props: RowProps) {
    const { kind, record, index, columns, saying, isOpen, isSelected, canSelect, open } = props;
    const name = nameOf(kind, record) || saying.words.records.list.nameless;
    const figure = columns.find(isFigure);
    const flags = columns.filter(
        (field) => field.input === "flag" && record[field.name] === true && isExceptional(field, true),
    );
    const colour = columns.find(({ input }) => input === "color");
    const colourOf = colour && record[colour.name];
    return (
        <tr
            aria-rowindex={index + 2}
            data-index={index}
            className={isOpen || isSelected ? "sunk" : undefined}
            onClick={(event) => isPlain(event) && open(record.id)}
        >
            {canSelect && (
                <td className="box" onClick={(event) => event.stopPropagation()}>
                    <Box {...props} name={name} />
                </td>
            )}
            <th scope="row" className="lead">
                <div>
                    {typeof colourOf === "string" && colourOf !== "" && <Swatch colour={colourOf} />}
                    <NameLink {...props} name={name} />
                    {flags.map((field) => (
                        <FlagTag key={field.name} field={field} isWarning={field.section === "availability"} />
                    ))}
                </div>
                <div className="line" translate="no">
                    {lineOf(record, columns.filter((field) => field !== figure), saying)}
                </div>
            </th>
            {figure && (
                <td className="figure">
                    <Cell field={figure} value={readValue(figure, record)} saying={saying} />
                </td>
            )}
        </tr>
    );
});
