// The navigation beside the page on a desk, and below it on a phone.
import { Drawer, UnstyledButton } from "@mantine/core";
import { useDisclosure } from "@mantine/hooks";
import { IconDots, IconList, type Icon } from "@tabler/icons-react";
import { Link, useRouterState } from "@tanstack/react-router";
import { useEffect, type ReactNode } from "react";
import { useDescriptions } from "../api/descriptions";
import { useWords, type Words } from "../words";
import { pages, type Group, type Page } from "./navigation";
import { useMay } from "./store";
import { useLists } from "./use_lists";

interface Entry {
    key: string;
    to: string;
    label: string;
    isSaid: boolean; // by the server
    icon: Icon;
}

function usePages(): Page[] {
    const may = useMay();
    return pages.filter((page) => page.needs.length === 0 || may(...page.needs));
}

function useGroups(): [Group, Entry[]][] {
    const words = useWords();
    const seen = usePages();
    const lists = useLists();
    // Lists stand above pages: until they are known, the pages below them would jump.
    const isKnown = useDescriptions() !== undefined;
    const groups = (Object.keys(words.shell.groups) as Group[]).filter((group) => group === "daily" || isKnown);
    return groups.map((group) => [
        group,
        [
            ...lists
                .filter(({ kind }) => kind.group === group)
                .map(({ view }) => ({
                    key: view.id,
                    to: `/app/list/${view.id}`,
                    label: view.label,
                    isSaid: true,
                    icon: IconList,
                })),
            ...seen.filter((page) => page.group === group).map((page) => entryOf(page, words)),
        ],
    ]);
}

function entryOf(page: Page, words: Words): Entry {
    return { key: page.id, to: page.to, label: words.shell.pages[page.id], isSaid: false, icon: page.icon };
}

function EntryLink({ entry, children }: { entry: Entry; children: ReactNode }) {
    const path = useRouterState({ select: (state) => state.location.pathname });
    const isHere = entry.to === "/" ? path === "/" : path.startsWith(entry.to);
    // The reference is a page of its own, outside of this one.
    if (entry.to === "/docs")
        return (
            <a href="/docs" className="entry" target="_blank" rel="noreferrer">
                {children}
            </a>
        );
    return (
        <Link
            to={entry.to}
            search={({ store }: { store?: string }) => (store ? { store } : {})}
            className="entry"
            aria-current={isHere ? "page" : undefined}
        >
            {children}
        </Link>
    );
}

function Groups() {
    const { shell } = useWords();
    return useGroups()
        .filter(([, entries]) => entries.length > 0)
        .map(([group, entries]) => (
            <section key={group} aria-label={shell.groups[group]}>
                {group !== "daily" && <h2>{shell.groups[group]}</h2>}
                {entries.map((entry) => (
                    <EntryLink key={entry.key} entry={entry}>
                        {(group === "daily" || group === "store") && !entry.isSaid && (
                            <entry.icon size={18} stroke={1.8} aria-hidden />
                        )}
                        <span translate={entry.isSaid ? "no" : undefined}>{entry.label}</span>
                    </EntryLink>
                ))}
            </section>
        ));
}

export function SideNavigation() {
    const { shell } = useWords();
    return (
        <nav className="side" aria-label={shell.navigation}>
            <Link to="/" className="brand">
                <span className="logo" aria-hidden translate="no">
                    C
                </span>
                <span translate="no">{shell.product}</span>
            </Link>
            <Groups />
        </nav>
    );
}

export function PhoneNavigation() {
    const words = useWords();
    const [isOpen, { open, close }] = useDisclosure(false);
    const path = useRouterState({ select: (state) => state.location.pathname });
    useEffect(close, [path, close]);
    return (
        <>
            <nav className="bottom" aria-label={words.shell.navigation}>
                {usePages()
                    .filter((page) => page.onPhone)
                    .map((page) => entryOf(page, words))
                    .map((entry) => (
                        <EntryLink key={entry.key} entry={entry}>
                            <entry.icon size={22} stroke={1.8} aria-hidden />
                            {entry.label}
                        </EntryLink>
                    ))}
                <UnstyledButton className="entry" onClick={open} aria-expanded={isOpen}>
                    <IconDots size={22} stroke={1.8} aria-hidden />
                    {words.shell.more}
                </UnstyledButton>
            </nav>
            <Drawer
                opened={isOpen}
                onClose={close}
                position="bottom"
                size="80%"
                title={words.shell.navigation}
                closeButtonProps={{ "aria-label": words.common.close }}
            >
                <nav className="sheet" aria-label={words.shell.more}>
                    <Groups />
                </nav>
            </Drawer>
        </>
    );
}

