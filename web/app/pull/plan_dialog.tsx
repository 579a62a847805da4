// A pull at a set time, into several stores, or both. What it would do is told store by store before.
import { Button, Checkbox, Group, Modal, SegmentedControl, Stack, TextInput } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { useState, type FormEvent } from "react";
import { queries } from "../api/queries";
import { useSession, type StoreRights } from "../api/start";
import { useFormats } from "../formats/formats";
import { dateIn, instantOf } from "../orders/business_day";
import { Rest } from "../shell/problems";
import { useStore } from "../shell/store";
import { sentenceOf, tell } from "../shell/told";
import { useWords } from "../words";
import { cancelRun, previewQuery, runsKey, startRun, summaryOf } from "./pull";

interface Props {
    source: string;
    what: string;
    close: () => void;
}

const dayMs = 86_400_000;

// Tomorrow at four, when most restaurants sleep.
const tonight = (timeZone: string) => `${dateIn(timeZone, Date.now() + dayMs)}T04:00`;

function instantIn(timeZone: string, local: string): Date | undefined {
    const [, date, hours, minutes] = /^(\d{4}-\d\d-\d\d)T(\d\d):(\d\d)/.exec(local) ?? [];
    return date === undefined ? undefined : instantOf(timeZone, date, Number(hours) * 60 + Number(minutes));
}

export function PlanDialog({ source, what, close }: Props) {
    const { pull, common } = useWords();
    const { plan } = pull;
    const { stores, account } = useSession();
    const { id: here } = useStore();
    const formats = useFormats();
    const targets = stores.filter(({ id }) => id !== source);
    const [chosen, setChosen] = useState([here]);
    const [when, setWhen] = useState<"now" | "at">("now");
    const [local, setLocal] = useState(() => tonight(formats.timeZone));
    const [error, setError] = useState<unknown>(null);
    const [isBusy, setIsBusy] = useState(false);
    const at = when === "at" ? instantIn(formats.timeZone, local) : undefined;
    const isPast = at !== undefined && at.getTime() < Date.now();
    const canGo = chosen.length > 0 && (when === "now" || (at !== undefined && !isPast));

    const submit = async (event: FormEvent) => {
        event.preventDefault();
        if (!canGo || isBusy) return;
        setIsBusy(true);
        setError(null);
        try {
            const run = await startRun(account, source, what, chosen, at?.toISOString());
            const cancel = async () => {
                await cancelRun(run.runId);
                await queries.invalidateQueries({ queryKey: runsKey(account) });
            };
            await queries.invalidateQueries({ queryKey: runsKey(account) });
            if (at) tell({ text: plan.planned(formats.dateTime(run.at)), undo: cancel });
            else tell({ text: plan.started(chosen.length) });
            close();
        } catch (problem) {
            setError(problem);
            setIsBusy(false);
        }
    };
    return (
        <Modal opened onClose={close} title={plan.title} closeButtonProps={{ "aria-label": common.close }} size={560}>
            <form onSubmit={(event) => void submit(event)} noValidate>
                <Stack>
                    <Checkbox.Group label={plan.stores} value={chosen} onChange={setChosen}>
                        <Stack gap={6} mt={6}>
                            {targets.length > 2 && (
                                <Checkbox
                                    label={plan.all}
                                    checked={chosen.length === targets.length}
                                    indeterminate={chosen.length > 0 && chosen.length < targets.length}
                                    onChange={({ currentTarget: { checked } }) =>
                                        setChosen(checked ? targets.map(({ id }) => id) : [])
                                    }
                                />
                            )}
                            {targets.map((store) => (
                                <Target key={store.id} store={store} source={source} what={what} isChosen={chosen.includes(store.id)} />
                            ))}
                        </Stack>
                    </Checkbox.Group>
                    <SegmentedControl
                        aria-label={plan.when}
                        value={when}
                        onChange={(value) => setWhen(value === "at" ? "at" : "now")}
                        data={[
                            { value: "now", label: plan.now },
                            { value: "at", label: plan.at },
                        ]}
                    />
                    {when === "at" && (
                        <TextInput
                            type="datetime-local"
                            label={plan.time}
                            description={plan.timeHelp(formats.timeZone.replaceAll("_", " "))}
                            value={local}
                            onChange={({ currentTarget: { value } }) => setLocal(value)}
                            error={isPast ? plan.past : undefined}
                        />
                    )}
                    <Rest error={error} fields={[]} />
                    <Group justify="flex-end">
                        <Button variant="default" onClick={close}>
                            {common.cancel}
                        </Button>
                        <Button type="submit" loading={isBusy} disabled={!canGo}>
                            {when === "at" ? plan.plan : plan.start(chosen.length)}
                        </Button>
                    </Group>
                </Stack>
            </form>
        </Modal>
    );
}

// With what the pull would do there now.
function Target({ store, source, what, isChosen }: { store: StoreRights; source: string; what: string; isChosen: boolean }) {
    const { pull } = useWords();
    const { data, error } = useQuery({ ...previewQuery(store.id, source, what), enabled: isChosen, retry: false, staleTime: 60_000 });
    const summary = data && summaryOf(data);
    return (
        <Checkbox
            value={store.id}
            label={<span translate="no">{store.name}</span>}
            description={
                isChosen && error ? (
                    <span translate="no">{sentenceOf(error)}</span>
                ) : isChosen && summary ? (
                    pull.summary(summary.created, summary.changed, summary.gone)
                ) : undefined
            }
        />
    );
}
