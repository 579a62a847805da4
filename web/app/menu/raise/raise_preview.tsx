// Every price that changes, as it is and as it will be.
import { useVirtualizer } from "@tanstack/react-virtual";
import { useRef, type CSSProperties } from "react";
import { useFormats } from "../../formats/formats";
import { useWords } from "../../words";
import type { Raised } from "./raise_plan";

const lineHeight = 32;

export function RaisePreview({ raised, isGood }: { raised: Raised[]; isGood: boolean }) {
    const { menu } = useWords();
    const { raise: say } = menu;
    const { amount } = useFormats();
    const place = useRef<HTMLDivElement>(null);
    const virtual = useVirtualizer({
        count: raised.length,
        getScrollElement: () => place.current,
        estimateSize: () => lineHeight,
        overscan: 6,
    });
    return (
        <section aria-label={say.preview}>
            <p className="soft" role="status">
                {isGood ? say.changes(raised.length) : say.first}
            </p>
            {raised.length > 0 && (
                <div ref={place} className="raise-preview" role="list" tabIndex={0} aria-label={say.preview}>
                    <div style={{ height: virtual.getTotalSize() }} role="none">
                        {virtual.getVirtualItems().map(({ index, start }) => {
                            const one = raised[index];
                            if (!one) return null;
                            const { row, column, before, after } = one;
                            return (
                                <div key={index} role="listitem" className="raise-row" style={{ "--top": `${start}px` } as CSSProperties}>
                                    <span className="grow raise-name" translate="no">
                                        {row.name}
                                        {column.label !== "" && <small className="soft"> {column.label}</small>}
                                    </span>
                                    <span className="figure soft">{amount(before)}</span>
                                    <span aria-hidden>→</span>
                                    {after === null ? (
                                        <span className="tag warn">{say.belowZero}</span>
                                    ) : (
                                        <b className="figure raise-new">{amount(after)}</b>
                                    )}
                                </div>
                            );
                        })}
                    </div>
                </div>
            )}
        </section>
    );
}
