// Starts the back office.
import "@mantine/core/styles.css";
import "./look/look.css";
import "./shell/shell.css";
import { MantineProvider } from "@mantine/core";
import { QueryClientProvider } from "@tanstack/react-query";
import { RouterProvider } from "@tanstack/react-router";
import { StrictMode } from "react";
import { createRoot } from "react-dom/client";
import { queries } from "./api/queries";
import { resolver, theme } from "./look/theme";
import { keepFocus } from "./shell/focus_return";
import { Starting } from "./shell/starting";
import { router } from "./shell/router";
import { refuseStrayDrops } from "./shell/stray_drops";
import { Told } from "./shell/told";

const nonce = document.querySelector<HTMLMetaElement>('meta[name="csp-nonce"]')?.content ?? "";
// What locks the scrolling behind a dialog writes a style of its own, and looks here for its nonce.
Object.assign(globalThis, { __webpack_nonce__: nonce });
const place = document.getElementById("root");
if (!place) throw new Error("the page has no root");

keepFocus();
refuseStrayDrops();
createRoot(place).render(
    <StrictMode>
        <MantineProvider
            theme={theme}
            cssVariablesResolver={resolver}
            defaultColorScheme="auto"
            getStyleNonce={() => nonce}
        >
            <QueryClientProvider client={queries}>
                <Starting>
                    <RouterProvider router={router} />
                    <Told />
                </Starting>
            </QueryClientProvider>
        </MantineProvider>
    </StrictMode>,
);
