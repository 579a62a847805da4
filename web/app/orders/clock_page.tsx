export function ClockPage() {
    return null;
}
