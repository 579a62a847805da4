// The order as it stands: its lines, taxes, discounts and total, all as the server gives them.
import { CloseButton } from "@mantine/core";
import type { ReactNode } from "react";
import { Failure } from "../../api/failure";
import { useFormats } from "../../formats/formats";
import { sentenceOf } from "../../shell/told";
import { useWords } from "../../words";
import type { Menu } from "../menu_index";
import { Stepper } from "../guest/guest_item";
import { modifierLists, usePriced, type Basket, type BasketLine, type Priced, type PricedLine } from "./basket";
import { Trace } from "./trace";

interface Props {
    basket: Basket;
    menu: Menu;
    setLines: (lines: BasketLine[]) => void;
}

export function OrderView({ basket, menu, setLines }: Props) {
    const { menuBasket: say } = useWords();
    const { lines } = basket;
    const { data, error } = usePriced(basket);
    // An answer about other lines would stand beside the wrong names.
    const priced = !error && data?.orderDetails.length === lines.length ? data : undefined;
    const nameOf = (line: BasketLine) => menu.item(line.item)?.name ?? "–";
    const setQuantity = (key: string, quantity: number) =>
        setLines(lines.flatMap((line) => (line.key !== key ? line : quantity > 0 ? { ...line, choice: { ...line.choice, quantity } } : [])));
    if (lines.length === 0) return <p className="soft basket-empty">{say.empty}</p>;
    return (
        <section className="basket-order" aria-label={say.lines}>
            <ul>
                {lines.map((line, at) => (
                    <li key={line.key}>
                        <Line
                            name={nameOf(line)}
                            size={menu.size(line.choice.size)?.name ?? ""}
                            priced={priced?.orderDetails[at]}
                            remove={() => setQuantity(line.key, 0)}
                            stepper={<Stepper name={nameOf(line)} value={line.choice.quantity} set={(quantity) => setQuantity(line.key, quantity)} />}
                        />
                    </li>
                ))}
            </ul>
            {error && <Refusal error={error} names={lines.map(nameOf)} />}
            {priced && (
                <>
                    <Totals priced={priced} />
                    <Trace priced={priced} menu={menu} />
                    <p className="soft basket-note">{say.prices}</p>
                </>
            )}
        </section>
    );
}

interface LineProps {
    name: string;
    size: string;
    priced: PricedLine | undefined;
    stepper: ReactNode;
    remove: () => void;
}

function Line({ name, size, priced, stepper, remove }: LineProps) {
    const { menuBasket: say } = useWords();
    const formats = useFormats();
    return (
        <>
            <div className="basket-line">
                <span className="basket-name" translate="no">
                    <b>{name}</b> {size}
                </span>
                {stepper}
                <span className="figure" translate="no">
                    {priced?.priceAmount !== undefined ? formats.amount(priced.priceAmount) : "…"}
                </span>
                <CloseButton size="sm" aria-label={say.remove(name)} onClick={remove} />
            </div>
            {modifierLists.flatMap((list) =>
                (priced?.[list] ?? []).map((modifier, i) => (
                    <Row
                        key={`${list} ${i}`}
                        name={`${modifier.quantity && modifier.quantity > 1 ? `${modifier.quantity} × ` : ""}${[modifier.pName, modifier.mName].filter(Boolean).join(" ")}`}
                        amount={modifier.amount ? formats.amount(modifier.amount) : list === "includedModifiers" ? "" : say.free}
                    />
                )),
            )}
            {(priced?.discounts ?? []).map((discount, i) => (
                <Row key={`discount ${i}`} name={discount.name ?? say.theDiscount} amount={`−${formats.amount(discount.discountAmount ?? 0)}`} />
            ))}
        </>
    );
}

function Row({ name, note, amount }: { name: string; note?: string; amount: string }) {
    return (
        <div className="basket-row soft" translate="no">
            <span>
                {name} {note && <small>{note}</small>}
            </span>
            <span className="figure">{amount}</span>
        </div>
    );
}

export function Totals({ priced }: { priced: Priced }) {
    const { menuBasket: say } = useWords();
    const formats = useFormats();
    const { subTotal, totalAmount, taxes = [], inclusiveTaxes = [], discounts = [], deliveryCharge = 0 } = priced;
    return (
        <div className="basket-totals">
            <Row name={say.subTotal} amount={formats.amount(subTotal)} />
            {discounts.map((discount, i) => (
                <Row key={`d${i}`} name={discount.name ?? say.theDiscount} amount={`−${formats.amount(discount.discountAmount ?? 0)}`} />
            ))}
            {taxes.map((tax, i) => (
                <Row key={`t${i}`} name={tax.txName ?? say.theTax} amount={formats.amount(tax.amount ?? 0)} />
            ))}
            {inclusiveTaxes.map((tax, i) => (
                <Row key={`i${i}`} name={tax.txName ?? say.theTax} note={say.contained} amount={formats.amount(tax.amount ?? 0)} />
            ))}
            {deliveryCharge > 0 && <Row name={say.delivery} amount={formats.amount(deliveryCharge)} />}
            <div className="basket-total" role="status">
                <b>{say.total}</b>
                <b className="figure" translate="no" data-total={totalAmount}>
                    {formats.money(totalAmount)}
                </b>
            </div>
        </div>
    );
}

// "orderDetails[0].miExternalID": "is sold out" as "Tuna Tartare is sold out".
export function Refusal({ error, names }: { error: Error; names: string[] }) {
    const { menuBasket: say } = useWords();
    const problems = error instanceof Failure ? Object.entries(error.errors) : [];
    const nameOf = (path: string) => {
        const [, line] = /^orderDetails\[(\d+)\]/.exec(path) ?? [];
        return line === undefined ? "" : (names[Number(line)] ?? "");
    };
    return (
        <div className="basket-refused" role="alert">
            {problems.length > 0 && <b>{say.refused}</b>}
            {problems.length === 0 && <span translate="no">{sentenceOf(error)}</span>}
            <ul translate="no">
                {problems.map(([path, problem]) => (
                    <li key={path}>
                        {nameOf(path) || say.ofOrder} {problem}
                    </li>
                ))}
            </ul>
        </div>
    );
}
