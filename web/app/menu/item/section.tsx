// A part of the item's panel. Rare ones are folded, and tell in a line what is in them.
import { UnstyledButton } from "@mantine/core";
import { IconChevronRight } from "@tabler/icons-react";
import { useId, useState, type ReactNode } from "react";
import type { RecordForm } from "../../records/form_state";

interface Props {
    title: string;
    form: RecordForm;
    fields: readonly string[]; // that are entered in it
    summary?: ReactNode; // while it is folded; without one it is always open
    children: ReactNode;
}

export function Section({ title, form, fields, summary, children }: Props) {
    const [isUnfolded, setIsUnfolded] = useState(false);
    const id = useId();
    const paths = Object.keys(form.problems.byPath);
    const hasProblem = fields.some((name) => paths.some((path) => path.split(/[.[]/)[0] === name));
    const isOpen = summary === undefined || isUnfolded || hasProblem;
    return (
        <section aria-labelledby={id} className="item-section">
            <h3 id={id}>
                {summary === undefined ? (
                    title
                ) : (
                    <UnstyledButton className="item-fold" aria-expanded={isOpen} onClick={() => setIsUnfolded(!isUnfolded)}>
                        <IconChevronRight size={15} className="turning" />
                        {title}
                    </UnstyledButton>
                )}
            </h3>
            {!isOpen && <p className="soft item-summary">{summary}</p>}
            {isOpen && children}
        </section>
    );
}
