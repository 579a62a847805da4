// What stands beside the plan: the checks of a table, one check, or what needs somebody in the room.
import { Button } from "@mantine/core";
import { IconArrowLeft } from "@tabler/icons-react";
import { useFormats } from "../formats/formats";
import { useWords } from "../words";
import { CheckRow } from "./check_row";
import { CheckView } from "./check_view";
import { DevicesCard, LeftOpenCard, LooseCard, ToSettleCard } from "./cards";
import { wordOf } from "./table_mark";
import type { TableView } from "./tables";
import type { Floor } from "./use_floor";

export interface Chosen {
    table: TableView | undefined;
    check: string; // id; "": none
}

interface Props {
    floor: Floor;
    chosen: Chosen;
    openCheck: (id: string) => void;
    back: () => void;
    toPlan: () => void;
    wayBack: string;
}

export function Side({ floor, chosen, openCheck, back, toPlan, wayBack }: Props) {
    const { floor: say } = useWords();
    const asked = floor.byId.get(chosen.check);
    // The only check of a table is shown at once.
    const only = chosen.table?.checks.length === 1 ? chosen.table.checks[0] : undefined;
    const check = asked ?? (chosen.check === "" ? only : undefined);
    if (!chosen.table && chosen.check === "")
        return (
            <>
                <ToSettleCard floor={floor} open={openCheck} />
                <LooseCard floor={floor} open={openCheck} />
                <LeftOpenCard floor={floor} open={openCheck} />
                <DevicesCard now={floor.now} />
            </>
        );
    return (
        <>
            <Button className="side-back" variant="subtle" size="md" leftSection={<IconArrowLeft size={18} aria-hidden />} onClick={back}>
                {wayBack}
            </Button>
            {chosen.table && <TableHead view={chosen.table} />}
            {chosen.table && <OtherChecks view={chosen.table} shown={check?.id} floor={floor} open={openCheck} />}
            {check && <CheckView key={check.id} check={check} floor={floor} toPlan={toPlan} />}
            {!check && chosen.check !== "" && !chosen.table && <p className="soft">{say.checkGone}</p>}
        </>
    );
}

function TableHead({ view }: { view: TableView }) {
    const words = useWords();
    const { floor: say } = words;
    const formats = useFormats();
    return (
        <header className="table-head">
            <h2>{say.table(view.table.name)}</h2>
            <span className={`table-state state-${view.state}`}>{wordOf(view, words)}</span>
            {view.checks.length > 1 && <span className="figure">{formats.money(view.total)}</span>}
            {view.checks.length === 0 && <p className="soft">{say.nobodyHere}</p>}
        </header>
    );
}

interface OtherProps {
    view: TableView;
    shown: string | undefined;
    floor: Floor;
    open: (id: string) => void;
}

function OtherChecks({ view, shown, floor, open }: OtherProps) {
    const { floor: say } = useWords();
    const others = view.checks.filter(({ id }) => id !== shown);
    if (others.length === 0) return null;
    return (
        <section aria-label={shown ? say.otherChecks : say.checks(others.length)}>
            {shown && <h3>{say.otherChecks}</h3>}
            <ul className="check-rows">
                {others.map((check) => (
                    <CheckRow key={check.id} check={check} conflicts={floor.conflictsOf(check).length} now={floor.now} open={open} />
                ))}
            </ul>
        </section>
    );
}
