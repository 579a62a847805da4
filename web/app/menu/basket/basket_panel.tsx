// An order to try beside the menu: items as a guest would pick them, at any time and for any service, and how
// the server comes to its total.
import { Button, Select, TextInput } from "@mantine/core";
import { IconArrowLeft, IconSearch } from "@tabler/icons-react";
import { useRef, useState } from "react";
import { useWords } from "../../words";
import { useMenuAddress } from "../address";
import { GuestItem } from "../guest/guest_item";
import { standingIn } from "../guest/guest_menu";
import { MomentInput } from "../guest/moment";
import { PanelFrame } from "../item/panel_frame";
import type { Menu } from "../menu_index";
import { useMenu } from "../use_menu";
import { useBasket, type BasketLine } from "./basket";
import { OrderView } from "./order_view";
import "./basket.css";

export function BasketPanel({ onClose }: { onClose: () => void }) {
    const { menuBasket: say } = useWords();
    const { menu } = useMenu();
    return (
        <PanelFrame title={say.title} onClose={onClose}>
            {menu && <Shown menu={menu} />}
        </PanelFrame>
    );
}

// As orders name them.
const services = ["Pickup", "Delivery", "Curbside", "Dine In"];
const foundMax = 8;

function plain(text: string): string {
    return text.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();
}

function Shown({ menu }: { menu: Menu }) {
    const { menuBasket: say, common } = useWords();
    const { item: open } = useMenuAddress();
    const [basket, change] = useBasket();
    const [picked, setPicked] = useState("");
    const [text, setText] = useState("");
    const serial = useRef(Date.now());
    const item = picked ? menu.item(picked) : undefined;
    const wanted = plain(text.trim());
    const found = wanted === "" ? [] : menu.items.filter(({ name }) => plain(name).includes(wanted)).slice(0, foundMax);
    // The item that is open beside the grid is the one that people want to try.
    const near = wanted === "" && open !== "" ? menu.items.filter(({ id }) => id === open) : [];
    const add = (line: Omit<BasketLine, "key">) => {
        serial.current += 1;
        change({ lines: [...basket.lines, { ...line, key: String(serial.current) }] });
        setPicked("");
        setText("");
    };
    if (item)
        return (
            <div className="guest-scroll">
                <Button variant="subtle" color="gray" size="compact-sm" className="guest-back" leftSection={<IconArrowLeft size={15} />} onClick={() => setPicked("")}>
                    {common.back}
                </Button>
                <GuestItem key={item.id} menu={menu} standing={standingIn(menu, item)} language="" add={(choice) => add({ item: item.id, choice })} />
            </div>
        );
    return (
        <div className="guest-scroll basket">
            <div className="guest-controls">
                <Select
                    size="xs"
                    label={say.service}
                    className="basket-service"
                    allowDeselect={false}
                    translate="no"
                    data={services}
                    value={basket.service}
                    onChange={(service) => change({ service: service ?? "" })}
                />
                <MomentInput label={say.at} toNow={say.now} chosen={basket.at} choose={(at) => change({ at })} />
            </div>
            <form
                className="basket-find"
                onSubmit={(event) => {
                    event.preventDefault();
                    if (found[0]) setPicked(found[0].id);
                }}
            >
                <TextInput
                    type="search"
                    aria-label={say.find}
                    placeholder={say.find}
                    leftSection={<IconSearch size={16} aria-hidden />}
                    value={text}
                    onChange={({ currentTarget }) => setText(currentTarget.value)}
                />
            </form>
            {wanted !== "" && found.length === 0 && <p className="soft basket-empty">{say.nothingFound}</p>}
            <ul className="basket-found">
                {[...found, ...near].map(({ id, name, category }) => (
                    <li key={id}>
                        <button type="button" translate="no" onClick={() => setPicked(id)}>
                            {name} <span className="soft">{menu.category(category ?? "")?.name}</span>
                        </button>
                    </li>
                ))}
            </ul>
            <OrderView basket={basket} menu={menu} setLines={(lines) => change({ lines })} />
        </div>
    );
}
