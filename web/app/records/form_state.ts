// A record while it is edited: what it was, what is different, and what became of saving it.
import { useCallback, useMemo, useRef, useState } from "react";
import { Failure, Unreachable } from "../api/failure";
import { send } from "../api/client";
import type { FieldDescription, KindDescription, StoredRecord, View } from "../api/descriptions";
import { useSession, type StoreRights } from "../api/start";
import { sentenceOf } from "../shell/told";
import { useWords } from "../words";
import { keepRecord, listsChanged } from "./cache";
import { bodyOf, changesOf, differencesOf, placeErrors, type FieldChange, type Side } from "./changes";
import { dropDraft, readDraft, useDraft, type Draft, type DraftPlace } from "./drafts";
import {
    copiedValues, formFields, initialValues, isEmpty, isSameField, isShown, readRecord, unreadPaths, type Values,
} from "./form_values";
import { useOnce } from "./once";
import { pathOf, usePlace } from "./paths";
import { useLacking } from "./privileges";
import { elsewhere, writeSeveral, type Entry, type SeveralResult } from "./several";

export interface Conflict {
    before: Values; // the common base
    theirs: StoredRecord;
}
interface State {
    base: StoredRecord | null; // null: a new record
    edits: Values;
}
interface Problems {
    byPath: Record<string, string>;
    general: string[];
    existing: string | null; // the record that has these values already
    isUnreachable: boolean;
}
const noProblems: Problems = { byPath: {}, general: [], existing: null, isUnreachable: false };

export interface Saved {
    record: StoredRecord;
    changes: FieldChange[];
    isNew: boolean;
    several?: SeveralResult; // where it was saved in more stores
}

export interface RecordForm {
    kind: KindDescription;
    fields: FieldDescription[];
    base: StoredRecord | null;
    newer: StoredRecord | null; // what somebody else made of it since
    values: Values;
    edits: Values;
    changed: FieldChange[]; // what saving sends of a record that exists
    isDirty: boolean;
    isNew: boolean;
    isSaving: boolean;
    problems: Problems;
    conflict: Conflict | null;
    draft: Draft | null; // offered
    lacking: (field?: FieldDescription) => string | undefined;
    set: (name: string, value: unknown) => void;
    save: (others?: StoreRights[]) => Promise<Saved | null>; // in more stores, too
    discard: () => void;
    restoreDraft: () => void;
    discardDraft: () => void;
    compare: () => void; // with what somebody else made of it
    resolve: (sides: Record<string, Side>) => void;
    giveUpComparing: () => void;
    keep: (record: StoredRecord) => void;
}

interface Asked {
    kind: KindDescription;
    view: View | undefined;
    record: StoredRecord | null; // as the page knows it now; null for a new one
    copied: StoredRecord | null;
    copyName: (name: string) => string;
}

function begun(fields: FieldDescription[], { kind, copied, copyName }: Asked): Values {
    if (!copied) return initialValues(fields);
    const values = copiedValues(fields, copied);
    const name = values[kind.named];
    const isText = fields.some(({ name: one, input }) => one === kind.named && input === "text");
    if (isText && typeof name === "string" && name !== "") values[kind.named] = copyName(name);
    return values;
}


