export function LinkPage() {
    return null;
}
