// The devices of the store: who is here, and what they are called.
import { useQuery } from "@tanstack/react-query";
import { useCallback } from "react";
import { read } from "../api/client";
import { queries } from "../api/queries";
import { useLiveEvents } from "../live/live";
import { useMay, useStore } from "../shell/store";
import { ownNode } from "./story";
import { useWords } from "../words";

export interface Device {
    id: string;
    node?: string;
    deviceId?: string;
    deviceName?: string;
    deviceAppVersion?: string;
    lastSeen?: string;
    online: boolean;
    blocked: boolean;
}

const everyMs = 60_000; // presence passes without an event

export function useDevices() {
    const { id: store } = useStore();
    const isSeen = useMay()("BO_DEVICES", "DEV_SETTINGS");
    const queryKey = ["devices", store];
    useLiveEvents(() => void queries.invalidateQueries({ queryKey }), ["device"]);
    const { data } = useQuery({
        queryKey,
        queryFn: ({ signal }) => read<Device[]>(`/v1/sync/store/${store}/getDevices`, {}, signal),
        enabled: isSeen,
        refetchInterval: everyMs,
    });
    return { isSeen, devices: data };
}

export function nameOfDevice({ deviceName, node, deviceId }: Device): string {
    return deviceName || node || deviceId || "";
}

// What people call a device that a check names by its node.
export function useDeviceName(): (node: string, said?: string) => string {
    const { floor: say } = useWords();
    const { devices } = useDevices();
    return useCallback(
        (node, said = "") => {
            if (node === ownNode) return say.backOffice;
            const device = devices?.find((one) => one.node === node || one.deviceId === node);
            return said || (device && nameOfDevice(device)) || node || say.unknownDevice;
        },
        [devices, say],
    );
}
