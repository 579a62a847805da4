// A one-time link, of an invitation or for a new password: sets a password and signs in with it.
import { Button, Loader } from "@mantine/core";
import { useMutation } from "@tanstack/react-query";
import { Link, useRouter } from "@tanstack/react-router";
import { useEffect, useState, type FormEvent, type ReactNode } from "react";
import { api, Failure } from "../api/client";
import { useStart } from "../api/start";
import { formatsOf } from "../formats/formats";
import { forgetAddressToken, useAddressToken } from "../shell/address_token";
import { problemOf, Rest } from "../shell/problems";
import { SecureContextNotice } from "../shell/secure_context";
import { useWords } from "../words";
import { Entrance } from "./entrance";
import { AskForLink } from "./forgotten";
import { PasswordField } from "./password_field";
import { SignInForm } from "./sign_in_form";

export function LinkPage() {
    const { people } = useWords();
    const token = useAddressToken();
    const check = useCheck(token);
    if (token === "") return <Unusable title={people.link.missing} help={people.link.missingHelp} />;
    if (check.error instanceof Failure && check.error.code === "link_expired") return <Expired />;
    if (check.error)
        return (
            <Entrance title={people.link.title}>
                <Rest error={check.error} fields={[]} />
            </Entrance>
        );
    if (!check.link)
        return (
            <Entrance title={people.link.title} lead={people.link.checking}>
                <Loader size="sm" className="late" aria-label={people.link.checking} />
            </Entrance>
        );
    return <Choose key={token} token={token} email={check.link.email} expiresAt={check.link.expiresAt} />;
}

interface Check {
    link?: { email: string; expiresAt: string };
    error?: unknown;
}

// Not a query: a link that has been used is not asked about again.
function useCheck(token: string): Check {
    const [check, setCheck] = useState<Check>({});
    useEffect(() => {
        let isWanted = token !== "";
        setCheck({});
        if (isWanted)
            api.POST("/v1/svc/session/reset/check", { body: { token } }).then(
                ({ data }) => isWanted && data && setCheck({ link: data }),
                (error: unknown) => isWanted && setCheck({ error }),
            );
        return () => {
            isWanted = false;
        };
    }, [token]);
    return check;
}

function Choose({ token, email, expiresAt }: { token: string; email: string; expiresAt: string }) {
    const { people } = useWords();
    const { start, renew } = useStart();
    const router = useRouter();
    const [password, setPassword] = useState("");
    const setting = useMutation({ mutationFn: () => api.POST("/v1/svc/session/reset", { body: { token, password } }) });
    const formats = formatsOf("USD", Intl.DateTimeFormat().resolvedOptions().timeZone);
    const other = start.session?.person.email;

    const submit = (event: FormEvent) => {
        event.preventDefault();
        if (!setting.isPending && password !== "") setting.mutate();
    };
    const enter = async () => {
        await renew();
        router.history.replace("/");
        forgetAddressToken();
    };

    if (setting.error instanceof Failure && setting.error.code === "link_expired") return <Expired />;
    if (setting.isSuccess)
        return (
            <Entrance title={people.link.title}>
                <p className="said ok" role="status">
                    {people.link.isSet}
                </p>
                <SignInForm email={email} isEmailFixed password={password} onSignedIn={enter} />
            </Entrance>
        );
    return (
        <Entrance
            title={people.link.title}
            lead={
                <>
                    {people.link.forWhom}{" "}
                    <b translate="no">{email}</b>
                </>
            }
        >
            <SecureContextNotice about="signIn" />
            {other !== undefined && other !== email && <p className="said info">{people.link.signedInAs(other)}</p>}
            <form method="post" className="stack" onSubmit={submit} noValidate>
                <input hidden name="email" autoComplete="username" value={email} readOnly />
                <PasswordField
                    label={people.link.password}
                    description={people.signIn.passwordRules}
                    autoComplete="new-password"
                    value={password}
                    onChange={(event) => setPassword(event.currentTarget.value)}
                    error={problemOf(setting.error, "password")}
                    autoFocus
                    inputWrapperOrder={["label", "input", "description", "error"]}
                />
                <Rest error={setting.error} fields={["password"]} />
                <Button type="submit" loading={setting.isPending} disabled={password === ""}>
                    {people.link.set}
                </Button>
                <p className="hint">{people.link.until(formats.dateTime(expiresAt))}</p>
            </form>
        </Entrance>
    );
}

function Expired() {
    const { people } = useWords();
    const { start } = useStart();
    return (
        <Unusable title={people.link.expired} help={people.link.expiredHelp}>
            <p>{people.link.expiredAsk}</p>
            {start.mailsLinks && <AskForLink email="" />}
        </Unusable>
    );
}

function Unusable({ title, help, children }: { title: string; help: string; children?: ReactNode }) {
    const { people } = useWords();
    return (
        <Entrance title={title} lead={help}>
            {children}
            <Button component={Link} to="/sign-in" variant="default">
                {people.link.toSignIn}
            </Button>
        </Entrance>
    );
}
