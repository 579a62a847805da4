// How pages keep what they read: shown at once from memory, read again when a page is opened.
import { QueryClient } from "@tanstack/react-query";
import { Failure, Unreachable } from "./failure";

export const queries = new QueryClient({
    defaultOptions: {
        queries: {
            staleTime: 10_000,
            gcTime: 30 * 60_000,
            networkMode: "always",
            refetchOnWindowFocus: true,
            // What the server refused is not asked again; what got no answer is, with growing pauses.
            retry: (count, error) => (error instanceof Unreachable ? count < 2 : isBusy(error) && count < 3),
            retryDelay: (count, error) =>
                error instanceof Failure && error.retryAfter ? error.retryAfter * 1_000 : 500 * 2 ** count,
        },
        mutations: { networkMode: "always", retry: false },
    },
});

function isBusy(error: Error): boolean {
    return error instanceof Failure && (error.status === 429 || error.status === 503);
}
