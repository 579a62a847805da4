// Asks before signing out takes drafts away.
import { useWords } from "../words";
import { Ask } from "./ask";
import { useSigningOut } from "./sign_out";

export function SignOutQuestion() {
    const { shell } = useWords();
    const { isAsking, goOn, stay } = useSigningOut();
    if (!isAsking) return null;
    return (
        <Ask title={shell.signOutTitle} text={shell.signOutDrafts} confirm={shell.signOut} run={goOn} close={stay} />
    );
}
