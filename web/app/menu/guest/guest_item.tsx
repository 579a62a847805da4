// An item as guests meet it: its photo, its sizes, and what they choose of it.
import { ActionIcon, Button, Checkbox, Radio } from "@mantine/core";
import { IconMinus, IconPlus } from "@tabler/icons-react";
import { useRef, useState } from "react";
import { kindNamed, useDescriptions } from "../../api/descriptions";
import { useFormats } from "../../formats/formats";
import { useWords } from "../../words";
import { labelsOf } from "../item/food_section";
import { inLanguage } from "../item/languages";
import { pictureUrl } from "../item/photo";
import { leastOf, modifierPrice, offered, pricesOf, type Standing } from "../item/standing";
import type { Menu } from "../menu_index";
import { begun, countIn, freeLeft, groupsOf, isSingle, keyOf, missing, withCount, type Choice, type GroupOffer } from "./choice";
import "./guest.css";

interface Props {
    menu: Menu;
    standing: Standing;
    language: string; // "": as records are named
    add?: (choice: Choice) => void; // none: it is only looked at
}

export function useFoodLabels(record: Record<string, unknown>): { allergens: string[]; diets: string[] } {
    const descriptions = useDescriptions();
    const kind = descriptions && kindNamed(descriptions, "menuItem");
    const labels = (name: string) => labelsOf(kind?.fields.find((field) => field.name === name), record[name]);
    return { allergens: labels("allergens"), diets: labels("diets") };
}

export function GuestItem({ menu, standing, language, add }: Props) {
    const { menuGuest: say } = useWords();
    const { item } = standing;
    const [choice, setChoice] = useState(() => begun(standing));
    const [isTold, setIsTold] = useState(false);
    const place = useRef<HTMLFormElement>(null);
    const lacks = missing(standing, choice);
    const description = inLanguage(item, language, "description");
    const picture = pictureUrl(item["imageUrl"], 640);
    const { allergens, diets } = useFoodLabels(item);
    const { left, all } = freeLeft(standing, choice, (group, modifier) => isTopping(menu, group, modifier));

    const submit = () => {
        if (!lacks.size && lacks.groups.length === 0) return add?.(choice);
        setIsTold(true);
        // The first of them, once it is marked.
        requestAnimationFrame(() => place.current?.querySelector<HTMLElement>(".guest-part.lacking input")?.focus());
    };
    return (
        <form
            ref={place}
            className="guest-item"
            onSubmit={(event) => {
                event.preventDefault();
                submit();
            }}
        >
            {picture && <img className="guest-photo" src={picture} alt="" />}
            <div className="guest-part" translate="no">
                <h3 lang={language || undefined}>{inLanguage(item, language, "name")}</h3>
                {description && <div className="soft" lang={language || undefined}>{description}</div>}
                <div className="guest-tags">
                    {allergens.length > 0 && <span className="tag warn">{say.contains(allergens.join(", ").toLowerCase())}</span>}
                    {diets.map((diet) => (
                        <span key={diet} className="tag ok">
                            {diet.toLowerCase()}
                        </span>
                    ))}
                </div>
            </div>
            <Sizes menu={menu} standing={standing} choice={choice} setChoice={setChoice} isLacking={isTold && lacks.size} language={language} />
            {groupsOf(standing).map((group) => (
                <Group
                    key={`${group.list} ${group.link.id}`}
                    menu={menu}
                    group={group}
                    choice={choice}
                    setChoice={setChoice}
                    isLacking={isTold && lacks.groups.some(({ link, list }) => link.id === group.link.id && list === group.list)}
                    free={all > 0 && menu.group(group.link.id)?.["pizzaTopping"] === true ? say.freeLeft(left, all) : ""}
                    language={language}
                />
            ))}
            <Included menu={menu} standing={standing} language={language} />
            {add && <Foot choice={choice} setChoice={setChoice} />}
        </form>
    );
}

function isTopping(menu: Menu, group: string, modifier: string): boolean {
    return menu.group(group)?.["pizzaTopping"] === true && menu.modifier(modifier)?.["overrideFreeNToppings"] !== true;
}

interface SizesProps {
    menu: Menu;
    standing: Standing;
    choice: Choice;
    setChoice: (choice: Choice) => void;
    isLacking: boolean;
    language: string;
}

function Sizes({ menu, standing, choice, setChoice, isLacking, language }: SizesProps) {
    const { menuGuest: say } = useWords();
    const formats = useFormats();
    const prices = pricesOf(standing.item);
    if (prices.length === 0) return null;
    if (prices.length === 1)
        return (
            <div className="guest-part guest-head" translate="no">
                <span>{menu.size(prices[0]?.size ?? "")?.name}</span>
                <span className="figure">{formats.money(prices[0]?.price ?? 0)}</span>
            </div>
        );
    return (
        <fieldset className={isLacking ? "guest-part lacking" : "guest-part"}>
            <Legend name={say.size} isSaid={false} tag={choice.size !== "" ? say.chosen : say.chooseOne} tone={choice.size !== "" ? "ok" : isLacking ? "bad" : ""} />
            {prices.map(({ size, price }) => {
                const record = menu.size(size);
                return (
                    <div key={size} className="guest-option">
                        <Radio
                            name="size"
                            label={<span translate="no">{record ? inLanguage(record, language, "name") : "–"}</span>}
                            checked={choice.size === size}
                            onChange={() => setChoice({ ...choice, size })}
                        />
                        <span className="figure" translate="no">{formats.amount(price)}</span>
                    </div>
                );
            })}
        </fieldset>
    );
}

