// What is known about something that needs somebody, and what helps.
import { Modal, Stack, Text } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { read } from "../api/client";
import { useFormats } from "../formats/formats";
import { useStore } from "../shell/store";
import { useWords } from "../words";
import type { Attention } from "./today";

interface CheckLeftOpen {
    checkID: string;
    tableName?: string;
    employeeName?: string;
    totalAmount?: number;
}

export function LookDialog({ row, detail, close }: { row: Attention; detail: string; close: () => void }) {
    const { today: say, common } = useWords();
    const formats = useFormats();
    const { id: store } = useStore();
    const { data: checks } = useQuery({
        queryKey: ["open-at-day-end", store],
        queryFn: ({ signal }) => read<CheckLeftOpen[]>(`/v1/sync/store/${store}/openAtDayEnd`, {}, signal),
        enabled: row.type === "openAtDayEnd",
    });
    const check = row.type === "openAtDayEnd" ? checks?.find(({ checkID }) => checkID === row.id) : undefined;
    const help =
        row.type === "webhook" && row.action === "resume"
            ? say.lookHelp.webhookPaused
            : say.lookHelp[row.type as keyof typeof say.lookHelp];
    return (
        <Modal
            opened
            onClose={close}
            title={`${say.kinds[row.type]}: ${row.name}`}
            closeButtonProps={{ "aria-label": common.close }}
        >
            <Stack gap="sm">
                <Text>{detail}</Text>
                {row.since && <Text c="dimmed">{say.lookSince(formats.dateTime(row.since))}</Text>}
                {check && (
                    <dl className="facts">
                        <dt>{say.table}</dt>
                        <dd translate="no">{check.tableName}</dd>
                        <dt>{say.employee}</dt>
                        <dd translate="no">{check.employeeName}</dd>
                    </dl>
                )}
                {help && <Text>{help}</Text>}
            </Stack>
        </Modal>
    );
}
