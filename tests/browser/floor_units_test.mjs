// The plain functions of the floor, without a browser: reading checks, placing them, drawing plans, telling stories.
import assert from "node:assert/strict";
import { test } from "node:test";
import { module_of } from "./modules.mjs";

const without_imports = (source) => source.replace(/^import (?!type)[^;]*;$/gm, "");
const { readCheck, linesIn, paymentsIn } = await module_of("floor/check.ts");
const { roomOf } = await module_of("floor/tables.ts");
const { drawPlan } = await module_of("floor/layout.ts", without_imports);
const { storyOf } = await module_of("floor/story.ts");

const minute = 60_000;
const now = Date.parse("2026-11-19T20:00:00Z");
const at = (minutes_ago) => new Date(now - minutes_ago * minute).toISOString();

const answer = (data, more = {}) => ({
    id: "1", checkID: "c1", data: typeof data === "string" ? data : JSON.stringify(data), checkState: "active", revision: 1, lastUpdated: at(5), ...more,
});
const soup = { orderUniqueId: "a", menuName: "Soup", quantity: 2, price: 700 };

test("a check is read however its device writes it", () => {
    const check = readCheck(answer({
        checkNo: 1002, guestCount: "3", saleOpenDate: at(52), totalAmount: "1400",
        seats: [{ id: 1, tableId: "t4", orders: [soup, { orderNo: 2, menuId: "m", menuName: "Tea", price: 300, isVoid: true }] }],
        payments: [{ id: "p", method: "Cash", authorizedAmount: 400, paymentTip: 50 }, { id: "q", amount: 900, isVoid: true }],
    }));
    assert.deepEqual(
        [check.number, check.guests, check.openedAt, check.total, check.paid, check.balance, check.tips, check.tableId, check.gross],
        ["1002", 3, now - 52 * minute, 1400, 400, 1000, 50, "t4", 1400],
    );
    assert.deepEqual(check.lines.map(({ key, amount }) => [key, amount]), [["a", 1400], ["1/2/m", 300]]);
    assert.equal(check.isEmpty, false);
});

test("the amounts of a check add up, whatever its device counts among the taxes", () => {
    const taxed = { ...soup, taxes: [{ taxAmount: 100, inclusive: false }, { taxAmount: 6, inclusive: true }] };
    const voided = { ...taxed, orderUniqueId: "v", isVoid: true };
    const amounts = (data) => readCheck(answer({ totalGrossAmount: 1400, seats: [{ orders: [taxed, voided] }], ...data }));
    for (const totalTaxAmount of [106, 100]) {
        const { gross, discount, tax, taxIncluded, total } = amounts({ totalAmount: 1300, totalDiscountAmount: 200, totalTaxAmount });
        assert.deepEqual([gross - discount + tax, taxIncluded], [total, 6], String(totalTaxAmount));
    }
});

test("what is no check at all is an empty one, not an error", () => {
    for (const data of ["", "[]", "null", "7", '{"seats":7,"payments":[null],"orders":"x"}']) {
        const check = readCheck(answer(data));
        assert.deepEqual([check.lines, check.total, check.guests], [[], 0, 0], data);
    }
    assert.equal(readCheck(answer({})).isEmpty, true);
    assert.equal(readCheck(answer({ seats: [{ orders: [{ ...soup, isVoid: true }] }] })).isEmpty, true);
    assert.equal(readCheck(answer({ totalAmount: 5, payments: [{ amount: 5 }] })).isEmpty, false, "money is in it");
});

const tables = (...names) => names.map((name, i) => ({ id: `t${name}`, name, x: 40 + i * 120, y: 40, width: 80, height: 80 }));
const floors = [{ id: "f1", floorName: "Room", tables: tables("1", "2", "3") }, { id: "f2", floorName: "Bar", tables: [{ id: "b1", name: "1" }] }];
const known = (more = {}) => ({ conflicts: new Map(), user: "u", now, ...more });
const seated = (id, more = {}) =>
    readCheck(answer({ saleOpenDate: at(40), guestCount: 2, seats: [{ orders: [soup] }], ...more.data }, { id, checkID: `c${id}`, ...more }));

test("a check is at its table by id, by floor and name, or by a name that only one table has", () => {
    const of = (more) => {
        const room = roomOf(floors, [seated("x", more)], known());
        return [...room.tables].find(([, { checks }]) => checks.length > 0)?.[0] ?? (room.loose.length === 1 ? "loose" : "lost");
    };
    assert.equal(of({ tableID: "t2", tableName: "1" }), "t2");
    assert.equal(of({ floorID: "f2", tableName: "1" }), "b1");
    assert.equal(of({ tableName: "3" }), "t3");
    assert.equal(of({ tableName: "1" }), "loose", "two tables have that name");
    assert.equal(of({ tableID: "gone" }), "loose");
    assert.equal(of({}), "loose");
});

