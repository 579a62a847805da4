// Where an item is seen, and which printers tell the kitchen of it.
import { Switch } from "@mantine/core";
import type { FieldDescription } from "../../api/descriptions";
import { Fields } from "../../records/form_body";
import { useNames } from "../../records/references";
import { useWords } from "../../words";
import { channelFields, fieldsNamed, printFields, type PartProps } from "./item_body";
import { Section } from "./section";
import { isHidden } from "./standing";

type ChannelField = "hideInWeb" | "hideInKiosk" | "hideInPos";

// The records say where it is hidden; people ask where it is seen.
export function ChannelsSection({ form, standing }: PartProps) {
    const { channels: say } = useWords().menuItem;
    const labels: Record<ChannelField, string> = { hideInWeb: say.web, hideInKiosk: say.kiosk, hideInPos: say.pos };
    const fields = fieldsNamed(form, channelFields);
    const seen = fields.filter(({ name }) => form.values[name] !== true).map(({ name }) => labels[name as ChannelField]);
    const others = { ...standing, item: {} };
    const hiddenBy = (field: FieldDescription) => {
        const channel = field.name === "hideInKiosk" ? "kiosk" : field.name === "hideInWeb" ? "web" : undefined;
        if (!channel || !isHidden(others, channel)) return undefined;
        const isSub = isHidden({ ...others, category: undefined }, channel);
        return say.hiddenBy(String((isSub ? standing.subCategory : standing.category)?.["name"] ?? ""));
    };
    const summary = seen.length === fields.length ? say.everywhere : seen.join(", ");
    return (
        <Section title={say.title} form={form} fields={channelFields} summary={summary || "–"}>
            <div className="item-switches">
                {fields.map((field) => (
                    <Switch
                        key={field.name}
                        data-path={field.name}
                        labelPosition="left"
                        label={labels[field.name as ChannelField]}
                        description={hiddenBy(field)}
                        disabled={form.lacking(field) !== undefined}
                        checked={form.values[field.name] !== true}
                        onChange={({ currentTarget }) => form.set(field.name, !currentTarget.checked)}
                    />
                ))}
            </div>
        </Section>
    );
}

export function PrintersSection({ form, standing }: PartProps) {
    const { printers: say } = useWords().menuItem;
    const names = useNames();
    const fields = fieldsNamed(form, printFields);
    const namesIn = (record: Record<string, unknown> | undefined) =>
        ["kitchenPrinters", "labelPrinters"].flatMap((list) => {
            const ids = record?.[list];
            return Array.isArray(ids) ? ids.map((id) => names("printer", String(id))?.name ?? "…") : [];
        });
    const own = namesIn(standing.item);
    const inherited = [standing.subCategory, standing.category].map(namesIn).find((list) => list.length > 0) ?? [];
    const summary = own.length > 0 ? own.join(", ") : [say.none, ...inherited].join(": ");
    return (
        <Section title={say.title} form={form} fields={printFields} summary={<span translate="no">{summary}</span>}>
            <Fields fields={fields} form={form} />
        </Section>
    );
}
