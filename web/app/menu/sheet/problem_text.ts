// Why a cell was not understood, in words.
import type { Formats } from "../../formats/formats";
import type { Words } from "../../words";
import type { Problem } from "./price_text";

export function problemText(problem: Problem, { grid }: Words["menu"], formats: Formats): string {
    if (typeof problem === "object") return problem.said;
    return problem === "notAmount" ? grid.problems.notAmount(formats.currency) : grid.problems[problem];
}
