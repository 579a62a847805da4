// What happened to one check, read again whenever it changes.
import { useQuery } from "@tanstack/react-query";
import { useMemo } from "react";
import { read } from "../api/client";
import { useStore } from "../shell/store";
import { linesIn, paymentsIn, type Check } from "./check";
import { storyOf, type Sent, type Story, type Submission } from "./story";

function statusAndTable(data: string): { status: string; tableName: string } {
    try {
        const { status, tableName } = JSON.parse(data) as { status?: unknown; tableName?: unknown };
        return { status: String(status ?? ""), tableName: String(tableName ?? "") };
    } catch {
        return { status: "", tableName: "" };
    }
}

function sentOf(submission: Submission): Sent {
    const { status, tableName } = statusAndTable(submission.data);
    return {
        submission,
        lines: linesIn(submission.data),
        payments: paymentsIn(submission.data),
        status,
        tableName: submission.head?.tableName ?? tableName,
    };
}

export function useStory({ checkID, revision }: Pick<Check, "checkID" | "revision">): Story | undefined {
    const { id: store } = useStore();
    const { data } = useQuery({
        queryKey: ["submissions", store, checkID, revision],
        queryFn: ({ signal }) =>
            read<Submission[]>(`/v1/sync/store/${store}/check/${encodeURIComponent(checkID)}/submissions`, {}, signal),
        enabled: checkID !== "",
        placeholderData: (before, query) => (query?.queryKey[2] === checkID ? before : undefined),
        gcTime: 60_000,
    });
    return useMemo(() => data && storyOf(data.map(sentOf)), [data]);
}
