// The people of the store who may sign in: their sign-ins stand wherever it is told who did something.
import { useQuery } from "@tanstack/react-query";
import { useMemo } from "react";
import { read } from "../api/client";
import { kindNamed, useDescriptions } from "../api/descriptions";
import { useSession } from "../api/start";
import { useMay, useStore } from "../shell/store";

interface Member {
    name?: string;
    signIn?: string;
}

export function useSignIns(): ReadonlyMap<string, string> {
    const { person } = useSession();
    const { id: store, userName } = useStore();
    const descriptions = useDescriptions();
    const may = useMay();
    const see = (descriptions && kindNamed(descriptions, "user")?.see) ?? [];
    const { data } = useQuery({
        queryKey: ["sign-ins of staff", store],
        queryFn: ({ signal }) => read<Member[]>(`/v1/svc/store/${store}/users`, {}, signal),
        enabled: may(...see),
        staleTime: 60_000,
        retry: false,
    });
    return useMemo(() => {
        const names = new Map([[person.id, userName ?? person.email]]);
        for (const { signIn, name } of data ?? []) if (signIn) names.set(signIn, name ?? signIn);
        return names;
    }, [data, person, userName]);
}
