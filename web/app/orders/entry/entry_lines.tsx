// The lines of an order that is entered: how many of each, and what the kitchen has to know.
import { CloseButton, TextInput, UnstyledButton } from "@mantine/core";
import { useState } from "react";
import { useFormats } from "../../formats/formats";
import { modifierLists, type PricedLine } from "../../menu/basket/basket";
import { Stepper } from "../../menu/guest/guest_item";
import type { Menu } from "../../menu/menu_index";
import { useWords } from "../../words";
import type { EntryLine } from "./entry";

interface Props {
    lines: EntryLine[];
    priced: PricedLine[] | undefined; // one for each
    menu: Menu;
    change: (key: string, change: Partial<EntryLine>) => void;
    remove: (key: string) => void;
}

export function nameOf({ kept, chosen }: EntryLine, menu: Menu): string {
    return kept?.miName ?? menu.item(chosen?.item ?? "")?.name ?? "–";
}

export function EntryLines({ lines, priced, menu, change, remove }: Props) {
    return (
        <ul className="entry-lines">
            {lines.map((line, at) => (
                <li key={line.key}>
                    <Line
                        line={line}
                        name={nameOf(line, menu)}
                        size={line.kept?.ssName ?? menu.size(line.chosen?.choice.size ?? "")?.name ?? ""}
                        priced={priced?.[at]}
                        change={(part) => change(line.key, part)}
                        remove={() => remove(line.key)}
                    />
                </li>
            ))}
        </ul>
    );
}

interface LineProps {
    line: EntryLine;
    name: string;
    size: string;
    priced: PricedLine | undefined;
    change: (change: Partial<EntryLine>) => void;
    remove: () => void;
}

function Line({ line, name, size, priced, change, remove }: LineProps) {
    const { orders, menuBasket } = useWords();
    const say = orders.entry;
    const formats = useFormats();
    const [isOpen, setIsOpen] = useState(line.note !== "" || line.allergy !== "");
    const modifiers = modifierLists.flatMap((list) => priced?.[list] ?? []);
    const amount = (priced?.priceAmount ?? 0) + modifiers.reduce((sum, { amount = 0 }) => sum + amount, 0);
    return (
        <>
            <div className="basket-line">
                <span className="basket-name" translate="no">
                    <b>{name}</b> {size}
                    {modifiers.length > 0 && (
                        <span className="order-extra">
                            {modifiers.map(({ pName, mName }) => [pName, mName].filter(Boolean).join(" ")).join(", ")}
                        </span>
                    )}
                </span>
                <Stepper
                    name={name}
                    value={line.quantity}
                    set={(quantity) => (quantity > 0 ? change({ quantity }) : remove())}
                />
                <span className="figure" translate="no">
                    {priced ? formats.amount(amount) : "…"}
                </span>
                <CloseButton size={48} iconSize={18} aria-label={menuBasket.remove(name)} onClick={remove} />
            </div>
            {isOpen ? (
                <div className="touch-pair">
                    <TextInput
                        aria-label={say.noteOf(name)}
                        placeholder={say.note}
                        value={line.note}
                        maxLength={2_000}
                        onChange={({ currentTarget }) => change({ note: currentTarget.value })}
                    />
                    <TextInput
                        aria-label={say.allergyOf(name)}
                        placeholder={say.allergy}
                        value={line.allergy}
                        maxLength={2_000}
                        onChange={({ currentTarget }) => change({ allergy: currentTarget.value })}
                    />
                </div>
            ) : (
                <UnstyledButton className="entry-note" aria-label={say.noteOf(name)} onClick={() => setIsOpen(true)}>
                    {say.addNote}
                </UnstyledButton>
            )}
        </>
    );
}
