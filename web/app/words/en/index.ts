// English, by subject.
import { common } from "./common";
import { live, palette } from "./live";
import { clock, orders, soldOut } from "./orders";
import { people } from "./people";
import { records } from "./records";
import { settings } from "./settings";
import { shell } from "./shell";
import { today } from "./today";

export const en = { common, shell, records, people, today, live, palette, orders, soldOut, clock, settings };
export type Words = typeof en;
