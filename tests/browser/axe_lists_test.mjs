// axe finds no serious violation in the list and in the form of any kind.
import { after, before, test } from "node:test";
import { walk_with_axe } from "./axe.mjs";
import { begin, finish } from "./support.mjs";
import { lists } from "./all_pages.mjs";

before(begin);
after(finish);

test("no serious violation in any list or record", () => walk_with_axe({ paths: lists() }));
