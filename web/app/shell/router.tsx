// Which address shows which page. Search parameters are plain text, so that every state of a page is an
// address people can read and send.
import "./address_token";
import { createRootRoute, createRoute, createRouter, lazyRouteComponent } from "@tanstack/react-router";
import { NotFound, PageFailed } from "./failed_page";
import { Frame } from "./frame";
import { Root } from "./root";

export type Search = Record<string, string>;

const root = createRootRoute({
    component: Root,
    notFoundComponent: NotFound,
    validateSearch: (search: Record<string, unknown>): Search =>
        Object.fromEntries(Object.entries(search).map(([name, value]) => [name, String(value)])),
});

const frame = createRoute({ getParentRoute: () => root, id: "frame", component: Frame });

const pages = [
    createRoute({
        getParentRoute: () => frame,
        path: "/",
        component: lazyRouteComponent(() => import("../today/today_page"), "TodayPage"),
    }),
    createRoute({
        getParentRoute: () => frame,
        path: "/app/list/$view",
        component: lazyRouteComponent(() => import("../records/list_page"), "ListPage"),
    }),
    createRoute({
        getParentRoute: () => frame,
        path: "/app/orders",
        component: lazyRouteComponent(() => import("../orders/orders_page"), "OrdersPage"),
    }),
    createRoute({
        getParentRoute: () => frame,
        path: "/app/kitchen",
        component: lazyRouteComponent(() => import("../kitchen/kitchen_page"), "KitchenPage"),
    }),
    createRoute({
        getParentRoute: () => frame,
        path: "/app/floor",
        component: lazyRouteComponent(() => import("../floor/floor_page"), "FloorPage"),
    }),
    createRoute({
        getParentRoute: () => frame,
        path: "/app/sales",
        component: lazyRouteComponent(() => import("../sales/sales_page"), "SalesPage"),
    }),
    createRoute({
        getParentRoute: () => frame,
        path: "/app/sold-out",
        component: lazyRouteComponent(() => import("../orders/sold_out_page"), "SoldOutPage"),
    }),
    createRoute({
        getParentRoute: () => frame,
        path: "/app/menu",
        component: lazyRouteComponent(() => import("../menu/menu_page"), "MenuPage"),
    }),
    createRoute({
        getParentRoute: () => frame,
        path: "/app/clock",
        component: lazyRouteComponent(() => import("../orders/clock_page"), "ClockPage"),
    }),
    createRoute({
        getParentRoute: () => frame,
        path: "/app/happened",
        component: lazyRouteComponent(() => import("../live/happened_page"), "HappenedPage"),
    }),
    createRoute({
        getParentRoute: () => frame,
        path: "/app/pull",
        component: lazyRouteComponent(() => import("../pull/pull_page"), "PullPage"),
    }),
    createRoute({
        getParentRoute: () => frame,
        path: "/app/transfer",
        component: lazyRouteComponent(() => import("../transfer/transfer_page"), "TransferPage"),
    }),
    createRoute({
        getParentRoute: () => frame,
        path: "/app/store",
        component: lazyRouteComponent(() => import("../records/settings_pages"), "StorePage"),
    }),
    createRoute({
        getParentRoute: () => frame,
        path: "/app/account",
        component: lazyRouteComponent(() => import("../records/settings_pages"), "AccountPage"),
    }),
    createRoute({
        getParentRoute: () => frame,
        path: "/app/keys",
        component: lazyRouteComponent(() => import("../settings/keys_page"), "KeysPage"),
    }),
    createRoute({
        getParentRoute: () => frame,
        path: "/app/tablets",
        component: lazyRouteComponent(() => import("../settings/tablets_page"), "TabletsPage"),
    }),
    createRoute({
        getParentRoute: () => frame,
        path: "/app/jobs",
        component: lazyRouteComponent(() => import("../settings/jobs_page"), "JobsPage"),
    }),
    createRoute({
        getParentRoute: () => frame,
        path: "/app/me",
        component: lazyRouteComponent(() => import("../people/me_page"), "MePage"),
    }),
    createRoute({ getParentRoute: () => frame, path: "$", component: NotFound }),
];

// These work without a session.
const open = [
    createRoute({
        getParentRoute: () => root,
        path: "/sign-in",
        component: lazyRouteComponent(() => import("../people/sign_in_page"), "SignInPage"),
    }),
    createRoute({
        getParentRoute: () => root,
        path: "/pair",
        component: lazyRouteComponent(() => import("../people/pair_page"), "PairPage"),
    }),
    createRoute({
        getParentRoute: () => root,
        path: "/setup",
        component: lazyRouteComponent(() => import("../people/setup_page"), "SetupPage"),
    }),
    createRoute({
        getParentRoute: () => root,
        path: "/reset",
        component: lazyRouteComponent(() => import("../people/link_page"), "LinkPage"),
    }),
    createRoute({
        getParentRoute: () => root,
        path: "/certificate",
        component: lazyRouteComponent(() => import("../settings/certificate_page"), "CertificatePage"),
    }),
];

export const router = createRouter({
    routeTree: root.addChildren([frame.addChildren(pages), ...open]),
    defaultPreload: "intent",
    defaultErrorComponent: PageFailed,
    scrollRestoration: true,
    parseSearch: (text) => Object.fromEntries(new URLSearchParams(text)),
    stringifySearch: (search) => {
        const kept = Object.entries(search).filter(([, value]) => value !== undefined && value !== "");
        const text = new URLSearchParams(kept.map(([name, value]) => [name, String(value)])).toString();
        return text === "" ? "" : `?${text}`;
    },
});

declare module "@tanstack/react-router" {
    interface Register {
        router: typeof router;
    }
}
