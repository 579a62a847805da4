// Enters the filter of one field, in the way of its type.
import { Button, Checkbox, Chip, Group, MultiSelect, SegmentedControl, Stack, TextInput } from "@mantine/core";
import { useDebouncedValue } from "@mantine/hooks";
import { useQuery } from "@tanstack/react-query";
import { useMemo, useState, type FormEvent } from "react";
import { kindNamed, useDescriptions, type FieldDescription, type KindDescription } from "../api/descriptions";
import { useFormats } from "../formats/formats";
import { useWords } from "../words";
import { canBeNone, enteredOf, wayOf, withEntered, type Entered } from "./list_filters";
import type { Filters } from "./list_state";
import { usePlace } from "./paths";
import { choicesQuery, useNames } from "./references";

interface EditorProps {
    field: FieldDescription;
    filters: Filters;
    apply: (filters: Filters) => void;
}

export function FilterEditor({ field, filters, apply }: EditorProps) {
    const { list } = useWords().records;
    const formats = useFormats();
    const [entered, setEntered] = useState(() => enteredOf(field, filters, formats));
    const [isWrong, setIsWrong] = useState(false);
    const change = (part: Partial<Entered>) => {
        setIsWrong(false);
        setEntered((before) => ({ ...before, ...part }));
    };
    const submit = (event: FormEvent) => {
        event.preventDefault();
        const next = withEntered(field, entered, filters, formats);
        if (next) apply(next);
        else setIsWrong(true);
    };
    return (
        <form onSubmit={submit}>
            <Stack gap="sm">
                {!entered.isNone && <Input field={field} entered={entered} change={change} isWrong={isWrong} />}
                {canBeNone(field) && (
                    <Checkbox
                        size="xs"
                        label={list.isNone}
                        checked={entered.isNone}
                        onChange={(event) => change({ isNone: event.currentTarget.checked })}
                    />
                )}
                <Group justify="flex-end">
                    <Button type="submit" variant="default">
                        {list.apply}
                    </Button>
                </Group>
            </Stack>
        </form>
    );
}

interface InputProps {
    field: FieldDescription;
    entered: Entered;
    change: (part: Partial<Entered>) => void;
    isWrong: boolean;
}

function Input(props: InputProps) {
    const words = useWords();
    const { field, entered, change } = props;
    const descriptions = useDescriptions();
    switch (wayOf(field)) {
        case "text":
            return (
                <TextInput
                    data-autofocus
                    label={words.records.list.contains}
                    value={entered.text}
                    onChange={(event) => change({ text: event.currentTarget.value })}
                />
            );
        case "flag":
            return (
                <SegmentedControl
                    fullWidth
                    aria-label={field.label}
                    value={entered.values[0] ?? "true"}
                    data={[
                        { value: "true", label: words.common.yes },
                        { value: "false", label: words.common.no },
                    ]}
                    onChange={(value) => change({ values: [value] })}
                />
            );
        case "choice":
            return (
                <Chip.Group multiple value={entered.values} onChange={(values) => change({ values })}>
                    <Group gap={6} role="group" aria-label={field.label}>
                        {(field.choices ?? []).map(({ value, label }) => (
                            <Chip key={value} value={String(value)} size="xs" variant="outline" translate="no">
                                {label}
                            </Chip>
                        ))}
                    </Group>
                </Chip.Group>
            );
        case "reference": {
            const kind = descriptions && kindNamed(descriptions, field.refersTo ?? "");
            return kind ? <ReferenceInput {...props} kind={kind} /> : null;
        }
        case "range":
        case "days":
            return <RangeInput {...props} />;
    }
}

function RangeInput({ field, entered, change, isWrong }: InputProps) {
    const { list } = useWords().records;
    const type = wayOf(field) === "days" ? "date" : field.input === "minutesOfDay" ? "time" : "text";
    const shared = { type, inputMode: type === "text" ? ("decimal" as const) : undefined, autoComplete: "off" };
    return (
        <Group grow align="flex-start" gap="sm" wrap="nowrap">
            <TextInput
                {...shared}
                data-autofocus
                label={list.from}
                value={entered.from}
                error={isWrong ? list.notANumber : undefined}
                onChange={(event) => change({ from: event.currentTarget.value })}
            />
            <TextInput
                {...shared}
                label={list.to}
                value={entered.to}
                error={isWrong}
                onChange={(event) => change({ to: event.currentTarget.value })}
            />
        </Group>
    );
}

function ReferenceInput({ field, entered, change, kind }: InputProps & { kind: KindDescription }) {
    const { list } = useWords().records;
    const place = usePlace();
    const names = useNames();
    const [text, setText] = useState("");
    const [isOpen, setIsOpen] = useState(false);
    const [asked] = useDebouncedValue(text, 150);
    const view = kind.views.find(({ id }) => id === field.refersToView);
    const { data } = useQuery(choicesQuery(kind, view, place, asked));
    const options = useMemo(() => {
        const found = (data ?? []).map(({ id, name }) => ({ value: id, label: name }));
        const chosen = entered.values
            .filter((id) => !found.some(({ value }) => value === id))
            .map((id) => ({ value: id, label: names(kind.kind, id)?.name ?? "…" }));
        return [...found, ...chosen];
    }, [data, entered.values, names, kind]);
    return (
        <MultiSelect
            data-autofocus
            translate="no"
            label={list.anyOf}
            data={options}
            value={entered.values}
            searchable
            searchValue={text}
            onSearchChange={(next) => {
                setText(next);
                if (next !== "") setIsOpen(true);
            }}
            dropdownOpened={isOpen}
            onDropdownOpen={() => setIsOpen(true)}
            onDropdownClose={() => setIsOpen(false)}
            // What it covers is wanted next.
            onOptionSubmit={() => setIsOpen(false)}
            onChange={(values) => change({ values })}
            // The server has searched already.
            filter={({ options: all }) => all}
            maxDropdownHeight={220}
            comboboxProps={{ withinPortal: false }}
            nothingFoundMessage={list.nothingFound}
        />
    );
}
