// Above a list: its name and count, search, which records, filters, columns, and New.
import { ActionIcon, Button, Checkbox, Menu, Popover, SegmentedControl, Stack, Text, TextInput, Title } from "@mantine/core";
import { useDebouncedCallback } from "@mantine/hooks";
import { IconColumns, IconDots, IconPlus, IconSearch } from "@tabler/icons-react";
import { useEffect, useState, type Ref } from "react";
import type { FieldDescription, KindDescription, View } from "../api/descriptions";
import { useWords } from "../words";
import { leadOf } from "./list_columns";
import { FilterButton } from "./list_filter_bar";
import type { ListAddress, Status } from "./list_state";
import { downwards, upwards } from "./table_head";

export interface ToolsProps {
    kind: KindDescription;
    view: View;
    address: ListAddress;
    isPhone: boolean;
    total: number | null;
    canMake: boolean;
    columns: FieldDescription[];
    offered: FieldDescription[];
    setColumns: (columns: string[] | null) => void;
    searchRef: Ref<HTMLInputElement>;
    leave: () => void; // from the search field into the rows
    canSelect: boolean;
    isSelecting: boolean;
    setIsSelecting: (isSelecting: boolean) => void;
}

export function ListTools(props: ToolsProps) {
    const { kind, view, address, isPhone } = props;
    const filters = (
        <FilterButton
            kind={kind}
            view={view}
            filters={address.state.filters}
            setFilters={(next) => address.change({ filters: next })}
        />
    );
    if (isPhone)
        return (
            <header className="list-tools">
                <div className="tools-line">
                    <Heading {...props} />
                    <span className="grow" />
                    {props.canMake && <MakeButton {...props} />}
                </div>
                <div className="tools-line">
                    <SearchField {...props} />
                    {filters}
                    <ListMenu {...props} />
                </div>
            </header>
        );
    return (
        <header className="list-tools">
            <div className="tools-line">
                <Heading {...props} />
                <SearchField {...props} />
                <span className="grow" />
                <StatusChoice address={address} />
                {filters}
                <ColumnChooser {...props} />
                <ListMenu {...props} />
                {props.canMake && <MakeButton {...props} />}
            </div>
        </header>
    );
}

function isNarrowed({ state }: ListAddress): boolean {
    return state.search !== "" || Object.keys(state.filters).length > 0;
}

function Heading({ view, total, address }: ToolsProps) {
    const { list } = useWords().records;
    return (
        <div className="list-heading">
            <Title order={1} translate="no">
                {view.label}
            </Title>
            <span className="soft" role="status" aria-live="polite">
                {total === null ? "" : isNarrowed(address) ? list.found(total) : list.count(total)}
            </span>
        </div>
    );
}

const patienceMs = 180;

function SearchField({ view, address, searchRef, leave, isPhone }: ToolsProps) {
    const { list } = useWords().records;
    const { search } = address.state;
    const [text, setText] = useState(search);
    const settle = useDebouncedCallback((next: string) => address.change({ search: next.trim() }), patienceMs);
    // The address may change from elsewhere: "back", or "clear filters".
    useEffect(() => setText((typed) => (typed.trim() === search ? typed : search)), [search]);
    return (
        <TextInput
            ref={searchRef}
            className="list-search"
            type="search"
            translate="no"
            aria-label={list.search(view.label.toLowerCase())}
            placeholder={list.searchShort}
            leftSection={<IconSearch size={16} aria-hidden />}
            rightSection={!isPhone && text === "" && <kbd aria-hidden>/</kbd>}
            rightSectionPointerEvents="none"
            value={text}
            onChange={(event) => {
                setText(event.currentTarget.value);
                settle(event.currentTarget.value);
            }}
            onKeyDown={(event) => {
                if (event.key === "ArrowDown" || event.key === "Enter") {
                    event.preventDefault();
                    leave();
                } else if (event.key === "Escape" && text !== "") {
                    event.stopPropagation();
                    setText("");
                    address.change({ search: "" });
                }
            }}
        />
    );
}

const statuses: Status[] = ["active", "inactive", "all"];

