const some = (count: number, one: string, many: string) => `${count.toLocaleString("en-US")} ${count === 1 ? one : many}`;

// One change in several stores.
export const several = {
    title: "Also in these stores",
    help: "There the records that are copies of these are changed. Each store can undo it by itself.",
    all: "All of them",
    looking: "Looking what would change there…",
    summary: (changes: number, missing: number) =>
        [
            changes === 0 ? "Nothing changes there" : `${some(changes, "record changes", "records change")} there`,
            missing === 0 ? "" : `${missing.toLocaleString("en-US")} left out`,
        ]
            .filter((part) => part !== "")
            .join(", "),
    more: (count: number) => `and ${count.toLocaleString("en-US")} more`,
    moreMissing: (count: number) => `and ${count.toLocaleString("en-US")} more that are left out`,
    notThere: "not in this store",
    lacks: (field: string, name: string) => `${field}${name === "" ? "" : ` “${name}”`} is not in this store`,
    open: "In more stores…",
    dialog: (name: string) => `Save ${name} in more stores`,
    here: (store: string) => `In ${store}`,
    save: (count: number) => `Save in ${some(count, "store", "stores")}`,
    change: (count: number) => `Change in ${some(count, "store", "stores")}`,
    inStores: (stores: number, left: number) =>
        `, in ${some(stores, "store", "stores")}${left === 0 ? "" : `; ${left.toLocaleString("en-US")} left out`}`,
    undoPartly: (stores: string, sentence: string) => `Not undone in ${stores}: ${sentence}`,
};
