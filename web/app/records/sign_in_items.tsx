// Whether a user may sign in: invitations, links for a new password, ending it. Each is asked first.
import { Menu } from "@mantine/core";
import { IconKey, IconMail, IconPlugConnectedX, IconUserX } from "@tabler/icons-react";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { read } from "../api/client";
import { useMay, useStore } from "../shell/store";
import { useWords } from "../words";
import { SignInModal, type SignInAction } from "./sign_in_modal";

export interface SignIn {
    user: string;
    name: string;
    email: string;
    state: "invited" | "active" | "revoked";
    secondFactor: boolean;
    lastSignIn?: string;
}

export function SignInItems({ user, name }: { user: string; name: string }) {
    const { form: words } = useWords().records;
    const may = useMay();
    const { id: store } = useStore();
    const [action, setAction] = useState<SignInAction | null>(null);
    const isAllowed = may("BO_SIGN_INS");
    const { data, refetch } = useQuery({
        queryKey: ["signIns", store],
        queryFn: ({ signal }) => read<SignIn[]>(`/v1/svc/store/${store}/signIns`, {}, signal),
        enabled: isAllowed,
    });
    if (!isAllowed || !data) return null;
    const signIn = data.find((one) => one.user === user);
    const close = () => {
        setAction(null);
        void refetch();
    };
    return (
        <>
            <Menu.Divider />
            <Menu.Label>{words.signIn}</Menu.Label>
            {!signIn || signIn.state !== "active" ? (
                <Menu.Item closeMenuOnClick={false} leftSection={<IconMail size={16} />} onClick={() => setAction("invite")}>
                    {words.invite}
                </Menu.Item>
            ) : (
                <Menu.Item closeMenuOnClick={false} leftSection={<IconKey size={16} />} onClick={() => setAction("resetLink")}>
                    {words.resetLink}
                </Menu.Item>
            )}
            {signIn && (
                <>
                    <Menu.Item
                        closeMenuOnClick={false}
                        leftSection={<IconPlugConnectedX size={16} />}
                        onClick={() => setAction("endSessions")}
                    >
                        {words.endSessions}
                    </Menu.Item>
                    <Menu.Item closeMenuOnClick={false} leftSection={<IconUserX size={16} />} onClick={() => setAction("remove")}>
                        {words.removeSignIn}
                    </Menu.Item>
                </>
            )}
            {action && <SignInModal action={action} user={user} name={name} email={signIn?.email ?? ""} close={close} />}
        </>
    );
}