export function useRecordForm(asked: Asked): RecordForm {
    const { kind, view, record } = asked;
    const words = useWords();
    const session = useSession();
    const place = usePlace();
    const lacking = useLacking(kind);
    const isNew = record === null;
    const fields = useMemo(() => formFields(kind, view?.fixed ?? {}, isNew), [kind, view, isNew]);
    const [state, setState] = useState<State>(() => ({ base: record, edits: isNew ? begun(fields, asked) : {} }));
    const [untouched] = useState(state.edits);
    const [problems, setProblems] = useState(noProblems);
    const [conflict, setConflict] = useState<Conflict | null>(null);
    const [isSaving, setIsSaving] = useState(false);
    const isBusy = useRef(false);
    const once = useOnce();
    const begunAs = asked.copied ? `copy ${asked.copied.id}` : `new ${view?.id ?? ""}`;

    const draftPlace = useMemo<DraftPlace>(
        () => ({ person: session.person.id, store: place.store, kind: kind.kind, id: record?.id ?? begunAs }),
        [session.person.id, place.store, kind.kind, record?.id, begunAs],
    );
    const [draft, setDraft] = useState(() => readDraft(draftPlace));

    const before = useMemo(() => (state.base ? readRecord(fields, state.base) : {}), [fields, state.base]);
    const fixed = useMemo(() => fixedValues(view, state.base), [view, state.base]);
    const values = useMemo(() => ({ ...fixed, ...before, ...state.edits }), [fixed, before, state.edits]);
    const changed = useMemo(() => changesOf(fields, before, state.edits), [fields, before, state.edits]);
    const isDirty = isNew
        ? fields.some((field) => !isSameField(field, untouched[field.name], state.edits[field.name]))
        : changed.length > 0;

    // Nobody types: what others made of the record is shown at once.
    if (record && state.base && record !== state.base && record.revision >= state.base.revision && !isDirty)
        setState({ base: record, edits: {} });
    const newer = record && state.base && record.revision > state.base.revision ? record : null;

    useDraft(draftPlace, fields, isDirty, { revision: state.base?.revision ?? 0, edits: state.edits, seed: once.seed }, before);

    const set = useCallback((name: string, value: unknown) => {
        setState(({ base, edits }) => ({ base, edits: { ...edits, [name]: value } }));
        setProblems((now) => withoutPath(now, name));
    }, []);
    const keep = useCallback(
        (next: StoredRecord) => {
            keepRecord(kind.kind, next);
            // With what others changed in between, it is shown as newer instead.
            setState(({ base, edits }) => ({ base: base && next.revision > base.revision + 1 ? base : next, edits }));
        },
        [kind],
    );
    const forget = useCallback(() => {
        dropDraft(draftPlace);
        setDraft(null);
        setProblems(noProblems);
        setConflict(null);
        once.renew();
    }, [draftPlace, once]);

    // The same in more stores is one request, and one step in each of them.
    const writeIn = async (base: StoredRecord, sent: FieldChange[], others: StoreRights[]): Promise<Saved> => {
        const entry: Entry = { kind: kind.kind, id: base.id, revision: base.revision, ...bodyOf(sent) };
        const ids = others.map(({ id }) => id);
        try {
            const several = await writeSeveral(place.store, [entry], ids, once.keyOf(JSON.stringify([entry, ids])));
            const { data } = await send<StoredRecord>("GET", pathOf(kind.paths.one ?? "", { id: base.id }));
            return { record: data, changes: sent, isNew: false, several };
        } catch (error) {
            throw error instanceof Failure ? ofOneRecord(error, elsewhere(error, ids, others)) : error;
        }
    };

    const write = async (sent: FieldChange[], others: StoreRights[]): Promise<Saved> => {
        const body = bodyOf(sent);
        if (state.base && others.length > 0) return writeIn(state.base, sent, others);
        if (state.base) {
            const path = pathOf(kind.paths.update ?? "", { id: state.base.id });
            const { revision } = state.base;
            const key = once.keyOf(`${path} ${revision} ${JSON.stringify(body)}`);
            const { data } = await send<StoredRecord>("PUT", path, { body, ifMatch: revision, once: key });
            return { record: data, changes: sent, isNew: false };
        }
        const whole = { ...(kind.ofAccount ? {} : { store: place.store }), ...view?.fixed, ...body };
        const path = pathOf(kind.paths.create ?? "", { ...place });
        const { data } = await send<StoredRecord>("POST", path, { body: whole, once: once.keyOf(`${path} ${JSON.stringify(whole)}`) });
        return { record: data, changes: sent, isNew: true };
    };

    const refused = (error: unknown) => {
        if (error instanceof Failure && error.status === 412 && error.body.current) {
            const theirs = error.body.current as StoredRecord;
            keepRecord(kind.kind, theirs);
            // An answer that was lost: the change is there.
            const isDone = differencesOf(fields, before, state.edits, theirs).every(({ side }) => side === "theirs");
            if (!isDone) return setConflict({ before, theirs });
            setState({ base: theirs, edits: {} });
            return forget();
        }
        const entered = fields.filter(
            (field) => !field.readOnly && lacking(field) === undefined && isShown(field, values, fields),
        );
        setProblems(problemsOf(error, entered, kind.fields));
    };

    const save = async (others: StoreRights[] = []): Promise<Saved | null> => {
        if (isBusy.current) return null;
        const shown = fields.filter((field) => !field.readOnly && isShown(field, values, fields));
        const sent = (isNew ? createdFields(shown, values) : changed).filter(({ field }) => shown.includes(field));
        const unread = sent.flatMap(({ field, now }) => unreadPaths(now, field.name));
        if (unread.length > 0) {
            const byPath = Object.fromEntries(unread.map((path) => [path, words.records.form.notRead]));
            setProblems({ ...noProblems, byPath });
            return null;
        }
        isBusy.current = true;
        setIsSaving(true);
        setProblems(noProblems);
        try {
            const saved = await write(sent, others);
            keepRecord(kind.kind, saved.record);
            if (isNew) void listsChanged(kind.kind);
            setState({ base: saved.record, edits: {} });
            forget();
            return saved;
        } catch (error) {
            refused(error);
            return null;
        } finally {
            isBusy.current = false;
            setIsSaving(false);
        }
    };

    const restore = (from: Draft) => {
        setDraft(null);
        once.resume(from.seed);
        const { base } = state;
        const isOld = base !== null && from.revision < base.revision;
        setState({ base: isOld ? asItWas(base, from) : base, edits: { ...untouched, ...from.edits } });
        if (!isOld) return;
        const then = { ...before, ...from.before };
        const clashes = differencesOf(fields, then, from.edits, base).some(({ side }) => side === null);
        if (clashes) setConflict({ before: then, theirs: base });
    };

    return {
        kind, fields, base: state.base, newer, values, edits: state.edits, changed, isDirty, isNew, isSaving, problems, conflict, draft, lacking,
        set, save, keep,
        discard: () => {
            setState(({ base }) => ({ base: record ?? base, edits: isNew ? untouched : {} }));
            forget();
        },
        restoreDraft: () => draft && restore(draft),
        discardDraft: () => {
            dropDraft(draftPlace);
            setDraft(null);
        },
        compare: () => newer && setConflict({ before, theirs: newer }),
        giveUpComparing: () => setConflict(null),
        resolve: (sides) => {
            if (!conflict) return;
            const mine = Object.entries(state.edits).filter(([name]) => sides[name] !== "theirs");
            setState({ base: conflict.theirs, edits: Object.fromEntries(mine) });
            keepRecord(kind.kind, conflict.theirs);
            setConflict(null);
        },
    };
}

