// Above the columns: what is shown, finding an item, and what can be done with all of it.
import { Button, SegmentedControl, TextInput, Title } from "@mantine/core";
import { IconPlus, IconSearch } from "@tabler/icons-react";
import { useWords } from "../words";
import type { MenuAddress } from "./address";

interface Props {
    address: MenuAddress;
    isPhone: boolean;
    canRaise: boolean;
    canAdd: boolean;
    raise: () => void;
    add: () => void;
}

export function MenuHead({ address, isPhone, canRaise, canAdd, raise, add }: Props) {
    const { menu: say } = useWords();
    const { show, sought, panel, go } = address;
    const toggle = (one: "guest" | "basket") => go({ panel: panel === one ? "" : one });
    return (
        <div className="menu-head">
            <Title order={1}>{say.title}</Title>
            <SegmentedControl
                aria-label={say.tabs}
                value={show}
                onChange={(to) => go({ show: to === "modifiers" ? to : "", item: "", panel: "", sought: "" })}
                data={[
                    { value: "", label: say.items },
                    { value: "modifiers", label: say.modifiers },
                ]}
            />
            <TextInput
                type="search"
                className="menu-find"
                aria-label={say.find}
                placeholder={say.find}
                leftSection={<IconSearch size={16} aria-hidden />}
                value={sought}
                onChange={({ currentTarget }) => go({ sought: currentTarget.value }, true)}
            />
            <div className="menu-buttons">
                <Button variant="default" onClick={() => toggle("guest")} aria-pressed={panel === "guest"}>
                    {say.panels.guest}
                </Button>
                <Button variant="default" onClick={() => toggle("basket")} aria-pressed={panel === "basket"}>
                    {say.panels.basket}
                </Button>
                {!isPhone && canRaise && (
                    <Button variant="default" onClick={raise}>
                        {say.raise.open}
                    </Button>
                )}
                {!isPhone && canAdd && (
                    <Button onClick={add} leftSection={<IconPlus size={16} aria-hidden />}>
                        {show === "modifiers" ? say.newModifier : say.newItem}
                    </Button>
                )}
            </div>
        </div>
    );
}
