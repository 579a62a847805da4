// English, by subject.
import { common } from "./common";
import { live } from "./live";
import { clock, orders, soldOut } from "./orders";
import { people } from "./people";
import { records } from "./records";
import { settings } from "./settings";
import { shell } from "./shell";
import { today } from "./today";

export const en = { common, shell, records, people, today, live, orders, soldOut, clock, settings };
export type Words = typeof en;
