// What a paired tablet is called, what it may do, and which page it shows.
import { Button, Group, Modal, Select, TextInput } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { useState, type FormEvent } from "react";
import { pages } from "../shell/navigation";
import { problemOf, Rest } from "../shell/problems";
import { useStore } from "../shell/store";
import { useWords } from "../words";
import { readRoles, type Role, type Tablet, type TabletWish } from "./tablets";

interface Props {
    title: string;
    confirm: string;
    tablet?: Tablet;
    run: (wish: TabletWish) => Promise<unknown>;
    close: () => void;
}

const pagesOfTablets = ["today", "orders", "kitchen", "floor", "soldOut", "menu", "clock"];

export function TabletForm({ title, confirm, tablet, run, close }: Props) {
    const { settings, shell, common } = useWords();
    const words = settings.tablets;
    const store = useStore();
    const roles = useQuery({
        queryKey: ["activeRoles", store.id],
        queryFn: ({ signal }) => readRoles(store.id, signal),
    });
    const [name, setName] = useState(tablet?.name ?? "");
    const [role, setRole] = useState<string | null>(tablet?.role ?? null);
    const [page, setPage] = useState(tablet?.page ?? "");
    const [error, setError] = useState<unknown>(null);
    const [isBusy, setIsBusy] = useState(false);

    const chosen = roles.data?.find(({ id }) => id === role);
    const shown = pages.filter(({ id, needs }) => pagesOfTablets.includes(id) && sees(chosen, needs));
    // A page that the list does not have stays as it is.
    const others = page === "" || shown.some(({ to }) => to === page) ? [] : [{ value: page, label: page }];
    const isComplete = name.trim() !== "" && role !== null;

    const submit = async (event: FormEvent) => {
        event.preventDefault();
        if (!isComplete || isBusy) return;
        setIsBusy(true);
        setError(null);
        try {
            await run({ name: name.trim(), role, page: page === "/" ? "" : page });
        } catch (problem) {
            setError(problem);
            setIsBusy(false);
        }
    };
    return (
        <Modal opened onClose={close} title={title} closeButtonProps={{ "aria-label": common.close }} size={520}>
            <form className="stack" onSubmit={(event) => void submit(event)} noValidate>
                <TextInput
                    label={words.name}
                    description={words.nameHelp}
                    value={name}
                    onChange={(event) => setName(event.currentTarget.value)}
                    error={problemOf(error, "name")}
                    maxLength={60}
                    autoComplete="off"
                    data-autofocus
                />
                <Select
                    label={words.role}
                    description={words.roleHelp}
                    data={rolesToGive(roles.data, store.privileges, tablet?.role)}
                    value={role}
                    onChange={setRole}
                    error={problemOf(error, "role")}
                    nothingFoundMessage={words.noRole}
                    searchable
                    allowDeselect={false}
                    translate="no"
                />
                <Select
                    label={words.page}
                    data={[
                        { value: "", label: words.firstPage },
                        ...shown.filter(({ to }) => to !== "/").map(({ id, to }) => ({ value: to, label: shell.pages[id] })),
                        ...others,
                    ]}
                    value={page}
                    onChange={(next) => setPage(next ?? "")}
                    error={problemOf(error, "page")}
                    allowDeselect={false}
                />
                <p className="hint">{words.limits}</p>
                <Rest error={error ?? roles.error} fields={["name", "role", "page"]} />
                <Group justify="flex-end">
                    <Button variant="default" onClick={close}>
                        {common.cancel}
                    </Button>
                    <Button type="submit" loading={isBusy} disabled={!isComplete}>
                        {confirm}
                    </Button>
                </Group>
            </form>
        </Modal>
    );
}

function sees(role: Role | undefined, needs: string[]): boolean {
    return needs.length === 0 || role === undefined || needs.some((one) => role.privileges.includes(one));
}

// Nobody gives what they do not have; the role that a tablet has already is shown.
function rolesToGive(roles: Role[] | undefined, held: string[], own: string | undefined) {
    return (roles ?? [])
        .filter(({ id, privileges }) => id === own || privileges.every((one) => held.includes(one)))
        .map(({ id, name }) => ({ value: id, label: name }));
}
