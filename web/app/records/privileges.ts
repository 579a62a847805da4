// The privileges that roles give, by group, with the names that people read.
import { useQuery } from "@tanstack/react-query";
import { useCallback } from "react";
import { read } from "../api/client";
import { kindNamed, useDescriptions, type FieldDescription, type HeldIn, type KindDescription } from "../api/descriptions";
import { useSession } from "../api/start";
import { useMay, useStore } from "../shell/store";

export interface Privilege {
    id: string;
    name: string;
    description: string;
}
export interface PrivilegeGroup {
    group: string;
    name: string;
    privileges: Privilege[];
}

const none: PrivilegeGroup[] = [];

// They are for whoever sees roles.
export function usePrivilegeGroups(isWanted = true): PrivilegeGroup[] {
    const may = useMay();
    const descriptions = useDescriptions();
    const roles = descriptions && kindNamed(descriptions, "role");
    const answer = useQuery({
        queryKey: ["privileges"],
        queryFn: ({ signal }) => read<PrivilegeGroup[]>("/v1/svc/getRoleGroup", {}, signal),
        staleTime: Infinity,
        enabled: isWanted && roles !== undefined && may(...roles.see),
    });
    return answer.data ?? none;
}

// "BO_MENU_ITEMS" is spoken of as "Menu items".
function spoken(id: string): string {
    const text = id.replace(/^[A-Z]+_/, "").toLowerCase().replaceAll("_", " ");
    return text.charAt(0).toUpperCase() + text.slice(1);
}

// Whoever may not read the list of privileges sees what the id says.
export function usePrivilegeName(isWanted = true): (id: string) => string {
    const groups = usePrivilegeGroups(isWanted);
    return useCallback(
        (id) => groups.flatMap(({ privileges }) => privileges).find((privilege) => privilege.id === id)?.name ?? spoken(id),
        [groups],
    );
}

// The privilege that the person lacks for changing this field, if any.
export type Lacking = (field?: FieldDescription) => string | undefined;

export function useLacking(kind: KindDescription): Lacking {
    const { privileges } = useStore();
    const { stores } = useSession();
    return useCallback(
        (field) => {
            const needed = field?.privilege ?? kind.change;
            const held = (where: HeldIn | undefined) => {
                if (where === "anyStore") return stores.some((store) => store.privileges.includes(needed));
                if (where === "everyStore") return stores.every((store) => store.privileges.includes(needed));
                return privileges.includes(needed);
            };
            return held(kind.changeIn) ? undefined : needed;
        },
        [kind, privileges, stores],
    );
}
