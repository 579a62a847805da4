// The pages in the order of the navigation, and who sees them. Lists of records come from the
// descriptions: see useLists().
import {
    IconArmchair,
    IconArrowsExchange,
    IconBuildingStore,
    IconCertificate,
    IconChefHat,
    IconClock,
    IconCode,
    IconDeviceTablet,
    IconFileImport,
    IconFileSearch,
    IconHistory,
    IconHome,
    IconKey,
    IconMenu2,
    IconReceipt,
    IconRepeat,
    IconSettings,
    IconToolsKitchenOff,
    type Icon,
} from "@tabler/icons-react";
import type { Words } from "../words";

export type Group = keyof Words["shell"]["groups"];

export interface Page {
    id: keyof Words["shell"]["pages"];
    to: string;
    group: Group;
    icon: Icon;
    needs: string[]; // one of these privileges; none: everybody
    onPhone?: boolean; // in the bar at the bottom
}

export const seesChecks = ["DEV_SEE_CHECKS", "DEV_SELL", "DEV_PAYMENT", "DEV_TRANSFER", "DEV_CONFLICTS", "DEV_CLOSE_DAY", "DASH_TODAY"];

export const pages: Page[] = [
    { id: "today", to: "/", group: "daily", icon: IconHome, needs: [], onPhone: true },
    { id: "orders", to: "/app/orders", group: "daily", icon: IconReceipt, needs: ["BO_WEB_ORDERS", "DEV_WEB_ORDERS"], onPhone: true },
    { id: "kitchen", to: "/app/kitchen", group: "daily", icon: IconChefHat, needs: ["DEV_KITCHEN"] },
    { id: "floor", to: "/app/floor", group: "daily", icon: IconArmchair, needs: seesChecks, onPhone: true },
    { id: "sales", to: "/app/sales", group: "daily", icon: IconFileSearch, needs: ["DASH_SALES"] },
    { id: "soldOut", to: "/app/sold-out", group: "daily", icon: IconToolsKitchenOff, needs: ["BO_SOLD_OUT"], onPhone: true },
    { id: "clock", to: "/app/clock", group: "daily", icon: IconClock, needs: ["DEV_CLOCK", "BO_TIMESHEETS", "DEV_SELL", "BO_SOLD_OUT"], onPhone: true },
    { id: "menu", to: "/app/menu", group: "daily", icon: IconMenu2, needs: ["BO_SEE_MENU", "BO_MENU_ITEMS", "BO_CATEGORIES", "BO_DEPARTMENTS", "BO_MODIFIERS", "BO_PRICES"] },
    { id: "happened", to: "/app/happened", group: "daily", icon: IconHistory, needs: ["BO_HISTORY"] },
    { id: "pull", to: "/app/pull", group: "menu", icon: IconArrowsExchange, needs: ["BO_MENU_PULL"] },
    { id: "transfer", to: "/app/transfer", group: "menu", icon: IconFileImport, needs: ["BO_IMPORT", "BO_EXPORT"] },
    { id: "store", to: "/app/store", group: "store", icon: IconBuildingStore, needs: ["BO_STORE_SETTINGS"] },
    { id: "account", to: "/app/account", group: "store", icon: IconSettings, needs: ["BO_ACCOUNT_SETTINGS", "BO_LOYALTY"] },
    { id: "tablets", to: "/app/tablets", group: "store", icon: IconDeviceTablet, needs: ["BO_DEVICES"] },
    { id: "keys", to: "/app/keys", group: "store", icon: IconKey, needs: ["BO_API_KEYS"] },
    { id: "jobs", to: "/app/jobs", group: "store", icon: IconRepeat, needs: ["BO_ACCOUNT_SETTINGS", "BO_AUDIT"] },
    { id: "certificate", to: "/certificate", group: "store", icon: IconCertificate, needs: ["BO_STORE_SETTINGS"] },
    { id: "documentation", to: "/docs", group: "store", icon: IconCode, needs: ["BO_API_KEYS", "BO_WEBHOOKS"] },
];
