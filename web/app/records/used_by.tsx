// A record that others use is only inactivated once somebody has seen what uses it.
import { Button, Modal } from "@mantine/core";
import { Link } from "@tanstack/react-router";
import { kindNamed, useDescriptions, type Descriptions } from "../api/descriptions";
import type { FailureBody } from "../api/failure";
import { useWords } from "../words";

interface Props {
    refusal: FailureBody;
    name: string;
    close: () => void;
    force: () => void;
}

type Referrer = NonNullable<FailureBody["referrers"]>[number];

export function UsedBy({ refusal, name, close, force }: Props) {
    const { common, records } = useWords();
    const { form: words } = records;
    const descriptions = useDescriptions();
    const referrers = refusal.referrers ?? [];
    const kinds = [...new Set(referrers.map(({ kind }) => kind))];
    return (
        <Modal
            opened
            onClose={close}
            title={words.inUse(name)}
            closeButtonProps={{ "aria-label": common.close }}
            centered
        >
            <p className="guard-text" translate="no">
                {refusal.message}
            </p>
            <div className="used-by" translate="no">
                {kinds.map((kind) => (
                    <section key={kind}>
                        <h3>{(descriptions && kindNamed(descriptions, kind)?.plural) ?? kind}</h3>
                        <ul>
                            {referrers.filter((one) => one.kind === kind).map((referrer) => (
                                <li key={referrer.id}>
                                    <ReferrerLink referrer={referrer} descriptions={descriptions} />
                                </li>
                            ))}
                        </ul>
                    </section>
                ))}
            </div>
            <div className="guard-buttons">
                <Button variant="default" onClick={close} data-autofocus>
                    {words.leaveActive}
                </Button>
                <Button color="red" variant="outline" className="danger" onClick={force}>
                    {words.inactivateAnyway}
                </Button>
            </div>
        </Modal>
    );
}

function ReferrerLink({ referrer, descriptions }: { referrer: Referrer; descriptions: Descriptions | undefined }) {
    const view = descriptions && kindNamed(descriptions, referrer.kind)?.views[0];
    if (!view) return referrer.name;
    return (
        <Link to="/app/list/$view" params={{ view: view.id }} search={{ open: referrer.id }}>
            {referrer.name}
        </Link>
    );
}
