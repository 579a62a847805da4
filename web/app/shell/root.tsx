// Sends people where they belong first: set-up on an empty database, sign-in without a session. Where a
// session has ended, the page waits below the sign-in.
import { Navigate, Outlet, useRouterState } from "@tanstack/react-router";
import { lazy, Suspense } from "react";
import { useStart } from "../api/start";

const SignInAgain = lazy(() => import("../people/sign_in_again").then(({ SignInAgain }) => ({ default: SignInAgain })));

const PairingEnded = lazy(() => import("../people/pair_page").then(({ PairingEnded }) => ({ default: PairingEnded })));

const open: (string | undefined)[] = ["/sign-in", "/pair", "/setup", "/reset", "/certificate"];

// A tablet opens its page when its browser starts, unless that was left at another.
let hasBegun = false;
function firstPage(pathname: string, page: string | undefined): string | undefined {
    const isFirst = !hasBegun;
    hasBegun = true;
    return isFirst && pathname === "/" ? page : undefined;
}

export function Root() {
    const { start, hasEnded } = useStart();
    const { pathname, href } = useRouterState({ select: (state) => state.location });
    const shown = useRouterState({ select: (state) => state.matches.at(-1)?.routeId });
    const isOpen = open.includes(pathname.replace(/\/$/, ""));
    // The address changes before the page does.
    if (!start.session && isOpen && !open.includes(shown)) return null;
    if (start.setupNeeded && !isOpen) return <Navigate to="/setup" hash={location.hash.slice(1)} replace />;
    if (!start.setupNeeded && !start.session && !isOpen)
        return <Navigate to="/sign-in" search={href === "/" ? {} : { to: href }} replace />;
    const own = firstPage(pathname, start.session?.device?.page);
    if (own !== undefined) return <Navigate to={own} replace />;
    const Ended = start.session?.device ? PairingEnded : SignInAgain;
    return (
        <>
            <Outlet />
            <Suspense>{hasEnded && !isOpen && <Ended />}</Suspense>
        </>
    );
}
