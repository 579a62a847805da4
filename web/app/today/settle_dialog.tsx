// What one device said about a check and the check does not hold: a person decides.
import { Button, Group, Modal, Stack, Text } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { read, send } from "../api/client";
import { Failure } from "../api/failure";
import { useFormats } from "../formats/formats";
import { useStore } from "../shell/store";
import { sentenceOf, tell } from "../shell/told";
import { useWords, words } from "../words";
import { todayMoved, type Attention } from "./today";

interface Conflict {
    id: string;
    checkID: string;
    node: string;
    date: string;
    content?: { orderUniqueId?: string; menuName?: string; quantity?: number; totalPrice?: number; isVoid?: boolean }[];
}

export function SettleDialog({ row, close }: { row: Attention; close: () => void }) {
    const { today: say, common } = useWords();
    const { id: store } = useStore();
    const formats = useFormats();
    const [problem, setProblem] = useState("");
    const [busy, setBusy] = useState<"keep" | "drop" | null>(null);
    const { data, error } = useQuery({
        queryKey: ["conflicts", store],
        queryFn: ({ signal }) => read<Conflict[]>(`/v1/sync/store/${store}/conflicts`, {}, signal),
        staleTime: 0,
    });
    const conflict = data?.find(({ id }) => id === row.id);

    const decide = async (action: "keep" | "drop") => {
        setBusy(action);
        try {
            await send("PUT", `/v1/sync/store/${store}/conflict/${row.id}`, { body: { action } });
            const { today } = words();
            tell({ text: action === "keep" ? today.settledKeep : today.settledDrop });
            todayMoved(store);
            close();
        } catch (failure) {
            const isGone = failure instanceof Failure && failure.status === 404;
            setProblem(isGone ? say.settleGone : sentenceOf(failure));
        } finally {
            setBusy(null);
        }
    };
    return (
        <Modal
            opened
            onClose={close}
            title={say.settleTitle(row.name)}
            closeButtonProps={{ "aria-label": common.close }}
        >
            <Stack>
                {conflict && (
                    <>
                        <Text>{say.settleHelp(conflict.node, formats.dateTime(conflict.date))}</Text>
                        <table className="plain">
                            <caption className="visually-hidden">{say.settleLines}</caption>
                            <tbody translate="no">
                                {conflict.content?.map((line, at) => (
                                    <tr key={line.orderUniqueId ?? at}>
                                        <td>
                                            {line.quantity}× {line.isVoid ? <s>{line.menuName}</s> : line.menuName}
                                        </td>
                                        <td className="figure">
                                            {line.totalPrice !== undefined && formats.amount(line.totalPrice)}
                                        </td>
                                    </tr>
                                ))}
                            </tbody>
                        </table>
                        <Group justify="flex-end">
                            <Button
                                variant="default"
                                loading={busy === "drop"}
                                disabled={busy !== null}
                                onClick={() => void decide("drop")}
                            >
                                {say.settleDrop}
                            </Button>
                            <Button
                                loading={busy === "keep"}
                                disabled={busy !== null}
                                onClick={() => void decide("keep")}
                            >
                                {say.settleKeep}
                            </Button>
                        </Group>
                    </>
                )}
                {data && !conflict && <Text>{say.settleGone}</Text>}
                {(problem || error) && (
                    <Text role="alert" c="var(--bad)" translate="no">
                        {problem || sentenceOf(error)}
                    </Text>
                )}
            </Stack>
        </Modal>
    );
}
