// The taxes on an item, each with where it comes from.
import { Button } from "@mantine/core";
import { useState } from "react";
import { useFormats, type Formats } from "../../formats/formats";
import { Fields } from "../../records/form_body";
import { useWords } from "../../words";
import type { Tax } from "../menu_records";
import { sourceName } from "./choices_section";
import { fieldsNamed, type PartProps } from "./item_body";
import { Section } from "./section";
import { taxesOf } from "./standing";

function rateText(tax: Tax, formats: Formats): string {
    const { taxType, percentage, amount } = tax as Tax & { taxType?: string; percentage?: number; amount?: number };
    if (taxType === "Amount") return formats.money(amount ?? 0);
    return formats.percent(percentage ?? 0);
}

export function TaxesSection(part: PartProps) {
    const { form, menu, standing } = part;
    const { taxes: say } = useWords().menuItem;
    const formats = useFormats();
    const [isChanging, setIsChanging] = useState(false);
    const { source, value } = taxesOf(standing);
    const taxes = value.flatMap((id) => menu.tax(id) ?? []);
    const from = source === "item" ? say.own : say.fromCategory(sourceName(part, source));
    const fields = fieldsNamed(form, ["taxes"]);
    const none = source === "item" ? say.ownNone : say.none;
    const summary = taxes.length === 0 ? none : `${taxes.map((tax) => `${tax.name} ${rateText(tax, formats)}`).join(", ")} · ${from}`;
    const isOwn = source === "item" || isChanging || "taxes" in form.edits;
    return (
        <Section title={say.title} form={form} fields={["taxes"]} summary={<span translate="no">{summary}</span>}>
            <ul className="item-rows">
                {taxes.map((tax) => (
                    <li key={tax.id}>
                        <span translate="no">{tax.name}</span>
                        <span className="soft">{tax["inclusive"] === true ? say.inclusive : ""}</span>
                        <span className="soft">{from}</span>
                        <span className="figure">{rateText(tax, formats)}</span>
                    </li>
                ))}
            </ul>
            {taxes.length === 0 && <p className="soft item-summary">{none}</p>}
            {isOwn ? (
                <Fields fields={fields} form={form} />
            ) : (
                <div>
                    <Button size="compact-sm" variant="default" onClick={() => setIsChanging(true)}>
                        {say.change}
                    </Button>
                </div>
            )}
        </Section>
    );
}
