// One group of modifiers as guests meet it, with how many of it they choose.
import { ActionIcon, Button, NumberInput } from "@mantine/core";
import { IconPencil } from "@tabler/icons-react";
import { useId, useState } from "react";
import { useFormats } from "../../formats/formats";
import { withEntry } from "../../records/form_values";
import { EntryButtons } from "../../records/fields/reference_fields";
import { useWords, type Words } from "../../words";
import { entryOf } from "./choices_section";
import type { PartProps } from "./item_body";
import { freeToppings, leastOf, linkIn, modifierPrice, offered, type Link, type OfferList } from "./standing";

const shownMax = 6;

export function ruleText(link: Link, isMandatory: boolean, { choose: say }: Words["menuItem"]): string {
    const least = leastOf(link, isMandatory);
    const { maximum } = link;
    if (maximum > 0 && least > 0) return say.between(least, maximum);
    if (maximum > 0) return say.upTo(maximum);
    return least > 0 ? say.atLeast(least) : say.any;
}

interface Props {
    part: PartProps;
    list: OfferList;
    link: Link;
    at: number;
    links: Link[];
    set: ((links: Link[]) => void) | undefined; // none: it is not the item's own
}

export function ChoiceCard({ part, list, link, at, links, set }: Props) {
    const { menu, standing } = part;
    const { menuItem } = useWords();
    const { choose: say } = menuItem;
    const id = useId();
    const [isEditing, setIsEditing] = useState(false);
    const isIncluded = list === "includedModifiers";
    const isMandatory = list === "mandatoryModifierGroups";
    const group = isIncluded ? undefined : menu.group(link.id);
    const name = (isIncluded ? menu.modifier(link.id)?.name : group?.name) ?? say.gone;
    const free = group?.["pizzaTopping"] === true ? freeToppings(standing).value : 0;
    return (
        <div className="choice" role="group" aria-labelledby={id}>
            <div className="choice-head">
                <b id={id} translate="no">
                    {name}
                </b>
                {!isIncluded && <span className="soft">{ruleText(link, isMandatory, menuItem)}</span>}
                {isIncluded && link.quantity > 1 && <span className="soft">× {link.quantity}</span>}
                {free > 0 && <span className="soft">{say.firstFree(free)}</span>}
                <span className="grow" />
                <span className={isMandatory ? "tag warn" : "tag"}>{isIncluded ? say.included : isMandatory ? say.required : say.optional}</span>
                {set && (
                    <ActionIcon variant="subtle" color="gray" size="sm" aria-label={say.change(name)} aria-expanded={isEditing} onClick={() => setIsEditing(!isEditing)}>
                        <IconPencil size={15} />
                    </ActionIcon>
                )}
            </div>
            {!isIncluded && <Options part={part} group={link.id} />}
            {set && isEditing && (
                <div className="choice-edit">
                    <Limits link={link} list={list} name={name} set={(next) => set(withEntry(links, at, next))} />
                    {!isIncluded && <Necessity part={part} list={list} link={link} links={links} at={at} set={set} />}
                    <EntryButtons i={at} entries={links} onChange={(next) => set(next as Link[])} name={name} />
                </div>
            )}
        </div>
    );
}

function Options({ part: { menu }, group }: { part: PartProps; group: string }) {
    const { choose: say } = useWords().menuItem;
    const formats = useFormats();
    const modifiers = menu.modifiersOf(group);
    const isUsual = (size: string) => menu.size(size)?.default === true;
    const texts = modifiers.slice(0, shownMax).map((modifier) => {
        const price = modifierPrice(modifier, menu.group(group), "", isUsual);
        return price ? `${modifier.name} ${formats.amount(price)}` : modifier.name;
    });
    if (modifiers.length > shownMax) texts.push(say.more(modifiers.length - shownMax));
    return (
        <div className="choice-options soft" translate="no">
            {texts.join(" · ")}
        </div>
    );
}

function Limits({ link, list, name, set }: { link: Link; list: OfferList; name: string; set: (link: Link) => void }) {
    const { choose: say } = useWords().menuItem;
    const entry = (part: "minimum" | "maximum" | "quantity", label: string, said: string) => (
        <NumberInput
            size="xs"
            className="choice-number"
            label={label}
            aria-label={said}
            min={0}
            allowDecimal={false}
            allowNegative={false}
            hideControls
            value={link[part] > 0 ? link[part] : ""}
            onChange={(value) => set({ ...link, [part]: typeof value === "number" ? value : 0 })}
        />
    );
    if (list === "includedModifiers") return entry("quantity", say.quantity, say.quantityOf(name));
    return (
        <>
            {entry("minimum", say.minimum, say.minimumOf(name))}
            {entry("maximum", say.maximum, say.maximumOf(name))}
        </>
    );
}

interface NecessityProps {
    part: PartProps;
    list: OfferList;
    link: Link;
    links: Link[];
    at: number;
    set: (links: Link[]) => void;
}

// Moves the group to the other list.
function Necessity({ part: { form, standing }, list, link, links, at, set }: NecessityProps) {
    const { choose: say } = useWords().menuItem;
    const isMandatory = list === "mandatoryModifierGroups";
    const other: OfferList = isMandatory ? "optionalModifierGroups" : "mandatoryModifierGroups";
    const move = () => {
        const there = offered(standing, other).value;
        form.set(other, [...there.filter(({ id }) => id !== link.id), link].map((one) => entryOf(linkIn(one), other)));
        set(links.filter((_, i) => i !== at));
    };
    return (
        <Button size="compact-sm" variant="default" onClick={move}>
            {isMandatory ? say.makeOptional : say.makeRequired}
        </Button>
    );
}
