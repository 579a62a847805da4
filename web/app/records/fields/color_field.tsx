// A colour: one of some that are told apart on a register, or any as hex digits.
import { TextInput } from "@mantine/core";
import { useWords } from "../../words";
import type { FieldProps } from "./context";
import { FieldGroup } from "./frame";
import { inputId, useForm } from "./context";

const offered = [
    "#B71C1C", "#E65100", "#F9A825", "#2E7D32", "#00695C", "#1565C0", "#283593", "#4A148C", "#AD1457", "#4E342E", "#455A64",
];

export function ColorField(props: FieldProps) {
    const { field, path, value, onChange } = props;
    const { form } = useWords().records;
    const { prefix } = useForm();
    const text = String(value ?? "");
    const hex = text === "" || text.startsWith("#") ? text : `#${text}`;
    return (
        <FieldGroup {...props}>
            <div className="colours">
                {offered.map((colour) => (
                    <button
                        key={colour}
                        type="button"
                        className="colour"
                        style={{ background: colour }}
                        aria-label={`${field.label} ${colour}`}
                        aria-pressed={hex.toUpperCase() === colour}
                        onClick={() => onChange(hex.toUpperCase() === colour ? null : colour)}
                    />
                ))}
                <TextInput
                    id={inputId(prefix, path)}
                    className="hex"
                    aria-label={form.hexOf(field.label)}
                    placeholder="#2E7D32"
                    maxLength={9}
                    value={text}
                    onChange={(event) => onChange(event.currentTarget.value)}
                    leftSection={hex !== "" && <span className="colour now" style={{ background: hex }} />}
                />
            </div>
        </FieldGroup>
    );
}
