// Pausing the web orders of guests, and taking them again.
import { send } from "../api/client";
import type { StoredRecord } from "../api/descriptions";
import { keepRecord } from "../records/cache";

// Until then guests cannot order; null: they can. Answers with how to take it back: refused when somebody
// has changed the store since.
export async function pauseOrders(store: string, until: string | null, before: string | null): Promise<() => Promise<void>> {
    const put = async (value: string | null, ifMatch?: number) => {
        const body = { onlineOrdersPausedUntil: value };
        const { data } = await send<StoredRecord>("PUT", `/v1/svc/store/${store}`, ifMatch === undefined ? { body } : { body, ifMatch });
        keepRecord("store", data);
        return data.revision;
    };
    const revision = await put(until);
    return async () => {
        await put(before, revision);
    };
}
