// The alerts and the dashboard against a running program and a real Prometheus that asks it: all metrics
// and labels that they name are there, every expression can be evaluated, each alert fires when it should
// and is described in docs/operating/monitoring.md.
//     COMANDA_URL=http://127.0.0.1:8080 node --test monitoring_test.mjs
import assert from "node:assert/strict";
import { execFileSync, spawn, spawnSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { dirname, join, resolve } from "node:path";
import { after, before, test } from "node:test";
import { setTimeout as sleep } from "node:timers/promises";
import { fileURLToPath } from "node:url";

const root = resolve(dirname(fileURLToPath(import.meta.url)), "../..");
const monitoring = join(root, "packaging/monitoring");
const rules = join(monitoring, "comanda.rules.yml");
const folder = mkdtempSync(join(tmpdir(), "comanda-monitoring-"));
const page = readFileSync(join(root, "docs/operating/monitoring.md"), "utf8");
const dashboard = JSON.parse(readFileSync(join(monitoring, "comanda-dashboard.json"), "utf8"));
const names = [...readFileSync(rules, "utf8").matchAll(/- alert: (\w+)/g)].map(([, name]) => name);
let prometheus, address, metrics;

async function ask(path, parameters = {}) {
    const answer = await fetch(`${address}/api/v1/${path}?${new URLSearchParams(parameters)}`);
    const { status, error, data } = await answer.json();
    assert.equal(status, "success", `${parameters.query}: ${error}`);
    return data;
}

const freePort = () => new Promise((done) => {
    const server = createServer().listen(0, "127.0.0.1", () => {
        const { port } = server.address();
        server.close(() => done(port));
    });
});

before(async () => {
    metrics = await (await fetch(`${process.env.COMANDA_URL}/metrics`)).text();
    writeFileSync(join(folder, "prometheus.yml"), JSON.stringify({
        global: { scrape_interval: "1s", evaluation_interval: "1s" }, rule_files: [rules],
        scrape_configs: [{ job_name: "comanda", static_configs: [{ targets: [new URL(process.env.COMANDA_URL).host] }] }],
    }));
    const port = await freePort();
    address = `http://127.0.0.1:${port}`;
    let log = "";
    prometheus = spawn("prometheus", [`--config.file=${folder}/prometheus.yml`, `--storage.tsdb.path=${folder}/data`,
        `--web.listen-address=127.0.0.1:${port}`], { stdio: ["ignore", "ignore", "pipe"] });
    prometheus.stderr.on("data", (text) => log += text);
    const ended = new Promise((done, fail) => prometheus.on("error", fail).on("exit", done));
    for (let tries = 0; ; tries++) {
        const data = await ask("query", { query: 'count_over_time(up{job="comanda"}[1m]) > 3' }).catch(() => null);
        if (data?.result.length) break;
        assert.ok(tries < 300, log);
        await Promise.race([sleep(100), ended.then((code) => assert.fail(`prometheus ended with ${code}: ${log}`))]);
    }
});

after(() => {
    prometheus?.kill("SIGKILL");
    rmSync(folder, { recursive: true, maxRetries: 5, retryDelay: 100 });
});

const shown = (expression) => expression.replaceAll("$__rate_interval", "1m").replaceAll("$instance", ".*");

// Every selector of the expression finds something.
async function checkSelectors(what, expression) {
    const selectors = [...expression.matchAll(/\b([a-z_]+)(\{[^}]*\})/g)];
    assert.equal(selectors.length, [...expression.matchAll(/\b(?:up|comanda_\w+)/g)].length, `${what}: ${expression}`);
    for (const [selector, metric] of selectors) {
        const name = metric.replace(/_(bucket|sum|count)$/, "");
        if (metric !== "up") assert.match(metrics, new RegExp(`^# TYPE (${metric}|${name}) `, "m"), `${what}: ${metric}`);
        const { result } = await ask("query", { query: `count(${selector})` });
        assert.ok(result.length > 0, `${what}: nothing is ${selector}`);
    }
    await ask("query", { query: expression });
}

test("Prometheus takes the rules, and what they name is there", async () => {
    execFileSync("promtool", ["check", "rules", rules]);
    const { groups: [group] } = await ask("rules");
    assert.deepEqual(group.rules.map(({ name }) => name), names);
    for (const { name, query, annotations } of group.rules) {
        await checkSelectors(name, query);
        assert.ok(annotations.summary, name);
    }
});

test("the dashboard is that of dashboard.mjs, and what it names is there", async () => {
    const made = execFileSync("node", [join(monitoring, "dashboard.mjs")], { encoding: "utf8" });
    assert.deepEqual(dashboard, JSON.parse(made), "make it again: node dashboard.mjs > comanda-dashboard.json");
    assert.equal(new Set(dashboard.panels.map(({ id }) => id)).size, dashboard.panels.length);
    const graphs = dashboard.panels.filter(({ type }) => type !== "row");
    assert.ok(graphs.length > 10);
    for (const { title, targets } of graphs)
        for (const { expr } of targets) await checkSelectors(title, shown(expr));
});

