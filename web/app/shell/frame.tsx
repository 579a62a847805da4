// The frame of every page: navigation, store, search, what the network does.
import { useHotkeys, useMediaQuery } from "@mantine/hooks";
import { useRouterState, useSearch } from "@tanstack/react-router";
import { lazy, Suspense, useEffect, useState } from "react";
import { Live } from "../live/live";
import { UpgradeBanner } from "../live/upgrade";
import { useSession } from "../api/start";
import { useWords } from "../words";
import { NotFound } from "./failed_page";
import { NetworkBanner } from "./network_banner";
import { PageFrame } from "./page_frame";
import { SecureContextNotice } from "./secure_context";
import { SideNavigation, PhoneNavigation } from "./side_navigation";
import { SignOutQuestion } from "./sign_out_question";
import { keepStore, StoreContext, useChosenStore } from "./store";
import { TopBar } from "./top_bar";

const Palette = lazy(() => import("./palette").then(({ Palette }) => ({ default: Palette })));
const PinPad = lazy(() => import("../people/pin_pad").then(({ PinPad }) => ({ default: PinPad })));
const Shortcuts = lazy(() => import("./shortcuts").then(({ Shortcuts }) => ({ default: Shortcuts })));

// Nothing of one person's pages stays for the next.
export function Frame() {
    const { person } = useSession();
    return <PersonsFrame key={person.id} />;
}

function PersonsFrame() {
    const { shell } = useWords();
    const { device } = useSession();
    const store = useChosenStore();
    const isPhone = useMediaQuery("(max-width: 48em)", false, { getInitialValueInEffect: false });
    const [overlay, setOverlay] = useState<"search" | "shortcuts" | null>(null);
    // On a wall the page stands alone.
    const isAlone = useSearch({ strict: false })["alone"] === "yes";
    const path = useRouterState({ select: (state) => state.location.pathname });

    useEffect(() => setOverlay(null), [path]);
    useEffect(() => {
        if (store) keepStore(store.id);
    }, [store]);
    // Also out of a field.
    useHotkeys([["mod+K", () => setOverlay("search")]], []);
    useHotkeys([["shift+?", () => setOverlay("shortcuts")]]);

    if (!store) return <NotFound />;
    const close = () => setOverlay(null);
    return (
        <StoreContext value={store}>
            <Live />
            <a className="skip" href="#page">
                {shell.skip}
            </a>
            <div className={isAlone ? "frame alone" : "frame"}>
                {!isPhone && !isAlone && <SideNavigation />}
                <div className="main">
                    {!isAlone && <TopBar isPhone={isPhone} search={() => setOverlay("search")} help={() => setOverlay("shortcuts")} />}
                    <NetworkBanner />
                    <SecureContextNotice about="pages" />
                    <UpgradeBanner />
                    <main id="page" tabIndex={-1} key={store.id}>
                        <PageFrame />
                    </main>
                    {isPhone && !isAlone && <PhoneNavigation />}
                </div>
            </div>
            <SignOutQuestion />
            <Suspense>
                {device && <PinPad />}
                {overlay === "search" && <Palette close={close} />}
                {overlay === "shortcuts" && <Shortcuts close={close} />}
            </Suspense>
        </StoreContext>
    );
}
