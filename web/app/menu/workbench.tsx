// The columns of the workbench, once the menu is there.
import { useNavigate } from "@tanstack/react-router";
import { useCallback, useEffect, useRef, useState } from "react";
import { useMay } from "../shell/store";
import { useWords } from "../words";
import type { MenuAddress } from "./address";
import { DragLayer } from "./arrange/drag_layer";
import { useArrange } from "./arrange/use_arrange";
import { AddSize } from "./grid/add_size";
import { LeaveGuard } from "./grid/leave_guard";
import { PriceGrid } from "./grid/price_grid";
import { SaveBar } from "./grid/save_bar";
import { MenuHead } from "./menu_head";
import type { Menu } from "./menu_index";
import { PhoneList } from "./phone_list";
import { RaiseDialog } from "./raise/raise_dialog";
import type { Picked } from "./raise/raise_plan";
import { Edits } from "./sheet/edits";
import { nameColumn, type Row } from "./sheet/rows";
import { EditsContext, useEditsVersion } from "./sheet/use_edits";
import { useSave } from "./sheet/use_save";
import { SidePanel } from "./side_panel";
import { MenuTree } from "./tree/menu_tree";
import { useSheet } from "./use_sheet";

interface Props {
    menu: Menu;
    address: MenuAddress;
    isPhone: boolean;
}

export function Workbench({ menu, address, isPhone }: Props) {
    const may = useMay();
    const navigate = useNavigate();
    const [edits] = useState(() => new Edits());
    useEditsVersion(edits);
    const latest = useRef(menu);
    latest.current = menu;
    const { save, isSaving } = useSave(useCallback(() => latest.current, []), edits);
    useSaveKey(edits, save);

    const arrange = useArrange(menu);
    const { sheet, place, isModifiers } = useSheet(arrange.menu, address, edits, isPhone);
    const owner = isModifiers ? "BO_MODIFIERS" : "BO_MENU_ITEMS";
    const mayChange = useCallback((column: string) => may(column === nameColumn ? owner : "BO_PRICES"), [may, owner]);
    const { go } = address;
    const open = useCallback(
        (id: string) => {
            if (!isModifiers) return go({ item: id, panel: "item" });
            void navigate({ to: "/app/list/$view", params: { view: "modifiers" }, search: ({ store }) => ({ ...(store ? { store } : {}), open: id }) });
        },
        [go, navigate, isModifiers],
    );
    const canSort = sheet?.canSort === true && may(owner);
    const lift = ({ kind, id, name, place: from }: Row) => {
        if (canSort) arrange.lift({ kind, id, name, from });
        return canSort;
    };
    const [picked, setPicked] = useState<Picked | null>(null);
    const [isRaising, setIsRaising] = useState(false);
    const [asked, setAsked] = useState(0); // for a new row
    const canAdd = sheet !== undefined && sheet.place !== "" && may(owner);
    const category = isModifiers || place === "" ? undefined : menu.category(place);
    const isTreeShown = !isPhone || !sheet;

    return (
        <EditsContext value={edits}>
            <div className="menu-page">
                <MenuHead
                    address={address}
                    isPhone={isPhone}
                    canRaise={sheet !== undefined && may("BO_PRICES")}
                    canAdd={canAdd}
                    raise={() => setIsRaising(true)}
                    add={() => setAsked((count) => count + 1)}
                />
                <DragLayer menu={menu} arrange={arrange}>
                    <div className="menu-columns">
                        {isTreeShown && <MenuTree key={address.show} menu={arrange.menu} address={address} place={place} arrange={arrange} />}
                        {(!isPhone || sheet) && (
                            <section className="menu-grid-place">
                                {sheet && isPhone && (
                                    <PhoneList sheet={sheet} open={open} back={() => go({ category: "", group: "", sought: "" })} />
                                )}
                                {sheet && !isPhone && (
                                    <PriceGrid
                                        key={`${address.show} ${place}`}
                                        menu={menu}
                                        sheet={sheet}
                                        may={mayChange}
                                        canAdd={canAdd}
                                        asked={asked}
                                        open={open}
                                        openItem={address.item}
                                        canMove={canSort}
                                        lift={lift}
                                        lifted={arrange.lifted?.id ?? ""}
                                        onLiftedKey={arrange.onKey}
                                        picked={setPicked}
                                        head={
                                            category &&
                                            may("BO_CATEGORIES") &&
                                            may("BO_PRICES") && <AddSize menu={menu} sheet={sheet} category={category} canMake={may("BO_SERVING_SIZES")} />
                                        }
                                    />
                                )}
                                {!sheet && <Nothing menu={menu} isModifiers={isModifiers} />}
                                <SaveBar menu={menu} edits={edits} isSaving={isSaving} save={() => void save()} />
                            </section>
                        )}
                        <SidePanel address={address} />
                    </div>
                </DragLayer>
                <p className={arrange.lifted ? "lifted-place" : "visually-hidden"} aria-live="assertive" translate="no">
                    {arrange.said}
                </p>
                {isRaising && sheet && (
                    <RaiseDialog menu={menu} sheet={sheet} picked={picked} hasUnsaved={!edits.isEmpty} close={() => setIsRaising(false)} />
                )}
                <LeaveGuard edits={edits} save={save} />
            </div>
        </EditsContext>
    );
}

function Nothing({ menu, isModifiers }: { menu: Menu; isModifiers: boolean }) {
    const { menu: say } = useWords();
    if (isModifiers) return <p className="menu-none soft">{say.chooseGroup}</p>;
    if (menu.categories.length > 0) return <p className="menu-none soft">{say.chooseCategory}</p>;
    return (
        <div className="menu-none">
            <h2>{say.noMenu}</h2>
            <p className="soft">{say.noMenuHelp}</p>
        </div>
    );
}

function useSaveKey(edits: Edits, save: () => Promise<boolean>): void {
    useEffect(() => {
        const onKey = (event: KeyboardEvent) => {
            if (event.key.toLowerCase() !== "s" || !(event.ctrlKey || event.metaKey) || edits.isEmpty) return;
            if ((event.target as HTMLElement).closest(".menu-panel")) return;
            event.preventDefault();
            void save();
        };
        addEventListener("keydown", onKey);
        return () => removeEventListener("keydown", onKey);
    }, [edits, save]);
}
