// Ends the session on purpose: its pages go, here and in the other tabs.
import { useNavigate } from "@tanstack/react-router";
import { useCallback } from "react";
import { api } from "../api/client";
import { useStart } from "../api/start";
import { tellFailure } from "./told";

export function useSignOut(): () => void {
    const { renew } = useStart();
    const navigate = useNavigate();
    return useCallback(() => {
        const signOut = async () => {
            try {
                await api.POST("/v1/svc/session/end");
                await renew("signedOut");
                await navigate({ to: "/sign-in" });
            } catch (error) {
                tellFailure(error);
            }
        };
        void signOut();
    }, [renew, navigate]);
}
