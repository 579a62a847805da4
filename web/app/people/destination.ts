// Where sign-in leads: only to a page of this site, whatever the address says.

export function destinationOf(to: string | undefined, origin: string): string {
    if (!to?.startsWith("/")) return "/";
    let url: URL;
    try {
        url = new URL(to, origin);
    } catch {
        return "/";
    }
    // "/.//other.example" is of this site, but its path would name another one.
    const isOurs = url.origin === origin && !url.pathname.startsWith("//");
    if (!isOurs || url.pathname === "/sign-in") return "/";
    return url.pathname + url.search + url.hash;
}
