// Gives the category that is shown another size, one of the store's or a new one.
import { ActionIcon, Button, Popover, TextInput, UnstyledButton } from "@mantine/core";
import { IconPlus } from "@tabler/icons-react";
import { useState } from "react";
import { useStore } from "../../shell/store";
import { useWords } from "../../words";
import type { Menu } from "../menu_index";
import type { Category } from "../menu_records";
import { sizesOf, type Sheet } from "../sheet/rows";
import { write, type Entry } from "../sheet/save";
import { useStep } from "../sheet/use_save";

interface Props {
    menu: Menu;
    sheet: Sheet;
    category: Category;
    canMake: boolean; // a size that the store does not have
}

export function AddSize({ menu, sheet, category, canMake }: Props) {
    const { common, menu: words } = useWords();
    const { grid: say } = words;
    const { id: store } = useStore();
    const step = useStep();
    const [isOpen, setIsOpen] = useState(false);
    const [name, setName] = useState("");
    // A subcategory has those of its category.
    const holder = (category.parent && menu.category(category.parent)) || category;
    const shown = new Set(sheet.columns.map(({ size }) => size));
    const add = (size: string, label: string, made: Entry[] = []) => {
        setIsOpen(false);
        setName("");
        const own = (holder.servingSizeLevels ?? []).filter((one) => typeof one !== "string");
        const all = own.length > 0 ? own : sizesOf(menu, holder).map((id) => ({ id }));
        const named = all.length > 0 ? all : sheet.columns.filter(({ size: id }) => id !== "").map(({ size: id }) => ({ id }));
        const entry = { kind: "category", id: holder.id, revision: holder.revision, servingSizeLevels: [...named, { id: size }] };
        void step(say.sizeAdded(label, holder.name), () => write(store, [...made, entry]));
    };
    const make = () => {
        const label = name.trim();
        const there = menu.sizes.find((size) => size.name.toLowerCase() === label.toLowerCase());
        if (there) add(there.id, there.name);
        else if (label !== "") add("#size", label, [{ kind: "servingSizeLevel", id: "#size", name: label }]);
    };
    return (
        <Popover opened={isOpen} onChange={setIsOpen} position="bottom-end" width={250} trapFocus returnFocus shadow="md">
            <Popover.Target>
                <ActionIcon
                    variant="subtle"
                    size="sm"
                    aria-label={say.addSize}
                    title={say.addSize}
                    className="add-size"
                    onClick={() => setIsOpen(!isOpen)}
                >
                    <IconPlus size={16} aria-hidden />
                </ActionIcon>
            </Popover.Target>
            <Popover.Dropdown className="add-size-list">
                <b>{say.addSize}</b>
                {menu.sizes
                    .filter(({ id }) => !shown.has(id))
                    .map(({ id, name: label }) => (
                        <UnstyledButton key={id} className="add-size-one" onClick={() => add(id, label)} translate="no">
                            {label}
                        </UnstyledButton>
                    ))}
                {canMake && (
                    <form
                        className="add-size-new"
                        onSubmit={(event) => {
                            event.preventDefault();
                            make();
                        }}
                    >
                        <TextInput
                            size="sm"
                            aria-label={say.newSize}
                            placeholder={say.newSize}
                            value={name}
                            onChange={({ currentTarget }) => setName(currentTarget.value)}
                        />
                        <Button type="submit" size="compact-md" variant="default" disabled={name.trim() === ""}>
                            {common.add}
                        </Button>
                    </form>
                )}
            </Popover.Dropdown>
        </Popover>
    );
}
