// The receipt on paper, and the buttons that print and mail it. While they are there, whatever prints the page
// prints the receipt.
import { Button } from "@mantine/core";
import { IconMail, IconPrinter } from "@tabler/icons-react";
import { useRef } from "react";
import { createPortal } from "react-dom";
import { useWords } from "../words";
import { mailOf, type Receipt, type Row } from "./receipt";
import "./receipt.css";

interface Props {
    receipt: Receipt;
    address: string; // of the guest's mail; "": it is not known
}

const paperMm = 80;
const millimetres = 25.4 / 96; // of a pixel

// Paper from a roll ends where the receipt ends, which no style sheet can say.
const paper = new CSSStyleSheet();
function cutPaper(sheet: HTMLElement): void {
    const height = Math.ceil(sheet.getBoundingClientRect().height * millimetres) + 1;
    paper.replaceSync(`@page receipt { size: ${paperMm}mm ${Math.max(height, paperMm)}mm; margin: 0; }`);
    if (!document.adoptedStyleSheets.includes(paper)) document.adoptedStyleSheets = [...document.adoptedStyleSheets, paper];
}

export function ReceiptButtons({ receipt, address }: Props) {
    const { sales: say } = useWords();
    const sheet = useRef<HTMLElement>(null);
    const print = () => {
        if (!sheet.current) return;
        cutPaper(sheet.current);
        window.print();
    };
    const [store = ""] = receipt.head;
    return (
        <>
            <Button variant="default" leftSection={<IconPrinter size={18} aria-hidden />} onClick={print}>
                {say.print}
            </Button>
            <Button
                variant="default"
                leftSection={<IconMail size={18} aria-hidden />}
                component="a"
                href={mailOf(receipt, address, say.receipt.subject(receipt.title, store))}
            >
                {say.mail}
            </Button>
            {createPortal(
                <section ref={sheet} className="receipt-place" aria-hidden translate="no">
                    <Sheet receipt={receipt} />
                </section>,
                document.body,
            )}
        </>
    );
}

function Sheet({ receipt }: { receipt: Receipt }) {
    const { head, title, facts, rows, sums, total, included, paid, refunded, note } = receipt;
    const [store, ...address] = head;
    return (
        <>
            <header>
                <b>{store}</b>
                {address.map((line) => (
                    <div key={line}>{line}</div>
                ))}
            </header>
            <p className="receipt-title">{title}</p>
            <dl className="receipt-facts">
                {facts.map(([name, value]) => (
                    <div key={name}>
                        <dt>{name}</dt>
                        <dd>{value}</dd>
                    </div>
                ))}
            </dl>
            <Rows rows={rows} />
            <Rows rows={[...sums]} />
            <Rows rows={[total]} isTotal />
            <Rows rows={included} />
            <Rows rows={[...paid, ...refunded]} />
            {note !== "" && <p>{note}</p>}
        </>
    );
}

function Rows({ rows, isTotal = false }: { rows: Row[]; isTotal?: boolean }) {
    if (rows.length === 0) return null;
    return (
        <ul className={isTotal ? "receipt-rows total" : "receipt-rows"}>
            {rows.map(({ text, amount, isPart }, at) => (
                <li key={at} className={isPart ? "part" : ""}>
                    <span>{text}</span>
                    <span>{amount}</span>
                </li>
            ))}
        </ul>
    );
}
