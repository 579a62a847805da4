// What the program does by itself, and what of it failed.
import { Switch, Table, Title } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { useNavigate, useSearch } from "@tanstack/react-router";
import { useEffect, useState } from "react";
import { read } from "../api/client";
import { useSession } from "../api/start";
import { useFormats } from "../formats/formats";
import { Rest } from "../shell/problems";
import { useWords } from "../words";

interface Job {
    name: string;
    store?: string; // absent: of the account
    running: boolean;
    next?: string;
    last?: string;
    tookMs: number;
    runs: number;
    failures: number;
    failing: boolean; // the last run did
    lastError?: string;
}

const everyMs = 15_000;

export function JobsPage() {
    const { settings } = useWords();
    const words = settings.jobs;
    const { account } = useSession();
    const { failed } = useSearch({ strict: false });
    const navigate = useNavigate();
    const jobs = useQuery({
        queryKey: ["jobs", account],
        queryFn: ({ signal }) => read<Job[]>(`/v1/svc/account/${account}/jobs`, {}, signal),
        refetchInterval: everyMs,
    });
    const isFailed = failed === "yes";
    const shown = (jobs.data ?? []).filter(({ failures }) => !isFailed || failures > 0);
    return (
        <div className="page">
            <div className="page-head">
                <div>
                    <Title order={1}>{words.title}</Title>
                    <span className="soft">{words.about}</span>
                </div>
                <span className="grow" />
                <Switch
                    label={words.onlyFailed}
                    checked={isFailed}
                    onChange={(event) =>
                        void navigate({ to: ".", search: { ...(event.currentTarget.checked ? { failed: "yes" } : {}) }, replace: true })
                    }
                />
            </div>
            <Rest error={jobs.error} fields={[]} />
            {jobs.data && (
                <div className="card">
                    {shown.length === 0 ? (
                        <div className="none-yet">
                            <b>{isFailed ? words.noneFailed : words.empty}</b>
                            {!isFailed && words.emptyHelp}
                        </div>
                    ) : (
                        <Jobs jobs={shown} />
                    )}
                </div>
            )}
        </div>
    );
}

function Jobs({ jobs }: { jobs: Job[] }) {
    const { column } = useWords().settings.jobs;
    return (
        <div className="scroll">
            <Table className="plain-table">
                <Table.Thead>
                    <Table.Tr>
                        <Table.Th>{column.job}</Table.Th>
                        <Table.Th>{column.store}</Table.Th>
                        <Table.Th>{column.next}</Table.Th>
                        <Table.Th>{column.last}</Table.Th>
                        <Table.Th ta="right">{column.took}</Table.Th>
                        <Table.Th ta="right">{column.runs}</Table.Th>
                        <Table.Th ta="right">{column.failures}</Table.Th>
                    </Table.Tr>
                </Table.Thead>
                <Table.Tbody>
                    {jobs.map((job) => (
                        <JobRow key={`${job.store ?? ""} ${job.name}`} job={job} />
                    ))}
                </Table.Tbody>
            </Table>
        </div>
    );
}

function useMinute(): number {
    const [now, setNow] = useState(() => Date.now());
    useEffect(() => {
        const timer = setInterval(() => setNow(Date.now()), 60_000);
        return () => clearInterval(timer);
    }, []);
    return now;
}

function JobRow({ job }: { job: Job }) {
    const words = useWords().settings.jobs;
    const { column } = words;
    const { stores } = useSession();
    const formats = useFormats();
    const now = Math.max(useMinute(), Date.now());
    const known = words.names[job.name];
    const next = () => {
        if (job.running) return <span className="tag info">{words.running}</span>;
        if (job.next === undefined) return <span className="soft">{words.never}</span>;
        const at = new Date(job.next).getTime();
        const isSoon = at < now + 60_000;
        return isSoon ? words.due : words.inTime(formats.age(now, at));
    };
    const store = stores.find(({ id }) => id === job.store)?.name;
    return (
        <Table.Tr>
            <Table.Td fw={550} translate={known === undefined ? "no" : undefined}>
                {known ?? job.name}
                {job.lastError !== undefined && (
                    <div className="hint">
                        {words.lastError}: <span translate="no">{job.lastError}</span>
                    </div>
                )}
            </Table.Td>
            <Table.Td className="soft" translate={store === undefined ? undefined : "no"}>
                {store ?? words.wholeAccount}
            </Table.Td>
            <Table.Td className="nowrap" data-label={column.next}>
                {next()}
            </Table.Td>
            <Table.Td className="nowrap" data-label={column.last}>
                {job.last === undefined ? (
                    <span className="soft">{words.never}</span>
                ) : (
                    <span translate="no">{formats.dateTime(job.last)}</span>
                )}
            </Table.Td>
            <Table.Td className="figure" data-label={job.last === undefined ? undefined : column.took}>
                {job.last !== undefined &&
                    (job.tookMs < 1_000
                        ? words.milliseconds(formats.count(job.tookMs))
                        : words.seconds(formats.count(Math.round(job.tookMs / 1_000))))}
            </Table.Td>
            <Table.Td className="figure" data-label={column.runs}>
                <span translate="no">{formats.count(job.runs)}</span>
            </Table.Td>
            <Table.Td className="figure" data-label={column.failures}>
                {job.failing ? (
                    <span className="tag bad">{formats.count(job.failures)}</span>
                ) : (
                    <span translate="no">{formats.count(job.failures)}</span>
                )}
            </Table.Td>
        </Table.Tr>
    );
}
