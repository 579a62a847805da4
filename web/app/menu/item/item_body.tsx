// The parts of an item's panel, in the order in which people look for them.
import type { FieldDescription } from "../../api/descriptions";
import { FormPlace, Fields } from "../../records/form_body";
import type { RecordForm } from "../../records/form_state";
import { isShown } from "../../records/form_values";
import { useWords } from "../../words";
import type { Menu } from "../menu_index";
import { ChoicesSection } from "./choices_section";
import { FoodSection } from "./food_section";
import { LanguagesSection } from "./languages_section";
import { Photo } from "./photo";
import { saleFields } from "./sale_rule";
import { SaleSection } from "./sale_section";
import { Section } from "./section";
import type { Standing } from "./standing";
import { TaxesSection } from "./taxes_section";
import { ChannelsSection, PrintersSection } from "./where_sections";

export interface PartProps {
    form: RecordForm;
    menu: Menu;
    standing: Standing;
}

const head = ["name", "description", "category", "subCategory"];
export const offerFields = ["mandatoryModifierGroups", "optionalModifierGroups", "includedModifiers", "firstFreeNToppings", "overrideFreeNToppings"];
export const printFields = ["kitchenPrinters", "labelPrinters", "restrictPrinters"];
export const channelFields = ["hideInWeb", "hideInKiosk", "hideInPos"];
export const foodFields = ["allergens", "diets"];
const elsewhere = [
    ...head, ...saleFields, ...offerFields, ...printFields, ...channelFields, ...foodFields,
    "soldOut", "soldOutUntil", "imageUrl", "prices", "taxes", "translations",
];

export function fieldsNamed(form: RecordForm, names: readonly string[]): FieldDescription[] {
    return names.flatMap((name) => form.fields.find((field) => field.name === name) ?? []);
}

// The item as it would be saved now, beside its categories.
function standingOf(form: RecordForm, menu: Menu): Standing {
    const item = { ...form.base, ...form.values };
    if (!("taxes" in form.edits) && form.base && !("taxes" in form.base)) delete item["taxes"];
    const [subCategory, category] = [item["subCategory"], item["category"]].map((id) => menu.category(String(id ?? "")));
    return { item, subCategory, category };
}

// A subcategory belongs to one category: in another one it would be refused.
function withPlace(form: RecordForm, menu: Menu): RecordForm {
    const set = (name: string, value: unknown) => {
        form.set(name, value);
        const part = menu.category(String(form.values["subCategory"] ?? ""));
        if (name === "category" && part && part.parent !== value) form.set("subCategory", null);
    };
    return { ...form, set };
}

export function ItemBody({ form, menu }: { form: RecordForm; menu: Menu }) {
    const { menuItem: say } = useWords();
    const part = { form, menu, standing: standingOf(form, menu) };
    const rest = form.fields.filter((field) => !elsewhere.includes(field.name) && isShown(field, form.values, form.fields));
    return (
        <FormPlace form={form}>
            <Photo form={form} />
            <Fields fields={fieldsNamed(form, head)} form={withPlace(form, menu)} />
            <Fields fields={fieldsNamed(form, ["prices"])} form={form} />
            <ChoicesSection {...part} />
            <SaleSection {...part} />
            <TaxesSection {...part} />
            <FoodSection {...part} />
            <ChannelsSection {...part} />
            <PrintersSection {...part} />
            <LanguagesSection {...part} />
            <Section title={say.more} form={form} fields={rest.map(({ name }) => name)} summary={<span translate="no">{rest.map(({ label }) => label).join(", ")}</span>}>
                <Fields fields={rest} form={form} />
            </Section>
        </FormPlace>
    );
}
