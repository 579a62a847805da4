// Allergens and diets, as chips to press.
import { Chip } from "@mantine/core";
import type { FieldDescription } from "../../api/descriptions";
import { FieldGroup } from "../../records/fields/frame";
import type { RecordForm } from "../../records/form_state";
import { ValueText } from "../../records/values";
import { useWords } from "../../words";
import { fieldsNamed, foodFields, type PartProps } from "./item_body";
import { Section } from "./section";

export function labelsOf(field: FieldDescription | undefined, value: unknown): string[] {
    if (!Array.isArray(value)) return [];
    return (value as unknown[]).map((one) => field?.choices?.find((choice) => choice.value === one)?.label ?? String(one));
}

export function FoodSection({ form }: PartProps) {
    const { food: say } = useWords().menuItem;
    const fields = fieldsNamed(form, foodFields);
    if (fields.length === 0) return null;
    const said = fields.flatMap((field) => labelsOf(field, form.values[field.name]));
    return (
        <Section title={say.title} form={form} fields={foodFields} summary={<span translate="no">{said.join(", ") || say.none}</span>}>
            {fields.map((field) => (
                <Chips key={field.name} field={field} form={form} />
            ))}
        </Section>
    );
}

function Chips({ field, form }: { field: FieldDescription; form: RecordForm }) {
    const value = form.values[field.name];
    const chosen = Array.isArray(value) ? value.map(String) : [];
    if (form.lacking(field) !== undefined)
        return (
            <div>
                <b translate="no">{field.label}</b> <ValueText field={field} value={value} />
            </div>
        );
    return (
        <FieldGroup field={field} path={field.name}>
            <Chip.Group multiple value={chosen} onChange={(next) => form.set(field.name, (field.choices ?? []).map((one) => one.value).filter((one) => next.includes(one)))}>
                <div className="item-chips" translate="no">
                    {(field.choices ?? []).map((choice) => (
                        <Chip key={choice.value} value={choice.value} size="sm" variant="outline">
                            {choice.label}
                        </Chip>
                    ))}
                </div>
            </Chip.Group>
        </FieldGroup>
    );
}
