// The menu as a file: out of the store, and into it.
import { Title } from "@mantine/core";
import { useMay, useStore } from "../shell/store";
import { useWords } from "../words";
import { ExportCard } from "./export_card";
import { ImportCard } from "./import_card";
import "./transfer.css";

export function TransferPage() {
    const { transfer } = useWords();
    const { id, name } = useStore();
    const may = useMay();
    return (
        <div className="page" key={id}>
            <div className="page-head">
                <Title order={1}>{transfer.title}</Title>
                <span className="soft" translate="no">
                    {transfer.about(name)}
                </span>
            </div>
            {may("BO_IMPORT") && <ImportCard />}
            {may("BO_EXPORT") && <ExportCard />}
        </div>
    );
}
