// What the head of the board says of the store: whether guests can order now, and what they are promised;
// with a pause for those who may change the store.
import { ActionIcon, Button, Menu } from "@mantine/core";
import { IconPlayerPause, IconPlayerPlay } from "@tabler/icons-react";
import { useState, type ReactNode } from "react";
import { serverNow } from "../api/server_clock";
import { useFormats } from "../formats/formats";
import { momentOf } from "../formats/moment";
import { useMay, type StoreRecord } from "../shell/store";
import { tell, tellFailure } from "../shell/told";
import { useWords, words } from "../words";
import { pauseOrders } from "./pause";
import { nextMorning, type Taking } from "./taking";

const pauses = [15, 30, 60];
const minuteMs = 60_000;
const tones = { open: "ok", paused: "warn", closed: "" };

interface Props {
    store: StoreRecord;
    taking: Taking;
}

export function TakingState({ taking: { is, until }, minutes }: Pick<Props, "taking"> & { minutes: number }) {
    const { taking: say } = useWords().orders;
    const formats = useFormats();
    const at = until === null ? "" : momentOf(until, formats, serverNow());
    return (
        <span className="taking">
            <span className={`tag ${tones[is]}`}>{say[is](at)}</span>
            <span className="soft">{say.promise(minutes)}</span>
        </span>
    );
}

function usePause(store: StoreRecord) {
    const formats = useFormats();
    const [isBusy, setIsBusy] = useState(false);
    const pause = async (until: number | null) => {
        setIsBusy(true);
        try {
            const at = until === null ? null : new Date(until).toISOString();
            const undo = await pauseOrders(store.id, at, store.onlineOrdersPausedUntil ?? null);
            const { taking: say } = words().orders;
            tell({ text: until === null ? say.toldOpen : say.toldPaused(momentOf(until, formats, serverNow())), undo });
        } catch (error) {
            tellFailure(error);
        } finally {
            setIsBusy(false);
        }
    };
    return { isBusy, pause: (until: number | null) => void pause(until) };
}

// Not at a paired tablet: it has no privilege to change the store, whatever its role says.
function useMayPause(): boolean {
    return useMay()("BO_STORE_SETTINGS");
}

interface ButtonProps {
    store: StoreRecord | undefined;
    taking: Taking | undefined;
    isSmall: boolean;
}

// Only while guests can order: hours that keep them out need no pause. It has its place before that is known.
export function PauseButton({ store, taking, isSmall }: ButtonProps) {
    const { taking: say } = useWords().orders;
    const mayPause = useMayPause();
    if (!mayPause || (taking && taking.is !== "open")) return null;
    const button = isSmall ? (
        <ActionIcon size={48} variant="default" aria-label={say.pause} disabled={!store}>
            <IconPlayerPause size={20} aria-hidden />
        </ActionIcon>
    ) : (
        <Button
            size="lg"
            className="head-button"
            variant="default"
            leftSection={<IconPlayerPause size={18} aria-hidden />}
            disabled={!store}
        >
            {say.pause}
        </Button>
    );
    return store ? <PauseMenu store={store} button={button} /> : button;
}

function PauseMenu({ store, button }: { store: StoreRecord; button: ReactNode }) {
    const { taking: say } = useWords().orders;
    const formats = useFormats();
    const { pause } = usePause(store);
    const tomorrow = () => nextMorning(store, serverNow()).getTime();
    return (
        <Menu position="bottom-end" withinPortal>
            <Menu.Target>{button}</Menu.Target>
            <Menu.Dropdown className="by-touch">
                <Menu.Label>{say.pauseFor}</Menu.Label>
                {pauses.map((minutes) => (
                    <Menu.Item key={minutes} onClick={() => pause(serverNow() + minutes * minuteMs)}>
                        {say.long(minutes)}
                    </Menu.Item>
                ))}
                <Menu.Item onClick={() => pause(tomorrow())}>
                    {say.today(momentOf(tomorrow(), formats, serverNow()))}
                </Menu.Item>
            </Menu.Dropdown>
        </Menu>
    );
}

// Across the board, so that nobody waits for orders that cannot come. The region is always there, so that a
// reader hears of a pause that begins.
export function PausedStrip({ store, taking }: Props) {
    const { taking: say } = useWords().orders;
    const formats = useFormats();
    const { isBusy, pause } = usePause(store);
    const mayPause = useMayPause();
    const { is, until } = taking;
    return (
        <div className="paused-place" role="status">
            {is === "paused" && until !== null && (
                <div className="paused-strip">
                    <IconPlayerPause size={22} aria-hidden />
                    <span>{say.guestsWait(momentOf(until, formats, serverNow()))}</span>
                    {mayPause && (
                        <Button
                            className="paused-open"
                            variant="default"
                            leftSection={<IconPlayerPlay size={18} aria-hidden />}
                            loading={isBusy}
                            onClick={() => pause(null)}
                        >
                            {say.openAgain}
                        </Button>
                    )}
                </div>
            )}
        </div>
    );
}
