// What stands where rows would: nothing yet, nothing found, or a failure.
import { Button } from "@mantine/core";
import type { KindDescription, View } from "../api/descriptions";
import { sentenceOf } from "../shell/told";
import { useWords } from "../words";
import type { ListAddress } from "./list_state";

interface Props {
    kind: KindDescription;
    view: View;
    address: ListAddress;
    canMake: boolean;
}

export function EmptyList({ view, address, canMake }: Props) {
    const { list } = useWords().records;
    const { search, filters, status } = address.state;
    if (search !== "" || Object.keys(filters).length > 0)
        return (
            <div className="list-empty">
                <h2>{list.nothingFound}</h2>
                <p className="soft">{list.nothingFoundHelp}</p>
                <Button variant="default" onClick={() => address.change({ search: "", filters: {} })}>
                    {list.clearAll}
                </Button>
            </div>
        );
    if (status === "inactive")
        return (
            <div className="list-empty">
                <h2>{list.noneInactive}</h2>
                <p className="soft">{list.noneInactiveHelp}</p>
                <Button variant="default" onClick={() => address.change({ status: "active" })}>
                    {list.showActive}
                </Button>
            </div>
        );
    return (
        <div className="list-empty">
            <h2 translate="no">{list.noneYet(view.label.toLowerCase())}</h2>
            <p className="soft">{canMake ? list.noneYetHelp : list.noneYetReader}</p>
        </div>
    );
}

export function FailedList({ error, readAgain }: { error: Error; readAgain: () => void }) {
    const words = useWords();
    return (
        <div className="list-empty" role="alert">
            <h2>{words.records.list.failed}</h2>
            <p className="soft" translate="no">
                {sentenceOf(error)}
            </p>
            <Button variant="default" onClick={readAgain}>
                {words.common.tryAgain}
            </Button>
        </div>
    );
}
