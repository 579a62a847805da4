// What a new restaurant still needs. Steps tick themselves.
import { IconCircle, IconCircleCheckFilled } from "@tabler/icons-react";
import { Link } from "@tanstack/react-router";
import { useWords } from "../words";
import type { SetupStep, SetupStepName } from "./today";

const places: Partial<Record<SetupStepName, { to: string; view?: string }>> = {
    hours: { to: "/app/store" },
    taxes: { to: "/app/list/$view", view: "taxes" },
    menu: { to: "/app/list/$view", view: "menuItems" },
    printer: { to: "/app/list/$view", view: "printers" },
    people: { to: "/app/list/$view", view: "users" },
};

// `isBrief` shows only what is left.
export function Checklist({ steps, isBrief }: { steps: SetupStep[]; isBrief: boolean }) {
    const { today: say } = useWords();
    const done = steps.filter((step) => step.done).length;
    return (
        <section className="card checklist" aria-labelledby="set-up">
            <div className="card-head">
                <h2 id="set-up">{say.setUp}</h2>
                <span className="soft">{say.setUpHelp(done, steps.length)}</span>
            </div>
            <ul>
                {steps.filter((step) => !isBrief || !step.done).map(({ step, done }) => {
                    const { name, help } = say.steps[step];
                    const place = places[step];
                    const Icon = done ? IconCircleCheckFilled : IconCircle;
                    return (
                        <li key={step} className={done ? "done" : ""}>
                            <Icon size={20} aria-label={done ? say.stepDone : say.stepOpen} role="img" />
                            <span>
                                {place && !done ? (
                                    <Link
                                        to={place.to}
                                        params={place.view ? { view: place.view } : {}}
                                        search={({ store }: { store?: string }) => (store ? { store } : {})}
                                    >
                                        {name}
                                    </Link>
                                ) : (
                                    <b>{name}</b>
                                )}
                                {!done && <span className="soft"> {help}</span>}
                            </span>
                        </li>
                    );
                })}
            </ul>
        </section>
    );
}