function Legend({ name, isSaid, tag, tone }: { name: string; isSaid: boolean; tag: string; tone: string }) {
    return (
        <legend className="guest-head">
            <b translate={isSaid ? "no" : undefined}>{name}</b>
            {tag && <span className={tone === "none" ? "soft" : `tag ${tone}`}>{tag}</span>}
        </legend>
    );
}

interface GroupProps {
    menu: Menu;
    group: GroupOffer;
    choice: Choice;
    setChoice: (choice: Choice) => void;
    isLacking: boolean;
    free: string;
    language: string;
}

function Group({ menu, group, choice, setChoice, isLacking, free, language }: GroupProps) {
    const { menuGuest: say } = useWords();
    const formats = useFormats();
    const { list, link, isMandatory } = group;
    const record = menu.group(link.id);
    if (!record) return null;
    const least = leastOf(link, isMandatory);
    const count = countIn(choice, group);
    const isExact = least > 0 && link.maximum === least;
    const wants = isExact ? (least === 1 ? say.chooseOne : say.chooseSome(least)) : least > 0 ? say.chooseLeast(least) : link.maximum > 0 ? say.chooseUpTo(link.maximum) : "";
    const isDone = isMandatory && count >= least;
    const tone = isDone ? "ok" : isLacking ? "bad" : isMandatory ? "" : "none";
    const isFull = link.maximum > 0 && count >= link.maximum;
    const priceOf = (id: string) =>
        modifierPrice(menu.modifier(id) ?? {}, record, choice.size, (size) => menu.size(size)?.default === true);
    return (
        <fieldset className={isLacking ? "guest-part lacking" : "guest-part"}>
            <Legend name={inLanguage(record, language, "name")} isSaid tag={isDone ? say.chosen : free || wants} tone={free && !isDone ? "none" : tone} />
            {menu.modifiersOf(link.id).map((modifier) => {
                const has = choice.counts[keyOf(list, link.id, modifier.id)] ?? 0;
                const price = priceOf(modifier.id);
                const label = <span translate="no">{inLanguage(modifier, language, "name")}</span>;
                const max = Number(modifier["maxNoOfTimes"] ?? 0);
                const set = (next: number) => setChoice(withCount(choice, group, modifier.id, next));
                return (
                    <div key={modifier.id} className="guest-option">
                        {isSingle(group) ? (
                            <Radio name={`${list} ${link.id}`} label={label} checked={has > 0} onChange={() => set(1)} />
                        ) : (
                            <Checkbox label={label} checked={has > 0} disabled={isFull && has === 0} onChange={() => set(has > 0 ? 0 : 1)} />
                        )}
                        {has > 0 && !isSingle(group) && (
                            <Stepper
                                name={inLanguage(modifier, language, "name")}
                                value={has}
                                set={set}
                                canMore={!isFull && (max === 0 || has < max)}
                            />
                        )}
                        {price !== null && price > 0 && (
                            <span className="figure" translate="no">
                                {formats.amount(price)}
                            </span>
                        )}
                    </div>
                );
            })}
        </fieldset>
    );
}

export function Stepper({ name, value, set, canMore = true }: { name: string; value: number; set: (value: number) => void; canMore?: boolean }) {
    const { menuBasket: say } = useWords();
    return (
        <span className="stepper">
            <ActionIcon variant="default" radius="xl" aria-label={say.fewer(name)} disabled={value <= 0} onClick={() => set(value - 1)}>
                <IconMinus size={14} />
            </ActionIcon>
            <span translate="no">{value}</span>
            <ActionIcon variant="default" radius="xl" aria-label={say.moreOf(name)} disabled={!canMore} onClick={() => set(value + 1)}>
                <IconPlus size={14} />
            </ActionIcon>
        </span>
    );
}

function Included({ menu, standing, language }: { menu: Menu; standing: Standing; language: string }) {
    const { menuGuest: say } = useWords();
    const links = offered(standing, "includedModifiers").value;
    if (links.length === 0) return null;
    const names = links.map(({ id, quantity }) => {
        const modifier = menu.modifier(id);
        const name = modifier ? inLanguage(modifier, language, "name") : "–";
        return quantity > 1 ? `${quantity} × ${name}` : name;
    });
    return (
        <div className="guest-part">
            <b>{say.comesWith}</b> <span translate="no">{names.join(", ")}</span>
        </div>
    );
}

function Foot({ choice, setChoice }: { choice: Choice; setChoice: (choice: Choice) => void }) {
    const { menuGuest: say } = useWords();
    const set = (quantity: number) => setChoice({ ...choice, quantity });
    return (
        <div className="guest-foot">
            <span className="stepper" role="group" aria-label={say.quantity}>
                <ActionIcon size="lg" variant="default" radius="xl" aria-label={say.fewer} disabled={choice.quantity <= 1} onClick={() => set(choice.quantity - 1)}>
                    <IconMinus size={16} />
                </ActionIcon>
                <span translate="no">{choice.quantity}</span>
                <ActionIcon size="lg" variant="default" radius="xl" aria-label={say.more} onClick={() => set(choice.quantity + 1)}>
                    <IconPlus size={16} />
                </ActionIcon>
            </span>
            <Button type="submit" className="guest-add">
                {say.add}
            </Button>
        </div>
    );
}
