// Ends the session on purpose: its pages go, here and in the other tabs, and the drafts of the person
// with them. Whoever has drafts is asked first.
import { useNavigate } from "@tanstack/react-router";
import { useCallback, useSyncExternalStore } from "react";
import { api } from "../api/client";
import { useSession, useStart } from "../api/start";
import { dropDraftsOf, hasDrafts } from "../records/drafts";
import { tellFailure } from "./told";

let isAsking = false;
const watchers = new Set<() => void>();

function setAsking(next: boolean): void {
    isAsking = next;
    for (const watcher of watchers) watcher();
}

function watch(watcher: () => void): () => void {
    watchers.add(watcher);
    return () => watchers.delete(watcher);
}

export interface SigningOut {
    isAsking: boolean;
    goOn: () => Promise<void>;
    stay: () => void;
}

export function useSigningOut(): SigningOut {
    const { renew } = useStart();
    const { person } = useSession();
    const navigate = useNavigate();
    const goOn = useCallback(async () => {
        await api.POST("/v1/svc/session/end");
        setAsking(false);
        await renew("signedOut");
        await navigate({ to: "/sign-in" });
        dropDraftsOf(person.id);
    }, [renew, navigate, person.id]);
    return { isAsking: useSyncExternalStore(watch, () => isAsking), goOn, stay: () => setAsking(false) };
}

export function useSignOut(): () => void {
    const { goOn } = useSigningOut();
    const { person } = useSession();
    return useCallback(() => {
        if (hasDrafts(person.id)) setAsking(true);
        else goOn().catch(tellFailure);
    }, [goOn, person.id]);
}
