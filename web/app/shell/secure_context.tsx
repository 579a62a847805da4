// Says what does not work where the browser does not trust the connection, and how to change that.
import { Anchor, CloseButton } from "@mantine/core";
import { Link } from "@tanstack/react-router";
import { useState } from "react";
import { useWords } from "../words";

const place = "comanda.insecure.hidden";

function isHiddenBefore(): boolean {
    try {
        return sessionStorage.getItem(place) === "yes";
    } catch {
        return false;
    }
}

// About signing in it stays; about pages it can be put away until the browser is closed.
export function SecureContextNotice({ about }: { about: "signIn" | "pages" }) {
    const { notice } = useWords().settings;
    const [isHidden, setIsHidden] = useState(isHiddenBefore);
    if (window.isSecureContext || (about === "pages" && isHidden)) return null;
    const hide = () => {
        setIsHidden(true);
        try {
            sessionStorage.setItem(place, "yes");
        } catch {
            // Hidden until the page is loaded again.
        }
    };
    return (
        <div className={about === "pages" ? "banner warn insecure" : "said warn insecure"}>
            <span>
                {about === "pages" ? notice.text : notice.signIn}{" "}
                <Anchor component={Link} to="/certificate" c="inherit" underline="always" fz="inherit">
                    {notice.how}
                </Anchor>
            </span>
            {about === "pages" && (
                <CloseButton size="sm" variant="transparent" c="inherit" aria-label={notice.hide} onClick={hide} />
            )}
        </div>
    );
}
