// API keys of the account, as the service lists and makes them.
import { read, send } from "../api/client";

export const areas = ["catalogue", "orders", "submit", "reports", "sync", "kiosk", "customers", "staff", "admin"] as const;
export type Area = (typeof areas)[number];

export interface ApiKey {
    id: string;
    name: string;
    state: "active" | "revoked" | "expired";
    stores: string[]; // none: all
    areas: string[];
    readOnly: boolean;
    created: string;
    expires?: string;
    revoked?: string;
    lastUsed?: string;
}
export interface NewKey {
    name: string;
    areas: string[];
    stores?: string[];
    readOnly?: boolean;
    expires?: string;
}

export const keysKey = (account: string) => ["keys", account];

export function readKeys(account: string, signal: AbortSignal): Promise<ApiKey[]> {
    return read(`/v1/svc/account/${account}/keys`, {}, signal);
}

// `once` is the same for each attempt of one dialog: a key that was made is not made again.
export async function makeKey(account: string, key: NewKey, once: string): Promise<ApiKey & { apiKey: string }> {
    const path = `/v1/svc/account/${account}/keys`;
    return (await send<ApiKey & { apiKey: string }>("POST", path, { body: key, once })).data;
}

export async function revokeKey(id: string): Promise<ApiKey> {
    return (await send<ApiKey>("PUT", `/v1/svc/key/${id}/revoke`)).data;
}
