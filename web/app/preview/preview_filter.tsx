// Which of the changes are looked at. Each choice names how many there are.
import { Chip, Group, Select, TextInput } from "@mantine/core";
import { useMemo } from "react";
import { kindNamed, useDescriptions } from "../api/descriptions";
import { useWords } from "../words";
import { changeWords, countsOf, type PreviewChoice, type PreviewRecord } from "./preview";

interface Props {
    records: PreviewRecord[];
    choice: PreviewChoice;
    choose: (choice: PreviewChoice) => void;
}

export function PreviewFilter({ records, choice, choose }: Props) {
    const { preview } = useWords();
    const descriptions = useDescriptions();
    const counts = useMemo(() => countsOf(records), [records]);
    const kinds = useMemo(() => [...new Set(records.map(({ kind }) => kind))], [records]);
    const label = (kind: string) => (descriptions && kindNamed(descriptions, kind)?.plural) ?? kind;
    return (
        <div className="preview-filter">
            <Chip.Group value={choice.show} onChange={(show) => choose({ ...choice, show })}>
                <Group gap={6} role="group" aria-label={preview.show}>
                    <Chip value="" size="xs" variant="outline">
                        {preview.counted(preview.all, records.length - counts.link)}
                    </Chip>
                    {changeWords
                        .filter((word) => counts[word] > 0)
                        .map((word) => (
                            <Chip key={word} value={word} size="xs" variant="outline">
                                {preview.counted(preview.changes[word], counts[word])}
                            </Chip>
                        ))}
                </Group>
            </Chip.Group>
            <Select
                aria-label={preview.kind}
                placeholder={preview.allKinds}
                data={kinds.map((kind) => ({ value: kind, label: label(kind) }))}
                value={choice.kind || null}
                onChange={(kind) => choose({ ...choice, kind: kind ?? "" })}
                clearable
            />
            <TextInput
                type="search"
                aria-label={preview.find}
                placeholder={preview.find}
                value={choice.find}
                onChange={({ currentTarget: { value } }) => choose({ ...choice, find: value })}
            />
        </div>
    );
}
