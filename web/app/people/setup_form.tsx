// What an empty database needs to know, and the demo for those who only look.
import { Button, Select, TextInput } from "@mantine/core";
import { useMutation } from "@tanstack/react-query";
import { useMemo, useState, type FormEvent } from "react";
import { Failure, send } from "../api/client";
import { useStart } from "../api/start";
import { useAddressToken } from "../shell/address_token";
import { problemOf, Rest } from "../shell/problems";
import { SecureContextNotice } from "../shell/secure_context";
import { useWords } from "../words";
import { currencyChoices, guessCurrency, guessTimeZone, timeZoneChoices } from "./guesses";
import { PasswordField } from "./password_field";

export interface SetupAnswer {
    demo?: boolean;
    apiKey?: string;
    kioskKey?: string;
    licenseKey?: string;
    kioskEmail?: string;
    kioskPassword?: string;
    ownerEmail?: string;
}
type Done = (answer: SetupAnswer, business: string, email: string, password: string) => Promise<void>;

const fields = ["token", "account", "store", "timezone", "currency", "email", "password"];
const demoPassword = "demo";
const demoWaitMs = 5 * 60_000; // weeks of sales, also on a small machine
const isWrongToken = (problem: unknown) => problem instanceof Failure && problem.code === "wrong_token";

export function SetupForm({ done }: { done: Done }) {
    const { setup, signIn } = useWords().people;
    const { start } = useStart();
    const given = useAddressToken();
    const [typed, setTyped] = useState("");
    const token = typed.trim() === "" ? given : typed.trim();
    const [wasTokenWrong, setWasTokenWrong] = useState(false);
    const [values, setValues] = useState(() => {
        const timezone = guessTimeZone();
        return {
            account: "",
            store: "",
            timezone,
            currency: guessCurrency(timezone, navigator.language),
            email: "",
            password: "",
        };
    });
    const choices = useMemo(() => ({ zones: timeZoneChoices(values.timezone), currencies: currencyChoices() }), [values.timezone]);
    const setting = useMutation({
        mutationFn: async (isDemo: boolean) => {
            const body = isDemo ? { token, demo: true } : { token, ...values };
            const { data } = await send<SetupAnswer>("POST", "/setup", { body, waitMs: demoWaitMs });
            if (isDemo) await done(data, "", data.ownerEmail ?? "", demoPassword);
            else await done(data, values.account.trim(), values.email.trim(), values.password);
        },
        onError: (problem) => isWrongToken(problem) && setWasTokenWrong(true),
    });
    const isTokenWrong = isWrongToken(setting.error);
    const error = setting.error;
    const isComplete = token !== "" && Object.values(values).every((value) => value.trim() !== "");

    const text = (name: "account" | "store" | "email") => ({
        name,
        value: values[name],
        onChange: (event: React.ChangeEvent<HTMLInputElement>) => {
            const { value } = event.currentTarget;
            setValues((before) => ({ ...before, [name]: value }));
        },
        error: problemOf(error, name),
        maxLength: name === "email" ? 254 : 255,
    });
    const submit = (event: FormEvent) => {
        event.preventDefault();
        if (!setting.isPending && isComplete) setting.mutate(false);
    };
    return (
        <>
            <SecureContextNotice about="signIn" />
            <form method="post" className="stack" onSubmit={submit} noValidate>
                {(given === "" || wasTokenWrong) && (
                    <TextInput
                        label={setup.token}
                        description={setup.tokenHelp}
                        name="token"
                        autoComplete="off"
                        spellCheck={false}
                        value={typed}
                        onChange={(event) => setTyped(event.currentTarget.value)}
                        error={isTokenWrong ? setup.tokenWrong : problemOf(error, "token")}
                        autoFocus={given === ""}
                    />
                )}
                <h2>{setup.business}</h2>
                <div className="stack-two">
                    <TextInput label={setup.account} autoComplete="organization" autoFocus={given !== ""} {...text("account")} />
                    <TextInput label={setup.store} autoComplete="off" {...text("store")} />
                    <Select
                        label={setup.timeZone}
                        data={choices.zones}
                        value={values.timezone}
                        onChange={(timezone) => timezone && setValues((before) => ({ ...before, timezone }))}
                        error={problemOf(error, "timezone")}
                        searchable
                        allowDeselect={false}
                        limit={100}
                        nothingFoundMessage={setup.nothingFound}
                        comboboxProps={{ transitionProps: { duration: 0 } }}
                        translate="no"
                    />
                    <Select
                        label={setup.currency}
                        data={choices.currencies}
                        value={values.currency}
                        onChange={(currency) => currency && setValues((before) => ({ ...before, currency }))}
                        error={problemOf(error, "currency")}
                        searchable
                        allowDeselect={false}
                        limit={100}
                        nothingFoundMessage={setup.nothingFound}
                        comboboxProps={{ transitionProps: { duration: 0 } }}
                        translate="no"
                    />
                </div>
                <h2>{setup.you}</h2>
                <TextInput
                    label={setup.email}
                    type="email"
                    autoComplete="username"
                    autoCapitalize="none"
                    spellCheck={false}
                    {...text("email")}
                />
                <PasswordField
                    label={setup.password}
                    description={signIn.passwordRules}
                    inputWrapperOrder={["label", "input", "description", "error"]}
                    autoComplete="new-password"
                    value={values.password}
                    onChange={(event) => {
                        const { value } = event.currentTarget;
                        setValues((before) => ({ ...before, password: value }));
                    }}
                    error={problemOf(error, "password")}
                />
                {!isTokenWrong && <Rest error={error} fields={fields} />}
                <Button type="submit" loading={setting.isPending && !setting.variables} disabled={!isComplete || setting.isPending}>
                    {setup.begin}
                </Button>
            </form>
            {start.isLoopback && (
                <>
                    <div className="rule">{setup.orDemo}</div>
                    <div className="stack">
                        <p className="hint">{setup.demoHelp}</p>
                        <Button
                            variant="default"
                            loading={setting.isPending && setting.variables}
                            disabled={token === "" || setting.isPending}
                            onClick={() => setting.mutate(true)}
                        >
                            {setup.demo}
                        </Button>
                        <div role="status">
                            {setting.isPending && setting.variables && <p className="hint">{setup.demoBusy}</p>}
                        </div>
                    </div>
                </>
            )}
        </>
    );
}
