// Who works, and when: shifts of the timesheet, and punches.
import { useQuery } from "@tanstack/react-query";
import { read, send } from "../api/client";
import { queries } from "../api/queries";
import { useLiveEvents } from "../live/live";
import { useStore, useStoreRecord } from "../shell/store";
import { dateIn } from "./business_day";

export interface Shift {
    clockIn?: string;
    clockOut?: string;
    breaks: { start: string; end?: string }[];
    workedMinutes: number;
    breakMinutes: number;
    open: boolean;
    warnings: { warning: string; punch: string }[];
}
export interface WorkedDay {
    user: string;
    name: string;
    businessDate: string;
    workedMinutes: number;
    breakMinutes: number;
    open: boolean;
    shifts: Shift[];
}
export type Punch = "in" | "out" | "breakStart" | "breakEnd";

const dayMs = 86_400_000;
const months = ["Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec"];

// The service reads days as "19-Nov-2026".
function dayText(date: string): string {
    const [year, month, day] = date.split("-");
    return `${day}-${months[Number(month) - 1]}-${year}`;
}

export function useShifts(days: number, user?: string) {
    const { id } = useStore();
    const store = useStoreRecord();
    useLiveEvents(() => void queries.invalidateQueries({ queryKey: ["shifts", id] }), ["punch"]);
    return useQuery({
        queryKey: ["shifts", id, user ?? "", days],
        queryFn: ({ signal }) => {
            const now = Date.now();
            const zone = store?.timeZone ?? "UTC";
            return read<WorkedDay[]>(
                `/v1/svc/store/${id}/timesheet`,
                {
                    dateOption: "DR",
                    fromDate: dayText(dateIn(zone, now - days * dayMs)),
                    toDate: dayText(dateIn(zone, now)),
                    user,
                },
                signal,
            );
        },
        enabled: store !== undefined && user !== "",
        refetchInterval: 60_000, // open shifts grow
    });
}

export async function punch(store: string, user: string, type: Punch): Promise<void> {
    await send("POST", `/v1/svc/store/${store}/clock`, { body: { user, type }, once: `${Date.now()}${Math.random()}` });
    await queries.invalidateQueries({ queryKey: ["shifts", store] });
}

export type WorkState = { is: "out" } | { is: "in" | "onBreak"; since: string };

export function stateOf(days: WorkedDay[]): WorkState {
    const open = days.flatMap(({ shifts }) => shifts).filter((shift) => shift.open && shift.clockIn).at(-1);
    if (!open?.clockIn) return { is: "out" };
    const pause = open.breaks.at(-1);
    return pause && !pause.end ? { is: "onBreak", since: pause.start } : { is: "in", since: open.clockIn };
}
