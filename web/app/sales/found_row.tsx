// What a row says of something that was found.
import { useFormats } from "../formats/formats";

interface Props {
    name: string;
    when: string;
    about: string[];
    tag?: { text: string; tone: "" | "bad" } | undefined;
    amount: number;
}

export function FoundRow({ name, when, about, tag, amount }: Props) {
    const formats = useFormats();
    return (
        <>
            <b className="sales-name">{name}</b>
            <span className="sales-when" translate="no">
                {when}
            </span>
            <span className="sales-about" translate="no">
                {about.filter(Boolean).join(" · ")}
            </span>
            <span className="sales-tag">{tag && <span className={`tag ${tag.tone}`}>{tag.text}</span>}</span>
            <span className="figure sales-amount" translate="no">
                {formats.money(amount)}
            </span>
        </>
    );
}
