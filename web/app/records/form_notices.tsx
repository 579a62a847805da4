// What stands above a form: drafts, what others changed meanwhile, what was refused.
import { Button } from "@mantine/core";
import { Link } from "@tanstack/react-router";
import type { ReactNode } from "react";
import { useFormats } from "../formats/formats";
import { useWords } from "../words";
import type { RecordForm } from "./form_state";
import { usePrivilegeName } from "./privileges";

function Notice({ tone, children, actions }: { tone: "info" | "warn" | "bad"; children: ReactNode; actions?: ReactNode }) {
    return (
        <div className={`notice ${tone}`}>
            <div className="notice-text">{children}</div>
            {actions && <div className="notice-actions">{actions}</div>}
        </div>
    );
}

export function FormNotices({ form, viewOf }: { form: RecordForm; viewOf: string }) {
    const { records, common } = useWords();
    const { problems, draft, newer, isDirty, lacking, base } = form;
    const lack = lacking();
    const nameOf = usePrivilegeName(lack !== undefined);
    const formats = useFormats();
    const words = records.form;
    const small = { size: "compact-sm", variant: "default" } as const;
    return (
        <div className="notices">
            {lack !== undefined && <Notice tone="info">{common.mayNot(nameOf(lack))}</Notice>}
            {base?.activeStatus === false && <Notice tone="info">{words.isInactive}</Notice>}
            {draft && (
                <Notice
                    tone="warn"
                    actions={
                        <>
                            <Button {...small} onClick={form.restoreDraft}>
                                {words.restoreDraft}
                            </Button>
                            <Button {...small} onClick={form.discardDraft}>
                                {words.discardDraft}
                            </Button>
                        </>
                    }
                >
                    {words.draftOf} <span translate="no">{formats.dateTime(draft.at)}</span>
                </Notice>
            )}
            {newer && isDirty && (
                <Notice
                    tone="info"
                    actions={
                        <Button {...small} onClick={form.compare}>
                            {words.compare}
                        </Button>
                    }
                >
                    {words.changedMeanwhile}
                </Notice>
            )}
            <div role="alert">
                {problems.isUnreachable && <Notice tone="warn">{words.keptAsDraft}</Notice>}
                {problems.general.length > 0 && (
                    <Notice
                        tone="bad"
                        actions={
                            problems.existing && (
                                <Link
                                    to="/app/list/$view"
                                    params={{ view: viewOf }}
                                    search={{ open: problems.existing }}
                                >
                                    {words.openExisting}
                                </Link>
                            )
                        }
                    >
                        {problems.general.map((sentence) => (
                            <div key={sentence} translate="no">
                                {sentence}
                            </div>
                        ))}
                    </Notice>
                )}
                {Object.keys(problems.byPath).length > 0 && problems.general.length === 0 && (
                    <div className="visually-hidden">{words.refused(Object.keys(problems.byPath).length)}</div>
                )}
            </div>
        </div>
    );
}
