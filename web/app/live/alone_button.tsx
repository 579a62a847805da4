// Shows a page without all that stands around it, for a screen on a wall, and back.
import { ActionIcon } from "@mantine/core";
import { IconArrowsMaximize, IconArrowsMinimize } from "@tabler/icons-react";
import { useNavigate, useSearch } from "@tanstack/react-router";
import { useWords } from "../words";

export function AloneButton({ alone }: { alone: string }) {
    const { orders: say } = useWords();
    const isAlone = useSearch({ strict: false })["alone"] === "yes";
    const navigate = useNavigate();
    const Icon = isAlone ? IconArrowsMinimize : IconArrowsMaximize;
    return (
        <ActionIcon
            size={48}
            variant="default"
            aria-label={isAlone ? say.withPages : alone}
            onClick={() => void navigate({ to: ".", search: (before) => ({ ...before, alone: isAlone ? "" : "yes" }), replace: true })}
        >
            <Icon size={20} aria-hidden />
        </ActionIcon>
    );
}
