// A password that one may look at, with the keyboard too.
import { PasswordInput, type PasswordInputProps } from "@mantine/core";
import { useState } from "react";
import { useWords } from "../words";

export function PasswordField(props: PasswordInputProps) {
    const { signIn } = useWords().people;
    const [isShown, setIsShown] = useState(false);
    return (
        <PasswordInput
            name="password"
            maxLength={256}
            autoCapitalize="none"
            spellCheck={false}
            {...props}
            visible={isShown}
            onVisibilityChange={setIsShown}
            visibilityToggleButtonProps={{
                tabIndex: 0,
                "aria-label": isShown ? signIn.hidePassword : signIn.showPassword,
            }}
        />
    );
}
