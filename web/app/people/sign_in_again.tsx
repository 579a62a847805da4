// Over a page whose session has ended: the page and its drafts stay, and nobody sees them meanwhile.
import "./people.css";
import { Modal } from "@mantine/core";
import { useSession, useStart } from "../api/start";
import { useWords } from "../words";
import { SignInForm } from "./sign_in_form";

export function SignInAgain() {
    const { people, shell } = useWords();
    const { renew } = useStart();
    const { person } = useSession();
    return (
        <Modal.Root
            opened
            fullScreen
            onClose={() => {}}
            closeOnEscape={false}
            transitionProps={{ duration: 0 }}
            zIndex={1000}
        >
            <Modal.Content className="over" aria-label={people.signIn.again}>
                <Modal.Body className="entrance">
                    <div className="entrance-column">
                        <div className="entrance-brand">
                            <span className="logo" aria-hidden>
                                C
                            </span>
                            {shell.product}
                        </div>
                        <div className="entrance-card">
                            <header>
                                <h1>{people.signIn.again}</h1>
                                <p className="soft">{people.signIn.ended}</p>
                            </header>
                            <SignInForm email={person.email} isEmailFixed onSignedIn={() => renew()} />
                            <button type="button" className="link-button" onClick={() => void renew("signedOut").catch(() => {})}>
                                {people.signIn.somebodyElse}
                            </button>
                        </div>
                    </div>
                </Modal.Body>
            </Modal.Content>
        </Modal.Root>
    );
}
