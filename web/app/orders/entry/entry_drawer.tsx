// An order that staff enters, or corrects: items from the menu at the left of the guest, priced by the server
// while it grows.
import { Button, Drawer, Stack, TextInput } from "@mantine/core";
import { IconArrowLeft, IconSearch } from "@tabler/icons-react";
import { useRef, useState } from "react";
import { useFormats } from "../../formats/formats";
import { Refusal, Totals } from "../../menu/basket/order_view";
import { GuestItem } from "../../menu/guest/guest_item";
import { standingIn } from "../../menu/guest/guest_menu";
import { pricesOf } from "../../menu/item/standing";
import type { Menu } from "../../menu/menu_index";
import { useMenu } from "../../menu/use_menu";
import { useOnce } from "../../records/once";
import { Ask } from "../../shell/ask";
import { useStore } from "../../shell/store";
import { sentenceOf, tell } from "../../shell/told";
import { useWords, words } from "../../words";
import type { Order } from "../order";
import { correctEntry, entryOf, placeEntry, useEntryPrice, type EntryLine } from "./entry";
import { EntryGuest } from "./entry_guest";
import { EntryLines, nameOf } from "./entry_lines";
import "../../menu/basket/basket.css";
import "./entry.css";

interface Props {
    order: Order | null; // null: a new one
    close: () => void;
}

export function EntryDrawer({ order, close }: Props) {
    const { orders: say, common } = useWords();
    const { menu, error } = useMenu();
    const [isChanged, setIsChanged] = useState(false);
    const [isLeaving, setIsLeaving] = useState(false);
    return (
        <Drawer
            opened
            onClose={() => (isChanged ? setIsLeaving(true) : close())}
            closeOnEscape={!isLeaving}
            position="right"
            size="56rem"
            title={order ? say.correctTitle(order.orderNumber) : say.make}
            closeButtonProps={{ "aria-label": common.close, size: 48, iconSize: 20 }}
        >
            {error && (
                <p role="alert" translate="no">
                    {sentenceOf(error)}
                </p>
            )}
            {menu && <Form menu={menu} order={order} changed={() => setIsChanged(true)} close={close} />}
            {isLeaving && (
                <Ask
                    title={say.entry.leaveTitle}
                    text={say.entry.leaveHelp}
                    confirm={say.entry.leave}
                    run={() => Promise.resolve(close())}
                    close={() => setIsLeaving(false)}
                />
            )}
        </Drawer>
    );
}

function Form({ menu, order, changed, close }: Props & { menu: Menu; changed: () => void }) {
    const say = useWords().orders.entry;
    const { id: store } = useStore();
    const formats = useFormats();
    const { timeZone } = formats;
    const [picked, setPicked] = useState(""); // id of the item that is being chosen
    const [entry, setEntry] = useState(() => entryOf(order));
    const [problem, setProblem] = useState<Error | null>(null);
    const [isSaving, setIsSaving] = useState(false);
    const { seed } = useOnce();
    const { data: found, error, isPlaceholderData } = useEntryPrice(entry, order);
    const isPriced = found !== undefined && !error && !isPlaceholderData && entry.lines.length > 0;
    const hasLines = found?.bareLines.length === entry.lines.length;
    const priced = !error && hasLines ? found?.priced : undefined;

    const set = (part: Partial<typeof entry>) => {
        changed();
        setProblem(null);
        setEntry((before) => ({ ...before, ...part }));
    };
    const save = async () => {
        if (!found) return;
        setIsSaving(true);
        try {
            const { orderNumber } = order
                ? await correctEntry(store, order, entry, found, timeZone)
                : await placeEntry(store, entry, found, timeZone, `staff-${seed}`);
            const { entry: said } = words().orders;
            tell({ text: order ? said.corrected(orderNumber) : said.placed(orderNumber) });
            close();
        } catch (failure) {
            setProblem(failure as Error);
        } finally {
            setIsSaving(false);
        }
    };
    return (
        <div className="entry-form by-touch">
            <Picker menu={menu} picked={picked} setPicked={setPicked} add={(line) => set({ lines: [...entry.lines, line] })} />
            <Stack>
                {entry.lines.length === 0 && <p className="soft entry-empty">{say.empty}</p>}
                <EntryLines
                    lines={entry.lines}
                    priced={priced?.orderDetails}
                    menu={menu}
                    change={(key, part) =>
                        set({ lines: entry.lines.map((line) => (line.key === key ? { ...line, ...part } : line)) })
                    }
                    remove={(key) => set({ lines: entry.lines.filter((line) => line.key !== key) })}
                />
                <EntryGuest entry={entry} change={set} />
                {priced && entry.lines.length > 0 && <Totals priced={priced} />}
                {(problem ?? error) && (
                    <Refusal error={(problem ?? error) as Error} names={entry.lines.map((line) => nameOf(line, menu))} />
                )}
                <div className="entry-foot">
                    <Button
                        fullWidth
                        variant={picked === "" ? "filled" : "default"}
                        disabled={!isPriced}
                        loading={isSaving}
                        onClick={() => void save()}
                    >
                        {order ? say.save : say.place} {isPriced && `· ${formats.money(found.priced.totalAmount)}`}
                    </Button>
                </div>
            </Stack>
        </div>
    );
}

