// What surrounds every page: its title, whether the person may see it here, and that it is on its way.
import { useDocumentTitle } from "@mantine/hooks";
import { useIsFetching } from "@tanstack/react-query";
import { Outlet, useRouterState } from "@tanstack/react-router";
import { Suspense } from "react";
import { useWords } from "../words";
import { NotFound } from "./failed_page";
import { pages } from "./navigation";
import { useMay } from "./store";
import { useTitleCount } from "./title";
import { useLists } from "./use_lists";

const listPath = "/app/list/";

export function PageFrame() {
    const path = useRouterState({ select: (state) => state.location.pathname.replace(/(.)\/$/, "$1") });
    const may = useMay();
    const page = pages.find(({ to }) => to === path);
    const isHidden = page !== undefined && page.needs.length > 0 && !may(...page.needs);
    useTitle(isHidden ? "" : path);
    if (isHidden) return <NotFound />;
    return (
        <Suspense fallback={<PageOnItsWay />}>
            <Progress />
            <Outlet />
        </Suspense>
    );
}

function useTitle(path: string): void {
    const { shell, common } = useWords();
    const lists = useLists();
    const page = path === "/app/me" ? "me" : pages.find(({ to }) => to === path)?.id;
    const list = lists.find(({ view }) => path === listPath + view.id)?.view.label;
    const isUnknown = page === undefined && (!path.startsWith(listPath) || lists.length > 0);
    const title = page ? shell.pages[page] : (list ?? (isUnknown ? common.notFound : ""));
    const waiting = useTitleCount();
    const named = title === "" ? shell.product : `${title} · ${shell.product}`;
    useDocumentTitle(waiting > 0 ? `(${waiting}) ${named}` : named);
}

// A line above the page, seen only when something takes longer than half a second.
function PageOnItsWay() {
    const { common } = useWords();
    return <div className="progress" role="progressbar" aria-label={common.loading} />;
}

function Progress() {
    const isLeaving = useRouterState({ select: (state) => state.status === "pending" });
    const isReading = useIsFetching({ predicate: ({ state }) => state.status === "pending" }) > 0;
    return isLeaving || isReading ? <PageOnItsWay /> : null;
}
