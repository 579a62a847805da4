// What the palette offers: pages, actions, and what a search of the store finds.
import { useMantineColorScheme } from "@mantine/core";
import {
    IconBolt,
    IconBuildingStore,
    IconFileText,
    IconList,
    IconLogout,
    IconMoon,
    IconPlus,
    IconReceipt,
    IconSun,
    IconUser,
    type Icon,
} from "@tabler/icons-react";
import { useQuery } from "@tanstack/react-query";
import { useNavigate } from "@tanstack/react-router";
import { useMemo } from "react";
import { read } from "../api/client";
import { kindNamed, useDescriptions, type KindDescription } from "../api/descriptions";
import { useSession } from "../api/start";
import { useFormats } from "../formats/formats";
import { useWords } from "../words";
import { pages, seesChecks } from "./navigation";
import { useSignOut } from "./sign_out";
import { useMay, useStore, useSwitchStore } from "./store";
import { useLists } from "./use_lists";

export type EntryGroup = "recent" | "pages" | "actions" | "found";
export interface PaletteEntry {
    key: string;
    group: EntryGroup;
    label: string;
    detail?: string;
    amount?: string;
    isSaid?: boolean; // by the server
    isInactive?: boolean;
    words?: string; // more that finds it
    icon: Icon;
    go: () => void;
}

interface Found {
    kind: string;
    id: string;
    label: string;
    detail?: string;
    amount?: number;
    at?: string;
    isActive: boolean;
}

const icons: Record<string, Icon> = { order: IconReceipt, check: IconReceipt, sale: IconReceipt, user: IconUser, customer: IconUser };

// Small letters without accents, so that "creme" finds "Crème".
export function plain(text: string): string {
    return text.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();
}

export function fits(entry: PaletteEntry, sought: string): boolean {
    const text = plain(`${entry.label} ${entry.words ?? ""}`);
    return sought
        .split(/\s+/)
        .every((word) => text.startsWith(word) || text.includes(` ${word}`) || (word.length > 2 && text.includes(word)));
}

function useGo(): (to: string, search?: Record<string, string>) => () => void {
    const navigate = useNavigate();
    return useMemo(
        () => (to, search = {}) => () =>
            void navigate({
                to,
                search: (before: { store?: string }) => ({ ...(before.store ? { store: before.store } : {}), ...search }),
            }),
        [navigate],
    );
}

// Where a record is opened.
function placeOf(kind: KindDescription): string | undefined {
    if (kind.kind === "store") return "/app/store";
    if (kind.kind === "account") return "/app/account";
    return kind.views[0] && `/app/list/${kind.views[0].id}`;
}

export function usePlaces(): PaletteEntry[] {
    const { shell, palette } = useWords();
    const { device } = useSession();
    const may = useMay();
    const lists = useLists();
    const go = useGo();
    return useMemo(() => {
        const own = pages
            .filter(({ needs }) => needs.length === 0 || may(...needs))
            .map((page): PaletteEntry => ({
                key: `page ${page.id}`,
                group: "pages",
                label: shell.pages[page.id],
                icon: page.icon,
                go: page.to === "/docs" ? () => void window.open("/docs", "_blank", "noreferrer") : go(page.to),
            }));
        const ofLists = lists.map(({ view }): PaletteEntry => ({
            key: `list ${view.id}`,
            group: "pages",
            label: view.label,
            isSaid: true,
            icon: IconList,
            go: go(`/app/list/${view.id}`),
        }));
        const me: PaletteEntry = { key: "page me", group: "pages", label: shell.pages.me, icon: IconUser, go: go("/app/me") };
        const makes = lists
            .filter(({ view, kind }) => kind.paths.create && may(kind.change) && kind.views[0] === view)
            .map(({ view, kind }): PaletteEntry => ({
                key: `new ${kind.kind}`,
                group: "actions",
                label: palette.make(kind.label),
                icon: IconPlus,
                go: go(`/app/list/${view.id}`, { open: "new" }),
            }));
        return [...own, ...ofLists, ...(device ? [] : [me]), ...makes];
    }, [shell, palette, may, lists, go, device]);
}

export function useActions(): PaletteEntry[] {
    const { shell, palette } = useWords();
    const { stores, device } = useSession();
    const store = useStore();
    const switchStore = useSwitchStore();
    const { setColorScheme } = useMantineColorScheme();
    const signOut = useSignOut();
    return useMemo(() => {
        const action = (key: string, label: string, icon: Icon, go: () => void): PaletteEntry => ({
            key,
            group: "actions",
            label,
            icon,
            go,
        });
        return [
            ...stores
                .filter(({ id }) => id !== store.id)
                .map(({ id, name }) => action(`store ${id}`, palette.switchTo(name), IconBuildingStore, () => switchStore(id))),
            action("light", palette.light, IconSun, () => setColorScheme("light")),
            action("dark", palette.dark, IconMoon, () => setColorScheme("dark")),
            action("auto", palette.asDevice, IconBolt, () => setColorScheme("auto")),
            ...(device ? [] : [action("sign out", shell.signOut, IconLogout, signOut)]),
        ];
    }, [shell, palette, stores, store.id, switchStore, setColorScheme, signOut, device]);
}

const least = 2;

export interface Search {
    entries: PaletteEntry[];
    isSearching: boolean;
    hasFailed: boolean;
}

export function useStoreSearch(sought: string): Search {
    const { id: store } = useStore();
    const { palette } = useWords();
    const descriptions = useDescriptions();
    const formats = useFormats();
    const may = useMay();
    const go = useGo();
    const isWanted = sought.length >= least;
    const { data, isFetching, isError } = useQuery({
        queryKey: ["search", store, sought],
        queryFn: async ({ signal }) =>
            (await read<{ results: Found[] }>(`/v1/svc/store/${store}/search`, { q: sought, limit: "20" }, signal)).results,
        enabled: isWanted,
        placeholderData: (before) => before,
        retry: false,
    });
    const entries = useMemo(
        () =>
            (isWanted ? (data ?? []) : []).flatMap((found): PaletteEntry[] => {
                const kind = descriptions && kindNamed(descriptions, found.kind);
                const named = palette.kinds[found.kind];
                // Closed checks have no page of their own: what happened to them has.
                const past = may("BO_HISTORY") ? "/app/happened" : undefined;
                const isOnFloor = found.kind === "check" && found.isActive && may(...seesChecks);
                const isSale = found.kind === "sale" && may("DASH_SALES");
                const own = found.kind === "order" ? "/app/orders" : isOnFloor ? "/app/floor" : isSale ? "/app/sales" : past;
                const place = kind ? placeOf(kind) : own;
                if (!place) return [];
                const opened = kind
                    ? { open: found.id }
                    : found.kind === "order"
                      ? { order: found.id }
                      : isOnFloor
                        ? { check: found.id }
                        : isSale
                          ? { sale: found.id }
                          : { id: found.id, label: found.label };
                const parts = [named ?? kind?.label, found.detail, found.at && formats.dateTime(found.at)];
                return [
                    {
                        key: `${found.kind} ${found.id}`,
                        group: "found",
                        label: found.label,
                        detail: parts.filter(Boolean).join(" · "),
                        ...(found.amount === undefined ? {} : { amount: formats.money(found.amount) }),
                        isSaid: true,
                        isInactive: !found.isActive && kind !== undefined,
                        icon: icons[found.kind] ?? IconFileText,
                        go: go(place, opened),
                    },
                ];
            }),
        [data, descriptions, palette, formats, go, isWanted, may],
    );
    return { entries, isSearching: isWanted && isFetching, hasFailed: isWanted && isError };
}
