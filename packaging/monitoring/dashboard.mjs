// Makes comanda-dashboard.json, which Grafana imports: node dashboard.mjs > comanda-dashboard.json
const source = { type: "prometheus", uid: "${source}" };
const own = 'job="comanda", instance=~"$instance"';
const rows = [
    ["Servers", [
        ["Up", "short", ['up{job="comanda", instance=~"$instance"}', "{{instance}}"]],
        ["Requests a second", "reqps", [`sum by (status) (rate(comanda_requests_total{${own}}[$__rate_interval]))`, "{{status}}"]],
        ["Time to the answer", "s",
            ...[["half", 0.5], ["95 %", 0.95], ["99 %", 0.99]].map(([name, share]) => [
                `histogram_quantile(${share}, sum by (le) (rate(comanda_request_seconds_bucket{${own}, operation!~"events|follow"}[$__rate_interval])))`, name])],
        ["Slowest operations, mean", "s", [
            `topk(8, sum by (kind, operation) (rate(comanda_request_seconds_sum{${own}, operation!~"events|follow"}[$__rate_interval]))`
            + ` / sum by (kind, operation) (rate(comanda_request_seconds_count{${own}, operation!~"events|follow"}[$__rate_interval])))`,
            "{{kind}} {{operation}}"]],
        ["5xx by operation", "reqps", [
            `sum by (kind, operation) (rate(comanda_requests_total{${own}, status="5xx"}[$__rate_interval])) > 0`, "{{kind}} {{operation}}"]],
        ["Bodies and answers in flight", "bytes", [`comanda_held_bytes{${own}}`, "{{instance}}"]],
    ]],
    ["Writes", [
        ["Writes and commits a second", "wps",
            [`sum(rate(comanda_writer{${own}, figure="writes"}[$__rate_interval]))`, "writes"],
            [`sum(rate(comanda_writer{${own}, figure="commits"}[$__rate_interval]))`, "commits"]],
        ["Writes that wait", "short", [`comanda_writer{${own}, figure="waiting"}`, "{{instance}}"]],
        ["Writes refused, since too many wait", "wps", [`rate(comanda_writer{${own}, figure="refused_busy"}[$__rate_interval])`, "{{instance}}"]],
        ["Orders and checks a second", "wps", [
            `sum by (kind, operation) (rate(comanda_requests_total{${own}, kind=~"order|check", operation=~"save|pay|status", status="2xx"}[$__rate_interval]))`,
            "{{kind}} {{operation}}"]],
    ]],
    ["Events, webhooks and jobs", [
        ["Readers of events", "short", [`comanda_live_readers{${own}}`, "{{instance}}"]],
        ["Events read for them", "ops", [`rate(comanda_live_events_total{${own}}[$__rate_interval])`, "{{instance}}"]],
        ["Calls of webhooks", "reqps", [`sum by (outcome) (rate(comanda_webhook_deliveries_total{${own}}[$__rate_interval]))`, "{{outcome}}"]],
        ["Deliveries that wait", "short", [`max(comanda_webhook_pending{${own}})`, "waiting"], [`max(comanda_webhooks_paused{${own}})`, "paused hooks"]],
        ["Lateness of jobs", "s", [`min by (exported_job) (comanda_job_late_seconds{${own}})`, "{{exported_job}}"]],
        ["Failed runs of jobs", "short", [`sum by (exported_job) (increase(comanda_job_failures_total{${own}}[$__rate_interval]))`, "{{exported_job}}"]],
    ]],
    ["People and kiosks", [
        ["Sign-ins", "short",
            [`sum(increase(comanda_sign_ins_total{${own}}[$__rate_interval]))`, "signed in"],
            [`sum(increase(comanda_sign_ins_failed_total{${own}}[$__rate_interval]))`, "failed"],
            [`sum(increase(comanda_sign_ins_locked_total{${own}}[$__rate_interval]))`, "locked"]],
        ["Entries of the audit", "wps", [`sum(rate(comanda_audit_entries_total{${own}}[$__rate_interval]))`, "written"],
            [`sum(rate(comanda_audit_lost_total{${own}}[$__rate_interval]))`, "lost"]],
        ["Menus kept for kiosks", "bytes", [`comanda_kiosk_copies_bytes{${own}}`, "{{instance}}"]],
        ["Menus made for kiosks", "ops", [`rate(comanda_kiosk_copies_made_total{${own}}[$__rate_interval])`, "{{instance}}"]],
    ]],
];

const panels = [];
let y = 0;
for (const [title, graphs] of rows) {
    panels.push({ id: panels.length + 1, type: "row", title, collapsed: false, gridPos: { x: 0, y: y++, w: 24, h: 1 }, panels: [] });
    graphs.forEach(([title, unit, ...targets], at) => panels.push({
        id: panels.length + 1, type: "timeseries", title, datasource: source,
        gridPos: { x: at % 2 * 12, y: y + Math.floor(at / 2) * 8, w: 12, h: 8 },
        fieldConfig: { defaults: { unit, min: 0, custom: { fillOpacity: 10, showPoints: "never" } }, overrides: [] },
        options: { legend: { displayMode: "list", placement: "bottom" }, tooltip: { mode: "multi" } },
        targets: targets.map(([expr, legendFormat], at) => ({ refId: "ABCDEF"[at], datasource: source, expr, legendFormat })),
    }));
    y += Math.ceil(graphs.length / 2) * 8;
}

console.log(JSON.stringify({
    title: "Comanda", uid: "comanda", tags: ["comanda"], schemaVersion: 37, version: 1, editable: true, timezone: "browser",
    time: { from: "now-6h", to: "now" }, refresh: "30s", annotations: { list: [] }, links: [],
    templating: {
        list: [
            { name: "source", label: "Prometheus", type: "datasource", query: "prometheus", hide: 0 },
            {
                name: "instance", label: "Server", type: "query", datasource: source, refresh: 2, includeAll: true, multi: true,
                current: { text: "All", value: "$__all" }, query: { query: 'label_values(up{job="comanda"}, instance)', refId: "A" },
            },
        ],
    },
    panels,
}, null, 1));
