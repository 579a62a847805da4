// axe finds no serious violation on a phone, light and dark, and nothing is wider than the screen.
import { after, before, test } from "node:test";
import { load_with_axe, walk_with_axe } from "./axe.mjs";
import { begin, finish, phone } from "./support.mjs";
import { open_routes, phone_overlays, routes } from "./all_pages.mjs";

before(begin);
after(finish);

const paths = [...routes, "/app/list/menuItems", "/app/list/menuItems?open=new"];
for (const scheme of ["light", "dark"])
    test(`no serious violation on any page, ${scheme}`, () =>
        walk_with_axe({ paths, overlays: scheme === "light" ? phone_overlays : [], viewport: phone, scheme }));
test("no serious violation before sign-in", () => load_with_axe(open_routes, { viewport: phone }));
