// One's own sign-in: where it is good for, the password, the second step, and where one is signed in.
import "./people.css";
import { Title } from "@mantine/core";
import { useQueries } from "@tanstack/react-query";
import { read } from "../api/client";
import { useSession, type StoreRights } from "../api/start";
import { NotFound } from "../shell/failed_page";
import { useStore, useSwitchStore } from "../shell/store";
import { useWords } from "../words";
import { FactorCard } from "./factor_card";
import { PasswordCard } from "./password_card";
import { SessionsCard } from "./sessions_card";

export function MePage() {
    const { me } = useWords().people;
    const { device } = useSession();
    if (device) return <NotFound />;
    return (
        <div className="page">
            <div className="page-head">
                <Title order={1}>{me.title}</Title>
            </div>
            <div className="me">
                <div className="me-column">
                    <PersonCard />
                    <FactorCard />
                </div>
                <PasswordCard />
                <SessionsCard />
            </div>
        </div>
    );
}

const seesRoles = ["BO_STAFF", "BO_ROLES", "BO_SEE_STAFF"];

interface Role {
    id: string;
    name: string;
}

// The names of roles, in the stores where the person may see them.
function useRoleNames(stores: StoreRights[]): Map<string, string> {
    const seen = stores.filter(({ privileges }) => seesRoles.some((one) => privileges.includes(one)));
    return useQueries({
        queries: seen.map(({ id }) => ({
            queryKey: ["roles", id],
            queryFn: ({ signal }: { signal: AbortSignal }) => read<Role[]>(`/v1/svc/store/${id}/roles`, {}, signal),
            staleTime: 60_000,
        })),
        combine: (answers) => new Map(answers.flatMap(({ data }) => (data ?? []).map(({ id, name }) => [id, name] as const))),
    });
}

function PersonCard() {
    const { me } = useWords().people;
    const { person, stores } = useSession();
    const here = useStore();
    const switchStore = useSwitchStore();
    const names = useRoleNames(stores);
    return (
        <section className="card stacked" aria-labelledby="me-person">
            <div className="stack-head">
                <h2 id="me-person" translate="no">
                    {here.userName ?? person.email}
                </h2>
            </div>
            <dl className="facts">
                <dt>{me.email}</dt>
                <dd translate="no">{person.email}</dd>
                {stores.map((store) => (
                    <PersonsStore
                        key={store.id}
                        store={store}
                        isHere={store.id === here.id}
                        roles={store.roles.map((id) => names.get(id) ?? "").filter((name) => name !== "")}
                        open={() => switchStore(store.id)}
                    />
                ))}
            </dl>
            <p className="hint">{me.nameHelp}</p>
        </section>
    );
}

interface StoreProps {
    store: StoreRights;
    isHere: boolean;
    roles: string[];
    open: () => void;
}

function PersonsStore({ store, isHere, roles, open }: StoreProps) {
    const { me } = useWords().people;
    return (
        <>
            <dt>{me.store}</dt>
            <dd>
                {isHere ? (
                    <b translate="no">{store.name}</b>
                ) : (
                    <button type="button" className="link-button" onClick={open} translate="no">
                        {store.name}
                    </button>
                )}{" "}
                <span className="soft" translate="no">
                    {roles.join(", ")}
                </span>
            </dd>
        </>
    );
}
