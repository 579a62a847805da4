// Dates, times of day and instants, in the zone of the store.
import { CloseButton, TextInput } from "@mantine/core";
import { useFormats } from "../../formats/formats";
import { useWords } from "../../words";
import { instantOf, isoDate, localText, minutesOf, minutesText } from "../times";
import type { FieldProps } from "./context";
import { useInputProps } from "./frame";

type Kind = "date" | "time" | "datetime-local";

function MomentInput({ type, shown, take, ...props }: FieldProps & { type: Kind; shown: string; take: (text: string) => unknown }) {
    const { common } = useWords();
    const formats = useFormats();
    const zone = type === "datetime-local" ? formats.timeZone.replaceAll("_", " ") : "";
    const help = [props.field.help, zone].filter(Boolean).join(" ");
    const shared = useInputProps(props, help);
    const clear = shown !== "" && !props.isBare && (
        <CloseButton
            size="sm"
            aria-label={`${common.remove}: ${props.field.label}`}
            onClick={() => props.onChange(null)}
        />
    );
    return (
        <TextInput
            {...shared}
            type={type}
            value={shown}
            rightSection={clear}
            onChange={(event) => {
                const text = event.currentTarget.value;
                props.onChange(text === "" ? null : take(text));
            }}
        />
    );
}

export function DateField(props: FieldProps) {
    const shown = typeof props.value === "string" ? isoDate(props.value) : "";
    return <MomentInput {...props} type="date" shown={shown} take={(text) => text} />;
}

export function TimeField(props: FieldProps) {
    const shown = typeof props.value === "string" && !props.value.includes("T") ? props.value.slice(0, 5) : "";
    return <MomentInput {...props} type="time" shown={shown} take={(text) => text} />;
}

export function MinutesField(props: FieldProps) {
    const shown = typeof props.value === "number" ? minutesText(props.value) : "";
    return <MomentInput {...props} type="time" shown={shown} take={minutesOf} />;
}

export function InstantField(props: FieldProps) {
    const { timeZone } = useFormats();
    const shown = typeof props.value === "string" ? localText(props.value, timeZone) : "";
    return (
        <MomentInput {...props} type="datetime-local" shown={shown} take={(text) => instantOf(text, timeZone)} />
    );
}
