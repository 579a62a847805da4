// English, by subject.
import { common } from "./common";
import { floor } from "./floor";
import { live, palette } from "./live";
import { menu } from "./menu";
import { menuBasket, menuGuest, menuItem } from "./menu_item";
import { clock, kitchen, orders, soldOut } from "./orders";
import { people } from "./people";
import { preview } from "./preview";
import { pull } from "./pull";
import { records } from "./records";
import { sales } from "./sales";
import { settings } from "./settings";
import { shell } from "./shell";
import { today } from "./today";
import { transfer } from "./transfer";

export const en = { common, shell, records, people, today, live, palette, orders, kitchen, floor, sales, soldOut, clock, menu, preview, pull, transfer, menuItem, menuBasket, menuGuest, settings };
export type Words = typeof en;
