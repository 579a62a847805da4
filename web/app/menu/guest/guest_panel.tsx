// The menu as the kiosk and the web shop show it, beside the edit: at any time, in every language of the store.
import { Button, SegmentedControl, Select } from "@mantine/core";
import { IconArrowLeft } from "@tabler/icons-react";
import { useEffect, useState } from "react";
import { useFormats } from "../../formats/formats";
import { sentenceOf } from "../../shell/told";
import { useWords } from "../../words";
import { inLanguage, useLanguages } from "../item/languages";
import { PanelFrame } from "../item/panel_frame";
import { pictureUrl } from "../item/photo";
import { pricesOf, type Channel } from "../item/standing";
import type { Menu } from "../menu_index";
import { useMenu } from "../use_menu";
import { GuestItem, useFoodLabels } from "./guest_item";
import { standingIn, useGuestMenu, type GuestEntry, type GuestMenu } from "./guest_menu";
import { MomentInput, useMoment } from "./moment";
import "./guest.css";

interface Props {
    category: string; // that it shows first
    onClose: () => void;
}

export function GuestPanel({ category, onClose }: Props) {
    const { menuGuest: say } = useWords();
    const { menu } = useMenu();
    return (
        <PanelFrame title={say.title} onClose={onClose}>
            {menu && <Shown menu={menu} category={category} />}
        </PanelFrame>
    );
}

function Shown({ menu, category }: { menu: Menu; category: string }) {
    const { menuGuest: say } = useWords();
    const [channel, setChannel] = useState<Channel>("web");
    const [chosen, setChosen] = useState("");
    const [language, setLanguage] = useState("");
    const [open, setOpen] = useState("");
    const languages = useLanguages();
    const guest = useGuestMenu(menu, channel, useMoment(chosen));
    const entry = guest.groups.flatMap(({ entries }) => entries).find(({ item }) => item.id === open);
    return (
        <>
            <div className="guest-controls">
                <SegmentedControl
                    size="xs"
                    aria-label={say.channel}
                    data={[
                        { value: "web", label: say.web },
                        { value: "kiosk", label: say.kiosk },
                    ]}
                    value={channel}
                    onChange={(next) => setChannel(next === "kiosk" ? "kiosk" : "web")}
                />
                {languages.length > 1 && (
                    <Select
                        size="xs"
                        aria-label={say.language}
                        translate="no"
                        className="guest-language"
                        allowDeselect={false}
                        data={languages.map(({ code, name }) => ({ value: code, label: name }))}
                        value={language || (languages[0]?.code ?? null)}
                        onChange={(next) => setLanguage(next && next !== languages[0]?.code ? next : "")}
                    />
                )}
                <MomentInput label={say.at} toNow={say.now} chosen={chosen} choose={setChosen} />
            </div>
            {guest.error && (
                <p className="panel-part" role="alert" translate="no">
                    {sentenceOf(guest.error)}
                </p>
            )}
            {open === "" ? (
                <GuestList guest={guest} category={category} language={language} open={setOpen} />
            ) : (
                <div className="guest-scroll">
                    <Button variant="subtle" color="gray" size="compact-sm" className="guest-back" leftSection={<IconArrowLeft size={15} />} onClick={() => setOpen("")}>
                        {say.back}
                    </Button>
                    {entry ? (
                        <GuestItem key={entry.item.id} menu={menu} standing={standingIn(menu, entry.item)} language={language} />
                    ) : (
                        <p className="guest-part soft">{say.hiddenItem}</p>
                    )}
                </div>
            )}
        </>
    );
}

interface ListProps {
    guest: GuestMenu;
    category: string;
    language: string;
    open: (id: string) => void;
}

function GuestList({ guest, category, language, open }: ListProps) {
    const { menuGuest: say } = useWords();
    const { groups, isPending, hasUnsaved } = guest;
    const toGroup = (id: string) => document.getElementById(`guest-${id}`)?.scrollIntoView({ block: "start" });
    const has = groups.some((group) => group.category.id === category);
    useEffect(() => {
        if (has) toGroup(category);
    }, [has, category]);
    return (
        <>
            <div className="guest-chips" role="group" aria-label={say.categories}>
                {groups.map(({ category }) => (
                    <button key={category.id} type="button" translate="no" onClick={() => toGroup(category.id)}>
                        {inLanguage(category, language, "name")}
                    </button>
                ))}
            </div>
            <div className="guest-scroll" tabIndex={-1}>
                {hasUnsaved && <p className="guest-unsaved soft">{say.unsaved}</p>}
                {groups.length === 0 && !isPending && <p className="guest-part soft">{say.nothing}</p>}
                {groups.map(({ category, entries }) => (
                    <section key={category.id} aria-labelledby={`guest-${category.id}`}>
                        <h3 id={`guest-${category.id}`} className="guest-category" translate="no" lang={language || undefined}>
                            {inLanguage(category, language, "name")}
                        </h3>
                        <ul className="guest-list">
                            {entries.map((entry) => (
                                <Entry key={entry.item.id} entry={entry} language={language} open={open} />
                            ))}
                        </ul>
                    </section>
                ))}
            </div>
        </>
    );
}

function Entry({ entry: { item, isSoldOut }, language, open }: { entry: GuestEntry; language: string; open: (id: string) => void }) {
    const { menuGuest: say } = useWords();
    const formats = useFormats();
    const prices = pricesOf(item).map(({ price }) => price);
    const least = Math.min(...prices);
    const price = prices.length > 1 ? say.from(formats.money(least)) : formats.money(least);
    const { allergens, diets } = useFoodLabels(item);
    const name = inLanguage(item, language, "name");
    const picture = pictureUrl(item["imageUrl"], 160);
    const description = inLanguage(item, language, "description");
    return (
        <li className="guest-entry" data-item={item.id}>
            <div className="guest-text" translate="no" lang={language || undefined}>
                <button type="button" className="guest-name" aria-label={say.open(name)} onClick={() => open(item.id)}>
                    {name}
                </button>
                {description && <div className="soft">{description}</div>}
                <div className="guest-tags">
                    {!isSoldOut && <span>{price}</span>}
                    {isSoldOut && <span className="tag bad">{say.soldOut}</span>}
                    {diets.map((diet) => (
                        <span key={diet} className="tag ok">
                            {diet.toLowerCase()}
                        </span>
                    ))}
                    {allergens.length > 0 && <span className="tag warn">{say.contains(allergens.join(", ").toLowerCase())}</span>}
                </div>
            </div>
            {picture && <img className="guest-thumb" src={picture} alt="" loading="lazy" />}
        </li>
    );
}
