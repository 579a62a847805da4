// Checks that are still open on the floor and fit what is looked for.
import { Link } from "@tanstack/react-router";
import type { Check } from "../floor/check";
import { nameOf } from "../floor/moves";
import { useChecks } from "../floor/checks";
import { useFormats } from "../formats/formats";
import { plain } from "../shell/palette_entries";
import { useWords } from "../words";
import { FoundRow } from "./found_row";
import { amountIn } from "./use_found";

function fits(check: Check, text: string, amount: number | null): boolean {
    if (check.state !== "active") return false;
    if (amount !== null) return check.total === amount;
    const sought = plain(text);
    if (plain(check.tableName) === sought) return true;
    return [check.number, check.checkID, check.customerName, check.employeeName].some((one) => plain(one).includes(sought));
}

export function OpenChecks({ text }: { text: string }) {
    const { sales: say } = useWords();
    const formats = useFormats();
    const { data } = useChecks();
    const amount = amountIn(text, formats);
    const found = [...(data?.heard.values() ?? [])].map(({ check }) => check).filter((check) => fits(check, text, amount));
    if (found.length === 0) return null;
    return (
        <section className="sales-group" aria-label={say.checks}>
            <h2>{say.checks}</h2>
            <ul>
                {found.map((check) => (
                    <li key={check.id}>
                        <Link
                            className="sales-row"
                            to="/app/floor"
                            search={({ store }: { store?: string }) => ({ ...(store ? { store } : {}), check: check.id })}
                        >
                            <FoundRow
                                name={nameOf(check)}
                                when={formats.dateTime(check.openedAt)}
                                about={[check.tableName && say.table(check.tableName), check.customerName, check.employeeName]}
                                amount={check.total}
                            />
                        </Link>
                    </li>
                ))}
            </ul>
        </section>
    );
}
