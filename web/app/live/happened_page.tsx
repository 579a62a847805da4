export function HappenedPage() {
    return null;
}
