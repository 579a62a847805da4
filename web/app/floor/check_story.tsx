// Who sent what, and when: each submission with what was new in it.
import { useSession } from "../api/start";
import { useFormats, type Formats } from "../formats/formats";
import { useWords, type Words } from "../words";
import { useDeviceName } from "./devices";
import type { Happening, Step, Story } from "./story";

export function textOf(happening: Happening, { floor: say }: Words, formats: Formats): string {
    switch (happening.what) {
        case "added":
            return say.did.added(happening.line.quantity, happening.line.name);
        case "voided":
            return say.did.voided(happening.line.quantity, happening.line.name);
        case "removed":
            return say.did.removed(happening.line.quantity, happening.line.name);
        case "changed": {
            const { line, before } = happening;
            if (before && before.quantity !== line.quantity) return say.did.counted(line.name, before.quantity, line.quantity);
            return say.did.changed(line.name);
        }
        case "paid":
            return say.did.paid(formats.money(happening.payment.amount), happening.payment.method);
        case "table":
            return say.did.table(happening.name);
        case "ended":
            return happening.status === "closed" ? say.did.closed : say.did.ended;
    }
}

export function useAuthor(): (step: Step) => string {
    const { floor: say } = useWords();
    const { person } = useSession();
    const deviceName = useDeviceName();
    return (step) => {
        const device = deviceName(step.node, step.deviceName);
        const who = step.byPerson !== "" && step.byPerson === person.id ? say.you : step.employeeName;
        return [who, device].filter(Boolean).join(" · ");
    };
}

export function CheckStory({ story }: { story: Story }) {
    const words = useWords();
    const { floor: say } = words;
    const formats = useFormats();
    const author = useAuthor();
    const told = story.steps.filter(({ happenings, applied }) => happenings.length > 0 || !applied);
    return (
        <ol className="check-story" reversed>
            {[...told].reverse().map((step) => (
                <li key={step.number}>
                    <p className="story-head">
                        <time dateTime={step.at}>{formats.time(step.at)}</time>
                        <span translate="no">{author(step)}</span>
                        {!step.applied && <span className="tag warn">{say.cameLate}</span>}
                    </p>
                    <ul>
                        {step.happenings.map((happening, at) => (
                            <li key={at} translate="no">
                                {textOf(happening, words, formats)}
                            </li>
                        ))}
                    </ul>
                </li>
            ))}
        </ol>
    );
}
