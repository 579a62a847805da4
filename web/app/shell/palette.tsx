// Ctrl-K: jumps to a page or a record, and does what is one word. Worked by keyboard alone: the field
// keeps the focus and names the chosen option.
import { Modal } from "@mantine/core";
import { useDebouncedValue } from "@mantine/hooks";
import { IconSearch } from "@tabler/icons-react";
import { useEffect, useId, useMemo, useRef, useState, type KeyboardEvent } from "react";
import { useWords } from "../words";
import { noteRecent, recentEntries } from "./palette_recent";
import "./palette.css";
import { fits, plain, useActions, usePlaces, useStoreSearch, type EntryGroup, type PaletteEntry } from "./palette_entries";
import { useStore } from "./store";

const debounceMs = 180;
const emptyPages = 8;
const groupMax = 7;

export function Palette({ close }: { close: () => void }) {
    const { palette: say } = useWords();
    const { id: store } = useStore();
    const id = useId();
    const [text, setText] = useState("");
    const [chosen, setChosen] = useState(0);
    const list = useRef<HTMLDivElement>(null);
    const sought = plain(text.trim());
    const [asked] = useDebouncedValue(text.trim(), debounceMs);
    const places = usePlaces();
    const actions = useActions();
    const search = useStoreSearch(sought === "" ? "" : asked);

    const entries = useMemo(() => {
        const all = [...places, ...actions];
        if (sought === "") {
            const recent = recentEntries(store, all);
            const known = new Set(recent.map(({ key }) => key));
            const rest = all.filter(({ key, group }) => group === "pages" && !known.has(key)).slice(0, emptyPages);
            return [...recent, ...rest];
        }
        const fitting = all.filter((entry) => fits(entry, sought));
        const of = (group: EntryGroup) => fitting.filter((entry) => entry.group === group).slice(0, groupMax);
        return [...of("pages"), ...search.entries, ...of("actions")];
    }, [places, actions, search.entries, sought, store]);
    const groups = useMemo(() => [...new Set(entries.map(({ group }) => group))], [entries]);
    const at = Math.min(chosen, entries.length - 1);
    const isSearching = search.isSearching || (sought.length >= 2 && asked !== text.trim());

    useEffect(() => setChosen(0), [sought]);
    useEffect(() => {
        list.current?.querySelector('[aria-selected="true"]')?.scrollIntoView({ block: "nearest" });
    }, [at, entries]);

    const take = (entry: PaletteEntry | undefined) => {
        if (!entry) return;
        noteRecent(store, entry);
        close();
        entry.go();
    };
    const onKeyDown = (event: KeyboardEvent) => {
        const to = { ArrowDown: at + 1, ArrowUp: at - 1, Home: 0, End: entries.length - 1 }[event.key];
        if (event.key === "Enter" && !event.nativeEvent.isComposing) {
            event.preventDefault();
            take(entries[at]);
        } else if (to !== undefined && (text === "" || !["Home", "End"].includes(event.key))) {
            event.preventDefault();
            setChosen((to + entries.length) % Math.max(1, entries.length));
        }
    };
    return (
        <Modal opened onClose={close} withCloseButton={false} padding={0} size="lg" yOffset="10vh" aria-label={say.label}>
            <div className="palette-input">
                <IconSearch size={18} aria-hidden />
                <input
                    data-autofocus
                    type="text"
                    role="combobox"
                    aria-label={say.label}
                    aria-expanded={entries.length > 0}
                    aria-controls={`${id}-list`}
                    aria-autocomplete="list"
                    aria-activedescendant={entries[at] ? `${id}-${at}` : undefined}
                    placeholder={say.placeholder}
                    autoComplete="off"
                    spellCheck={false}
                    maxLength={100}
                    value={text}
                    onChange={({ currentTarget }) => setText(currentTarget.value)}
                    onKeyDown={onKeyDown}
                />
            </div>
            <div className="palette-list" role="listbox" id={`${id}-list`} aria-label={say.label} ref={list}>
                {groups.map((group) => (
                    <div key={group} role="group" aria-labelledby={`${id}-${group}`}>
                        <div className="palette-group" id={`${id}-${group}`} role="presentation">
                            {say.groups[group]}
                        </div>
                        {entries.map(
                            (entry, place) =>
                                entry.group === group && (
                                    <Option
                                        key={entry.key}
                                        entry={entry}
                                        id={`${id}-${place}`}
                                        isChosen={place === at}
                                        choose={() => setChosen(place)}
                                        take={() => take(entry)}
                                    />
                                ),
                        )}
                    </div>
                ))}
            </div>
            {entries.length === 0 && !isSearching && (
                <p className="palette-status">
                    <b>{say.nothing}</b> {say.nothingHelp}
                </p>
            )}
            <div className="palette-foot" role="status" aria-live="polite">
                {isSearching ? say.searching : search.hasFailed ? say.failed : sought !== "" && say.results(entries.length)}
            </div>
        </Modal>
    );
}

interface OptionProps {
    entry: PaletteEntry;
    id: string;
    isChosen: boolean;
    choose: () => void;
    take: () => void;
}

function Option({ entry, id, isChosen, choose, take }: OptionProps) {
    const { palette: say } = useWords();
    return (
        <div
            role="option"
            id={id}
            aria-selected={isChosen}
            className="palette-option"
            onPointerMove={choose}
            onClick={take}
        >
            <entry.icon size={18} stroke={1.8} aria-hidden />
            <span className="palette-what" translate={entry.isSaid ? "no" : undefined}>
                {entry.label}
                {entry.detail && <span className="soft">{entry.detail}</span>}
            </span>
            {entry.isInactive && <span className="tag">{say.inactive}</span>}
            {entry.amount && (
                <span className="figure" translate="no">
                    {entry.amount}
                </span>
            )}
        </div>
    );
}
