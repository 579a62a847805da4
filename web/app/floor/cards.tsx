// What needs somebody in the room: conflicts, checks without a table, checks of earlier days, devices.
import { useQuery } from "@tanstack/react-query";
import { read } from "../api/client";
import { useFormats } from "../formats/formats";
import { dateIn } from "../orders/business_day";
import { useMay, useStore, useStoreRecord } from "../shell/store";
import { useWords } from "../words";
import type { CheckAnswer } from "./check";
import { CheckRow } from "./check_row";
import { ConflictSides } from "./conflict_sides";
import type { Conflict } from "./conflicts";
import { nameOfDevice, useDeviceName, useDevices, type Device } from "./devices";
import type { Floor } from "./use_floor";
import { useCheckOf } from "./use_check_of";

interface Props {
    floor: Floor;
    open: (id: string) => void;
}

export function ToSettleCard({ floor, open }: Props) {
    const { floor: say } = useWords();
    const maySettle = useMay()("DEV_CONFLICTS");
    const { conflicts } = floor;
    if (!maySettle) return null;
    return (
        <section className="card" aria-labelledby="to-settle">
            <h2 id="to-settle">
                {say.toSettle} {conflicts.length > 0 && <span className="tag bad">{conflicts.length}</span>}
            </h2>
            {conflicts.length === 0 && <p className="soft">{say.nothingToSettle}</p>}
            {conflicts.map((conflict) => (
                <ConflictRow key={conflict.id} conflict={conflict} floor={floor} open={open} />
            ))}
        </section>
    );
}

function ConflictRow({ conflict, floor, open }: Props & { conflict: Conflict }) {
    const deviceName = useDeviceName();
    const shown = [...floor.byId.values()].find(({ checkID }) => checkID === conflict.checkID);
    // A check that has ended is not among those that the floor shows.
    const check = useCheckOf(conflict.checkID, shown);
    if (!check) return null;
    return (
        <div className="conflict-row">
            <ul className="check-rows">
                <CheckRow check={check} conflicts={0} now={floor.now} open={open} />
            </ul>
            <ConflictSides conflict={conflict} lines={check.lines} payments={check.payments} device={deviceName(conflict.node)} />
        </div>
    );
}

export function LooseCard({ floor, open }: Props) {
    const { floor: say } = useWords();
    const { loose } = floor.room;
    if (loose.length === 0) return null;
    return (
        <section className="card" aria-labelledby="loose">
            <h2 id="loose">{say.loose}</h2>
            <ul className="check-rows">
                {loose.map((check) => (
                    <CheckRow key={check.id} check={check} conflicts={floor.conflictsOf(check).length} now={floor.now} open={open} />
                ))}
            </ul>
        </section>
    );
}

export function LeftOpenCard({ floor, open }: Props) {
    const { floor: say } = useWords();
    const { id: store } = useStore();
    const record = useStoreRecord();
    const formats = useFormats();
    const zone = record?.timeZone ?? "UTC";
    const startMs = (record?.dayStart ?? 0) * 60_000;
    const dayOf = (at: number) => dateIn(zone, at - startMs);
    const today = dayOf(floor.now);
    // A day that ends leaves checks open without an event.
    const { data } = useQuery({
        queryKey: ["open-at-day-end", store, today],
        queryFn: ({ signal }) => read<CheckAnswer[]>(`/v1/sync/store/${store}/openAtDayEnd`, {}, signal),
        enabled: record !== undefined,
    });
    const left = (data ?? []).flatMap(({ id }) => {
        const check = floor.byId.get(id);
        return check?.state === "active" ? [check] : [];
    });
    if (left.length === 0) return null;
    return (
        <section className="card" aria-labelledby="left-open">
            <h2 id="left-open">
                {say.leftOpen} <span className="tag warn">{left.length}</span>
            </h2>
            <p className="soft">{say.leftOpenHelp}</p>
            <ul className="check-rows">
                {left.map((check) => (
                    <CheckRow
                        key={check.id}
                        check={check}
                        conflicts={floor.conflictsOf(check).length}
                        now={floor.now}
                        open={open}
                        day={formats.day(dayOf(check.openedAt))}
                    />
                ))}
            </ul>
        </section>
    );
}

export function DevicesCard({ now }: { now: number }) {
    const { floor: say } = useWords();
    const { isSeen, devices } = useDevices();
    if (!isSeen || !devices) return null;
    const here = devices.filter(({ online }) => online).length;
    const byPresence = [...devices].sort((one, other) => Number(other.online) - Number(one.online));
    return (
        <section className="card" aria-labelledby="devices">
            <h2 id="devices">
                {say.devices} <span className="tag">{say.devicesHere(here, devices.length)}</span>
            </h2>
            {devices.length === 0 && <p className="soft">{say.noDevices}</p>}
            <ul className="device-rows">
                {byPresence.map((device) => (
                    <DeviceRow key={device.id} device={device} now={now} />
                ))}
            </ul>
        </section>
    );
}

function DeviceRow({ device, now }: { device: Device; now: number }) {
    const { floor: say } = useWords();
    const formats = useFormats();
    const { online, blocked, lastSeen } = device;
    return (
        <li>
            <span className={`device-dot ${online ? "here" : ""}`} aria-hidden />
            <span className="device-name" translate="no">
                {nameOfDevice(device) || say.unknownDevice}
            </span>
            {blocked && <span className="tag bad">{say.blocked}</span>}
            <span className="soft">
                {online ? say.here : lastSeen ? say.lastSeen(formats.age(lastSeen, now)) : say.neverSeen}
            </span>
        </li>
    );
}
