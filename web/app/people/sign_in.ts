// Signing in, as the service answers it.
import { api, Failure } from "../api/client";
import { sentenceOf } from "../shell/told";

export interface Credentials {
    email: string;
    password: string;
    code?: string;
    account?: string;
}
export interface AccountChoice {
    id: string;
    name: string;
}
export type Outcome =
    | { is: "in" }
    | { is: "wrong" | "codeNeeded" | "codeWrong" }
    | { is: "accounts"; accounts: AccountChoice[] }
    | { is: "locked"; until: number }
    | { is: "failed"; text: string };

const lockMs = 15 * 60_000; // where a proxy swallowed Retry-After

function outcomeOf(error: unknown): Outcome {
    if (!(error instanceof Failure)) return { is: "failed", text: sentenceOf(error) };
    switch (error.code) {
        case "wrong_login":
            return { is: "wrong" };
        case "second_factor_required":
            return { is: "codeNeeded" };
        case "wrong_code":
            return { is: "codeWrong" };
        case "choose_account":
            return { is: "accounts", accounts: error.body["accounts"] as AccountChoice[] };
    }
    if (error.status === 429)
        return { is: "locked", until: Date.now() + (error.retryAfter === null ? lockMs : error.retryAfter * 1_000) };
    return { is: "failed", text: sentenceOf(error) };
}

export async function signIn(credentials: Credentials): Promise<Outcome> {
    try {
        await api.POST("/v1/svc/session", { body: credentials });
        return { is: "in" };
    } catch (error) {
        return outcomeOf(error);
    }
}
