// What is pulled: the whole menu, or some of its kinds.
import { Button, Checkbox, Popover, Stack } from "@mantine/core";
import { IconChevronDown } from "@tabler/icons-react";
import { useId } from "react";
import { useWords } from "../words";
import { choosable, wholeMenu } from "./pull";

interface Props {
    what: string;
    choose: (what: string) => void;
}

export function useChoiceText(): (what: string[]) => string {
    const { pull } = useWords();
    return (what) => what.map((name) => pull.choices[name] ?? name).join(", ");
}

export function Choices({ what, choose }: Props) {
    const { pull } = useWords();
    const label = useId();
    const text = useChoiceText();
    const chosen = what.split(",");
    const some = choosable.filter((name) => name !== wholeMenu);
    const isWhole = chosen.includes(wholeMenu);
    // With nothing chosen, all of it is.
    const set = (name: string, isChosen: boolean) => {
        const next = some.filter((one) => (one === name ? isChosen : !isWhole && chosen.includes(one)));
        choose(next.length === 0 ? wholeMenu : next.join(","));
    };
    return (
        <div className="pull-what">
            <span id={label} className="pull-label">
                {pull.what}
            </span>
            <Popover position="bottom-start" trapFocus returnFocus>
                <Popover.Target>
                    <Button
                        variant="default"
                        aria-describedby={label}
                        rightSection={<IconChevronDown size={16} aria-hidden />}
                    >
                        {text(chosen)}
                    </Button>
                </Popover.Target>
                <Popover.Dropdown>
                    <Stack gap="sm" className="pull-kinds">
                        <Checkbox
                            label={pull.choices[wholeMenu]}
                            checked={isWhole}
                            onChange={() => choose(wholeMenu)}
                        />
                        {some.map((name) => (
                            <Checkbox
                                key={name}
                                label={pull.choices[name]}
                                checked={!isWhole && chosen.includes(name)}
                                onChange={({ currentTarget: { checked } }) => set(name, checked)}
                            />
                        ))}
                        <span className="soft pull-help">{pull.choicesHelp}</span>
                    </Stack>
                </Popover.Dropdown>
            </Popover>
        </div>
    );
}