function StatusChoice({ address }: { address: ListAddress }) {
    const { list } = useWords().records;
    return (
        <SegmentedControl
            className="list-status"
            aria-label={list.statuses}
            value={address.state.status}
            data={statuses.map((value) => ({ value, label: list[value] }))}
            onChange={(status) => address.change({ status: status as Status })}
        />
    );
}

function MakeButton({ kind, address }: ToolsProps) {
    const { list } = useWords().records;
    return (
        <Button
            leftSection={<IconPlus size={16} aria-hidden />}
            onClick={() => address.change({ open: "new", copyOf: null, isStep: true })}
            aria-label={list.makeOne(kind.label.toLowerCase())}
        >
            {list.make}
        </Button>
    );
}

function ColumnChooser({ columns, offered, setColumns }: ToolsProps) {
    const { list } = useWords().records;
    const chosen = columns.map(({ name }) => name);
    return (
        <Popover position="bottom-end" width={270} trapFocus returnFocus shadow="md">
            <Popover.Target>
                <Button variant="default" className="tool" leftSection={<IconColumns size={16} aria-hidden />} aria-label={list.columns}>
                    <span className="word">{list.columns}</span>
                </Button>
            </Popover.Target>
            <Popover.Dropdown>
                <Stack gap={8}>
                    <Text size="xs" c="dimmed">
                        {list.columnsHelp}
                    </Text>
                    <div className="column-choice" role="group" aria-label={list.columns}>
                        {offered.map(({ name, label }) => (
                            <Checkbox
                                key={name}
                                size="xs"
                                label={label}
                                translate="no"
                                checked={chosen.includes(name)}
                                onChange={(event) =>
                                    setColumns(
                                        event.currentTarget.checked
                                            ? [...chosen, name]
                                            : chosen.filter((one) => one !== name),
                                    )
                                }
                            />
                        ))}
                    </div>
                    <Button size="compact-sm" variant="subtle" onClick={() => setColumns(null)}>
                        {list.columnsReset}
                    </Button>
                </Stack>
            </Popover.Dropdown>
        </Popover>
    );
}

// Where there is no room for all: which records, their order, and on a phone the boxes to select them.
function ListMenu({ address, columns, kind, isPhone, canSelect, isSelecting, setIsSelecting }: ToolsProps) {
    const { list } = useWords().records;
    const { sort } = address.state;
    const lead = leadOf(kind);
    const orders = [
        ...(lead.isSortable ? [lead] : []),
        ...columns.filter(({ sortable }) => sortable).map(({ name, label }) => ({ names: [name], label })),
    ];
    return (
        <Menu position="bottom-end" closeOnItemClick>
            <Menu.Target>
                <ActionIcon variant="default" size={36} className="list-more" aria-label={list.more}>
                    <IconDots size={18} aria-hidden />
                </ActionIcon>
            </Menu.Target>
            <Menu.Dropdown mah="70vh" className="scrolling">
                <Menu.Label>{list.statuses}</Menu.Label>
                <Menu.RadioGroup value={address.state.status} onChange={(status: string) => address.change({ status: status as Status })}>
                    {statuses.map((status) => (
                        <Menu.RadioItem key={status} value={status}>
                            {list[status]}
                        </Menu.RadioItem>
                    ))}
                </Menu.RadioGroup>
                {isPhone && canSelect && (
                    <Menu.CheckboxItem checked={isSelecting} onChange={setIsSelecting}>
                        {list.select}
                    </Menu.CheckboxItem>
                )}
                <Menu.Label>{list.sort}</Menu.Label>
                <Menu.RadioGroup value={sort} onChange={(next: string) => address.change({ sort: next })}>
                    <Menu.RadioItem value="">{list.sortNone}</Menu.RadioItem>
                    {orders.flatMap(({ names, label }) => [
                        <Menu.RadioItem key={upwards(names)} value={upwards(names)} translate="no">
                            {list.sortUp(label)}
                        </Menu.RadioItem>,
                        <Menu.RadioItem key={downwards(names)} value={downwards(names)} translate="no">
                            {list.sortDown(label)}
                        </Menu.RadioItem>,
                    ])}
                </Menu.RadioGroup>
            </Menu.Dropdown>
        </Menu>
    );
}
