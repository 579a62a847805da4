// The room in real time: tables as they were drawn with their checks, and beside them what needs somebody. On a
// narrow screen a waiter's own tables and checks come first.
import { Skeleton } from "@mantine/core";
import { useMediaQuery } from "@mantine/hooks";
import { useNavigate, useSearch } from "@tanstack/react-router";
import { useCallback, useContext, useEffect, useRef, useState, type KeyboardEvent } from "react";
import { useSession } from "../api/start";
import { useFormats } from "../formats/formats";
import { AloneButton } from "../live/alone_button";
import "../live/parts.css";
import "../orders/orders.css";
import { useStore } from "../shell/store";
import { sentenceOf } from "../shell/told";
import { useWords } from "../words";
import { CarryPlace, useCarry } from "./carry";
import type { Check } from "./check";
import { DragLayer, labelOf, OverContext } from "./drag_layer";
import "./floor.css";
import type { FloorPlan } from "./layout";
import { Mine } from "./mine";
import { Plan } from "./plan";
import { Side } from "./side";
import type { TableView } from "./tables";
import { useFloor, viewOfCheck, type Floor } from "./use_floor";

type Part = "mine" | "tables" | "room";
const parts: Part[] = ["mine", "tables", "room"];

export function FloorPage() {
    const { floor: say } = useWords();
    const floor = useFloor();
    const address = useAddress();
    const { go } = address;
    // What was moved stays in sight, wherever it is now.
    const done = useCallback((check: Check) => go({ check: check.id, table: "" }), [go]);
    return (
        <div className="page floor">
            {floor.error !== null && <p role="alert">{sentenceOf(floor.error)}</p>}
            {floor.error === null && floor.isPending && <Waiting title={say.title} />}
            {floor.error === null && !floor.isPending && (
                <CarryPlace done={done}>
                    <DragLayer floor={floor}>
                        <Room floor={floor} address={address} />
                    </DragLayer>
                </CarryPlace>
            )}
        </div>
    );
}

// What is looked at is in the address, so that it can be sent and returned to.
interface Address {
    plan: string;
    table: string;
    check: string; // id
    part: string;
    go: (change: Partial<Record<"floor" | "table" | "check" | "part", string>>) => void;
}

function useAddress(): Address {
    const search = useSearch({ strict: false });
    const navigate = useNavigate();
    const go = useCallback<Address["go"]>(
        (change) => void navigate({ to: ".", search: (before) => ({ ...before, ...change }), replace: true }),
        [navigate],
    );
    return {
        plan: search["floor"] ?? "",
        table: search["table"] ?? "",
        check: search["check"] ?? "",
        part: search["part"] ?? "",
        go,
    };
}

function Waiting({ title }: { title: string }) {
    return (
        <>
            <div className="page-head">
                <h1>{title}</h1>
            </div>
            <div className="floor-parts">
                <Skeleton height={420} radius="md" />
                <Skeleton height={420} radius="md" />
            </div>
        </>
    );
}

function busiest({ floors, room }: Floor): string | undefined {
    const taken = ({ tables }: FloorPlan) => tables.filter(({ id }) => room.tables.get(id)?.state !== "free").length;
    return [...floors].sort((one, other) => taken(other) - taken(one))[0]?.id;
}

function Room({ floor, address }: { floor: Floor; address: Address }) {
    const { floor: say } = useWords();
    const { user } = useStore();
    const { device } = useSession();
    const carry = useCarry();
    const isNarrow = useMediaQuery("(max-width: 48em)", false, { getInitialValueInEffect: false });
    const { go } = address;
    const place = useRef<HTMLDivElement>(null);
    // The floor with the most guests comes first; where they sit later does not change it under a hand.
    const [first] = useState(() => busiest(floor));

    const chosenCheck = address.check === "" ? undefined : floor.byId.get(address.check);
    // A check that somebody moves is shown where it is now; one that has ended, where it was.
    const isOpenCheck = chosenCheck?.state === "active";
    const table = isOpenCheck ? viewOfCheck(floor, chosenCheck) : floor.room.tables.get(address.table);
    const plan = floor.floors.find(({ id }) => id === address.plan) ?? floor.floors.find(({ id }) => id === (table?.floor ?? first));
    // A screen on the wall is nobody's.
    const shown = parts.filter((one) => one !== "mine" || (user !== "" && !device));
    const part = shown.find((one) => one === address.part) ?? shown[0] ?? "tables";

    const { lifted, put } = carry;
    const choose = useCallback(
        (view: TableView) => {
            if (lifted) put(lifted, { table: view });
            else go({ table: view.table.id, check: "" });
        },
        [lifted, put, go],
    );
    // The same for every event, so that rows are not drawn again.
    const latest = useRef(floor);
    useEffect(() => {
        latest.current = floor;
    });
    const openCheck = useCallback(
        (id: string) => {
            const check = latest.current.byId.get(id);
            if (lifted && check) put(lifted, { check });
            else go({ check: id, table: (check && viewOfCheck(latest.current, check)?.table.id) ?? "" });
        },
        [lifted, put, go],
    );
    const back = () => go({ table: "", check: "" });
    const toPlan = () => {
        go(isNarrow ? { part: "tables", table: "", check: "" } : {});
        // After the dialog has given the focus back.
        setTimeout(() => {
            const mark = (which: string) => place.current?.querySelector<HTMLElement>(`.plan ${which}`);
            (mark(".chosen") ?? mark("[tabindex='0']"))?.focus();
        });
    };
    const isOpen = table !== undefined || address.check !== "";
    const side = (
        <Side
            floor={floor}
            chosen={{ table, check: address.check }}
            openCheck={openCheck}
            back={back}
            toPlan={toPlan}
            wayBack={isNarrow ? say.partNames[part] : say.backToRoom}
        />
    );
    const tables = (
        <div className="floor-plan">
            {lifted && <Lifted />}
            {floor.floors.length === 0 ? (
                <NoPlan />
            ) : (
                <>
                    <FloorTabs floor={floor} chosen={plan?.id ?? ""} choose={(id) => go({ floor: id })} />
                    {plan && <Plan plan={plan} floor={floor} chosen={table?.table.id ?? ""} isDrawn={!isNarrow} choose={choose} />}
                </>
            )}
        </div>
    );
    if (!isNarrow)
        return (
            <>
                <Head floor={floor} />
                <div className="floor-parts" ref={place}>
                    {tables}
                    <aside className="floor-side" aria-label={say.side}>
                        {side}
                    </aside>
                </div>
            </>
        );
    return (
        <div className="floor-narrow" ref={place}>
            <h1 className="visually-hidden">{say.title}</h1>
            {isOpen && !lifted ? (
                side
            ) : (
                <>
                    <Tabs
                        label={say.parts}
                        entries={shown.map((one) => ({ id: one, label: say.partNames[one] }))}
                        chosen={lifted ? "tables" : part}
                        choose={(id) => go({ part: id })}
                    />
                    {(lifted || part === "tables") && tables}
                    {!lifted && part === "mine" && <Mine floor={floor} open={openCheck} />}
                    {!lifted && part === "room" && side}
                </>
            )}
        </div>
    );
}

