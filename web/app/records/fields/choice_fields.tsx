// Choosing: yes or no, one of some, some of many, days.
import { Autocomplete, Chip, Group, SegmentedControl, Select, Switch, TagsInput, type TagsInputProps } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { useMemo } from "react";
import { kindNamed, useDescriptions, type FieldDescription, type KindDescription } from "../../api/descriptions";
import { currencyCodes } from "../../formats/currencies";
import { useWords } from "../../words";
import { isEmpty } from "../form_values";
import { usePlace } from "../paths";
import { choicesQuery } from "../references";
import { inputId, useForm, useProblem, type FieldProps } from "./context";
import { FieldGroup, useInputProps } from "./frame";

export function FlagField(props: FieldProps) {
    const { field, path, value, onChange, isBare } = props;
    const { prefix } = useForm();
    const problem = useProblem(path);
    return (
        <Switch
            id={inputId(prefix, path)}
            data-path={path}
            className="flag"
            labelPosition="left"
            label={isBare ? undefined : <span translate="no">{field.label}</span>}
            aria-label={isBare ? field.label : undefined}
            description={field.help && !isBare ? <span translate="no">{field.help}</span> : undefined}
            error={problem ? <span translate="no">{problem}</span> : undefined}
            checked={value === true}
            onChange={(event) => onChange(event.currentTarget.checked)}
        />
    );
}

const letters = 30; // that fit beside each other

// Few choices of which one always holds stand beside each other.
export function isSegmented({ input, choices = [], initially }: FieldDescription): boolean {
    const width = choices.reduce((sum, { label }) => sum + label.length, 0);
    return input === "choice" && choices.length <= 3 && width <= letters && initially !== undefined;
}

export function ChoiceField(props: FieldProps) {
    const { field, value, isBare } = props;
    return isSegmented(field) && !isBare && !isEmpty(value) ? <Segments {...props} /> : <ChoiceSelect {...props} />;
}

function Segments(props: FieldProps) {
    const { field, value, onChange } = props;
    return (
        <FieldGroup {...props}>
            <SegmentedControl
                fullWidth
                aria-label={field.label}
                translate="no"
                data={field.choices ?? []}
                value={String(value)}
                onChange={onChange}
            />
        </FieldGroup>
    );
}

function ChoiceSelect(props: FieldProps) {
    const { field, value, onChange } = props;
    const shared = useInputProps(props);
    const known = field.choices ?? [];
    const current = isEmpty(value) ? null : String(value);
    const data = current && !known.some((one) => one.value === current) ? [...known, { value: current, label: current }] : known;
    return (
        <Select
            {...shared}
            data={data}
            value={current}
            onChange={onChange}
            allowDeselect={!field.required}
            clearable={!field.required && field.initially === undefined && !props.isBare}
            checkIconPosition="right"
            translate="no"
        />
    );
}

// Texts of any kind.
export function ChoicesField(props: FieldProps) {
    const descriptions = useDescriptions();
    const target = descriptions && props.field.refersTo ? kindNamed(descriptions, props.field.refersTo) : undefined;
    if (target) return <NamesField {...props} target={target} />;
    return <Texts {...props} data={props.field.choices ?? []} />;
}

// Names of other records.
function NamesField({ target, ...props }: FieldProps & { target: KindDescription }) {
    const { data } = useQuery(choicesQuery(target, undefined, usePlace(), "", props.field.refersToWhere));
    return <Texts {...props} data={[...new Set((data ?? []).map(({ name }) => name))]} />;
}

function Texts({ data, ...props }: FieldProps & { data: NonNullable<TagsInputProps["data"]> }) {
    const { value, onChange } = props;
    const shared = useInputProps(props);
    return (
        <TagsInput
            {...shared}
            data={data}
            value={Array.isArray(value) ? value.map(String) : []}
            onChange={onChange}
            translate="no"
        />
    );
}

const weekDays = ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday", "Sunday"] as const;

export function WeekDaysField(props: FieldProps) {
    const { form } = useWords().records;
    const { value, onChange } = props;
    const chosen = Array.isArray(value) ? value.map(String) : [];
    return (
        <FieldGroup {...props}>
            <Chip.Group
                multiple
                value={chosen}
                onChange={(days) => onChange(weekDays.filter((day) => days.includes(day)))}
            >
                <Group gap={4}>
                    {weekDays.map((day) => (
                        <Chip key={day} value={day} size="xs" variant="outline" aria-label={form.weekDays[day]}>
                            {form.weekDaysShort[day]}
                        </Chip>
                    ))}
                </Group>
            </Chip.Group>
        </FieldGroup>
    );
}

const monthDays = Array.from({ length: 31 }, (_, i) => i + 1);

export function MonthDaysField(props: FieldProps) {
    const { value, onChange } = props;
    const chosen = Array.isArray(value) ? value.map(Number) : [];
    const toggle = (day: number) =>
        onChange(monthDays.filter((one) => (one === day) !== chosen.includes(one)));
    return (
        <FieldGroup {...props}>
            <div className="month-days" translate="no">
                {monthDays.map((day) => (
                    <button key={day} type="button" aria-pressed={chosen.includes(day)} onClick={() => toggle(day)}>
                        {day}
                    </button>
                ))}
            </div>
        </FieldGroup>
    );
}

// "Europe/Madrid" and the like are too many to show: one types a part of the name.
function NamesSelect(props: FieldProps & { data: { value: string; label: string }[] }) {
    const { data, value, onChange } = props;
    const shared = useInputProps(props);
    return (
        <Select
            {...shared}
            data={data}
            searchable
            limit={60}
            value={isEmpty(value) ? null : String(value)}
            onChange={onChange}
            allowDeselect={false}
            translate="no"
        />
    );
}

function offered(names: readonly string[], current: unknown, label: (name: string) => string) {
    const all = typeof current === "string" && current !== "" && !names.includes(current) ? [current, ...names] : names;
    return all.map((value) => ({ value, label: label(value) }));
}

export function TimeZoneField(props: FieldProps) {
    const data = useMemo(
        () => offered(["UTC", ...Intl.supportedValuesOf("timeZone")], props.value, (name) => name.replaceAll("_", " ")),
        [props.value],
    );
    return <NamesSelect {...props} data={data} />;
}

export function CurrencyField(props: FieldProps) {
    const data = useMemo(() => {
        const names = new Intl.DisplayNames("en", { type: "currency" });
        return offered(currencyCodes, props.value, (code) => `${code} · ${names.of(code) ?? code}`);
    }, [props.value]);
    return <NamesSelect {...props} data={data} />;
}

const languages =
    "ar bg bn ca cs da de el en es et eu fa fi fil fr gl he hi hr hu id is it ja ko lt lv ms nb nl pl pt ro ru sk sl sr sv ta th tr uk ur vi zh";

export function LanguageField(props: FieldProps) {
    const { value, onChange } = props;
    const shared = useInputProps(props);
    return (
        <Autocomplete
            {...shared}
            data={languages.split(" ")}
            value={String(value ?? "")}
            onChange={onChange}
            translate="no"
        />
    );
}
