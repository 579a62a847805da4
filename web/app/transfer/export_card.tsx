// The whole menu as JSON, or one kind as a table.
import { Button, Select, Switch } from "@mantine/core";
import { IconDownload } from "@tabler/icons-react";
import { useState } from "react";
import { useStore } from "../shell/store";
import { useWords } from "../words";
import { exportAddress } from "./transfer";
import { useMenuKinds } from "./use_menu_kinds";

export function ExportCard() {
    const { out } = useWords().transfer;
    const { id: store } = useStore();
    const kinds = useMenuKinds();
    const [hasPictures, setHasPictures] = useState(false);
    const [kind, setKind] = useState("menuItem");
    const whole = { format: "json", ...(hasPictures ? { pictures: "true" } : {}) };
    const icon = <IconDownload size={16} aria-hidden />;
    return (
        <section className="card" aria-label={out.title}>
            <h2 className="transfer-title">{out.title}</h2>
            <div className="transfer-sorts">
                <div>
                    <b>{out.whole}</b>
                    <p className="soft">{out.wholeHelp}</p>
                    <div className="transfer-row">
                        <Switch
                            label={out.pictures}
                            checked={hasPictures}
                            onChange={({ currentTarget: { checked } }) => setHasPictures(checked)}
                        />
                        <Button component="a" variant="default" href={exportAddress(store, whole)} download leftSection={icon}>
                            {out.download}
                        </Button>
                    </div>
                </div>
                <div>
                    <b>{out.table}</b>
                    <p className="soft">{out.tableHelp}</p>
                    <div className="transfer-row">
                        <Select
                            aria-label={out.kind}
                            data={kinds.map((one) => ({ value: one.kind, label: one.plural }))}
                            value={kind}
                            onChange={(value) => setKind(value ?? kind)}
                            allowDeselect={false}
                            translate="no"
                        />
                        <Button
                            component="a"
                            variant="default"
                            href={exportAddress(store, { format: "csv", kind })}
                            download
                            leftSection={icon}
                        >
                            {out.downloadTable}
                        </Button>
                    </div>
                </div>
            </div>
        </section>
    );
}
