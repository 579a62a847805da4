// Words of the drawer and the forms of records.
export const form = {
    becomes: "becomes",
    picture: "Picture",
    unknownRecord: "a record that is gone",
    inactiveName: (name: string) => `${name} (inactive)`,
    closed: "closed",
};
