// A time at which a menu is looked at: now, or one that is chosen on the clock of the store.
import { CloseButton, TextInput } from "@mantine/core";
import { useFormats } from "../../formats/formats";
import { useNow } from "../../orders/use_now";
import { instantOf, localText } from "../../records/times";

const minuteMs = 60_000;

// The start of the minute, so that what is read stays current until the next.
export function useMoment(chosen: string): string {
    const now = useNow(15_000);
    return chosen || new Date(now - (now % minuteMs)).toISOString();
}

interface Props {
    label: string;
    toNow: string;
    chosen: string; // an instant; "" for now
    choose: (instant: string) => void;
}

export function MomentInput({ label, toNow, chosen, choose }: Props) {
    const { timeZone } = useFormats();
    const moment = useMoment(chosen);
    return (
        <TextInput
            type="datetime-local"
            size="xs"
            label={label}
            className="moment"
            value={localText(moment, timeZone)}
            onChange={({ currentTarget }) => choose(instantOf(currentTarget.value, timeZone) ?? "")}
            rightSection={chosen !== "" && <CloseButton size="sm" aria-label={toNow} onClick={() => choose("")} />}
        />
    );
}
