// Finds a record of another kind as one types.
import { Combobox, Loader, TextInput, useCombobox, type TextInputProps } from "@mantine/core";
import { useDebouncedValue } from "@mantine/hooks";
import { useQuery } from "@tanstack/react-query";
import { useState, type ReactNode } from "react";
import type { FieldDescription, KindDescription } from "../../api/descriptions";
import { useWords } from "../../words";
import { usePlace } from "../paths";
import { choicesQuery, type Label } from "../references";

interface Props {
    field: FieldDescription;
    target: KindDescription;
    pick: (id: string) => void;
    input: TextInputProps & { "data-path"?: string };
    current?: string; // what is chosen, while nobody types
    taken?: string[]; // ids that are not offered again
    clear?: ReactNode;
}

export function RecordPicker({ field, target, pick, input, current = "", taken = [], clear }: Props) {
    const { form } = useWords().records;
    const place = usePlace();
    const [text, setText] = useState<string | null>(null);
    const [asked] = useDebouncedValue(text ?? "", 150);
    const [isOpen, setIsOpen] = useState(false);
    const combobox = useCombobox({
        opened: isOpen,
        onOpenedChange: (opened) => {
            setIsOpen(opened);
            if (!opened) combobox.resetSelectedOption();
        },
    });
    const view = target.views.find(({ id }) => id === field.refersToView);
    const found = useQuery({
        ...choicesQuery(target, view, place, asked, field.refersToWhere),
        enabled: isOpen,
        placeholderData: (before) => before,
    });
    const offered = (found.data ?? []).filter(({ id }) => !taken.includes(id));
    const leave = () => {
        setText(null);
        combobox.closeDropdown();
    };
    return (
        <Combobox
            store={combobox}
            shadow="md"
            onOptionSubmit={(id) => {
                pick(id);
                leave();
            }}
        >
            <Combobox.Target withExpandedAttribute>
                <TextInput
                    {...input}
                    role="combobox"
                    autoComplete="off"
                    translate="no"
                    placeholder={input.placeholder ?? form.typeToFind}
                    value={text ?? current}
                    onChange={(event) => {
                        setText(event.currentTarget.value);
                        combobox.openDropdown();
                        combobox.updateSelectedOptionIndex();
                    }}
                    onFocus={(event) => event.currentTarget.select()}
                    onClick={() => combobox.openDropdown()}
                    onBlur={leave}
                    rightSection={found.isFetching && isOpen ? <Loader size={14} /> : (clear ?? <Combobox.Chevron />)}
                    rightSectionPointerEvents={clear ? "all" : "none"}
                />
            </Combobox.Target>
            <Combobox.Dropdown>
                <Options offered={offered} isLoading={found.isPending} target={target} />
            </Combobox.Dropdown>
        </Combobox>
    );
}

function Options({ offered, isLoading, target }: { offered: Label[]; isLoading: boolean; target: KindDescription }) {
    const { records, common } = useWords();
    return (
        <Combobox.Options mah={240} className="options" aria-label={target.plural}>
            {offered.map(({ id, name, isActive }) => (
                <Combobox.Option key={id} value={id}>
                    <span translate="no">{isActive ? name : records.form.inactiveName(name)}</span>
                </Combobox.Option>
            ))}
            {offered.length === 0 && (
                <Combobox.Empty>{isLoading ? common.loading : records.form.nothingFound}</Combobox.Empty>
            )}
        </Combobox.Options>
    );
}