const foundMax = 12;

function plain(text: string): string {
    return text.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();
}

// Items by name; one is chosen as a guest chooses it.
interface PickerProps {
    menu: Menu;
    picked: string;
    setPicked: (id: string) => void;
    add: (line: EntryLine) => void;
}

function Picker({ menu, picked, setPicked, add }: PickerProps) {
    const { orders, common, menuBasket } = useWords();
    const say = orders.entry;
    const [text, setText] = useState("");
    const search = useRef<HTMLInputElement>(null);
    const serial = useRef(0);
    const item = picked ? menu.item(picked) : undefined;
    const wanted = plain(text.trim());
    const found = menu.items
        .filter((one) => pricesOf(one).length > 0 && plain(one.name).includes(wanted))
        .slice(0, wanted === "" ? 0 : foundMax);
    const back = () => {
        setPicked("");
        requestAnimationFrame(() => search.current?.focus());
    };
    if (item)
        return (
            <div className="entry-picker">
                <Button variant="subtle" color="gray" leftSection={<IconArrowLeft size={18} />} onClick={back}>
                    {common.back}
                </Button>
                <GuestItem
                    key={item.id}
                    menu={menu}
                    standing={standingIn(menu, item)}
                    language=""
                    add={(choice) => {
                        serial.current += 1;
                        add({
                            key: `chosen ${serial.current}`,
                            quantity: choice.quantity,
                            note: "",
                            allergy: "",
                            chosen: { item: item.id, choice },
                            kept: null,
                        });
                        setText("");
                        back();
                    }}
                />
            </div>
        );
    return (
        <div className="entry-picker">
            <form
                onSubmit={(event) => {
                    event.preventDefault();
                    if (found[0]) setPicked(found[0].id);
                }}
            >
                <TextInput
                    ref={search}
                    type="search"
                    data-autofocus
                    aria-label={say.find}
                    placeholder={say.find}
                    leftSection={<IconSearch size={18} aria-hidden />}
                    value={text}
                    onChange={({ currentTarget }) => setText(currentTarget.value)}
                />
            </form>
            {wanted !== "" && found.length === 0 && <p className="soft entry-empty">{menuBasket.nothingFound}</p>}
            <ul className="entry-found">
                {found.map(({ id, name, category }) => (
                    <li key={id}>
                        <button type="button" translate="no" onClick={() => setPicked(id)}>
                            {name} <span className="soft">{menu.category(category ?? "")?.name}</span>
                        </button>
                    </li>
                ))}
            </ul>
        </div>
    );
}
