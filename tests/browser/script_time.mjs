// How long scripts run for each frame that a page draws, as Chromium traces it.

const categories = ["-*", "devtools.timeline", "disabled-by-default-devtools.timeline.frame", "v8", "__metadata"];
const scripts = new Set(["FunctionCall", "EvaluateScript", "RunMicrotasks", "FireAnimationFrame", "EventDispatch", "TimerFire", "MinorGC", "MajorGC"]);

// Milliseconds of script in each frame while `work` runs. Of what runs within each other, the outer counts: with
// the layout that it asks for. The thread's own clock, as other programs share the processor.
export async function script_of_frames(browser, page, work) {
    await browser.startTracing(page, { categories });
    await work();
    const { traceEvents } = JSON.parse(await browser.stopTracing());
    const frames = traceEvents.filter(({ name }) => name === "BeginMainThreadFrame");
    const thread_of = ({ pid, tid }) => `${pid} ${tid}`;
    const drawn = (thread) => frames.filter((one) => thread_of(one) === thread);
    const [thread] = [...new Set(frames.map(thread_of))].sort((a, b) => drawn(b).length - drawn(a).length);
    const times = drawn(thread).map(({ ts }) => ts).sort((a, b) => a - b);
    const ran = traceEvents
        .filter((one) => one.ph === "X" && scripts.has(one.name) && thread_of(one) === thread)
        .sort((a, b) => a.ts - b.ts || b.dur - a.dur);
    const sums = times.map(() => 0);
    let end = 0;
    let at = -1;
    for (const { ts, dur = 0, tdur = dur } of ran) {
        if (ts < end) continue;
        end = ts + dur;
        while (at + 1 < times.length && times[at + 1] <= ts) ++at;
        if (at >= 0) sums[at] += tdur / 1000;
    }
    return sums;
}

export function quantile(values, share) {
    const sorted = [...values].sort((a, b) => a - b);
    return sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))];
}
