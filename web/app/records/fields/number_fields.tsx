// Numbers as people type them: "12,5" and "$12.50" are amounts. What is no number (yet) is kept as typed.
import { TextInput } from "@mantine/core";
import { useState, type ReactNode } from "react";
import { parseAmount } from "../../formats/amounts";
import { useFormats } from "../../formats/formats";
import { Unread } from "../form_values";
import type { FieldProps } from "./context";
import { useInputProps } from "./frame";

interface Notation {
    print: (value: number) => string;
    parse: (text: string) => number | null;
}

function useTyped(value: unknown, onChange: (value: unknown) => void, notation: Notation) {
    const [typed, setTyped] = useState<{ text: string; value: unknown } | null>(null);
    const printed = value instanceof Unread ? value.text : typeof value === "number" ? notation.print(value) : "";
    return {
        value: typed && Object.is(typed.value, value) ? typed.text : printed,
        onChange: (event: { currentTarget: { value: string } }) => {
            const text = event.currentTarget.value;
            const next = text.trim() === "" ? null : (notation.parse(text) ?? new Unread(text));
            setTyped({ text, value: next });
            onChange(next);
        },
        // Once left, it is written as it was understood.
        onBlur: () => setTyped(null),
    };
}

function NumberInput({ notation, left, right, ...props }: FieldProps & { notation: Notation; left?: ReactNode; right?: ReactNode }) {
    const shared = useInputProps(props);
    const typed = useTyped(props.value, props.onChange, notation);
    return (
        <TextInput
            {...shared}
            {...typed}
            inputMode="decimal"
            autoComplete="off"
            leftSection={left}
            rightSection={right}
            leftSectionPointerEvents="none"
            rightSectionPointerEvents="none"
            classNames={{ input: "number" }}
        />
    );
}

export function AmountField(props: FieldProps) {
    const formats = useFormats();
    const symbol = symbolOf(formats.currency);
    const notation = { print: formats.amount, parse: formats.parseAmount };
    const left = symbol.length <= 2 ? <span translate="no">{symbol}</span> : undefined;
    return <NumberInput {...props} notation={notation} left={left} />;
}

function symbolOf(currency: string): string {
    const parts = new Intl.NumberFormat("en-US", { style: "currency", currency }).formatToParts(0);
    return parts.find(({ type }) => type === "currency")?.value ?? "";
}

const thousandths = (decimals: number): Notation => ({
    print: (value) => String(value / 10 ** decimals),
    parse: (text) => parseAmount(text.replace("%", ""), decimals),
});

export function PercentField(props: FieldProps) {
    const right = <span translate="no">%</span>;
    return <NumberInput {...props} notation={thousandths(props.field.decimals ?? 3)} right={right} />;
}

export function DecimalField(props: FieldProps) {
    return <NumberInput {...props} notation={thousandths(props.field.decimals ?? 3)} />;
}

const whole: Notation = { print: String, parse: (text) => parseAmount(text, 0) };

export function CountField(props: FieldProps) {
    return <NumberInput {...props} notation={whole} />;
}
