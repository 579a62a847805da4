// When a dialog is taken away with the focus inside, the focus goes back to where it was before, so that the
// next key does not begin at the top of the page.

const keptMax = 12;
const overlay = "[role=dialog], [role=alertdialog], [role=menu]";

interface Place {
    element: HTMLElement;
    isOver: boolean; // within a dialog
}
let places: Place[] = []; // the latest first

function note({ target }: FocusEvent): void {
    if (!(target instanceof HTMLElement)) return;
    const others = places.filter(({ element }) => element !== target && element.isConnected);
    places = [{ element: target, isOver: target.closest(overlay) !== null }, ...others].slice(0, keptMax);
}

function giveBack(): void {
    const [last] = places;
    const isLost = document.activeElement === null || document.activeElement === document.body;
    if (!last?.isOver || last.element.isConnected || !isLost) return;
    places = places.filter(({ element }) => element.isConnected && element.checkVisibility());
    places[0]?.element.focus({ preventScroll: true });
}

export function keepFocus(): void {
    document.addEventListener("focusin", note);
    new MutationObserver(giveBack).observe(document.body, { childList: true, subtree: true });
}
