// A file that is let go beside the place for it would take the browser away from the page.
const hasFiles = ({ dataTransfer }: DragEvent) => dataTransfer?.types.includes("Files") === true;

export function refuseStrayDrops(): void {
    for (const type of ["dragover", "drop"] as const)
        addEventListener(type, (event) => {
            if (event.defaultPrevented || !hasFiles(event)) return;
            event.preventDefault();
            if (event.dataTransfer) event.dataTransfer.dropEffect = "none";
        });
}
