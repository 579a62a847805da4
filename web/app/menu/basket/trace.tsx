// How an order comes to its total: every step of the server's calculation, in plain words.
import { UnstyledButton } from "@mantine/core";
import { IconChevronRight } from "@tabler/icons-react";
import { useState } from "react";
import { useFormats, type Formats } from "../../formats/formats";
import { useWords, type Words } from "../../words";
import type { Menu } from "../menu_index";
import { modifierLists, type Priced, type PricedDiscount, type PricedTax, type TraceStep } from "./basket";

const ifTaxed = "if taxed: ";

function subjects({ orderDetails, taxes = [], inclusiveTaxes = [], discounts = [] }: Priced): Map<string, string> {
    const found = new Map<string, string>();
    const take = (allTaxes: PricedTax[], allDiscounts: PricedDiscount[]) => {
        for (const { txExternalID, txName } of allTaxes) if (txExternalID && txName) found.set(txExternalID, txName);
        for (const { disExternalID, name } of allDiscounts) if (disExternalID && name) found.set(disExternalID, name);
    };
    take([...taxes, ...inclusiveTaxes], discounts);
    for (const line of orderDetails) {
        const modifiers = modifierLists.flatMap((list) => line[list] ?? []);
        take([line, ...modifiers].flatMap((one) => [...(one.taxes ?? []), ...(one.inclusiveTaxes ?? [])]), line.discounts ?? []);
    }
    return found;
}

// "orderDetails[0].optionalModifiers[1]" by name.
function placeName(path: string, { orderDetails }: Priced): string {
    const [, line, list, modifier] = /^orderDetails\[(\d+)\](?:\.(\w+)\[(\d+)\])?/.exec(path) ?? [];
    const found = line === undefined ? undefined : orderDetails[Number(line)];
    const named = modifierLists.find((one) => one === list);
    const part = named && modifier !== undefined ? found?.[named]?.[Number(modifier)] : undefined;
    return part ? [part.pName, part.mName].filter(Boolean).join(" ") : (found?.miName ?? "");
}

function exactText(exact: string, formats: Formats): string {
    const [numerator = "0", denominator = "1"] = exact.split("/");
    const value = Number(numerator) / Number(denominator) / 10 ** formats.decimals;
    return new Intl.NumberFormat("en-US", { maximumFractionDigits: formats.decimals + 4 }).format(value);
}

export function stepText(step: TraceStep, subject: string, formats: Formats, { menuBasket: say }: Words): string {
    const rule = step.rule.replace(ifTaxed, "");
    const [base, result] = [formats.amount(step.base), formats.amount(step.result)];
    const isKnown = (name: string): name is keyof typeof say.step => name in say.step;
    const named = subject || (rule.includes("tax") ? say.theTax : say.theDiscount);
    const text = isKnown(rule) ? say.step[rule](base, result, named) : say.stepOther(rule, base, result);
    if (step.rounding === "exact") return text;
    const exact = exactText(step.exact, formats);
    return `${text}, ${step.rounding === "largest remainder" ? say.shared(exact) : say.rounded(exact)}`;
}

export function Trace({ priced, menu }: { priced: Priced; menu: Menu }) {
    const words = useWords();
    const { menuBasket: say } = words;
    const formats = useFormats();
    const [isOpen, setIsOpen] = useState(false);
    const names = subjects(priced);
    const nameOf = (id = "") => names.get(id) ?? menu.tax(id)?.name ?? (/^[0-9a-f]{24}$/.test(id) ? "" : id);
    return (
        <div className="trace">
            <UnstyledButton className="trace-fold" aria-expanded={isOpen} onClick={() => setIsOpen(!isOpen)}>
                <IconChevronRight size={15} className="turning" />
                {say.trace} <span className="soft">{say.steps(priced.trace.length)}</span>
            </UnstyledButton>
            {isOpen && (
                <ol>
                    {priced.trace.map((step, i) => (
                        <li key={i} data-rule={step.rule} data-result={step.result}>
                            <b translate="no">{placeName(step.path, priced) || say.ofOrder}</b>
                            <span translate="no">
                                {step.rule.startsWith(ifTaxed) && `${say.ifTaxed} `}
                                {stepText(step, nameOf(step.subject), formats, words)}
                            </span>
                        </li>
                    ))}
                </ol>
            )}
        </div>
    );
}
