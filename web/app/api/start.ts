// What a page must know before anything else: /start.json, which never refuses.
import { createContext, useContext } from "react";
import { setBase, setCsrfToken, setEnded } from "./client";
import { Unreachable } from "./failure";
import { noteAnswer } from "./network";
import { setPaired } from "./pin";

export interface StoreRights {
    id: string;
    name: string; // of the store
    user: string; // id of the person's user record there
    userName?: string;
    roles: string[];
    privileges: string[];
}
export interface Session {
    person: { id: string; email: string };
    account: string;
    session: string;
    stores: StoreRights[];
    csrfToken: string;
    expiresAt?: string; // absent at a paired tablet, whose session stays
    idleMinutes: number;
    secondFactor: boolean;
    device?: PairedDevice; // whose session it is; absent when a person has signed in
}
// A screen that stays signed in with the privileges of a role.
export interface PairedDevice {
    id: string;
    name: string;
    store: string;
    role: string;
    roleName: string;
    page?: string; // that it shows first
}
export interface DemoPerson {
    label: string;
    name: string;
    email: string;
    password: string;
}
export interface Start {
    version: string;
    base: string;
    setupNeeded: boolean;
    isDemo: boolean;
    demoPeople: DemoPerson[];
    isLoopback: boolean;
    mailsLinks: boolean;
    session: Session | null;
}

export async function readStart(): Promise<Start> {
    let response: Response;
    try {
        response = await fetch("/start.json", { credentials: "same-origin", cache: "no-store" });
        if (!response.ok) throw new Error(`start.json: ${response.status}`);
    } catch (error) {
        noteAnswer(false);
        throw new Unreachable(error);
    }
    noteAnswer(true);
    const answer = (await response.json()) as Omit<Start, "session"> & { session?: Session | null };
    const start: Start = { ...answer, session: answer.session ?? null };
    setBase(start.base);
    setCsrfToken(start.session?.csrfToken ?? "");
    setPaired(start.session?.device !== undefined);
    if (start.session) setEnded(false);
    return start;
}

export interface StartContext {
    start: Start;
    // Whether the session ended by itself, or elsewhere: pages stay as they are until somebody signs in.
    hasEnded: boolean;
    // Reads it again. "signedOut": the session was ended on purpose, so that its pages go too.
    renew: (why?: "signedOut") => Promise<Start>;
}
export const StartContext = createContext<StartContext | null>(null);

export function useStart(): StartContext {
    const context = useContext(StartContext);
    if (!context) throw new Error("no start");
    return context;
}

export function useSession(): Session {
    const { session } = useStart().start;
    if (!session) throw new Error("nobody has signed in");
    return session;
}
