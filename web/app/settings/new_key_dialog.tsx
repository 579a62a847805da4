// Making an API key: what it is for and how far it reaches, then the key itself, once.
import { Button, Checkbox, Group, Modal, SimpleGrid, Switch, TextInput } from "@mantine/core";
import { useState, type FormEvent } from "react";
import { queries } from "../api/queries";
import { useSession } from "../api/start";
import { useLeavingAsks } from "../people/shown_once";
import { CopyButton } from "../shell/copy";
import { problemOf, Rest } from "../shell/problems";
import { useWords } from "../words";
import { areas, keysKey, makeKey, type ApiKey, type NewKey } from "./keys";
import "../people/people.css";

export function NewKeyDialog({ close }: { close: () => void }) {
    const words = useWords().settings.keys;
    const { common } = useWords();
    const [made, setMade] = useState<{ name: string; key: string } | null>(null);
    if (made) return <MadeKey name={made.name} apiKey={made.key} close={close} />;
    return (
        <Modal opened onClose={close} title={words.make} closeButtonProps={{ "aria-label": common.close }} size={520}>
            <NewKeyForm done={(name, key) => setMade({ name, key })} close={close} />
        </Modal>
    );
}

function NewKeyForm({ done, close }: { done: (name: string, key: string) => void; close: () => void }) {
    const { settings, common } = useWords();
    const words = settings.keys;
    const { account, stores } = useSession();
    const [name, setName] = useState("");
    const [chosenAreas, setChosenAreas] = useState<string[]>([]);
    const [isAllStores, setIsAllStores] = useState(true);
    const [chosenStores, setChosenStores] = useState<string[]>([]);
    const [isReadOnly, setIsReadOnly] = useState(false);
    const [expires, setExpires] = useState("");
    const [error, setError] = useState<unknown>(null);
    const [isBusy, setIsBusy] = useState(false);
    const [once, setOnce] = useState(() => crypto.getRandomValues(new Uint32Array(4)).join("-"));
    const isComplete = name.trim() !== "" && chosenAreas.length > 0 && (isAllStores || chosenStores.length > 0);

    const submit = async (event: FormEvent) => {
        event.preventDefault();
        if (!isComplete || isBusy) return;
        setIsBusy(true);
        setError(null);
        const key: NewKey = { name: name.trim(), areas: chosenAreas };
        if (!isAllStores) key.stores = chosenStores;
        if (isReadOnly) key.readOnly = true;
        if (expires !== "") key.expires = expires;
        try {
            const { apiKey, ...made } = await makeKey(account, key, once);
            queries.setQueryData<ApiKey[]>(keysKey(account), (before) => [...(before ?? []), made]);
            done(made.name, apiKey);
        } catch (problem) {
            setError(problem);
            setIsBusy(false);
        }
    };
    // Another key than the one that was sent is another wish.
    const changed = () => setOnce(crypto.getRandomValues(new Uint32Array(4)).join("-"));
    return (
        <form className="stack" onSubmit={(event) => void submit(event)} onChange={changed} noValidate>
            <TextInput
                label={words.name}
                description={words.nameHelp}
                value={name}
                onChange={(event) => setName(event.currentTarget.value)}
                error={problemOf(error, "name")}
                maxLength={255}
                autoComplete="off"
                data-autofocus
            />
            <Checkbox.Group label={words.areas} value={chosenAreas} onChange={setChosenAreas} error={problemOf(error, "areas")}>
                <SimpleGrid cols={{ base: 2, xs: 3 }} spacing="xs" mt={6}>
                    {areas.map((area) => (
                        <Checkbox key={area} value={area} label={words.area[area]} />
                    ))}
                </SimpleGrid>
            </Checkbox.Group>
            <Switch
                label={words.readOnly}
                description={words.readOnlyHelp}
                checked={isReadOnly}
                onChange={(event) => setIsReadOnly(event.currentTarget.checked)}
            />
            {stores.length > 1 && (
                <div className="stack">
                    <Switch
                        label={words.allStores}
                        checked={isAllStores}
                        onChange={(event) => setIsAllStores(event.currentTarget.checked)}
                    />
                    {!isAllStores && (
                        <Checkbox.Group
                            label={words.stores}
                            value={chosenStores}
                            onChange={setChosenStores}
                            error={problemOf(error, "stores")}
                        >
                            <Group mt={6}>
                                {stores.map((store) => (
                                    <Checkbox key={store.id} value={store.id} label={<span translate="no">{store.name}</span>} />
                                ))}
                            </Group>
                        </Checkbox.Group>
                    )}
                </div>
            )}
            <TextInput
                type="date"
                label={words.expires}
                description={words.expiresHelp}
                value={expires}
                onChange={(event) => setExpires(event.currentTarget.value)}
                error={problemOf(error, "expires")}
                maw={220}
            />
            <Rest error={error} fields={["name", "areas", "stores", "expires"]} />
            <Group justify="flex-end">
                <Button variant="default" onClick={close}>
                    {common.cancel}
                </Button>
                <Button type="submit" loading={isBusy} disabled={!isComplete}>
                    {words.create}
                </Button>
            </Group>
        </form>
    );
}

function MadeKey({ name, apiKey, close }: { name: string; apiKey: string; close: () => void }) {
    const { settings, people } = useWords();
    const words = settings.keys;
    const [isKept, setIsKept] = useState(false);
    useLeavingAsks(!isKept);
    return (
        <Modal
            opened
            onClose={() => {}}
            closeOnEscape={false}
            withCloseButton={false}
            title={<span>{words.shownTitle}</span>}
            size={520}
        >
            <div className="stack">
                <p className="soft">{words.shownHelp}</p>
                <div className="said key-shown">
                    <div>
                        <b translate="no">{name}</b>
                        <div className="secret-text" translate="no">
                            {apiKey}
                        </div>
                    </div>
                    <CopyButton text={apiKey} label={words.key} onCopied={() => setIsKept(true)} />
                </div>
                <Group justify="space-between">
                    <Checkbox
                        label={people.once.kept}
                        checked={isKept}
                        onChange={(event) => setIsKept(event.currentTarget.checked)}
                    />
                    <Button disabled={!isKept} onClick={close}>
                        {people.once.done}
                    </Button>
                </Group>
            </div>
        </Modal>
    );
}
