// Fills in the paths that descriptions name: "/v1/svc/store/{store}/menuItems".
import { useMemo } from "react";
import { useSession } from "../api/start";
import { useStore } from "../shell/store";

export interface Place {
    store: string;
    account: string;
}

export function pathOf(template: string, values: Record<string, string | number>): string {
    return template.replace(/\{(\w+)\}/g, (whole, name: string) => {
        const value = values[name];
        return value === undefined ? whole : encodeURIComponent(value);
    });
}

export function usePlace(): Place {
    const { id } = useStore();
    const { account } = useSession();
    return useMemo(() => ({ store: id, account }), [id, account]);
}
