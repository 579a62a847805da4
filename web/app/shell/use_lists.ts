// The lists of records that the person may see in the store.
import { useMemo } from "react";
import { listsOf, useDescriptions, type List } from "../api/descriptions";
import { useMay } from "./store";

// The store and the account have pages of their own.
const elsewhere = ["store", "account"];

export function useLists(): List[] {
    const descriptions = useDescriptions();
    const may = useMay();
    return useMemo(
        () =>
            descriptions
                ? listsOf(descriptions).filter(({ kind }) => may(...kind.see) && !elsewhere.includes(kind.kind))
                : [],
        [descriptions, may],
    );
}
