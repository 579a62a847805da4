// Adds a group of modifiers, or a modifier that comes with the item.
import { Button, Menu } from "@mantine/core";
import { IconPlus } from "@tabler/icons-react";
import { useState } from "react";
import { useTarget } from "../../records/fields/reference_fields";
import { RecordPicker } from "../../records/fields/picker";
import type { FieldDescription } from "../../api/descriptions";
import { useWords } from "../../words";
import { entryOf } from "./choices_section";
import { fieldsNamed, type PartProps } from "./item_body";
import { offered, type OfferList } from "./standing";

export function AddChoice({ part }: { part: PartProps }) {
    const { choose: say } = useWords().menuItem;
    const { form } = part;
    const [list, setList] = useState<OfferList | null>(null);
    const labels: Record<OfferList, string> = {
        mandatoryModifierGroups: say.addRequired,
        optionalModifierGroups: say.addOptional,
        includedModifiers: say.addIncluded,
    };
    const open = (Object.keys(labels) as OfferList[]).filter((name) => fieldsNamed(form, [name]).some((field) => form.lacking(field) === undefined));
    const [field] = list ? fieldsNamed(form, [list]) : [];
    if (open.length === 0) return null;
    if (list && field) return <Finder key={list} part={part} list={list} field={field} label={labels[list]} done={() => setList(null)} />;
    return (
        <div>
            <Menu position="bottom-start" shadow="md" returnFocus={false}>
                <Menu.Target>
                    <Button size="compact-sm" variant="default" leftSection={<IconPlus size={14} />}>
                        {say.add}
                    </Button>
                </Menu.Target>
                <Menu.Dropdown>
                    {open.map((name) => (
                        <Menu.Item key={name} onClick={() => setList(name)}>
                            {labels[name]}
                        </Menu.Item>
                    ))}
                </Menu.Dropdown>
            </Menu>
        </div>
    );
}

interface FinderProps {
    part: PartProps;
    list: OfferList;
    field: FieldDescription;
    label: string;
    done: () => void;
}

// What comes from the categories becomes the item's own, so that nothing is lost by adding.
function Finder({ part: { form, standing }, list, field, label, done }: FinderProps) {
    const target = useTarget(field);
    const links = offered(standing, list).value;
    if (!target) return null;
    const pick = (id: string) => {
        form.set(list, [...links, { id, minimum: 0, maximum: 0, quantity: 0 }].map((link) => entryOf(link, list)));
        done();
    };
    return (
        <RecordPicker
            field={field}
            target={target}
            pick={pick}
            taken={links.map(({ id }) => id)}
            input={{ "aria-label": label, "placeholder": label, "autoFocus": true }}
        />
    );
}