// As if the record had been saved by itself: what is said of other stores is said in general.
function ofOneRecord({ body, errors }: Failure, saidElsewhere: string[]): Failure {
    const own = Object.entries(errors)
        .filter(([path]) => path.startsWith("records[0]"))
        .map(([path, sentence]) => [path.slice("records[0].".length), sentence]);
    const [stale] = (body["records"] ?? []) as { current?: StoredRecord }[];
    const message = saidElsewhere.length > 0 ? saidElsewhere.join(" ") : body.message;
    return new Failure({ ...body, message, errors: Object.fromEntries(own), ...(stale?.current ? { current: stale.current } : {}) });
}

// The record that an old draft was made of, as far as the draft knows it.
function asItWas(now: StoredRecord, { before, revision }: Draft): StoredRecord {
    const twins = Object.keys(before).map((name) => [`${name}Str`, undefined]);
    return { ...now, ...Object.fromEntries(twins), ...before, revision };
}

// What all records of a list have in common; this one may be opened from another list.
function fixedValues(view: View | undefined, base: StoredRecord | null): Values {
    const fixed = Object.entries(view?.fixed ?? {});
    return Object.fromEntries(fixed.map(([name, value]) => [name, base?.[name] ?? value]));
}

// Of a new record everything is sent that has a value.
function createdFields(fields: FieldDescription[], values: Values): FieldChange[] {
    return fields
        .filter(({ name, input }) => !isEmpty(values[name]) && input !== "picture")
        .map((field) => ({ field, old: null, now: values[field.name] }));
}

function problemsOf(error: unknown, entered: FieldDescription[], all: FieldDescription[]): Problems {
    if (error instanceof Unreachable) return { ...noProblems, isUnreachable: true };
    if (!(error instanceof Failure)) return { ...noProblems, general: [sentenceOf(error)] };
    const { byPath, general } = placeErrors(error.errors, entered, all);
    const isPlaced = Object.keys(byPath).length + general.length > 0;
    return { ...noProblems, byPath, general: isPlaced ? general : [sentenceOf(error)], existing: error.body.id ?? null };
}

// What was refused is no longer said once the field is touched.
function withoutPath(problems: Problems, name: string): Problems {
    const kept = Object.entries(problems.byPath).filter(([path]) => !(path === name || /^[.[]/.test(path.slice(name.length)) && path.startsWith(name)));
    if (kept.length === Object.keys(problems.byPath).length) return problems;
    return { ...problems, byPath: Object.fromEntries(kept) };
}
