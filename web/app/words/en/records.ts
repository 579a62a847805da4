export const records = {
    list: {},
    form: {},
};
