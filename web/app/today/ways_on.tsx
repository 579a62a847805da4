// For those who see no figures: what they come for, as large buttons.
import { Link } from "@tanstack/react-router";
import { pages } from "../shell/navigation";
import { useMay } from "../shell/store";
import { useWords } from "../words";

const offered = ["clock", "orders", "soldOut"];

export function WaysOn() {
    const { shell } = useWords();
    const may = useMay();
    const shown = pages.filter(({ id, needs }) => offered.includes(id) && (needs.length === 0 || may(...needs)));
    return (
        <div className="ways-on">
            {shown.map((page) => (
                <Link
                    key={page.id}
                    to={page.to}
                    search={({ store }: { store?: string }) => (store ? { store } : {})}
                    className="card"
                >
                    <page.icon size={22} stroke={1.8} aria-hidden />
                    {shell.pages[page.id]}
                </Link>
            ))}
        </div>
    );
}
