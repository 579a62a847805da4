// The third column: the item that is open, the menu as guests see it, or an order to try.
import { lazy, Suspense } from "react";
import { useWords } from "../words";
import type { MenuAddress } from "./address";

const ItemPanel = lazy(() => import("./item/item_panel").then(({ ItemPanel }) => ({ default: ItemPanel })));
const GuestPanel = lazy(() => import("./guest/guest_panel").then(({ GuestPanel }) => ({ default: GuestPanel })));
const BasketPanel = lazy(() => import("./basket/basket_panel").then(({ BasketPanel }) => ({ default: BasketPanel })));

export function SidePanel({ address }: { address: MenuAddress }) {
    const { menu: say } = useWords();
    const { category, item, panel, go } = address;
    if (panel === "" || (panel === "item" && item === "")) return null;
    // What is typed in the item's panel stays while one looks at the menu of guests, and is shown in it.
    const back = () => go({ panel: "" });
    return (
        <aside className="menu-panel" aria-label={say.panel}>
            <Suspense>
                {item !== "" && (
                    <ItemPanel key={item} id={item} isHidden={panel !== "item"} onClose={() => go({ item: "", panel: "" })} />
                )}
                {panel === "guest" && <GuestPanel category={category} onClose={back} />}
                {panel === "basket" && <BasketPanel onClose={back} />}
            </Suspense>
        </aside>
    );
}
