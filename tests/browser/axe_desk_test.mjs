// axe finds no serious violation on a desk: every page, every list with a record, what opens over them, and
// what those see who have not signed in.
import { after, before, test } from "node:test";
import { load_with_axe, walk_with_axe } from "./axe.mjs";
import { begin, finish } from "./support.mjs";
import { open_routes, overlays, routes } from "./all_pages.mjs";

before(begin);
after(finish);

test("no serious violation on any page", () => walk_with_axe({ paths: routes, overlays }));
test("no serious violation before sign-in", () => load_with_axe(open_routes));
