// One field of a form, entered as its description says.
import type { FunctionComponent } from "react";
import type { FieldDescription, Input } from "../../api/descriptions";
import { inputOf, type Values } from "../form_values";
import { isSegmented, ChoiceField, ChoicesField, CurrencyField, FlagField, LanguageField, MonthDaysField, TimeZoneField, WeekDaysField } from "./choice_fields";
import { ColorField } from "./color_field";
import type { FieldProps } from "./context";
import { LinksField, RecordField, RecordsField } from "./list_fields";
import { AmountField, CountField, DecimalField, PercentField } from "./number_fields";
import { OpeningHoursField } from "./opening_hours_field";
import { PictureField } from "./picture_field";
import { PrivilegesField } from "./privileges_field";
import { ReferenceField, ReferencesField } from "./reference_fields";
import { LongTextField, SecretField, TextField } from "./text_fields";
import { DateField, InstantField, MinutesField, TimeField } from "./time_fields";

const inputs: Record<Input, FunctionComponent<FieldProps>> = {
    text: TextField,
    longText: LongTextField,
    email: TextField,
    phone: TextField,
    secret: SecretField,
    flag: FlagField,
    count: CountField,
    amount: AmountField,
    percent: PercentField,
    decimal: DecimalField,
    date: DateField,
    instant: InstantField,
    time: TimeField,
    minutesOfDay: MinutesField,
    color: ColorField,
    choice: ChoiceField,
    choices: ChoicesField,
    weekDays: WeekDaysField,
    monthDays: MonthDaysField,
    openingHours: OpeningHoursField,
    picture: PictureField,
    reference: ReferenceField,
    references: ReferencesField,
    links: LinksField,
    record: RecordField,
    records: RecordsField,
    privileges: PrivilegesField,
    timeZone: TimeZoneField,
    currency: CurrencyField,
    language: LanguageField,
};

// These stand two beside each other.
const narrow: Input[] = [
    "count", "amount", "percent", "decimal", "date", "time", "minutesOfDay", "secret", "phone", "currency", "language",
    "reference", "choice",
];
export function isNarrow(input: Input): boolean {
    return narrow.includes(input);
}

interface Props extends Omit<FieldProps, "input"> {
    all: FieldDescription[]; // its neighbours, for inputs that depend on one of them
    values: Values;
}

export function FormField({ all, ...props }: Props) {
    const input = inputOf(props.field, props.values, all);
    const Input = inputs[input];
    return (
        <div className={isNarrow(input) && !isSegmented(props.field) ? "field narrow" : `field ${input}`}>
            <Input {...props} input={input} />
        </div>
    );
}
