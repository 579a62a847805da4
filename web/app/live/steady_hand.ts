// A second touch in the same place, right after a card has moved away from under the hand, is not meant for
// the card that came there. Cards say which one they are by `data-card`.
import { useCallback, useRef, type MouseEvent } from "react";

const bounceMs = 400;
const bouncePixels = 24;

// For onClickCapture of the element around the cards.
export function useSteadyHand(): (event: MouseEvent) => void {
    const last = useRef({ at: -Infinity, x: 0, y: 0, card: "" });
    return useCallback((event) => {
        const card = (event.target as Element).closest<HTMLElement>("[data-card]")?.dataset["card"] ?? "";
        const { at, x, y, card: before } = last.current;
        const isNear = Math.hypot(event.clientX - x, event.clientY - y) < bouncePixels;
        // Keys click too, with a detail of 0 and without a place.
        const isBounce = event.detail > 0 && isNear && card !== before && event.timeStamp - at < bounceMs;
        if (isBounce) {
            event.stopPropagation();
            event.preventDefault();
        } else {
            last.current = { at: event.timeStamp, x: event.clientX, y: event.clientY, card };
        }
    }, []);
}
