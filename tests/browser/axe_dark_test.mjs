// axe finds no serious violation in the dark.
import { after, before, test } from "node:test";
import { load_with_axe, walk_with_axe } from "./axe.mjs";
import { begin, finish } from "./support.mjs";
import { open_routes, overlays, routes } from "./all_pages.mjs";

before(begin);
after(finish);

const paths = [...routes, "/app/list/menuItems?open=new"];
test("no serious violation on any page", () => walk_with_axe({ paths, overlays, scheme: "dark" }));
test("no serious violation before sign-in", () => load_with_axe(open_routes, { scheme: "dark" }));
