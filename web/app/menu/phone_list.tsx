// On a phone: the items of one category with their prices and what is not usual about them.
import { UnstyledButton } from "@mantine/core";
import { IconChevronLeft } from "@tabler/icons-react";
import { useVirtualizer } from "@tanstack/react-virtual";
import { useRef, type CSSProperties } from "react";
import { useFormats } from "../formats/formats";
import { useNow } from "../orders/use_now";
import { useWords } from "../words";
import type { MenuItem } from "./menu_records";
import { exceptionsOf, picturesAreUsual } from "./on_sale";
import type { Row, Sheet } from "./sheet/rows";

const lineHeight = 60;

interface Props {
    sheet: Sheet;
    back: () => void;
    open: (id: string) => void;
}

export function PhoneList({ sheet, back, open }: Props) {
    const { menu: say } = useWords();
    const formats = useFormats();
    const now = useNow(60_000);
    const place = useRef<HTMLDivElement>(null);
    const virtual = useVirtualizer({
        count: sheet.rows.length,
        getScrollElement: () => place.current,
        estimateSize: () => lineHeight,
        overscan: 6,
    });
    const usual = picturesAreUsual(sheet.rows.flatMap(({ record }) => (record ? [record as MenuItem] : [])));
    const priceText = ({ prices }: Row) => {
        const all = [...prices.values()].sort((a, b) => a - b);
        const [least, most] = [all[0], all.at(-1)];
        if (least === undefined || most === undefined) return "";
        return least === most ? formats.amount(least) : `${formats.amount(least)} – ${formats.amount(most)}`;
    };
    return (
        <div className="menu-phone">
            <UnstyledButton className="menu-back" onClick={back}>
                <IconChevronLeft size={20} aria-hidden />
                <h2 translate="no">{sheet.title}</h2>
                <span className="visually-hidden">{say.back}</span>
            </UnstyledButton>
            {sheet.rows.length === 0 && <p className="menu-none soft">{say.grid.empty}</p>}
            <div ref={place} className="menu-phone-rows">
                <ul style={{ height: virtual.getTotalSize() }}>
                    {virtual.getVirtualItems().map(({ index, start }) => {
                        const row = sheet.rows[index];
                        if (!row) return null;
                        const exceptions =
                            row.kind === "menuItem" && row.record
                                ? exceptionsOf(row.record as MenuItem, say.sale, formats, now, usual)
                                : [];
                        return (
                            <li key={row.id} style={{ "--top": `${start}px` } as CSSProperties}>
                                <UnstyledButton className="menu-phone-row" onClick={() => open(row.id)}>
                                    <span className="menu-phone-name" translate="no">
                                        {row.name}
                                    </span>
                                    <span className="figure">{priceText(row)}</span>
                                    <span className="menu-phone-state">
                                        {exceptions.map(({ tone, text }) => (
                                            <span key={text} className={tone === "plain" ? "tag" : `tag ${tone}`}>
                                                {text}
                                            </span>
                                        ))}
                                    </span>
                                </UnstyledButton>
                            </li>
                        );
                    })}
                </ul>
            </div>
        </div>
    );
}
