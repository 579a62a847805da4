import type { KindDescription, View } from "../api/descriptions";

export interface RecordDrawerProps {
    kind: KindDescription;
    view: View;
    id: string;
    copyOf?: string;
    onClose: () => void;
    onOpen: (id: string, options?: { copyOf?: string }) => void;
}

export function RecordDrawer(_: RecordDrawerProps) {
    return null;
}
