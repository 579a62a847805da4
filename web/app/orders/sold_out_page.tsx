// What is sold out, and taking dishes off sale and back: two taps each.
import { Button, Skeleton, TextInput } from "@mantine/core";
import { IconSearch } from "@tabler/icons-react";
import { useNavigate, useSearch } from "@tanstack/react-router";
import { useMemo, useState } from "react";
import { useFormats, type Formats } from "../formats/formats";
import { useMay, useStoreRecord } from "../shell/store";
import { sentenceOf, tell, tellFailure } from "../shell/told";
import { useWords, words } from "../words";
import { isSoldOut, saleOf, setSale, useCategories, useDishes, type Dish, type Sale } from "./menu";
import "../live/parts.css";
import "./orders.css";
import { SoldOutSheet } from "./sold_out_sheet";
import { useCalmList } from "./use_calm_list";
import { useNow } from "./use_now";

function plain(text: string): string {
    return text.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();
}

async function change(dish: Dish, sale: Sale, formats: Formats): Promise<void> {
    try {
        const undo = await setSale(dish, sale, saleOf(dish));
        const { soldOut: say } = words();
        const text = !sale.soldOut
            ? say.toldBack(dish.name)
            : sale.soldOutUntil
              ? say.toldUntil(dish.name, formats.dateTime(sale.soldOutUntil))
              : say.told(dish.name);
        tell({ text, undo });
    } catch (error) {
        tellFailure(error);
    }
}

const soldOutGroup = "now";

export function SoldOutPage() {
    const { soldOut: say } = useWords();
    const search = useSearch({ strict: false });
    const navigate = useNavigate();
    const formats = useFormats();
    const store = useStoreRecord();
    const mayChange = useMay()("BO_SOLD_OUT");
    const now = useNow(30_000);
    const dishes = useDishes();
    const categories = useCategories();
    const [asking, setAsking] = useState<Dish | null>(null);
    const [busy, setBusy] = useState<string | null>(null);

    const { shown, hold, reveal } = useCalmList(dishes.data, (dish) =>
        isSoldOut(dish, now) ? soldOutGroup : (dish.category ?? ""),
    );
    const sought = search["q"] ?? "";
    const groups = useMemo(() => {
        const wanted = plain(sought.trim());
        const byGroup = new Map<string, Dish[]>();
        for (const { item, group } of shown)
            if (plain(item.name).includes(wanted)) byGroup.set(group, [...(byGroup.get(group) ?? []), item]);
        const named = (categories.data ?? []).map(({ id, name }) => ({ id, name, isSaid: true }));
        const known = new Set(named.map(({ id }) => id));
        const rest = [...byGroup].filter(([group]) => group !== soldOutGroup && !known.has(group));
        return [
            { id: soldOutGroup, name: say.now, isSaid: false, dishes: byGroup.get(soldOutGroup) ?? [] },
            ...named.map((group) => ({ ...group, dishes: byGroup.get(group.id) ?? [] })),
            { id: "", name: say.noCategory, isSaid: false, dishes: rest.flatMap(([, dishes]) => dishes) },
        ].filter(({ dishes }) => dishes.length > 0);
    }, [shown, sought, categories.data, say]);

    const set = async (dish: Dish, sale: Sale) => {
        setAsking(null);
        setBusy(dish.id);
        await change(dish, sale, formats);
        setBusy(null);
        reveal();
    };
    const count = dishes.data?.filter((dish) => isSoldOut(dish, now)).length ?? 0;

    return (
        <div className="page sold-out">
            <div className="page-head">
                <h1>{say.title}</h1>
                <span className="soft" role="status" aria-live="polite">
                    {dishes.data && say.count(count)}
                </span>
            </div>
            <TextInput
                type="search"
                size="md"
                className="sold-out-search"
                aria-label={say.search}
                placeholder={say.search}
                leftSection={<IconSearch size={18} aria-hidden />}
                value={sought}
                onChange={({ currentTarget }) =>
                    void navigate({
                        to: ".",
                        search: (before) => ({ ...before, q: currentTarget.value }),
                        replace: true,
                    })
                }
            />
            {!mayChange && <p className="soft">{say.mayNot}</p>}
            {dishes.isPending && <Skeleton height={320} radius="md" />}
            {dishes.error && !dishes.data && (
                <p role="alert" translate="no">
                    {sentenceOf(dishes.error)}
                </p>
            )}
            {dishes.data?.length === 0 && (
                <div className="empty">
                    <h2>{say.noMenu}</h2>
                    <p className="soft">{say.noMenuHelp}</p>
                </div>
            )}
            {dishes.data && dishes.data.length > 0 && groups.length === 0 && (
                <div className="empty">
                    <h2>{say.nothing}</h2>
                    <p className="soft">{say.nothingHelp}</p>
                </div>
            )}
            <div {...hold} className="dishes">
                {groups.map((group) => (
                    <section key={group.id} aria-labelledby={`dishes-${group.id}`}>
                        <h2 id={`dishes-${group.id}`} translate={group.isSaid ? "no" : undefined}>
                            {group.name}
                        </h2>
                        <ul>
                            {group.dishes.map((dish) => {
                                const isOut = isSoldOut(dish, now);
                                const until = saleOf(dish).soldOutUntil;
                                return (
                                    <li key={dish.id} className="dish">
                                        <span className="dish-name" translate="no">
                                            {dish.name}
                                        </span>
                                        {isOut && (
                                            <span className="tag bad">
                                                {until ? say.tagUntil(formats.dateTime(until)) : say.tag}
                                            </span>
                                        )}
                                        {mayChange && (
                                            <Button
                                                variant={isOut ? "default" : "subtle"}
                                                className="dish-button"
                                                aria-label={isOut ? say.backNamed(dish.name) : say.sellNamed(dish.name)}
                                                loading={busy === dish.id}
                                                onClick={() =>
                                                    isOut
                                                        ? void set(dish, { soldOut: false, soldOutUntil: null })
                                                        : setAsking(dish)
                                                }
                                            >
                                                {isOut ? say.back : say.sell}
                                            </Button>
                                        )}
                                    </li>
                                );
                            })}
                        </ul>
                    </section>
                ))}
            </div>
            {asking && store && (
                <SoldOutSheet
                    dish={asking}
                    store={store}
                    now={now}
                    choose={(sale) => void set(asking, sale)}
                    close={() => setAsking(null)}
                />
            )}
        </div>
    );
}
