// The filters of a list: a button that adds one, and a chip for each that can be changed and removed.
import { Button, CloseButton, Popover, Stack, TextInput, UnstyledButton } from "@mantine/core";
import { IconChevronLeft, IconFilter } from "@tabler/icons-react";
import { useState } from "react";
import type { FieldDescription, KindDescription, View } from "../api/descriptions";
import { useWords } from "../words";
import { FilterEditor } from "./list_filter_editor";
import { filteredFields, filterFields, filterText, namesOf, without } from "./list_filters";
import type { Filters } from "./list_state";
import type { Saying } from "./table_values";

interface Props {
    kind: KindDescription;
    view: View;
    filters: Filters;
    setFilters: (filters: Filters) => void;
}

export function FilterButton({ kind, view, filters, setFilters }: Props) {
    const { list } = useWords().records;
    const [isOpen, setIsOpen] = useState(false);
    const [field, setField] = useState<FieldDescription | null>(null);
    const count = filteredFields(kind, filters).length;
    const toggle = (open: boolean) => {
        setIsOpen(open);
        setField(null);
    };
    return (
        <Popover opened={isOpen} onChange={toggle} position="bottom-end" width={300} trapFocus returnFocus shadow="md">
            <Popover.Target>
                <Button
                    variant="default"
                    className="tool"
                    leftSection={<IconFilter size={16} aria-hidden />}
                    onClick={() => toggle(!isOpen)}
                    aria-label={count > 0 ? list.filtersCount(count) : list.filters}
                >
                    <span className="word">{list.filters}</span>
                    {count > 0 && <span className="tag info">{count}</span>}
                </Button>
            </Popover.Target>
            <Popover.Dropdown>
                {field ? (
                    <Stack gap="sm">
                        <UnstyledButton className="back" onClick={() => setField(null)}>
                            <IconChevronLeft size={16} aria-hidden />
                            <span translate="no">{field.label}</span>
                        </UnstyledButton>
                        <FilterEditor
                            key={field.name}
                            field={field}
                            filters={filters}
                            apply={(next) => {
                                setFilters(next);
                                toggle(false);
                            }}
                        />
                    </Stack>
                ) : (
                    <FieldChoice fields={filterFields(kind, view)} choose={setField} />
                )}
            </Popover.Dropdown>
        </Popover>
    );
}

export function FieldChoice({ fields, choose }: { fields: FieldDescription[]; choose: (field: FieldDescription) => void }) {
    const { list } = useWords().records;
    const [text, setText] = useState("");
    const found = fields.filter(({ label }) => label.toLowerCase().includes(text.trim().toLowerCase()));
    return (
        <Stack gap={6}>
            <TextInput
                data-autofocus
                aria-label={list.chooseField}
                placeholder={list.chooseField}
                value={text}
                onChange={(event) => setText(event.currentTarget.value)}
                onKeyDown={(event) => {
                    if (event.key === "Enter" && found[0]) choose(found[0]);
                }}
            />
            <ul className="field-choice" aria-label={list.filterBy}>
                {found.map((field) => (
                    <li key={field.name}>
                        <UnstyledButton onClick={() => choose(field)} translate="no">
                            {field.label}
                        </UnstyledButton>
                    </li>
                ))}
                {found.length === 0 && <li className="soft">{list.noField}</li>}
            </ul>
        </Stack>
    );
}

export function FilterChips({ kind, filters, setFilters, ignored, saying }: Omit<Props, "view"> & { ignored: string[]; saying: Saying }) {
    const { list } = useWords().records;
    const fields = filteredFields(kind, filters);
    const isIgnored = (field: FieldDescription) => namesOf(field).some((name) => ignored.includes(name));
    const unknown = Object.keys(filters).filter((name) => !fields.some((field) => namesOf(field).includes(name)));
    const unheeded = [...fields.filter(isIgnored).map(({ label }) => label), ...unknown];
    if (fields.length === 0 && unheeded.length === 0) return null;
    return (
        <>
            <div className="filter-chips">
                {fields.map((field) => (
                    <FilterChip
                        key={field.name}
                        field={field}
                        filters={filters}
                        setFilters={setFilters}
                        text={filterText(field, filters, saying)}
                        isIgnored={isIgnored(field)}
                    />
                ))}
                <Button size="compact-sm" variant="subtle" onClick={() => setFilters({})}>
                    {list.clearFilters}
                </Button>
            </div>
            {unheeded.length > 0 && (
                <p className="list-warning" role="alert" translate="no">
                    {list.ignored(unheeded.join(", "))}
                </p>
            )}
        </>
    );
}

interface ChipProps {
    field: FieldDescription;
    filters: Filters;
    setFilters: (filters: Filters) => void;
    text: string;
    isIgnored: boolean;
}

function FilterChip({ field, filters, setFilters, text, isIgnored }: ChipProps) {
    const { list } = useWords().records;
    const [isOpen, setIsOpen] = useState(false);
    return (
        <span className="filter-chip">
            <Popover opened={isOpen} onChange={setIsOpen} position="bottom-start" width={300} trapFocus returnFocus shadow="md">
                <Popover.Target>
                    <UnstyledButton
                        translate="no"
                        aria-label={list.changeFilter(text)}
                        onClick={() => setIsOpen(!isOpen)}
                    >
                        {text}
                        {isIgnored && <span className="tag warn">{list.ignoredFilter}</span>}
                    </UnstyledButton>
                </Popover.Target>
                <Popover.Dropdown>
                    <FilterEditor
                        field={field}
                        filters={filters}
                        apply={(next) => {
                            setFilters(next);
                            setIsOpen(false);
                        }}
                    />
                </Popover.Dropdown>
            </Popover>
            <CloseButton size="sm" aria-label={list.removeFilter(text)} onClick={() => setFilters(without(filters, field))} />
        </span>
    );
}
