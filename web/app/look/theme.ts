// Our look as a theme of Mantine: its variables get the values of tokens.ts.
import { createTheme, defaultVariantColorsResolver, type CSSVariablesResolver, type MantineColorsTuple } from "@mantine/core";
import { dark, light, type Palette } from "./tokens";

// Mantine wants ten shades; we use one, and its own pages never show the others.
function shades(colour: string): MantineColorsTuple {
    return [colour, colour, colour, colour, colour, colour, colour, colour, colour, colour];
}

// Those of Mantine are bluish.
const warmGreys: MantineColorsTuple = [
    light.bg,
    light.sunk,
    "#efe8e0",
    light.line,
    "#cfc6bd",
    "#a89e96",
    light.control,
    light.soft,
    "#3b3430",
    light.ink,
];

export const theme = createTheme({
    fontFamily: '"Inter Variable", system-ui, sans-serif',
    fontFamilyMonospace: "ui-monospace, SFMono-Regular, Menlo, monospace",
    primaryColor: "accent",
    colors: { accent: shades(light.accent), gray: warmGreys },
    fontSizes: { xs: "0.75rem", sm: "0.875rem", md: "0.875rem", lg: "1rem", xl: "1.25rem" },
    headings: {
        fontWeight: "650",
        sizes: {
            h1: { fontSize: "1.25rem", lineHeight: "1.3" },
            h2: { fontSize: "1rem", lineHeight: "1.4" },
            h3: { fontSize: "0.875rem", lineHeight: "1.4" },
        },
    },
    radius: { xs: "5px", sm: "8px", md: "10px", lg: "10px", xl: "14px" },
    defaultRadius: "sm",
    focusRing: "auto",
    respectReducedMotion: true,
    cursorType: "pointer",
    components: {
        // With the usual radius a small box would be a circle.
        Checkbox: { defaultProps: { radius: "xs" } },
    },
    variantColorResolver: (input) => {
        const colours = defaultVariantColorsResolver(input);
        if (input.variant === "filled" && (input.color ?? "accent") === "accent")
            return {
                background: "var(--accent)",
                hover: "var(--accent-over)",
                color: "var(--on-accent)",
                border: "1px solid var(--accent)",
            };
        return colours;
    },
});

const kebab = (name: string) => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

function variables(palette: Palette): Record<string, string> {
    const own = Object.fromEntries(Object.entries(palette).map(([name, value]) => [`--${kebab(name)}`, String(value)]));
    return {
        ...own,
        "--mantine-color-body": palette.bg,
        "--mantine-color-text": palette.ink,
        "--mantine-color-dimmed": palette.soft,
        "--mantine-color-placeholder": palette.faint,
        "--mantine-color-anchor": palette.accent,
        "--mantine-color-error": palette.bad,
        "--mantine-color-default": palette.panel,
        "--mantine-color-default-hover": palette.sunk,
        "--mantine-color-default-color": palette.ink,
        "--mantine-color-default-border": palette.control,
        "--mantine-color-disabled": palette.sunk,
        "--mantine-color-disabled-color": palette.faint,
        "--mantine-color-disabled-border": palette.line,
        "--mantine-color-accent-filled": palette.accent,
        "--mantine-color-accent-filled-hover": palette.accentOver,
        "--mantine-color-accent-light": palette.accentSoft,
        "--mantine-color-accent-light-hover": palette.accentSoft,
        "--mantine-color-accent-light-color": palette.accent,
        "--mantine-color-accent-outline": palette.accent,
        "--mantine-color-accent-outline-hover": palette.accentSoft,
        "--mantine-primary-color-contrast": palette.onAccent,
    };
}

export const resolver: CSSVariablesResolver = () => ({
    variables: {},
    light: variables(light),
    // In the dark, fields, menus and dialogs of Mantine stand on its own greys.
    dark: {
        ...variables(dark),
        "--mantine-color-dark-4": dark.line,
        "--mantine-color-dark-5": dark.line,
        "--mantine-color-dark-6": dark.panel,
        "--mantine-color-dark-7": dark.bg,
        "--mantine-color-dark-8": dark.sunk,
    },
});
