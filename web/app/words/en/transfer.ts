const some = (count: number, one: string, many: string) => `${count.toLocaleString("en-US")} ${count === 1 ? one : many}`;

export const transfer = {
    title: "Import and export",
    about: (store: string) => `The menu of ${store} as a file: for a spreadsheet, another store, or to keep.`,
    out: {
        title: "Export",
        whole: "The whole menu",
        wholeHelp: "One JSON file with every kind. It can be imported into any store.",
        pictures: "With pictures",
        download: "Download JSON",
        table: "One kind as a table",
        tableHelp: "A CSV file for a spreadsheet: a line for each record.",
        kind: "Kind",
        downloadTable: "Download CSV",
    },
    in: {
        title: "Import",
        help: "First you see what would change. Nothing is written before you say so.",
        drop: "Drop a file here",
        choose: "Choose a file",
        sorts: "JSON with the whole menu, or CSV with one kind; at most 32 MiB and 10,000 records.",
        dropped: "Let go to look at the file",
        kind: "What does the table have?",
        kindHelp: "The name of the file does not say it.",
        look: "Look at it",
        looking: (file: string) => `Looking what ${file} would change…`,
        another: "Another file",
        again: "Look again",
        tooLarge: "This file is larger than 32 MiB.",
        notThat: "Only JSON and CSV files can be imported.",
        gone: "The file was changed or moved. Choose it again.",
        import: (count: number) => `Import ${some(count, "change", "changes")}`,
        nothing: "Nothing would change",
        nothingHelp: "Everything in the file is in the menu already.",
        summary: (created: number, changed: number, unchanged: number) =>
            [
                created > 0 ? `${created.toLocaleString("en-US")} new` : "",
                changed > 0 ? `${changed.toLocaleString("en-US")} changed` : "",
                unchanged > 0 ? `${unchanged.toLocaleString("en-US")} as they are` : "",
            ]
                .filter((part) => part !== "")
                .join(", "),
        column: { kind: "Kind", created: "New", changed: "Changed", unchanged: "As they are" },
        total: "Together",
        told: (created: number, changed: number) =>
            `Imported: ${created.toLocaleString("en-US")} new, ${changed.toLocaleString("en-US")} changed`,
        done: "The file is in the menu",
        doneHelp: "Every change stands in what happened, as one step that can be undone.",
        undone: "The import is undone",
        undoneHelp: "What it had changed is as it was before.",
        happened: "What happened",
    },
    errors: {
        // The server tells of a hundred at most.
        title: (count: number) =>
            count < 100 ? `${some(count, "mistake", "mistakes")} in the file` : `${count} mistakes or more in the file`,
        help: "Nothing was imported. Correct these in the file and choose it again.",
        column: { line: "Line", field: "Field", problem: "What is wrong" },
        line: (line: number) => `Line ${line.toLocaleString("en-US")}`,
        all: (count: number) => `Show all ${count.toLocaleString("en-US")}`,
        whole: "the whole file",
        download: "Download the list",
    },
};
