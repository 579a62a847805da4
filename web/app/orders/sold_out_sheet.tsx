// Asks until when a dish is sold out.
import { Button, Modal, Stack, TextInput } from "@mantine/core";
import { useState } from "react";
import { useFormats } from "../formats/formats";
import type { StoreRecord } from "../shell/store";
import { useWords } from "../words";
import { dateIn, endOfBusinessDay, instantOf } from "./business_day";
import type { Dish, Sale } from "./menu";

interface Props {
    dish: Dish;
    store: StoreRecord;
    now: number;
    choose: (sale: Sale) => void;
    close: () => void;
}

export function SoldOutSheet({ dish, store, now, choose, close }: Props) {
    const { soldOut: say, common } = useWords();
    const formats = useFormats();
    const [isDating, setIsDating] = useState(false);
    const tonight = endOfBusinessDay(store.timeZone, store.dayStart, now);
    const [date, setDate] = useState(() => dateIn(store.timeZone, tonight.getTime() + 86_400_000));
    const at = date === "" ? null : instantOf(store.timeZone, date, store.dayStart);
    const isLater = at !== null && at.getTime() > now;
    const until = (when: Date | null) => choose({ soldOut: true, soldOutUntil: when?.toISOString() ?? null });

    return (
        <Modal
            opened
            onClose={close}
            title={<span translate="no">{say.sellTitle(dish.name)}</span>}
            closeButtonProps={{ "aria-label": common.close }}
        >
            <Stack gap="sm">
                <Button className="tall-button" data-autofocus onClick={() => until(tonight)}>
                    <span>
                        {say.untilTonight}
                        <small>{say.untilTonightHelp(formats.dateTime(tonight.getTime()))}</small>
                    </span>
                </Button>
                <Button className="tall-button" variant="default" onClick={() => until(null)}>
                    {say.always}
                </Button>
                {!isDating && (
                    <Button className="tall-button" variant="default" onClick={() => setIsDating(true)}>
                        {say.untilDate}
                    </Button>
                )}
                {isDating && (
                    <form
                        onSubmit={(event) => {
                            // It may stand in another form.
                            event.stopPropagation();
                            event.preventDefault();
                            if (isLater) until(at);
                        }}
                    >
                        <Stack gap="sm">
                            <TextInput
                                type="date"
                                size="md"
                                autoFocus
                                label={say.dateLabel}
                                value={date}
                                min={dateIn(store.timeZone, now)}
                                onChange={({ currentTarget }) => setDate(currentTarget.value)}
                            />
                            <Button type="submit" className="tall-button" variant="default" disabled={!isLater}>
                                {say.dateSet}
                            </Button>
                        </Stack>
                    </form>
                )}
            </Stack>
        </Modal>
    );
}
