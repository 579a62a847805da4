// The whole sale: lines, amounts, who served whom, what happened to it, its receipt, and the refund of its order.
import { Button, Drawer, Group, Stack, Text } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { Fragment, useMemo, useState } from "react";
import { read } from "../api/client";
import { Failure } from "../api/failure";
import { isAtPairedDevice } from "../api/pin";
import { queries } from "../api/queries";
import { useStory } from "../floor/use_story";
import { useFormats, type Formats } from "../formats/formats";
import { deliveryOf, type Order } from "../orders/order";
import { isRefundable, RefundDialog } from "../orders/refund_dialog";
import { seesChecks } from "../shell/navigation";
import { useMay, useStore, useStoreRecord } from "../shell/store";
import { sentenceOf } from "../shell/told";
import { useWords, type Words } from "../words";
import { customerOf, receiptOfSale, taxesOf } from "./receipt";
import { ReceiptButtons } from "./receipt_sheet";
import {
    orderOfSaleKey,
    readOrderOf,
    readRelated,
    readSale,
    relatedKey,
    saleKey,
    seesCustomers,
    seesOrders,
    type Sale,
    type SaleLine,
} from "./sale";
import { SaleStory } from "./sale_story";

interface Props {
    id: string;
    open: (id: string) => void; // another sale instead
    close: () => void;
}

export function titleOf({ status, saleNo }: Pick<Sale, "status" | "saleNo">, { sales: say }: Words): string {
    return status === "REFUND" ? say.refundSale(saleNo) : say.sale(saleNo);
}

export function SaleDrawer({ id, open, close }: Props) {
    const words = useWords();
    const [refunding, setRefunding] = useState<Order | null>(null);
    const { id: store } = useStore();
    const { data: sale, error } = useQuery({ queryKey: saleKey(id), queryFn: ({ signal }) => readSale(id, signal) });
    const isGone = error instanceof Failure && (error.status === 404 || error.status === 400);
    const refunded = () => {
        setRefunding(null);
        if (sale) void queries.invalidateQueries({ queryKey: orderOfSaleKey(store, sale.uniqueOrderID) });
        if (sale) void queries.invalidateQueries({ queryKey: relatedKey(store, sale) });
        void queries.invalidateQueries({ queryKey: ["sales found", store] });
    };
    return (
        <>
            <Drawer
                opened
                onClose={close}
                closeOnEscape={refunding === null}
                position="right"
                title={sale ? titleOf(sale, words) : words.sales.title}
                closeButtonProps={{ "aria-label": words.common.close, size: 48, iconSize: 20 }}
            >
                {sale && <Whole key={sale.id} sale={sale} open={open} refund={setRefunding} />}
                {!sale && error && (
                    <Text role="alert" translate={isGone ? undefined : "no"}>
                        {isGone ? words.sales.gone : sentenceOf(error)}
                    </Text>
                )}
            </Drawer>
            {refunding && <RefundDialog order={refunding} store={store} close={refunded} />}
        </>
    );
}

// What else belongs to a sale, where the person may see it.
function useAround(sale: Sale) {
    const { id: store } = useStore();
    const may = useMay();
    const { uniqueOrderID, checkID, customer } = sale;
    const related = useQuery({
        queryKey: relatedKey(store, sale),
        queryFn: ({ signal }) => readRelated(store, sale, signal),
        enabled: checkID !== "" || uniqueOrderID !== "",
    }).data;
    const order = useQuery({
        queryKey: orderOfSaleKey(store, uniqueOrderID),
        queryFn: ({ signal }) => readOrderOf(store, uniqueOrderID, signal),
        enabled: uniqueOrderID !== "" && may(...seesOrders),
    }).data;
    const guest = useQuery({
        queryKey: ["record", "customer", customer],
        queryFn: ({ signal }) => read<{ email?: string }>(`/v1/svc/customer/${customer}`, {}, signal),
        enabled: customer !== "" && may(...seesCustomers),
    }).data;
    const story = useStory({ checkID: may(...seesChecks) ? checkID : "", revision: 0 });
    return {
        original: related?.find(({ id }) => id === sale.refundOf),
        refunds: useMemo(() => related?.filter(({ refundOf }) => refundOf === sale.id) ?? [], [related, sale.id]),
        order: order ?? undefined,
        address: (order && deliveryOf(order).email) || guest?.email || "",
        story,
    };
}

interface WholeProps {
    sale: Sale;
    open: (id: string) => void;
    refund: (order: Order) => void;
}

function Whole({ sale, open, refund }: WholeProps) {
    const words = useWords();
    const { sales: say, orders } = words;
    const formats = useFormats();
    const may = useMay();
    const store = useStoreRecord();
    const { original, refunds, order, address, story } = useAround(sale);
    const receipt = store && receiptOfSale(sale, refunds, { words, formats, store });
    const mayRefund = may("BO_REFUNDS", "DEV_REFUND") || isAtPairedDevice();
    return (
        <Stack gap="md" className="by-touch sale">
            <Group gap="xs">
                <span className={`tag ${sale.status === "CLOSED" ? "ok" : "bad"}`}>{say.states[sale.status]}</span>
                <span translate="no">{sale.serviceType}</span>
            </Group>
            <Facts sale={sale} order={order} formats={formats} words={words} />
            <Lines sale={sale} />
            <Amounts sale={sale} refunds={refunds} />
            {[...(original ? [original] : []), ...refunds].map((other) => (
                <Button key={other.id} variant="default" onClick={() => open(other.id)}>
                    {other.id === sale.refundOf ? say.toRefunded(other.saleNo) : say.toRefund(other.saleNo)}
                </Button>
            ))}
            <SaleStory sale={sale} refunds={refunds} story={story} order={order} />
            <Group gap="xs" className="sale-steps">
                {receipt && <ReceiptButtons receipt={receipt} address={address} />}
                {order && (
                    <Button
                        variant="default"
                        renderRoot={(props) => (
                            <Link
                                {...props}
                                to="/app/orders"
                                search={({ store: at }: { store?: string }) => ({ ...(at ? { store: at } : {}), order: order.id })}
                            />
                        )}
                    >
                        {say.wholeOrder}
                    </Button>
                )}
                {order && mayRefund && sale.status === "CLOSED" && isRefundable(order) && (
                    <Button variant="default" onClick={() => refund(order)}>
                        {orders.refund}
                    </Button>
                )}
            </Group>
        </Stack>
    );
}

