export function StorePage() {
    return null;
}
export function AccountPage() {
    return null;
}
