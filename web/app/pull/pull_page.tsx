// What another store's menu would bring into this one, field by field, and the button that brings it.
import { Button, Select, Skeleton, Title } from "@mantine/core";
import { useInfiniteQuery, useQuery } from "@tanstack/react-query";
import { useNavigate, useSearch } from "@tanstack/react-router";
import { useCallback, useEffect, useState } from "react";
import { kindNamed, useDescriptions } from "../api/descriptions";
import { useSession } from "../api/start";
import { useLiveEvents } from "../live/live";
import { useHeld } from "../live/use_held";
import { changedCount } from "../preview/preview";
import { useStore } from "../shell/store";
import { Rest } from "../shell/problems";
import { tell, tellFailure } from "../shell/told";
import { useWords, words as wordsNow } from "../words";
import { Choices } from "./choices";
import { OwnCard } from "./own_card";
import { PastCard } from "./past_card";
import { PlanDialog } from "./plan_dialog";
import { previewQuery, pullMoved, pullNow, pullsQuery, summaryOf, undoPull, wholeMenu } from "./pull";
import { PullPreview } from "./pull_preview";
import { RunsCard } from "./runs_card";
import "./pull.css";

export function PullPage() {
    const { stores } = useSession();
    const { pull } = useWords();
    const { id } = useStore();
    if (stores.length > 1) return <Pulling key={id} />;
    return (
        <div className="page">
            <Title order={1}>{pull.title}</Title>
            <div className="card none-yet">
                <b>{pull.oneStore}</b>
                {pull.oneStoreHelp}
            </div>
        </div>
    );
}

// From the store of the address, else the one that was pulled from last, else the first other one.
function useSource(): string | undefined {
    const { stores } = useSession();
    const { id } = useStore();
    const asked = useSearch({ strict: false })["from"];
    const past = useInfiniteQuery(pullsQuery(id));
    const others = stores.filter((store) => store.id !== id);
    const has = (one: string | undefined) => others.some((store) => store.id === one);
    if (has(asked)) return asked;
    if (past.isPending) return undefined;
    const last = past.data?.pages[0]?.[0]?.sourceStore;
    return has(last) ? last : others[0]?.id;
}

const calmMs = 1_500;

// Looks again when somebody changes the menu, but not while a hand is in the preview.
function useLook(isHeld: boolean) {
    const { account } = useSession();
    const { id } = useStore();
    const descriptions = useDescriptions();
    const [hasMoved, setHasMoved] = useState(false);
    const look = useCallback(async () => {
        setHasMoved(false);
        await pullMoved(id, account);
    }, [id, account]);
    useLiveEvents(({ kind }) => {
        const group = descriptions && kindNamed(descriptions, kind)?.group;
        if (group === "menu" || group === "store") setHasMoved(true);
    });
    useEffect(() => {
        if (!hasMoved || isHeld) return undefined;
        const timer = setTimeout(() => void look(), calmMs);
        return () => clearTimeout(timer);
    }, [hasMoved, isHeld, look]);
    return { hasMoved, look };
}

function Pulling() {
    const { pull } = useWords();
    const { stores } = useSession();
    const store = useStore();
    const search = useSearch({ strict: false });
    const navigate = useNavigate();
    const source = useSource();
    const what = search["what"] || wholeMenu;
    const preview = useQuery({ ...previewQuery(store.id, source ?? "", what), enabled: source !== undefined });
    const [isPulling, setIsPulling] = useState(false);
    const [isPlanning, setIsPlanning] = useState(false);
    const [isHeld, hold] = useHeld();
    const { hasMoved, look } = useLook(isHeld);

    const choose = (change: Record<string, string>) =>
        void navigate({ to: ".", search: (before) => ({ ...before, ...change }), replace: true });
    const others = stores.filter(({ id }) => id !== store.id);
    const nameOf = (id: string | undefined) => stores.find((one) => one.id === id)?.name ?? "";
    const count = changedCount(preview.data?.records ?? []) + (preview.data?.recordsLeftOut ?? 0);
    const links = preview.data?.records.filter(({ change }) => change === "link").length ?? 0;

    const run = async (from: string) => {
        setIsPulling(true);
        try {
            const result = await pullNow(store.id, from, what);
            const { created, changed, gone } = summaryOf(result);
            const { pull: said } = wordsNow();
            const takeBack = async (id: string) => {
                await undoPull(store.id, id);
                await look();
            };
            tell({
                text: said.pulled(nameOf(from), said.summary(created, changed, gone)),
                ...(result.pullId === null ? {} : { undo: () => takeBack(result.pullId ?? "") }),
            });
            await look();
        } catch (error) {
            tellFailure(error);
        } finally {
            setIsPulling(false);
        }
    };
    return (
        <div className="page">
            <div className="page-head">
                <Title order={1}>{pull.title}</Title>
                <span className="soft pull-about" translate="no">
                    {pull.into(store.name)}
                </span>
            </div>
            <div className="pull-choice">
                <Select
                    label={pull.from}
                    data={others.map(({ id, name }) => ({ value: id, label: name }))}
                    value={source ?? null}
                    onChange={(value) => choose({ from: value ?? "" })}
                    allowDeselect={false}
                    translate="no"
                />
                <Choices what={what} choose={(next) => choose({ what: next === wholeMenu ? "" : next })} />
                <span className="grow" />
                <Button variant="default" onClick={() => setIsPlanning(true)} disabled={source === undefined}>
                    {pull.elsewhere}
                </Button>
                {(count + links > 0 || isPulling) && source !== undefined && (
                    <Button loading={isPulling} disabled={preview.isFetching} onClick={() => void run(source)}>
                        {count > 0 ? pull.pull(count) : pull.link(links)}
                    </Button>
                )}
            </div>
            <div role="status" className="pull-status">
                {hasMoved && isHeld && preview.data && (
                    <p className="said info pull-moved">
                        {pull.moved}{" "}
                        <Button variant="default" size="compact-sm" onClick={() => void look()}>
                            {pull.lookAgain}
                        </Button>
                    </p>
                )}
            </div>
            <Rest error={preview.error} fields={[]} />
            {preview.isPending && !preview.error && (
                <div className="card" role="status">
                    <p className="soft pull-looking">{pull.looking(nameOf(source))}</p>
                    <Skeleton height={220} radius="md" />
                </div>
            )}
            {preview.data && !preview.error && (
                <div {...hold}>
                    <PullPreview
                        result={preview.data}
                        isOld={preview.isFetching}
                        moved={() => void look()}
                        source={nameOf(source)}
                    />
                </div>
            )}
            <RunsCard />
            <PastCard moved={() => void look()} />
            <OwnCard moved={() => void look()} />
            {isPlanning && source !== undefined && (
                <PlanDialog source={source} what={what} close={() => setIsPlanning(false)} />
            )}
        </div>
    );
}
