// Text of any length, addresses of mail and telephones, secrets.
import { PasswordInput, Textarea, TextInput } from "@mantine/core";
import { useWords } from "../../words";
import { useForm, type FieldProps } from "./context";
import { useInputProps } from "./frame";

const typeOf = { email: "email", phone: "tel" } as const;

export function TextField(props: FieldProps) {
    const { input, value, onChange, field } = props;
    const shared = useInputProps(props);
    const type = input === "email" || input === "phone" ? typeOf[input] : "text";
    return (
        <TextInput
            {...shared}
            type={type}
            autoComplete="off"
            maxLength={field.maxLength}
            value={String(value ?? "")}
            onChange={(event) => onChange(event.currentTarget.value)}
        />
    );
}

export function LongTextField(props: FieldProps) {
    const { value, onChange, field } = props;
    const shared = useInputProps(props);
    return (
        <Textarea
            {...shared}
            translate="no"
            autosize
            minRows={2}
            maxRows={8}
            maxLength={field.maxLength}
            value={String(value ?? "")}
            onChange={(event) => onChange(event.currentTarget.value)}
        />
    );
}

// Never shown: empty means that it stays as it is.
export function SecretField(props: FieldProps) {
    const { value, onChange, field } = props;
    const { form } = useWords().records;
    const { record } = useForm();
    const shared = useInputProps(props, record ? [field.help, form.keepSecret].filter(Boolean).join(" ") : field.help);
    return (
        <PasswordInput
            {...shared}
            autoComplete="new-password"
            visibilityToggleButtonProps={{ "aria-label": form.showSecret }}
            value={String(value ?? "")}
            onChange={(event) => onChange(event.currentTarget.value)}
        />
    );
}
