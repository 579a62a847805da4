// Reads a query again when events say that it has changed: one request at a time, and one more after it for
// whatever came meanwhile.
import { useCallback, useEffect, useRef } from "react";
import { queries } from "../api/queries";

const pauseMs = 1_000;

export function useRereading(queryKey: readonly unknown[]): () => void {
    const key = useRef(queryKey);
    const isGone = useRef(false);
    const isBusy = useRef(false);
    const isWanted = useRef(false);
    useEffect(() => {
        key.current = queryKey;
    });
    useEffect(() => {
        isGone.current = false;
        return () => {
            isGone.current = true;
        };
    }, []);
    return useCallback(() => {
        isWanted.current = true;
        if (isBusy.current) return;
        isBusy.current = true;
        const run = async () => {
            while (isWanted.current && !isGone.current) {
                isWanted.current = false;
                await queries.refetchQueries({ queryKey: key.current, type: "active" });
                await new Promise((resolve) => setTimeout(resolve, pauseMs));
            }
            isBusy.current = false;
        };
        void run();
    }, []);
}