test("a table's state: the worst of its checks, and an empty check keeps nobody there", () => {
    const state = (checks, more) => roomOf(floors, checks.map((check, i) => ({ ...check, id: String(i), tableId: "t1" })), known(more)).tables.get("t1").state;
    const paid = seated("p", { data: { payments: [{ amount: 1400 }] } });
    assert.equal(state([]), "free");
    assert.equal(state([seated("a")]), "seated");
    assert.equal(state([seated("a", { lastUpdated: at(30) })]), "waiting");
    assert.equal(state([seated("a", { lastUpdated: at(30) }), seated("b", { lastUpdated: at(2) })]), "seated", "somebody came by");
    assert.equal(state([paid]), "paid");
    assert.equal(state([paid, seated("a")]), "seated");
    assert.equal(state([readCheck(answer({}))]), "free");
    assert.equal(state([paid], { conflicts: new Map([["cp", [{}]]]) }), "conflict");
});

test("a table that shows the same is the same object, so that it is not drawn again", () => {
    const checks = [seated("1", { tableID: "t1" }), seated("2", { tableID: "t2" })];
    const before = roomOf(floors, checks, known());
    const later = roomOf(floors, [checks[0], { ...checks[1], revision: 2 }], known(), before);
    assert.equal(later.tables.get("t1"), before.tables.get("t1"));
    assert.notEqual(later.tables.get("t2"), before.tables.get("t2"));
    assert.notEqual(roomOf(floors, checks, known({ now: now + minute }), before).tables.get("t1"), before.tables.get("t1"), "a minute later");
});

test("a plan is drawn with tables that are large enough to touch and that never overlap", () => {
    const row = tables("1", "2", "3", "4", "5", "6", "7", "8", "9", "10");
    const uneven = [{ id: "a", name: "a", x: 0, y: 0, width: 200, height: 60 }, { id: "b", name: "b", x: 90, y: 70, width: 40, height: 40 }, { id: "c", name: "c", x: 260, y: 10 }];
    const unplaced = [{ id: "a", name: "a" }, { id: "b", name: "b" }, { id: "c", name: "c" }];
    for (const drawn of [row, uneven, unplaced])
        for (const room of [300, 600, 1200]) {
            const { places, width, height } = drawPlan(drawn, room);
            const all = [...places.values()];
            for (const [i, one] of all.entries()) {
                assert.ok(Math.min(one.width, one.height) >= 80, JSON.stringify(one));
                assert.ok(one.left >= 0 && one.top >= 0 && one.left + one.width <= width + 1 && one.top + one.height <= height + 1);
                for (const other of all.slice(i + 1)) {
                    const apart = one.left + one.width <= other.left || other.left + other.width <= one.left || one.top + one.height <= other.top || other.top + other.height <= one.top;
                    assert.ok(apart, `${JSON.stringify(one)} over ${JSON.stringify(other)}`);
                }
            }
        }
    assert.equal(drawPlan([], 600).places.size, 0);
});

const sent = (number, node, data, more = {}) => ({
    submission: { number, node, stamp: at(60 - number), arrived: at(60 - number), applied: true, createdBy: "k", data: "", head: { deviceName: `Tablet ${node}`, employeeName: "Luca" }, ...more },
    lines: linesIn(data), payments: paymentsIn(data), status: data.status ?? "ACTIVE", tableName: data.tableName ?? "",
});
const told = ({ steps }) => steps.map(({ happenings }) => happenings.map(({ what, line }) => (line ? `${what} ${line.name}` : what)));

test("a story tells what was new in each submission, and not its copies", () => {
    const wine = { orderUniqueId: "b", menuName: "Wine", quantity: 1, price: 900 };
    const seats = (...orders) => ({ seats: [{ id: "1", orders }] });
    const story = storyOf([
        sent(1, "A", { ...seats(soup), tableName: "4" }),
        sent(2, "B", { ...seats(soup, wine), tableName: "4" }),
        sent(3, "A", { ...seats(soup), tableName: "4" }),
        sent(4, "A", { ...seats({ ...soup, quantity: 3 }), tableName: "4" }),
        sent(5, "B", { ...seats(soup, { ...wine, isVoid: true }), tableName: "4" }),
        sent(5.5, "A", { ...seats(soup), tableName: "4" }),
        sent(6, "A", { ...seats(), tableName: "5" }),
        sent(7, "B", { ...seats(wine), payments: [{ id: "p", amount: 900 }], status: "PAID", tableName: "5" }),
    ]);
    assert.deepEqual(told(story), [["added Soup"], ["added Wine"], [], ["changed Soup"], ["voided Wine"], ["changed Soup"], ["removed Soup", "table"], ["added Wine", "paid", "ended"]]);
    assert.equal(story.origins.get("b").deviceName, "Tablet B");
    assert.equal(story.origins.get("a").number, 1);
});

test("a change in the back office says what left the check", () => {
    const cake = { orderUniqueId: "c", menuName: "Cake", price: 500 };
    const story = storyOf([
        sent(1, "A", { seats: [{ orders: [soup, cake] }] }),
        sent(2, "comanda", { seats: [{ orders: [soup] }] }, { createdBy: "me" }),
    ]);
    assert.deepEqual(told(story), [["added Soup", "added Cake"], ["removed Cake"]]);
    assert.deepEqual([story.steps[1].byPerson, story.steps[1].employeeName], ["me", ""]);
});
