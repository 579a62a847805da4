// What of the past is shown: the whole menu or one kind, one person, one record, some days. All of it is in
// the address.
import { Button, Select, TextInput } from "@mantine/core";
import { useDebouncedValue } from "@mantine/hooks";
import { useQuery } from "@tanstack/react-query";
import { useNavigate, useSearch } from "@tanstack/react-router";
import { useMemo, useState } from "react";
import { read } from "../api/client";
import { useDescriptions, type Descriptions } from "../api/descriptions";
import { useFormats } from "../formats/formats";
import { dateIn } from "../orders/business_day";
import { useMay, useStore } from "../shell/store";
import { useWords } from "../words";
import type { TimelineEntry, TimelineFilter } from "./timeline";
import { useSignIns } from "./use_sign_ins";

const wholeMenu = "menu";
const isDay = /^\d{4}-\d\d-\d\d$/;

function kindsOfMenu({ kinds }: Descriptions, may: (...privileges: string[]) => boolean): string {
    return kinds
        .filter(({ group, see }) => group === "menu" && may(...see))
        .map(({ kind }) => kind)
        .join(",");
}

export interface AskedTimeline {
    filter: TimelineFilter;
    isFiltered: boolean;
    isReady: boolean; // the kinds of the menu are known
}

export function useTimelineFilter(): AskedTimeline {
    const search = useSearch({ strict: false });
    const descriptions = useDescriptions();
    const may = useMay();
    const { kind = "", by = "", id = "", from = "", to = "" } = search;
    return useMemo(() => {
        const ofMenu = descriptions ? kindsOfMenu(descriptions, may) : "";
        const filter: TimelineFilter = { kind: kind === wholeMenu ? ofMenu : kind, by, id };
        if (isDay.test(from)) filter.from = from;
        if (isDay.test(to)) filter.to = to;
        return {
            filter,
            isFiltered: [kind, by, id, from, to].some((one) => one !== ""),
            isReady: kind !== wholeMenu || descriptions !== undefined,
        };
    }, [kind, by, id, from, to, descriptions, may]);
}

function useKinds() {
    const { live } = useWords();
    const descriptions = useDescriptions();
    const may = useMay();
    return useMemo(() => {
        const lists = (descriptions?.kinds ?? [])
            .filter(({ see }) => may(...see))
            .map(({ kind, plural }) => ({ value: kind, label: plural }));
        const more = Object.entries(live.kinds).map(([value, label]) => ({ value, label }));
        return [
            { group: live.groups.whole, items: [{ value: wholeMenu, label: live.wholeMenu }] },
            { group: live.groups.lists, items: lists },
            { group: live.groups.more, items: more },
        ];
    }, [live, descriptions, may]);
}

// Who may sign in, and whoever else stands in what is shown: keys and jobs.
function usePeople(entries: TimelineEntry[], chosen: string, chosenName: string) {
    const staff = useSignIns();
    return useMemo(() => {
        const known = new Map(staff);
        for (const { by } of entries) if (by) known.set(by.id, by.name);
        if (chosen && !known.has(chosen)) known.set(chosen, chosenName || chosen);
        return [...known].map(([value, label]) => ({ value, label }));
    }, [staff, entries, chosen, chosenName]);
}

interface Found {
    kind: string;
    id: string;
    label: string;
    detail?: string;
}
const lettersLeast = 2;

function RecordFilter({ id, label, change }: { id: string; label: string; change: (id: string, label: string) => void }) {
    const { live } = useWords();
    const { id: store } = useStore();
    const [typed, setTyped] = useState(label);
    const [sought] = useDebouncedValue(typed.trim(), 150);
    const isWanted = sought.length >= lettersLeast && sought !== label;
    const { data } = useQuery({
        queryKey: ["search", store, sought],
        queryFn: async ({ signal }) =>
            (await read<{ results: Found[] }>(`/v1/svc/store/${store}/search`, { q: sought, limit: "20" }, signal)).results,
        enabled: isWanted,
        placeholderData: (before) => before,
        retry: false,
    });
    const found = isWanted ? (data ?? []) : [];
    const options = found.map((one) => ({ value: one.id, label: one.detail ? `${one.label} · ${one.detail}` : one.label }));
    if (id !== "" && !found.some((one) => one.id === id)) options.unshift({ value: id, label: label || id });
    return (
        <Select
            aria-label={live.record}
            placeholder={live.anyRecord}
            data={options}
            value={id || null}
            onChange={(value) => change(value ?? "", found.find((one) => one.id === value)?.label ?? "")}
            searchValue={typed}
            onSearchChange={setTyped}
            filter={({ options: all }) => all}
            nothingFoundMessage={isWanted ? live.recordNotFound : live.noRecord}
            searchable
            clearable
            translate="no"
        />
    );
}

export function TimelineFilters({ entries }: { entries: TimelineEntry[] }) {
    const { live } = useWords();
    const formats = useFormats();
    const search = useSearch({ strict: false });
    const navigate = useNavigate();
    const kinds = useKinds();
    const { kind = "", by = "", byName = "", id = "", label = "", from = "", to = "" } = search;
    const people = usePeople(entries, by, byName);
    const filter = (change: Record<string, string>) =>
        void navigate({ to: ".", search: (before) => ({ ...before, ...change }), replace: true });
    const isFiltered = [kind, by, id, from, to].some((one) => one !== "");
    const today = dateIn(formats.timeZone, Date.now());
    // One that passes the other takes it along: the days are never the wrong way round.
    const days = (next: { from: string; to: string }, moved: "from" | "to") =>
        filter(next.from !== "" && next.to !== "" && next.from > next.to ? { from: next[moved], to: next[moved] } : next);
    return (
        <div className="happened-filters" role="group" aria-label={live.allFilters}>
            <Select
                aria-label={live.kind}
                placeholder={live.allKinds}
                data={kinds}
                value={kind || null}
                onChange={(value) => filter({ kind: value ?? "" })}
                searchable
                clearable
            />
            <Select
                aria-label={live.by}
                placeholder={live.everybody}
                data={people}
                value={by || null}
                onChange={(value, option) => filter({ by: value ?? "", byName: value ? (option?.label ?? "") : "" })}
                searchable
                clearable
                translate="no"
            />
            <RecordFilter key={id} id={id} label={label} change={(next, name) => filter({ id: next, label: name })} />
            <div className="happened-days" role="group" aria-label={live.days}>
                <TextInput
                    type="date"
                    aria-label={live.fromDay}
                    leftSection={<span aria-hidden>{live.from}</span>}
                    leftSectionWidth={52}
                    value={from}
                    max={today}
                    onChange={({ currentTarget: { value } }) => days({ from: value, to }, "from")}
                />
                <TextInput
                    type="date"
                    aria-label={live.toDay}
                    leftSection={<span aria-hidden>{live.to}</span>}
                    leftSectionWidth={36}
                    value={to}
                    max={today}
                    onChange={({ currentTarget: { value } }) => days({ from, to: value }, "to")}
                />
            </div>
            {isFiltered && (
                <Button
                    variant="subtle"
                    onClick={() => filter({ kind: "", by: "", byName: "", id: "", label: "", from: "", to: "" })}
                >
                    {live.clear}
                </Button>
            )}
        </div>
    );
}