function Facts({ sale, order, formats, words }: { sale: Sale; order: Order | undefined; formats: Formats; words: Words }) {
    const { sales: say } = words;
    const guest = customerOf(sale) || (order ? (deliveryOf(order).contactPerson ?? "") : "");
    const at = (time: string, name: string) => [time, name && say.by(name)].filter(Boolean).join(" ");
    const facts: [string, string][] = [
        [say.when, `${formats.longDay(sale.businessDate)}, ${at(sale.saleOpenTime, sale.employeeName)}`],
        [say.closed, at(sale.saleCloseTime, sale.saleCloseEmployeeName)],
        [say.ticketNo, sale.ticketNo],
        [say.tableNo, sale.tableNo],
        [say.guests, sale.guestCount > 0 ? formats.count(sale.guestCount) : ""],
        [say.customer, guest],
        [say.reason, sale.reason ?? ""],
    ];
    return (
        <dl className="facts">
            {facts
                .filter(([, value]) => value !== "")
                .map(([label, value]) => (
                    <div key={label} className="sale-fact">
                        <dt>{label}</dt>
                        <dd translate="no">{value}</dd>
                    </div>
                ))}
        </dl>
    );
}

function Lines({ sale }: { sale: Sale }) {
    const { sales: say } = useWords();
    return (
        <section>
            <h3 className="sale-heading">{say.lines}</h3>
            <ul className="sale-lines">
                {sale.orders.map((line, at) => (
                    <LineRow key={at} line={line} isVoid={line.isVoid || sale.status === "VOIDED"} />
                ))}
            </ul>
        </section>
    );
}

function LineRow({ line, isVoid }: { line: SaleLine; isVoid: boolean }) {
    const { sales: say } = useWords();
    const formats = useFormats();
    const { quantity, menuName, modifiers, discounts, totalGrossAmount } = line;
    return (
        <li>
            <span className="order-count" translate="no">
                {quantity}×
            </span>
            <div className="sale-item" translate="no">
                {isVoid ? <s>{menuName}</s> : menuName}
                {modifiers.length > 0 && (
                    <span className="order-extra">{modifiers.map(({ modifierName }) => modifierName).join(", ")}</span>
                )}
            </div>
            {isVoid ? (
                <span className="tag">{say.voidLine}</span>
            ) : (
                <span className="figure" translate="no">
                    {formats.amount(totalGrossAmount)}
                </span>
            )}
            {!isVoid &&
                discounts.map(({ discountName, discountAmount }, at) => (
                    <Fragment key={at}>
                        <span className="sale-discount" translate="no">
                            {discountName || say.receipt.discount}
                        </span>
                        <span className="figure sale-discount" translate="no">
                            {formats.amount(-discountAmount)}
                        </span>
                    </Fragment>
                ))}
        </li>
    );
}

function Amounts({ sale, refunds }: { sale: Sale; refunds: Sale[] }) {
    const { sales: say } = useWords();
    const formats = useFormats();
    const taxes = taxesOf(sale);
    return (
        <dl className="amounts">
            {taxes
                .filter(({ inclusive }) => !inclusive)
                .map(({ taxId, taxName, taxRate, taxAmount }) => (
                    <Amount key={`${taxId} ${taxRate}`} label={taxName} amount={formats.amount(taxAmount)} isSaid />
                ))}
            <Amount label={say.receipt.total} amount={formats.money(sale.grossReceipt)} isTotal />
            {taxes
                .filter(({ inclusive }) => inclusive)
                .map(({ taxId, taxName, taxRate, taxAmount }) => (
                    <Amount key={`${taxId} ${taxRate}`} label={say.receipt.included(taxName)} amount={formats.amount(taxAmount)} isSaid />
                ))}
            {sale.payments.map(({ paymentMethod, authorizedAmount, paymentTip }, at) => [
                <Amount
                    key={at}
                    label={paymentMethod ? say.receipt.paidWith(paymentMethod) : say.receipt.paid}
                    amount={formats.amount(authorizedAmount)}
                    isSaid
                />,
                paymentTip !== 0 && <Amount key={`${at} tip`} label={say.receipt.tip} amount={formats.amount(paymentTip)} />,
            ])}
            {refunds.map(({ id, grossReceipt }) => (
                <Amount key={id} label={say.refunds} amount={formats.amount(grossReceipt)} />
            ))}
        </dl>
    );
}

interface AmountProps {
    label: string;
    amount: string;
    isSaid?: boolean; // has a name in it that the server told
    isTotal?: boolean;
}

function Amount({ label, amount, isSaid = false, isTotal = false }: AmountProps) {
    return (
        <div className={isTotal ? "total" : undefined}>
            <dt translate={isSaid ? "no" : undefined}>{label}</dt>
            <dd className="figure" translate="no">
                {amount}
            </dd>
        </div>
    );
}
