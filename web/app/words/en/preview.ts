const some = (count: number, one: string, many: string) => `${count.toLocaleString("en-US")} ${count === 1 ? one : many}`;

// What a pull or an import would do, before it is done.
export const preview = {
    title: "What would change",
    show: "Which changes",
    all: "All",
    changes: {
        create: "New",
        change: "Changed",
        inactivate: "Goes",
        activate: "Comes back",
        keep: "Keeps its own",
        link: "Linked",
    },
    tags: {
        create: "new",
        change: "",
        inactivate: "goes out of use",
        activate: "comes back",
        keep: "stays as it is",
        link: "linked",
    },
    counted: (label: string, count: number) => `${label} ${count.toLocaleString("en-US")}`,
    kind: "Kind",
    allKinds: "Every kind",
    find: "Find by name",
    nothingFound: "Nothing like that",
    nothingFoundHelp: "No change fits what you chose above.",
    clear: "Show all",
    more: (count: number) => `Show ${count.toLocaleString("en-US")} more`,
    moreFields: (count: number) => `and ${some(count, "field", "fields")} more`,
    leftOut: (count: number) => `${some(count, "change is", "changes are")} not shown here: there are too many to list.`,
    kept: "own value",
    theirs: "theirs",
    keptHelp: "This store changed it. It stays.",
    line: (line: number) => `line ${line}`,
    nameless: "Without a name",
};
