// What a role allows: privileges in groups, each with what it is for.
import { Checkbox, TextInput, UnstyledButton } from "@mantine/core";
import { IconChevronRight } from "@tabler/icons-react";
import { useState } from "react";
import { useWords } from "../../words";
import { usePrivilegeGroups, type PrivilegeGroup } from "../privileges";
import type { FieldProps } from "./context";
import { FieldGroup } from "./frame";

export function PrivilegesField(props: FieldProps) {
    const { value, onChange } = props;
    const { form } = useWords().records;
    const groups = usePrivilegeGroups();
    const [text, setText] = useState("");
    const held = Array.isArray(value) ? value.map(String) : [];
    const wanted = text.trim().toLowerCase();
    const set = (ids: string[], isHeld: boolean) => {
        const others = held.filter((id) => !ids.includes(id));
        onChange(isHeld ? [...others, ...ids] : others);
    };
    return (
        <FieldGroup {...props}>
            <TextInput
                size="xs"
                aria-label={form.findPrivilege}
                placeholder={form.findPrivilege}
                value={text}
                onChange={(event) => setText(event.currentTarget.value)}
            />
            {groups.map((group) => (
                <PrivilegesOfGroup key={group.group} group={group} held={held} wanted={wanted} set={set} />
            ))}
        </FieldGroup>
    );
}

interface GroupProps {
    group: PrivilegeGroup;
    held: string[];
    wanted: string;
    set: (ids: string[], isHeld: boolean) => void;
}

function PrivilegesOfGroup({ group, held, wanted, set }: GroupProps) {
    const { form } = useWords().records;
    const [isOpen, setIsOpen] = useState(false);
    const ids = group.privileges.map(({ id }) => id);
    const count = ids.filter((id) => held.includes(id)).length;
    const shown = group.privileges.filter(({ name, description }) =>
        `${name} ${description}`.toLowerCase().includes(wanted),
    );
    const isShown = wanted === "" ? isOpen : shown.length > 0;
    return (
        <div className="privileges">
            <div className="privileges-head">
                <Checkbox
                    size="xs"
                    aria-label={form.allOf(group.name)}
                    checked={count === ids.length}
                    indeterminate={count > 0 && count < ids.length}
                    onChange={() => set(ids, count < ids.length)}
                />
                <UnstyledButton className="privileges-name" aria-expanded={isShown} onClick={() => setIsOpen(!isOpen)}>
                    <b translate="no">{group.name}</b>
                    <span className="soft">{form.someOf(count, ids.length)}</span>
                    <IconChevronRight size={15} className="turning" />
                </UnstyledButton>
            </div>
            {isShown && (
                <div className="privileges-list" translate="no">
                    {shown.map(({ id, name, description }) => (
                        <Checkbox
                            key={id}
                            size="xs"
                            label={name}
                            description={description}
                            checked={held.includes(id)}
                            onChange={(event) => set([id], event.currentTarget.checked)}
                        />
                    ))}
                </div>
            )}
        </div>
    );
}
