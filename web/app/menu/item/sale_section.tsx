// When guests can have it: the week as it is painted, another rule by dates, and what is sold out for now.
import { Button } from "@mantine/core";
import { useState } from "react";
import { useFormats } from "../../formats/formats";
import { isSoldOut, saleOf, setSale, type Dish, type Sale } from "../../orders/menu";
import { SoldOutSheet } from "../../orders/sold_out_sheet";
import { useNow } from "../../orders/use_now";
import { Fields } from "../../records/form_body";
import { isShown, Unread } from "../../records/form_values";
import { useStoreRecord } from "../../shell/store";
import { tell, tellFailure } from "../../shell/told";
import { useWords } from "../../words";
import { fieldsNamed, type PartProps } from "./item_body";
import { editedWeek, saleFields, setRule, setWeek } from "./sale_rule";
import { Section } from "./section";
import { always, isAlways, type Week } from "./week";
import { WeekList, WeekPresets } from "./week_list";
import { WeekPainter } from "./week_painter";
import { allWeekText } from "./week_text";

const dateRange = "Date range";
const usualOffset = 5 * 60; // of stores whose day begins at midnight

export function SaleSection({ form }: PartProps) {
    const words = useWords();
    const { menuItem: say } = words;
    const week = editedWeek(form);
    return (
        <Section title={say.saleTitle} form={form} fields={[...saleFields, "soldOut", "soldOutUntil"]}>
            <div className="item-sale">
                {/* What cannot be read is never shown as painted. */}
                <p className="item-sale-text" data-path="availability" tabIndex={-1}>
                    {week !== null && (form.values["availability"] instanceof Unread ? say.never : allWeekText(week, words))}
                </p>
                <SoldOut form={form} />
            </div>
            {week === null ? (
                <>
                    <Fields fields={fieldsNamed(form, saleFields.slice(1)).filter((field) => isShown(field, form.values, form.fields))} form={form} />
                    <div>
                        <Button size="compact-sm" variant="default" onClick={() => setWeek(form, always)}>
                            {say.byWeek}
                        </Button>
                    </div>
                </>
            ) : (
                <WeekPart form={form} week={week} />
            )}
        </Section>
    );
}

function WeekPart({ form, week }: { form: PartProps["form"]; week: Week }) {
    const { menuItem: say } = useWords();
    const store = useStoreRecord();
    const [field] = fieldsNamed(form, ["availability"]);
    const mayChange = field !== undefined && form.lacking(field) === undefined;
    const offset = store?.dayStart ? Math.floor(store.dayStart / 30) * 30 : usualOffset;
    if (!mayChange) return <WeekPainter week={week} offset={offset} />;
    const change = (next: Week) => setWeek(form, next);
    const problem = form.problems.byPath["availability"];
    return (
        <>
            <WeekPresets week={week} onChange={change} />
            <WeekPainter week={week} offset={offset} onChange={change} />
            {!isAlways(week) && <WeekList week={week} onChange={change} />}
            {problem && <div className="problem" role="alert" translate="no">{problem}</div>}
            <div>
                <Button size="compact-sm" variant="subtle" color="gray" onClick={() => setRule(form, dateRange)}>
                    {say.onlyDates}
                </Button>
            </div>
        </>
    );
}

// At once, apart from saving: in the middle of service it is the one thing that matters.
function SoldOut({ form }: { form: PartProps["form"] }) {
    const { menuItem: say, soldOut } = useWords();
    const formats = useFormats();
    const store = useStoreRecord();
    const now = useNow(30_000);
    const [isAsking, setIsAsking] = useState(false);
    const [isBusy, setIsBusy] = useState(false);
    const dish = form.base as Dish | null;
    const [field] = fieldsNamed(form, ["soldOut"]);
    if (!dish) return null;
    const isOut = isSoldOut(dish, now);
    const until = saleOf(dish).soldOutUntil;
    const set = async (sale: Sale) => {
        setIsAsking(false);
        setIsBusy(true);
        try {
            const undo = await setSale(dish, sale, saleOf(dish), form.keep);
            const { soldOutUntil } = sale;
            const text = !sale.soldOut ? soldOut.toldBack(dish.name) : soldOutUntil ? soldOut.toldUntil(dish.name, formats.dateTime(soldOutUntil)) : soldOut.told(dish.name);
            tell({ text, undo });
        } catch (error) {
            tellFailure(error);
        } finally {
            setIsBusy(false);
        }
    };
    return (
        <div className="item-sold-out">
            {isOut && <span className="tag bad">{until ? say.soldOutUntil(formats.dateTime(until)) : say.soldOut}</span>}
            {field && form.lacking(field) === undefined && (
                <Button
                    size="compact-sm"
                    variant="default"
                    loading={isBusy}
                    onClick={() => (isOut ? void set({ soldOut: false, soldOutUntil: null }) : setIsAsking(true))}
                >
                    {isOut ? say.putBack : say.takeOff}
                </Button>
            )}
            {isAsking && store && (
                <SoldOutSheet dish={dish} store={store} now={now} choose={(sale) => void set(sale)} close={() => setIsAsking(false)} />
            )}
        </div>
    );
}
