// The kinds that a file of the menu has.
import { useMemo } from "react";
import { useDescriptions, type KindDescription } from "../api/descriptions";
import { canChangeTogether } from "../records/several";

export function useMenuKinds(): KindDescription[] {
    const descriptions = useDescriptions();
    return useMemo(() => (descriptions?.kinds ?? []).filter(canChangeTogether), [descriptions]);
}
