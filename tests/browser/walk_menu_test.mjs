// Records of the menu, each kind in turn: see walk.mjs.
import { after, before, test } from "node:test";
import { begin, finish } from "./support.mjs";
import { walk_over } from "./walk.mjs";

before(begin);
after(finish);

test("every kind of the menu is made, changed, taken back, inactivated and activated", (t) =>
    walk_over(t, ({ group }) => group === "menu"));
