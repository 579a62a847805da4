// "Raise these by 3 %, round to .50": every new price is seen before any is written.
import { Button, Modal, SegmentedControl, Select, TextInput } from "@mantine/core";
import { useMemo, useState } from "react";
import { parseAmount } from "../../formats/amounts";
import { useFormats } from "../../formats/formats";
import { useStore } from "../../shell/store";
import { useWords } from "../../words";
import type { Menu } from "../menu_index";
import { Edits } from "../sheet/edits";
import { unitOf, type Raise, type Rounding } from "../sheet/rounding";
import { plainAmount } from "../sheet/price_text";
import type { Sheet } from "../sheet/rows";
import { savingOf, write } from "../sheet/save";
import { useStep } from "../sheet/use_save";
import { allOf, changesOf, pricesIn, raisedPrices, type Picked } from "./raise_plan";
import { RaisePreview } from "./raise_preview";
import "./raise.css";

interface Props {
    menu: Menu;
    sheet: Sheet;
    picked: Picked | null; // none: there is no selection
    hasUnsaved: boolean;
    close: () => void;
}

const roundings: Rounding[] = ["none", "half", "twentieth", "ninetynine"];
const shareDecimals = 3;

// ".50", or "50" of a currency without cents.
function endOf(rounding: Rounding, decimals: number): string {
    const unit = unitOf(decimals);
    const part = rounding === "half" ? unit / 2 : rounding === "twentieth" ? unit / 20 : unit - unit / 100;
    return decimals === 0 ? String(part) : plainAmount(part, decimals).slice(1);
}

export function RaiseDialog({ menu, sheet, picked, hasUnsaved, close }: Props) {
    const { common, menu: words } = useWords();
    const { raise: say } = words;
    const formats = useFormats();
    const { id: store } = useStore();
    const step = useStep();
    const [scope, setScope] = useState(picked ? "picked" : "all");
    const [direction, setDirection] = useState("up");
    const [by, setBy] = useState<Raise["by"]>("percent");
    const [text, setText] = useState("");
    const [rounding, setRounding] = useState<Rounding>("none");
    const [way, setWay] = useState("nearest");
    const [isBusy, setIsBusy] = useState(false);

    const size = by === "percent" ? parseAmount(text.replace("%", ""), shareDecimals) : formats.parseAmount(text);
    const isGood = size !== null && size >= 0 && (direction === "up" || by === "amount" || size <= 100_000);
    const those = scope === "picked" && picked ? picked : allOf(sheet);
    const raised = useMemo(() => {
        if (!isGood || size === null || (size === 0 && rounding === "none")) return [];
        return raisedPrices(those, { by, of: direction === "up" ? size : -size, rounding, isUp: way === "up" }, formats.decimals);
    }, [isGood, size, those, by, direction, rounding, way, formats]);
    const count = raised.filter(({ after }) => after !== null).length;

    const apply = async () => {
        setIsBusy(true);
        const edits = new Edits();
        edits.apply(changesOf(raised));
        const { entries } = savingOf(menu, edits);
        const written = await step(say.told(count, sheet.title), () => write(store, entries));
        setIsBusy(false);
        if (written) close();
    };

    return (
        <Modal opened onClose={close} title={say.title} size="lg" closeButtonProps={{ "aria-label": common.close }}>
            <form
                className="raise"
                onSubmit={(event) => {
                    event.preventDefault();
                    if (count > 0 && !hasUnsaved) void apply();
                }}
            >
                {picked && (
                    <SegmentedControl
                        aria-label={say.which}
                        value={scope}
                        onChange={setScope}
                        data={[
                            { value: "picked", label: say.picked(pricesIn(picked)) },
                            { value: "all", label: say.all(pricesIn(allOf(sheet)), sheet.title) },
                        ]}
                    />
                )}
                <div className="raise-line">
                    <SegmentedControl
                        aria-label={say.direction}
                        value={direction}
                        onChange={setDirection}
                        data={[
                            { value: "up", label: say.up },
                            { value: "down", label: say.down },
                        ]}
                    />
                    <TextInput
                        className="raise-by"
                        label={say.by}
                        inputMode="decimal"
                        autoComplete="off"
                        data-autofocus
                        value={text}
                        error={text !== "" && !isGood ? say.notGood : undefined}
                        onChange={({ currentTarget }) => setText(currentTarget.value)}
                    />
                    <SegmentedControl
                        aria-label={say.unit}
                        value={by}
                        onChange={(value) => setBy(value as Raise["by"])}
                        data={[
                            { value: "percent", label: "%" },
                            { value: "amount", label: <span translate="no">{formats.currency}</span> },
                        ]}
                    />
                </div>
                <div className="raise-line">
                    <Select
                        label={say.round}
                        allowDeselect={false}
                        value={rounding}
                        onChange={(value) => setRounding((value ?? "none") as Rounding)}
                        data={roundings.map((value) => ({ value, label: value === "none" ? say.noRounding : say.to(endOf(value, formats.decimals)) }))}
                    />
                    {rounding !== "none" && (
                        <SegmentedControl
                            aria-label={say.way}
                            value={way}
                            onChange={setWay}
                            data={[
                                { value: "nearest", label: say.nearest },
                                { value: "up", label: say.roundUp },
                            ]}
                        />
                    )}
                </div>
                <RaisePreview raised={raised} isGood={isGood} />
                {hasUnsaved && <p className="said warn">{say.saveFirst}</p>}
                <div className="guard-buttons">
                    <Button type="submit" loading={isBusy} disabled={count === 0 || hasUnsaved}>
                        {say.apply(count)}
                    </Button>
                    <Button variant="default" onClick={close}>
                        {common.cancel}
                    </Button>
                </div>
            </form>
        </Modal>
    );
}
