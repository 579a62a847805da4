// Sorting and moving by keys and by mouse or touch. Each drop is one step, told with Undo.
import { useCallback, useMemo, useRef, useState } from "react";
import { useStore } from "../../shell/store";
import { useWords } from "../../words";
import type { Menu } from "../menu_index";
import { write } from "../sheet/save";
import { useStep } from "../sheet/use_save";
import { previewed } from "./preview";
import { moved, nameOfParent, nextSpot, others, parentOf, spotOf, type Movable, type Spot } from "./moves";

export interface Thing {
    kind: Movable;
    id: string;
    name: string;
    from: string; // the place it is shown in, of modifiers
}
export interface Lifted extends Thing {
    spot: Spot;
}
export interface Arrange {
    lifted: Lifted | null;
    menu: Menu; // as it will be
    said: string; // for those who hear the page
    lift: (thing: Thing) => void;
    onKey: (key: string) => boolean; // whether it was for what is lifted
    drop: (thing: Thing, to: Spot) => void;
}

export function useArrange(menu: Menu): Arrange {
    const { id: store } = useStore();
    const { menu: words } = useWords();
    const { arrange: say } = words;
    const step = useStep();
    const [lifted, setLifted] = useState<Lifted | null>(null);
    const [dropped, setDropped] = useState<Lifted | null>(null); // until it is written
    const [said, setSaid] = useState("");
    const latest = useRef(menu);
    latest.current = menu;

    const drop = useCallback(
        ({ kind, id, name, from }: Thing, to: Spot) => {
            const now = latest.current;
            const home = parentOf(now, kind, id, from);
            const { entries, isNowCustom } = moved(now, kind, id, home, to);
            if (entries.length === 0) return;
            const place = nameOfParent(now, kind, to.parent);
            const text = home === to.parent ? say.sorted(name, to.index + 1) : say.moved(name, place);
            setDropped({ kind, id, name, from, spot: to });
            void step(isNowCustom ? `${text}. ${say.isCustom(place)}` : text, () => write(store, entries)).then(() => setDropped(null));
        },
        [store, step, say],
    );
    const sayWhere = useCallback(
        (thing: Thing, { parent, index }: Spot) => {
            const now = latest.current;
            const count = others(now, thing.kind, parent, thing.id).length + 1;
            return say.at(thing.name, nameOfParent(now, thing.kind, parent) || words.title, index + 1, count);
        },
        [say, words],
    );
    const lift = useCallback(
        (thing: Thing) => {
            const spot = spotOf(latest.current, thing.kind, thing.id, thing.from);
            setLifted({ ...thing, spot });
            setSaid(`${say.lifted(thing.name)} ${sayWhere(thing, spot)}`);
        },
        [say, sayWhere],
    );
    const onKey = useCallback(
        (key: string) => {
            if (!lifted) return false;
            if (key === "Escape" || key === "Tab") {
                setLifted(null);
                setSaid(say.cancelled(lifted.name));
                return key === "Escape";
            }
            if (key === " " || key === "Enter") {
                setLifted(null);
                setSaid(say.dropped(lifted.name));
                drop(lifted, lifted.spot);
                return true;
            }
            const spot = nextSpot(latest.current, lifted.kind, lifted.id, lifted.spot, key);
            if (spot) {
                setLifted({ ...lifted, spot });
                setSaid(sayWhere(lifted, spot));
            }
            return true;
        },
        [lifted, drop, say, sayWhere],
    );
    const placed = lifted ?? dropped;
    const shown = useMemo(() => previewed(menu, placed), [menu, placed]);
    return useMemo(() => ({ lifted, menu: shown, said, lift, onKey, drop }), [lifted, shown, said, lift, onKey, drop]);
}
