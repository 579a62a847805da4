// Paired tablets of a store, as the service lists and pairs them.
import { read, send } from "../api/client";

export interface Tablet {
    id: string;
    store: string;
    name: string;
    role: string;
    page?: string;
    state: "waiting" | "paired" | "unpaired" | "revoked";
    codeExpires?: string;
    paired?: string;
    lastSeen?: string;
    network?: string;
    browser?: string;
    created: string;
    createdBy: string;
    revision: number;
}
export interface TabletWish {
    name: string;
    role: string;
    page: string;
}
// What pairs a browser, shown once.
export interface PairingCode {
    id: string;
    code: string;
    url: string;
    qr: string;
    expires: string;
}
export interface Role {
    id: string;
    name: string;
    privileges: string[];
}

export const tabletsKey = (store: string) => ["tablets", store];

export function readTablets(store: string, signal: AbortSignal): Promise<Tablet[]> {
    return read(`/v1/svc/store/${store}/pairings`, {}, signal);
}

export function readRoles(store: string, signal: AbortSignal): Promise<Role[]> {
    return read(`/v1/svc/store/${store}/activeRoles`, {}, signal);
}

// `once` is the same for each attempt of one dialog: a tablet that was added is not added again.
export async function addTablet(store: string, wish: TabletWish, once: string): Promise<PairingCode> {
    return (await send<PairingCode>("POST", `/v1/svc/store/${store}/pairings`, { body: wish, once })).data;
}

export async function changeTablet(id: string, wish: TabletWish): Promise<Tablet> {
    return (await send<Tablet>("PUT", `/v1/svc/pairing/${id}`, { body: wish })).data;
}

export async function newCode(id: string): Promise<PairingCode> {
    return (await send<PairingCode>("POST", `/v1/svc/pairing/${id}/code`)).data;
}

export async function revokeTablet(id: string): Promise<Tablet> {
    return (await send<Tablet>("PUT", `/v1/svc/pairing/${id}/revoke`)).data;
}
