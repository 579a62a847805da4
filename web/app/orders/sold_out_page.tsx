export function SoldOutPage() {
    return null;
}
