// A check that may have ended: from the floor where it is there, else read by itself.
import { useQuery } from "@tanstack/react-query";
import { read } from "../api/client";
import { useStore } from "../shell/store";
import { readCheck, type Check, type CheckAnswer } from "./check";

export function useCheckOf(checkID: string | undefined, known: Check | undefined): Check | undefined {
    const { id: store } = useStore();
    const { data } = useQuery({
        queryKey: ["check", store, checkID ?? ""],
        queryFn: async ({ signal }) =>
            readCheck(await read<CheckAnswer>(`/v1/sync/store/${store}/check/${encodeURIComponent(checkID ?? "")}`, {}, signal)),
        enabled: known === undefined && checkID !== undefined,
        staleTime: 0,
    });
    return known ?? data;
}