function Head({ floor }: { floor: Floor }) {
    const { floor: say } = useWords();
    const formats = useFormats();
    const seated = floor.open.filter(({ isEmpty }) => !isEmpty);
    const sum = (of: (check: Check) => number) => seated.reduce((total, check) => total + of(check), 0);
    return (
        <div className="page-head">
            <h1>{say.title}</h1>
            <p className="floor-figures">
                <span>{say.openChecks(seated.length)}</span>
                <span>{say.guests(sum(({ guests }) => guests))}</span>
                <b>{formats.money(sum(({ total }) => total))}</b>
            </p>
            <span className="grow" />
            <AloneButton alone={say.floorOnly} />
        </div>
    );
}

// What is taken up by keys or a button, until a table is chosen.
function Lifted() {
    const { floor: say } = useWords();
    const { lifted, cancel } = useCarry();
    if (!lifted) return null;
    return (
        <p className="lifted-note">
            <span>{say.choosePlace(labelOf(lifted, say))}</span>
            <button type="button" onClick={cancel}>
                {say.cancelMove}
            </button>
        </p>
    );
}

function NoPlan() {
    const { floor: say } = useWords();
    return (
        <div className="empty card">
            <h2>{say.noTables}</h2>
            <p className="soft">{say.noTablesHelp}</p>
        </div>
    );
}

const holdMs = 400;

function FloorTabs({ floor, chosen, choose }: { floor: Floor; chosen: string; choose: (id: string) => void }) {
    const { floor: say } = useWords();
    const entries = floor.floors.map(({ id, floorName, tables }) => {
        const views = tables.flatMap((table) => floor.room.tables.get(table.id) ?? []);
        const taken = views.filter(({ state }) => state !== "free").length;
        return { id, label: floorName, detail: `${taken}/${views.length}`, isWarned: views.some(({ conflicts }) => conflicts > 0) };
    });
    // To carry something to another floor, hold it over its name.
    const [kind, over = ""] = useContext(OverContext).split(" ");
    const held = kind === "floor" ? over : "";
    const latest = useRef(choose);
    useEffect(() => {
        latest.current = choose;
    });
    useEffect(() => {
        if (held === "") return undefined;
        const timer = setTimeout(() => latest.current(held), holdMs);
        return () => clearTimeout(timer);
    }, [held]);
    if (entries.length === 1) return null;
    return <Tabs label={say.floors} entries={entries} chosen={chosen} choose={choose} isSaid dropKind="floor" />;
}

interface TabsProps {
    label: string;
    entries: { id: string; label: string; detail?: string; isWarned?: boolean }[];
    chosen: string;
    choose: (id: string) => void;
    isSaid?: boolean; // by the server
    dropKind?: string;
}

// Tabs are one stop of the Tab key; arrows go from one to the next.
function Tabs({ label, entries, chosen, choose, isSaid = false, dropKind }: TabsProps) {
    const { floor: say } = useWords();
    const onKey = (event: KeyboardEvent<HTMLElement>) => {
        const step = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
        const at = entries.findIndex(({ id }) => id === chosen);
        const next = step && entries.at((at + step) % entries.length);
        if (!next) return;
        event.preventDefault();
        choose(next.id);
        (event.currentTarget.children[entries.indexOf(next)] as HTMLElement).focus();
    };
    return (
        <div className="floor-tabs" role="tablist" aria-label={label} onKeyDown={onKey}>
            {entries.map(({ id, label: name, detail, isWarned }) => (
                <button
                    key={id}
                    type="button"
                    role="tab"
                    aria-selected={id === chosen}
                    tabIndex={id === chosen ? 0 : -1}
                    data-drop={dropKind && `${dropKind} ${id}`}
                    onClick={() => choose(id)}
                >
                    <span translate={isSaid ? "no" : undefined}>{name}</span>
                    {detail && <span className="tag">{detail}</span>}
                    {isWarned && <span className="tag bad">{say.states.conflict}</span>}
                </button>
            ))}
        </div>
    );
}