test("panels do not cover each other", () => {
    const places = dashboard.panels.flatMap(({ gridPos: { x, y, w, h } }) =>
        Array.from({ length: w * h }, (_, at) => `${x + at % w} ${y + Math.floor(at / w)}`));
    assert.equal(new Set(places).size, places.length);
});

test("every alert is described, and no other, and every metric of the page is there", () => {
    const rows = [...page.matchAll(/^\| `(Comanda\w+)` \| (.+) \| (.+) \|$/gm)];
    assert.deepEqual(rows.map(([, name]) => name), names);
    for (const [, name, means, todo] of rows) assert.ok(means.length > 20 && todo.length > 20, name);
    for (const [name] of page.matchAll(/comanda_\w+/g)) assert.match(metrics, new RegExp(`^# TYPE ${name} `, "m"));
});

// A quiet evening, and for each alert what is different when it fires.
const job = 'job="comanda", instance="a"';
const quiet = {
    [`up{${job}}`]: "1x60",
    [`comanda_requests_total{${job}, kind="", operation="metrics", status="2xx"}`]: "0+4x60",
    [`comanda_requests_total{${job}, kind="order", operation="save", status="2xx"}`]: "0+600x60",
    [`comanda_requests_total{${job}, kind="order", operation="save", status="5xx"}`]: "0+5x60",
    [`comanda_request_seconds_bucket{${job}, kind="order", operation="save", le="1"}`]: "0+597x60",
    [`comanda_request_seconds_bucket{${job}, kind="order", operation="save", le="5"}`]: "0+600x60",
    [`comanda_request_seconds_bucket{${job}, kind="order", operation="save", le="+Inf"}`]: "0+600x60",
    [`comanda_writer{${job}, figure="waiting"}`]: "900x60",
    [`comanda_writer{${job}, figure="refused_busy"}`]: "7x60",
    [`comanda_held_bytes{${job}}`]: "190000000x60",
    [`comanda_job_failures_total{${job}, exported_job="retention"}`]: "0x30 1x30",
    [`comanda_job_late_seconds{${job}, exported_job="retention"}`]: "200x60",
    [`comanda_webhooks_paused{${job}}`]: "0x60",
    [`comanda_webhook_pending{${job}}`]: "900x60",
    [`comanda_audit_lost_total{${job}}`]: "3x60",
    [`comanda_sign_ins_locked_total{${job}}`]: "0+1x60",
};
const bad = {
    ComandaDown: { [`up{${job}}`]: "1x50 0x10" },
    ComandaRestarting: { [`comanda_requests_total{${job}, kind="", operation="metrics", status="2xx"}`]: "0+4x40 0+4x5 0+4x5 0+4x10" },
    ComandaErrors: { [`comanda_requests_total{${job}, kind="order", operation="save", status="5xx"}`]: "0+10x60" },
    ComandaSlow: { [`comanda_request_seconds_bucket{${job}, kind="order", operation="save", le="1"}`]: "0+580x60" },
    ComandaWritesWaiting: { [`comanda_writer{${job}, figure="waiting"}`]: "1001x60" },
    ComandaWritesRefused: { [`comanda_writer{${job}, figure="refused_busy"}`]: "7x57 9x3" },
    ComandaMemoryHeld: { [`comanda_held_bytes{${job}}`]: "210000000x60" },
    ComandaJobFails: { [`comanda_job_failures_total{${job}, exported_job="retention"}`]: "0x40 1x5 2x5 4x10" },
    ComandaJobLate: { [`comanda_job_late_seconds{${job}, exported_job="retention"}`]: "400x60" },
    ComandaWebhooksPaused: { [`comanda_webhooks_paused{${job}}`]: "0x55 1x5" },
    ComandaWebhooksBehind: { [`comanda_webhook_pending{${job}}`]: "1100x60" },
    ComandaAuditLost: { [`comanda_audit_lost_total{${job}}`]: "3x55 4x5" },
    ComandaSignInsLocked: { [`comanda_sign_ins_locked_total{${job}}`]: "0+3x60" },
};

test("each alert fires by itself, and none on a quiet evening", () => {
    assert.deepEqual(Object.keys(bad), names);
    const evening = (series, firing) => ({
        interval: "1m", input_series: Object.entries({ ...quiet, ...series }).map(([series, values]) => ({ series, values })),
        promql_expr_test: [{
            expr: 'count by (alertname) (ALERTS{alertstate="firing"})', eval_time: "59m",
            exp_samples: firing.map((name) => ({ labels: `{alertname="${name}"}`, value: 1 })),
        }],
    });
    const file = join(folder, "tests.yml");
    writeFileSync(file, JSON.stringify({
        rule_files: [rules], evaluation_interval: "1m",
        tests: [evening({}, []), ...Object.entries(bad).map(([name, series]) => evening(series, [name]))],
    }));
    const ran = spawnSync("promtool", ["test", "rules", file], { encoding: "utf8" });
    assert.equal(ran.status, 0, ran.error?.message ?? ran.stdout + ran.stderr);
});
