// The menu workbench: the tree, the grid of prices, and what is open beside them.
import { Skeleton } from "@mantine/core";
import { useMediaQuery } from "@mantine/hooks";
import { sentenceOf } from "../shell/told";
import { useWords } from "../words";
import { useMenuAddress } from "./address";
import "../records/drawer.css";
import "./menu.css";
import { SidePanel } from "./side_panel";
import { useMenu } from "./use_menu";
import { Workbench } from "./workbench";

export function MenuPage() {
    const { menu: say } = useWords();
    const address = useMenuAddress();
    const { menu, error } = useMenu();
    const isPhone = useMediaQuery("(max-width: 48em)", false, { getInitialValueInEffect: false });
    if (error)
        return (
            <div className="page" role="alert" translate="no">
                {sentenceOf(error)}
            </div>
        );
    if (menu) return <Workbench menu={menu} address={address} isPhone={isPhone} />;
    return (
        <div className="menu-page" aria-busy>
            <div className="menu-head">
                <h1>{say.title}</h1>
            </div>
            <div className="menu-columns">
                <div className="menu-tree">
                    <Skeleton height={320} radius="md" />
                </div>
                <div className="menu-grid-place">
                    <Skeleton height={320} radius="md" />
                </div>
                <SidePanel address={address} />
            </div>
        </div>
    );
}
