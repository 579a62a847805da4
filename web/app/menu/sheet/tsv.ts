// A block of cells as spreadsheet programs put it on the clipboard: tabs between cells, a line for each
// row, and quotes around what has either in it.

export function blockOf(text: string): string[][] {
    const rows: string[][] = [];
    let row: string[] = [];
    let cell = "";
    let isQuoted = false;
    const endRow = () => {
        rows.push([...row, cell]);
        row = [];
        cell = "";
    };
    for (let at = 0; at < text.length; ++at) {
        const letter = text[at];
        if (isQuoted) {
            if (letter !== '"') cell += letter;
            else if (text[at + 1] === '"') cell += text[++at];
            else isQuoted = false;
        } else if (letter === '"' && cell === "") isQuoted = true;
        else if (letter === "\t") {
            row.push(cell);
            cell = "";
        } else if (letter === "\n") endRow();
        else if (letter !== "\r") cell += letter;
    }
    if (cell !== "" || row.length > 0) endRow();
    return rows;
}

export function textOfBlock(block: readonly (readonly string[])[]): string {
    const quoted = (cell: string) => (/["\t\r\n]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell);
    return block.map((row) => row.map(quoted).join("\t")).join("\n");
}
