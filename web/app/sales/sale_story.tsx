// What happened to a sale, in the order of time: to the check it came from, to the web order, and its refunds.
import type { ReactNode } from "react";
import { textOf, useAuthor } from "../floor/check_story";
import type { Story } from "../floor/story";
import { useFormats } from "../formats/formats";
import type { Order } from "../orders/order";
import { chaptersOf } from "../orders/order_story";
import { useWords } from "../words";
import type { Sale } from "./sale";

interface Props {
    sale: Sale;
    refunds: Sale[];
    story: Story | undefined; // of its check
    order: Order | undefined;
}

interface Entry {
    at: string;
    when: string;
    texts: string[];
    by: string;
    isLate: boolean; // came after the check had been closed
}

export function SaleStory({ sale, refunds, story, order }: Props) {
    const entries = useEntries({ sale, refunds, story, order });
    const { sales: say, floor } = useWords();
    return (
        <section>
            <h3 className="sale-heading">{say.past}</h3>
            <ol className="past sale-past">
                {entries.map(({ at, when, texts, by, isLate }, index) => (
                    <li key={`${at} ${index}`}>
                        <p>
                            <time dateTime={at} className="soft">
                                {when}
                            </time>
                            {texts.length === 1 && <Said>{texts[0]}</Said>}
                            {by !== "" && (
                                <span className="soft" translate="no">
                                    {by}
                                </span>
                            )}
                            {isLate && <span className="tag warn">{floor.cameLate}</span>}
                        </p>
                        {texts.length > 1 && (
                            <ul>
                                {texts.map((text, line) => (
                                    <li key={line}>
                                        <Said>{text}</Said>
                                    </li>
                                ))}
                            </ul>
                        )}
                    </li>
                ))}
            </ol>
        </section>
    );
}

function Said({ children }: { children: ReactNode }) {
    return <span translate="no">{children}</span>;
}

function useEntries({ sale, refunds, story, order }: Props): Entry[] {
    const words = useWords();
    const formats = useFormats();
    const author = useAuthor();
    const { sales: say } = words;
    const clock = (date: string, time: string) => `${formats.day(date)}, ${time}`;
    const told: Entry[] = [
        ...(order ? chaptersOf(order, words, formats) : []).map(({ at, text, said = "" }) => ({
            at,
            when: formats.dateTime(at),
            texts: [text],
            by: said,
            isLate: false,
        })),
        ...(story?.steps ?? [])
            .filter(({ happenings, applied }) => happenings.length > 0 || !applied)
            .map((step) => ({
                at: step.at,
                when: formats.dateTime(step.at),
                texts: step.happenings.map((happening) => textOf(happening, words, formats)),
                by: author(step),
                isLate: !step.applied,
            })),
    ].sort((one, other) => Date.parse(one.at) - Date.parse(other.at));
    const refunded = (refund: Sale) =>
        entryOf(
            clock(refund.businessDate, refund.saleOpenTime),
            say.pastRefunded(formats.money(-refund.grossReceipt)),
            [refund.saleCloseEmployeeName, refund.reason].filter(Boolean).join(" · "),
        );
    // Where neither is there to read, the sale knows when it was opened and closed.
    const closed: Entry[] = [
        entryOf(clock(sale.businessDate, sale.saleOpenTime), say.pastOpened, sale.employeeName),
        entryOf(
            clock(sale.businessDate, sale.saleCloseTime),
            sale.status === "VOIDED" ? say.pastVoided : say.pastClosed,
            [sale.saleCloseEmployeeName, sale.reason].filter(Boolean).join(" · "),
        ),
    ];
    const own = sale.status === "REFUND" ? [refunded(sale)] : closed;
    // Those of an order are among what happened to the order.
    const later = order ? [] : refunds.map(refunded);
    return [...(told.length > 0 ? told : own), ...later];
}

function entryOf(when: string, text: string, by: string): Entry {
    return { at: "", when, texts: [text], by, isLate: false };
}
