export function Palette(_: { close: () => void }) {
    return null;
}
