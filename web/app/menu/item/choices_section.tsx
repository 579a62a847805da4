// What guests choose with an item, as they meet it: its own groups, or those of its categories.
import { Button } from "@mantine/core";
import { useState } from "react";
import { Fields } from "../../records/form_body";
import { useFormats } from "../../formats/formats";
import { useWords } from "../../words";
import { ChoiceCard } from "./choice_card";
import { AddChoice } from "./choice_add";
import { fieldsNamed, offerFields, type PartProps } from "./item_body";
import { Section } from "./section";
import { freeToppings, offered, pricesOf, type Link, type OfferList, type Source } from "./standing";
import { usualChoices } from "./usual_choices";

export const offerLists: OfferList[] = ["mandatoryModifierGroups", "optionalModifierGroups", "includedModifiers"];
const above: Source[] = ["subCategory", "category"];

// The name of the category that something comes from.
export function sourceName({ standing }: PartProps, source: Source): string {
    if (source !== "subCategory" && source !== "category") return "";
    return String(standing[source]?.["name"] ?? "");
}

export function ChoicesSection(part: PartProps) {
    const { form, menu, standing } = part;
    const { menuItem } = useWords();
    const { choose: say } = menuItem;
    const lists = offerLists.map((list) => ({ list, found: offered(standing, list) }));
    const isNothing = lists.every(({ found }) => found.value.length === 0);
    const sizes = pricesOf(standing.item).filter(({ size }) => menu.size(size));
    return (
        <Section title={say.title} form={form} fields={offerFields}>
            <div className="choices">
                {sizes.length > 1 && <Sizes part={part} />}
                {isNothing && sizes.length <= 1 && <p className="soft item-summary">{say.none}</p>}
                {lists.map(({ list }) => (
                    <OfferedList key={list} part={part} list={list} />
                ))}
            </div>
            {isNothing && <AsOthers part={part} />}
            <AddChoice part={part} />
            <FreeToppings part={part} />
        </Section>
    );
}

function AsOthers({ part: { form, menu, standing } }: { part: PartProps }) {
    const { choose: say } = useWords().menuItem;
    const choices = usualChoices(menu, standing);
    const mayChange = fieldsNamed(form, ["mandatoryModifierGroups", "optionalModifierGroups"]).every((field) => form.lacking(field) === undefined);
    if (!choices || !mayChange) return null;
    const lists = Object.entries(choices) as [OfferList, Link[]][];
    const names = lists.flatMap(([, links]) => links.map(({ id }) => menu.group(id)?.name ?? ""));
    const take = () => {
        for (const [list, links] of lists) if (links.length > 0) form.set(list, links.map((link) => entryOf(link, list)));
    };
    return (
        <Button size="compact-sm" variant="default" className="choice-as" onClick={take}>
            <span>
                {say.asOthers} <span translate="no">{names.join(", ")}</span>
            </span>
        </Button>
    );
}

function Sizes({ part: { standing, menu } }: { part: PartProps }) {
    const { menuItem, menuGuest } = useWords();
    const formats = useFormats();
    const prices = pricesOf(standing.item);
    return (
        <div className="choice">
            <div className="choice-head">
                <b>{menuGuest.size}</b> <span className="soft">{menuItem.choose.oneOf(prices.length)}</span>
                <span className="grow" />
                <span className="tag">{menuItem.choose.required}</span>
            </div>
            <div className="choice-options soft" translate="no">
                {prices.map(({ size, price }) => `${menu.size(size)?.name ?? "–"} ${formats.amount(price)}`).join(" · ")}
            </div>
        </div>
    );
}

function OfferedList({ part, list }: { part: PartProps; list: OfferList }) {
    const { form, standing } = part;
    const { choose: say } = useWords().menuItem;
    const { source, value: links } = offered(standing, list);
    const [field] = fieldsNamed(form, [list]);
    const mayChange = field !== undefined && form.lacking(field) === undefined;
    const isOwn = source === "item";
    const set = (next: Link[]) => form.set(list, next.map((link) => entryOf(link, list)));
    const otherSource = offered(standing, list, above);
    const from = sourceName(part, isOwn ? otherSource.source : source);
    if (links.length === 0) return null;
    return (
        <div className="choices" data-path={list} tabIndex={-1}>
            {links.map((link, at) => (
                <ChoiceCard
                    key={`${link.id} ${at}`}
                    part={part}
                    list={list}
                    link={link}
                    at={at}
                    links={links}
                    set={isOwn && mayChange ? set : undefined}
                />
            ))}
            {mayChange && from !== "" && (
                <div className="choice-source soft">
                    {!isOwn && <span translate="no">{say.inherited(from)}</span>}
                    <Button size="compact-sm" variant="subtle" color="gray" title={isOwn ? undefined : say.ownHelp(from)} onClick={() => set(isOwn ? [] : links)}>
                        {isOwn ? say.backTo(from) : say.own}
                    </Button>
                </div>
            )}
        </div>
    );
}

// As records keep it; without a number it is the id alone.
export function entryOf({ id, minimum, maximum, quantity }: Link, list: OfferList): unknown {
    if (list === "includedModifiers") return quantity > 0 ? { id, quantity } : id;
    const limits = { ...(minimum > 0 ? { minimum } : {}), ...(maximum > 0 ? { maximum } : {}) };
    return Object.keys(limits).length > 0 ? { id, ...limits } : id;
}

function FreeToppings({ part }: { part: PartProps }) {
    const { form, menu, standing } = part;
    const { choose: say } = useWords().menuItem;
    const [isShown, setIsShown] = useState(false);
    const hasToppings = offerLists.slice(0, 2).some((list) => offered(standing, list).value.some(({ id }) => menu.group(id)?.["pizzaTopping"] === true));
    const own = freeToppings(standing, ["item"]);
    const inherited = freeToppings(standing, above);
    if (!hasToppings && own.source === "none" && !isShown)
        return (
            <Button size="compact-sm" variant="subtle" color="gray" className="choice-free" onClick={() => setIsShown(true)}>
                {say.freeToppings}
            </Button>
        );
    const isCharged = form.values["overrideFreeNToppings"] === true || inherited.value > 0;
    const names = isCharged ? ["firstFreeNToppings", "overrideFreeNToppings"] : ["firstFreeNToppings"];
    return (
        <>
            <Fields fields={fieldsNamed(form, names)} form={form} />
            {own.source === "none" && inherited.source !== "none" && (
                <p className="soft item-summary">{say.freeHelp(sourceName(part, inherited.source), inherited.value)}</p>
            )}
        </>
    );
}
